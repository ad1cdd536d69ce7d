import { describe, expect, it } from 'vitest';
import { checkOwnDomain } from './own-domain.ts';
import type { CheckContext } from './check-context.ts';

/** Returns the hint for a link on a site with this address, or `undefined` if the link is accepted. */
const hint = (target: string, url?: string) => {
  const site = { checked: { singles: url ? { site: { value: { url } } } : {} } } as unknown as CheckContext; // all that the check reads
  return checkOwnDomain(site, target, 'content/pages/home.yaml', ['to'])[0]?.hint;
};

describe('an absolute link', () => {
  it.each([
    ['https://www.example.com', '/'],
    ['https://www.example.com/', '/'],
    ['https://example.com/about-me', '/about-me'],
    ['https://www.example.com/us/', '/'],
    ['https://www.example.com/dk/about-me/', '/about-me'],
    ['https://WWW.Example.com/About-Me?utm=1#story', '/about-me#story'],
    ['https://www.example.com/us/services/audits', '/services/audits'],
    ['https://www.example.com/usa', '/usa'],
  ])('suggests %s as %s', (target, relative) => {
    expect(hint(target, 'https://www.example.com')).toBe(`Write "${relative}": the site puts the region in front.`);
    expect(hint(target, 'https://example.com')).toBe(`Write "${relative}": the site puts the region in front.`);
  });

  it.each([
    'https://shop.example.com/about-me',
    'https://www.example.com.evil.test/',
    'https://www.example.com:8443/us/',
    'https://www.example.com/images/offer.pdf',
    'https://www.example.com/sitemap.xml',
    'https://[no address',
  ])('accepts %s', (target) => {
    expect(hint(target, 'https://www.example.com')).toBeUndefined();
  });

  it("is accepted if the site's address is unknown", () => {
    expect(hint('https://www.example.com/')).toBeUndefined();
  });
});
