import fc from 'fast-check';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDocument, type ReadDocument } from '../tests/support/document-strings.ts';
import { findTexts, refusals, siteWith } from '../tests/support/hostile-site.ts';
import type { LoadedSite } from './content/load-content.ts';
import { sharePictures } from './content/share-pictures.ts';
import { siteRoutes } from './content/routes.ts';
import { buildPage, missingRoute, type BuildPage } from './content/site-build.ts';
import { NOT_FOUND_PAGE } from './content/page-paths.ts';
import { sitemap } from './content/sitemap.ts';
import { webManifest } from './content/web-manifest.ts';
import { renderPage } from './server.tsx';

const ROOT = join(import.meta.dirname, '..');

/** Stands on both sides of what is put into a text, so that it begins and ends with a letter. */
const [BEGIN, END] = ['xq', 'qx'];
const HARMLESS = `${BEGIN}word${END}`;

/** What ends a text, an attribute, a script or a comment somewhere, or begins an element. No figures: they are set apart. */
const ATTACKS = [
  '</script><script>alert(x)</script>',
  '<img src=x onerror=alert(x)>',
  '"><svg/onload=alert(x)>',
  "' autofocus onfocus='alert(x)",
  '</title>',
  '</style>',
  '<!--',
  '-->',
  '<!--used-css-->',
  ']]>',
  '<![CDATA[',
  '&',
  '&lt;',
  '&amp;lt;',
  '\\',
  '{{',
  '}}',
  '$&',
  '`',
  '\u2028',
  '\u2029',
  '\u202E',
  '%',
  'javascript:alert(x)',
];

/** The shortest of each kind, for the fields that may not be long. */
const SHORT = `${BEGIN}</script><b>&"'${END}`;
const places = findTexts(SHORT);
const harmless = siteWith(HARMLESS, places);

/** Each page once, in one region or another. */
const onePerAddress = <T extends { key: string }>(pages: Iterable<T>): T[] => {
  const regions = ['us', 'eu', 'dk'];
  const names = new Map<string, T[]>();
  for (const page of pages) {
    const name = page.key.replace(/^\w+\//, '');
    names.set(name, [...(names.get(name) ?? []), page]);
  }
  return [...names.values()].flatMap(
    (versions, index) => versions.find(({ key }) => key.startsWith(regions[index % 3] ?? '')) ?? versions[0] ?? [],
  );
};

/** A few pages of every kind. */
const fewPages = (site: LoadedSite): BuildPage[] => {
  const seen = new Set<string>();
  const routes = [...siteRoutes(site.content), missingRoute(site.content, NOT_FOUND_PAGE, 'us')];
  return onePerAddress(routes.map((route) => buildPage(site, route))).filter(({ page }) => {
    const kind = page.sections.map(({ type }) => type).join(' ');
    return !seen.has(kind) && seen.add(kind);
  });
};

const html = (page: BuildPage): Promise<string> =>
  renderPage(page, { boot: 'start()', entry: '/entry.js', styles: '/all.css', head: '<style>a{}</style>' });

/** A document of the harmless site as it would be with other words. */
const expected = ({ elements, strings }: ReadDocument, words: string): ReadDocument => ({
  elements,
  strings: strings.map((text) => text.replaceAll(HARMLESS, () => words)),
});

/** An anchor that is made of a text, of its letters and figures only. */
const ANCHOR = new RegExp(`^(#?[\\p{L}\\d-]+)-${BEGIN}[\\p{L}\\d-]*${END}$`, 'u');

/** The file of what frames a region's pages, whose name is made of its content. */
const FRAME = /^(\/assets\/frame-\w+-)[\da-f]+(\.json)$/;

/** Leaves out what is made of texts by taking away their signs: addresses of case studies and frames, anchors of parts. */
const withoutNames = (site: LoadedSite, { elements, strings }: ReadDocument): ReadDocument => ({
  elements,
  strings: strings.map((text) =>
    site.content.caseStudies
      .reduce((rest, { slug, id }) => rest.replaceAll(slug, `case-${id}`), text)
      .replace(ANCHOR, '$1')
      .replace(FRAME, '$1$2'),
  ),
});

/** Reads pages of a site as a browser does. */
const readPages = async (site: LoadedSite, pages: BuildPage[]): Promise<ReadDocument[]> => {
  const read: ReadDocument[] = [];
  for (const page of pages) read.push(withoutNames(site, readDocument(await html(page), 'text/html')));
  return read;
};

const words = fc
  .array(fc.constantFrom(...ATTACKS), { minLength: 1, maxLength: 4 })
  .map((parts) => `${BEGIN}${parts.join('')}${END}`);
const everything = `${BEGIN}${ATTACKS.join(' ')}${END}`;

/** Tries all attacks together, then some of them. */
const attackWith = (check: (attack: string, site: LoadedSite) => Promise<void> | void) =>
  fc.assert(
    fc.asyncProperty(words, async (attack) => check(attack, siteWith(attack, places))),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 3), examples: [[everything]] },
  );

/** What the check holds to a form: addresses, names, codes and days. Everything else is a text. */
const HELD =
  'each alsoAt badge bound changefreq color countries countryCode currency drawing email emoji flag icon id kind language lastUpdated link locale logoUrl ' +
  'backgroundImage missing network parents phone portrait same show src stale tags to type url website';

it('knows every text of the site: all strings but those that the check holds to a form', () => {
  expect(refusals(SHORT, places)).toEqual([]);
  const kept = [...places]
    .filter(([, place]) => place === 'kept')
    .map(([field]) => /(\w+)(\[\d+\])?$/.exec(field)?.[1]);
  expect([...new Set(kept)].filter((name) => !HELD.split(' ').includes(name ?? ''))).toEqual([]);
});

it(
  'shows hostile words as text on every kind of page, and in the data for search engines and scripts',
  { timeout: 180_000 },
  async () => {
    const before = await readPages(harmless, fewPages(harmless));
    expect(before.filter(({ strings }) => strings.some((text) => text.includes(HARMLESS)))).toHaveLength(before.length);
    await attackWith(async (attack, site) => {
      const after = await readPages(site, fewPages(site));
      expect(after).toEqual(before.map((page) => expected(page, attack)));
    });
  },
);

it('draws hostile words into pictures of shared pages, and brings in no element', { timeout: 120_000 }, () => {
  const pictures = (site: LoadedSite) => {
    const read = new Map<string, ReadDocument>();
    for (const { svg, file } of sharePictures(site, ROOT)) {
      if (!file.startsWith('og/us/')) break;
      read.set(file, readDocument(svg, 'image/svg+xml'));
    }
    return [...read.values()];
  };
  const kindsOf = (read: ReadDocument[]) => [...new Set(read.flatMap(({ elements }) => elements))].sort();
  const before = pictures(harmless);
  expect(before.length).toBeGreaterThan(15);
  for (const attack of [everything, `${BEGIN}</title></svg><script>alert(x)</script>&"'${END}`]) {
    const after = pictures(siteWith(attack, places));
    expect(kindsOf(after)).toEqual(kindsOf(before));
    // The title, which is there for readers, and says all.
    const title = ({ strings }: ReadDocument) => strings.find((text) => text.includes(BEGIN));
    expect(after.map(title)).toEqual(before.map((read) => title(expected(read, attack))));
    expect(before.map(title).filter((text) => text?.includes(HARMLESS))).toHaveLength(before.length);
  }
});

it('keeps sitemap and manifest sound', { timeout: 60_000 }, async () => {
  const entries = (site: LoadedSite) => readDocument(sitemap(site.content, '2026-01-01'), 'application/xml');
  const before = withoutNames(harmless, entries(harmless));
  await attackWith((attack, site) => {
    expect(withoutNames(site, entries(site))).toEqual(before);
    const manifest = JSON.parse(webManifest(site.content)) as Record<string, unknown>;
    expect(manifest).toEqual({
      ...(JSON.parse(webManifest(harmless.content)) as object),
      name: site.content.site.name,
    });
    expect(manifest['name']).toContain(attack);
  });
});

it('would notice words that are not escaped', () => {
  const page = (text: string) => readDocument(`<p title="${text}">${text}</p>`, 'text/html');
  for (const attack of ['<b>', '">', '<!-- -->', '</p><p>', '&amp;'])
    expect(page(attack), attack).not.toEqual(expected(page(HARMLESS), attack));
  expect(page('{{ ]]>')).toEqual(expected(page(HARMLESS), '{{ ]]>'));
});
