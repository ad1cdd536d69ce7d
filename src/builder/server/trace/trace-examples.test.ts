import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { loadContent, type LoadedSite } from '../../../content/load-content.ts';
import { createPageData } from '../../../content/page-data/create-page-data.ts';
import { createRenderRequest, type RenderRequest } from '../../../content/page-data/render-requests.ts';
import { routeAt } from '../../../content/page-data/routes.ts';
import { renderPage } from '../../../entry-server.tsx';
import type { TracedText } from '../../protocol/page-answers.ts';
import type { SiteContent } from '../../../schema/site-content.ts';
import { formatPrice } from '../../../regions/money.ts';
import type { RegionCode } from '../../../regions/site-regions.ts';
import { pricing, startUpFee } from '../../../site/singles/pricing.ts';
import type { Pricing } from '../../../site/singles/pricing.schema.ts';
import { exampleRoute, readExample } from '../../../authoring/reference/section-example.ts';
import { bodyOf, partElements, textsBelow, type Element } from './html-tree.ts';
import { tracePage } from './trace-page.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const DAY = '2026-11-25';
const source = {
  root: ROOT,
  renderPage: (request: RenderRequest) =>
    renderPage(request, { headScript: '', entry: '', head: '', live: true as const }),
};

let site: LoadedSite;
/** The types of sections that stand on any page. */
let types: string[];

beforeAll(async () => {
  const loaded = await loadContent(ROOT);
  if (!loaded.site) throw new Error('The content has errors.');
  site = loaded.site;
  types = [...site.model.sections].flatMap(([type, { entryOf }]) => (entryOf === undefined ? [type] : []));
});

/** A section with its traced texts. */
interface TracedExample {
  element: Element;
  texts: readonly TracedText[];
}

/** Traces the example of a section type, as the only section of the home page. */
async function traceExample(type: string, region: RegionCode): Promise<TracedExample> {
  const definition = site.model.sections.get(type);
  const { fields, ...example } = definition ? readExample(ROOT, type, definition, site.model.regions) : {};
  if (!definition || !fields) throw new Error(`The example of ${type} has errors.`);
  const { page } = exampleRoute(site, { ...example, type, definition, fields } as never, region);
  const content = { ...site.content, pages: [{ ...page, path: '' }, ...site.content.pages.filter(({ path }) => path)] };
  const changed = {
    ...site,
    content,
    written: content,
    show: (all: SiteContent) => all,
    day: DAY,
    showsExamples: true,
  };
  const shown = { ...changed, pageData: createPageData(changed) };
  const address = `/${region}/`;
  const route = routeAt(content, site.model, address);
  if (!route) throw new Error(`There is no page ${address}.`);
  const html = await source.renderPage(createRenderRequest(shown, route));
  const element = partElements(bodyOf(html)).get('section-0');
  if (!element) throw new Error(`The example of ${type} shows nothing.`);
  const { texts } = await tracePage(shown, address, source);
  return { element, texts: texts.filter(({ part }) => part === 'section-0') };
}

/** Returns the texts of a section whose digits belong to no field. */
function unknownNumbers({ element, texts }: TracedExample): string[] {
  const known = new Map(texts.map((text) => [text.node.join('.'), text.pieces]));
  return textsBelow(element, []).flatMap(({ node, text }) => {
    const pieces = known.get(node.join('.')) ?? [];
    const isKnown = (at: number) => pieces.some(({ start, end }) => start <= at && at < end);
    return [...text].some((character, at) => /\p{Nd}/u.test(character) && !isKnown(at)) ? [text] : [];
  });
}

/** Returns the addresses of the pictures of a section, with their child indexes. */
const picturesOf = (element: Element, path: readonly number[] = []): { node: string; src: string }[] => [
  ...(element.tag === 'img' ? [{ node: path.join('.'), src: element.attributes['src'] ?? '' }] : []),
  ...element.children.flatMap((child, index) => (typeof child === 'string' ? [] : picturesOf(child, [...path, index]))),
];

it('finds the field of each number of the examples, but for choices, sums, shares and lists', async () => {
  const unknown: Record<string, number> = {};
  for (const type of types) {
    const found = unknownNumbers(await traceExample(type, 'us'));
    if (found.length > 0) unknown[type] = found.length;
  }
  // The choice of accounts and the shares of the fee; the sums of minutes; the range of listed entries, and their days,
  // which are numbers of other files; the size of a file for download, said twice.
  expect(unknown).toEqual({ download: 2, 'entry-list': 3, 'pricing-calculator': 10, 'work-sample': 3 });
}, 120_000);

it('finds the field of each picture of the examples', async () => {
  for (const type of types) {
    const example = await traceExample(type, 'dk');
    const traced = example.texts.flatMap(({ attribute, node, pieces }) =>
      attribute === 'src' ? [{ node: node.join('.'), kind: pieces[0]?.kind }] : [],
    );
    expect(
      traced.map(({ node }) => node),
      type,
    ).toEqual(picturesOf(example.element).map(({ node }) => node));
  }
}, 120_000);

/** Returns the fields of the numbers of a section, by the text of the page. */
function numberFields({ texts }: TracedExample): [string, string][] {
  return texts.flatMap(({ text, pieces }) =>
    pieces.flatMap(({ start, end, kind, field }): [string, string][] =>
      kind === 'number' ? [[text.slice(start, end), `${field.file} ${field.path.join('.')}`]] : [],
    ),
  );
}

it.each(['us', 'dk'] as const)('leads from each figure of a plan to its field, in %s', async (region) => {
  const { plans } = site.content.singles[pricing.name] as Pricing;
  const price = (amount: number) => formatPrice(amount, site.content.regions[region]);
  const expected = plans.flatMap(({ hours, pricePerHour, budget }, index): [string, string][] => {
    const plan = `content/pricing.yaml plans.${index}`;
    const [rate, total] = [pricePerHour[region], hours * pricePerHour[region]];
    return [
      // A total is computed from the hours and the rate.
      [price(total), `${plan}.pricePerHour.${region}`],
      [String(hours), `${plan}.hours`],
      [price(rate), `${plan}.pricePerHour.${region}`],
      [price(startUpFee(total)), `${plan}.pricePerHour.${region}`],
      ...(budget ? [[price(budget.amount[region]), `${plan}.budget.amount.${region}`] as [string, string]] : []),
    ];
  });
  expect(numberFields(await traceExample('pricing', region))).toEqual(expected);
});

it('leads from a day and from a time to their fields', async () => {
  const fields = new Map(numberFields(await traceExample('availability', 'dk')).map(([text, field]) => [field, text]));
  const text = (...path: string[]) => fields.get(['content/pages/home.yaml sections.0', ...path].join('.'));
  expect(text('nextStart')).toMatch(/^\d+\. \p{L}+ \d{4}$/u);
  expect(text('meetings', 'dk', 'from')).toMatch(/^\d\d\.\d\d$/);
});
