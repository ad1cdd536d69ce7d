import { beforeAll, describe, expect, it } from 'vitest';
import { openRealContent, type RealContent } from '../../../../tests/support/real-content.ts';
import { diagnose, MINIMAL_SITE } from '../../../../tests/support/minimal-site.ts';

const HOME = 'content/pages/home.yaml';
const LIST = 'content/pages/case-studies.yaml';
const NAVIGATION = 'content/navigation.yaml';

let content: RealContent;
beforeAll(async () => {
  content = await openRealContent();
});

const closing = (to: string) =>
  `  - type: closing\n    id: end\n    title: { en: Cases, da: Cases }\n    text: { en: "Look at them.", da: "Se dem her." }\n    action: { label: { en: Open, da: Vis }, to: ${to} }\n`;

/** Returns the errors of the site with a short first page of the list, and a case study as a draft or not. */
function errorsWith(isDraft: boolean, to: string, file: string): string[] {
  const raney = 'content/case-studies/raney-consulting.yaml';
  const text = content.textOf(file).trimEnd();
  const edits = new Map([
    [LIST, content.textOf(LIST).replace('pageSize: 60', 'pageSize: 9')],
    [raney, `${content.textOf(raney).trimEnd()}\n${isDraft ? 'draft: true\n' : ''}`],
    [file, file === HOME ? `${text}\n${closing(to)}` : `${text}\n  - label: { en: More, da: Flere }\n    to: ${to}\n`],
  ]);
  return content
    .diagnose(edits)
    .filter(({ severity }) => severity === 'error')
    .map(({ message, hint }) => `${message} ${hint}`);
}

describe('a link to a further page of a list', () => {
  it('is an error in a button while fewer case studies are shown, and none in a menu', () => {
    expect(errorsWith(false, '/case-studies/page/2', HOME)).toEqual([]);
    expect(errorsWith(true, '/case-studies/page/2', HOME)).toEqual([
      '/case-studies/page/2 is there only while drafts, or case studies with days, are shown. Link to the first page of the list: /case-studies.',
    ]);
    expect(errorsWith(true, '/case-studies/page/2', NAVIGATION)).toEqual([]);
    expect(errorsWith(true, '/case-studies', HOME)).toEqual([]);
  });
});

/** Returns what the check says of a button's link on a site with this address. */
function hints(target: string, url = 'https://www.example.com', files: readonly string[] = []): string[] {
  const [home, site] = ['content/pages/home.yaml', 'content/site.yaml'];
  const button = `    cta: { label: { en: Go, da: Gå }, to: "${target}" }\n`;
  const edited = {
    ...MINIMAL_SITE,
    [site]: String(MINIMAL_SITE[site]).replace('url: https://www.example.com', `url: ${url}`),
    [home]: String(MINIMAL_SITE[home]) + button,
  };
  return diagnose(edited, { files }).map(({ hint }) => hint);
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

describe('a link to a file for download', () => {
  it('is an error while the file is not in public/', () => {
    expect(hints('/files/prices.pdf')).toEqual(['Put the file there: public/files/prices.pdf.']);
    expect(hints('/files/prices.pdf', undefined, ['/files/prices.pdf'])).toEqual([]);
  });

  it.each(['/files/prices.zip', '/files/Prices.pdf', '/images/prices.pdf', '/files/../prices.pdf'])(
    'leads to a PDF in its folder, and not to %s',
    (target) => {
      expect(hints(target)).toHaveLength(1);
      expect(hints(target)[0]).not.toContain('Put the file there');
    },
  );
});
