import { describe, expect, it } from 'vitest';
import { diagnose, MINIMAL_SITE } from '../../../../tests/support/minimal-site.ts';

/** Returns what the check says of a button's link on a site with this address. */
function hints(target: string, url = 'https://www.example.com'): string[] {
  const [home, site] = ['content/pages/home.yaml', 'content/site.yaml'];
  const button = `    cta: { label: { en: Go, da: Gå }, to: "${target}" }\n`;
  return diagnose({
    ...MINIMAL_SITE,
    [site]: String(MINIMAL_SITE[site]).replace('url: https://www.example.com', `url: ${url}`),
    [home]: String(MINIMAL_SITE[home]) + button,
  }).map(({ hint }) => hint);
}

describe('an absolute link', () => {
  it.each([
    ['https://www.example.com', '/'],
    ['https://www.example.com/', '/'],
    ['https://example.com/about-me', '/about-me'],
    ['https://www.example.com/us/', '/'],
    ['https://www.example.com/dk/about-me/', '/about-me'],
    ['https://WWW.Example.com/About-Me?utm=1#story', '/about-me#story'],
    ['https://www.example.com/us/project/gasper-software', '/project/gasper-software'],
    ['https://www.example.com/us/about-me#nothing', '/about-me'],
    ['https://www.example.com/abuot-me', '/about-me'],
  ])('suggests %s as %s', (target, relative) => {
    const hint = `Write "${relative}": the site puts the region in front.`;
    expect(hints(target)).toEqual([hint]);
    expect(hints(target, 'https://example.com')).toEqual([hint]);
  });

  it('suggests no page that is not there', () => {
    expect(hints('https://www.example.com/nothing-like-it')).toEqual([
      'There is no such page: link to another one, without https:// and the domain.',
    ]);
  });

  it.each([
    'https://shop.example.com/about-me',
    'https://www.example.com.evil.test/',
    'https://www.example.com:8443/us/',
    'https://www.example.com/images/offer.pdf',
    'https://www.example.com/sitemap.xml',
    'https://[no-address',
  ])('accepts %s', (target) => {
    expect(hints(target)).toEqual([]);
  });
});
