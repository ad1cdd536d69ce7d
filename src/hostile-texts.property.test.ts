// @vitest-environment jsdom
import fc from 'fast-check';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDocument, type ReadDocument } from '../tests/support/markup-strings.ts';
import { findTextLocations, refusedTexts, siteWith } from '../tests/support/hostile-site.ts';
import { propertyRuns } from '../tests/support/thorough.ts';
import type { LoadedSite } from './content/load-content.ts';
import { ogImages } from './content/outputs/og-images.ts';
import { siteRoutes } from './content/page-data/routes.ts';
import { createRenderRequest, notFoundRoute, type RenderRequest } from './content/page-data/render-requests.ts';
import { NOT_FOUND_PAGE } from './schema/page-data-key.ts';
import { sitemap } from './content/outputs/sitemap.ts';
import { webManifest } from './content/outputs/web-manifest.ts';
import templates from './site/brand/share-images.ts';
import { renderPage } from './entry-server.tsx';

const ROOT = join(import.meta.dirname, '..');

/** Surrounds inserted text, so that it begins and ends with a letter. */
const [BEGIN, END] = ['xq', 'qx'];
const HARMLESS = `${BEGIN}word${END}`;

/** Strings that end a text, attribute, script or comment, or begin an element. No digits: numbers are wrapped. */
const ATTACKS = [
  '</script><script>alert(x)</script>',
  '<img src=x onerror=alert(x)>',
  '"><svg/onload=alert(x)>',
  "' autofocus onfocus='alert(x)",
  '</title>',
  '</style>',
  '<!--',
  '-->',
  '<!--critical-css-->',
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

/** The shortest of each kind, for fields with a maximum length. */
const SHORT = `${BEGIN}</script><b>&"'${END}`;
const locations = findTextLocations(SHORT);
const harmless = siteWith(HARMLESS, locations);

/** Each page once, in any region. */
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

/** A few pages of every type. */
const fewPages = (site: LoadedSite): RenderRequest[] => {
  const seen = new Set<string>();
  const routes = [...siteRoutes(site.content, site.model), notFoundRoute(site.content, NOT_FOUND_PAGE, 'us')];
  return onePerAddress(routes.map((route) => createRenderRequest(site, route))).filter(({ page }) => {
    const kind = page.sections.map(({ type }) => type).join(' ');
    return !seen.has(kind) && seen.add(kind);
  });
};

const html = (page: RenderRequest): Promise<string> =>
  renderPage(page, { headScript: 'start()', entry: '/entry.js', styles: '/all.css', head: '<style>a{}</style>' });

/** A document of the harmless site as expected with another text. */
const expected = ({ elements, strings }: ReadDocument, inserted: string): ReadDocument => ({
  elements,
  strings: strings.map((text) => text.replaceAll(HARMLESS, () => inserted)),
});

/** An anchor that is made from the letters and digits of a text. */
const ANCHOR = new RegExp(`^(#?[\\p{L}\\d-]+)-${BEGIN}[\\p{L}\\d-]*${END}$`, 'u');

/** The layout data file of a region, named by a content hash. */
const FRAME = /^(\/assets\/layout-\w+-)[\da-f]+(\.json)$/;

/** Removes strings that are derived from texts: paths of entries, layout data files and anchors. */
const withoutNames = (site: LoadedSite, { elements, strings }: ReadDocument): ReadDocument => ({
  elements,
  strings: strings.map((text) =>
    Object.values(site.content.entries)
      .flat()
      .reduce((rest, { slug, id }) => rest.replaceAll(slug, `entry-${id}`), text)
      .replace(ANCHOR, '$1')
      .replace(FRAME, '$1$2'),
  ),
});

/** Parses pages of a site like a browser. */
const readPages = async (site: LoadedSite, pages: RenderRequest[]): Promise<ReadDocument[]> => {
  const read: ReadDocument[] = [];
  for (const page of pages) read.push(withoutNames(site, readDocument(await html(page), 'text/html')));
  return read;
};

const attacks = fc
  .array(fc.constantFrom(...ATTACKS), { minLength: 1, maxLength: 4 })
  .map((parts) => `${BEGIN}${parts.join('')}${END}`);
const everything = `${BEGIN}${ATTACKS.join(' ')}${END}`;

/** Tries all attacks together, then random combinations. */
const attackWith = (check: (attack: string, site: LoadedSite) => Promise<void> | void) =>
  fc.assert(
    fc.asyncProperty(attacks, async (attack) => check(attack, siteWith(attack, locations))),
    { ...propertyRuns(2, 5), examples: [[everything]] },
  );

/** Fields with a required format: URLs, names, codes and dates. All other strings are texts. */
const HELD =
  'each alsoAt badge bound cases changefreq collection color countries countryCode currency date drawing email emoji flag from icon id kind language lastUpdated link locale logoUrl ' +
  'backgroundImage missing network nextStart party phone portrait published regions same shared show src stale tags timeZone to tone type url website';

it('finds every text of the site: all strings without a required format', () => {
  expect(refusedTexts(SHORT, locations)).toEqual([]);
  const kept = [...locations]
    .filter(([field, mode]) => mode === 'kept' && !field.startsWith('content/brand.yaml')) // colors, fonts and radii
    .map(([field]) => /(\w+?)(\.(us|eu|dk))?(\[\d+\])?$/.exec(field)?.[1]);
  expect([...new Set(kept)].filter((name) => !HELD.split(' ').includes(name ?? ''))).toEqual([]);
});

it(
  'renders hostile text as text on every page type, in structured data and in script data',
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

it('renders hostile text in Open Graph images without adding an element', { timeout: 120_000 }, () => {
  const pictures = (site: LoadedSite) => {
    const read = new Map<string, ReadDocument>();
    for (const { svg, file } of ogImages(site, { root: ROOT, templates })) {
      if (!file.startsWith('og/us/')) break;
      read.set(file, readDocument(svg, 'image/svg+xml'));
    }
    return [...read.values()];
  };
  const kindsOf = (read: ReadDocument[]) => [...new Set(read.flatMap(({ elements }) => elements))].sort();
  const before = pictures(harmless);
  expect(before.length).toBeGreaterThan(15);
  for (const attack of [everything, `${BEGIN}</title></svg><script>alert(x)</script>&"'${END}`]) {
    const after = pictures(siteWith(attack, locations));
    expect(kindsOf(after)).toEqual(kindsOf(before));
    // The title for screen readers contains the whole text.
    const title = ({ strings }: ReadDocument) => strings.find((text) => text.includes(BEGIN));
    expect(after.map(title)).toEqual(before.map((read) => title(expected(read, attack))));
    expect(before.map(title).filter((text) => text?.includes(HARMLESS))).toHaveLength(before.length);
  }
});

it('keeps sitemap and manifest well-formed', { timeout: 60_000 }, async () => {
  const entries = (site: LoadedSite) =>
    readDocument(sitemap(site.content, site.model, '2026-01-01'), 'application/xml');
  const before = withoutNames(harmless, entries(harmless));
  await attackWith((attack, site) => {
    expect(withoutNames(site, entries(site))).toEqual(before);
    const manifest = JSON.parse(webManifest(site, '#ffffff')) as Record<string, string>;
    expect(manifest).toEqual({
      ...(JSON.parse(webManifest(harmless, '#ffffff')) as object),
      name: site.content.site.name,
      description: manifest['description'],
    });
    for (const text of [manifest['name'], manifest['description']]) expect(text).toContain(attack);
  });
});

it('notices unescaped text', () => {
  const page = (text: string) => readDocument(`<p title="${text}">${text}</p>`, 'text/html');
  for (const attack of ['<b>', '">', '<!-- -->', '</p><p>', '&amp;'])
    expect(page(attack), attack).not.toEqual(expected(page(HARMLESS), attack));
  expect(page('{{ ]]>')).toEqual(expected(page(HARMLESS), '{{ ]]>'));
});
