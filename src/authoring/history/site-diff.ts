import { createPageData } from '../../content/page-data/create-page-data.ts';
import { descriptionOf } from '../../content/page-data/head.ts';
import { siteRoutes } from '../../content/page-data/routes.ts';
import type { ContentModel } from '../../model/content-model.ts';
import { sourceLanguageOf, type Language, type RegionCode } from '../../regions/site-regions.ts';
import type { PageData } from '../../schema/page-data.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import { compareData, type DataChange } from '../describe/compare-data.ts';
import { valueInWords } from '../describe/describe-changes.ts';
import { isMap, valueAt } from '../../data/plain.ts';
import type { Path } from '../../data/path.ts';

/** What changed on a page for visitors. */
export interface PageDifference {
  /** Address without region, or `undefined` for what every page shows: header, footer, form and notices. */
  page: string | undefined;
  /** The regions in which the same changed. */
  regions: RegionCode[];
  state: 'new' | 'gone' | 'changed';
  /** What changed, in words. */
  changes: string[];
}

/** What of a page visitors and search engines read. */
type Reading = Readonly<Record<string, unknown>>;

/** Compares two versions of the site as visitors get it, page by page and region by region. */
export function siteDiff(before: SiteContent, after: SiteContent, model: ContentModel): PageDifference[] {
  const [was, is] = [readSite(before, model), readSite(after, model)];
  const found = new Map<string, PageDifference>();
  for (const key of new Set([...was.keys(), ...is.keys()])) {
    const difference = compare(was.get(key), is.get(key), model);
    if (!difference) continue;
    const { region, ...rest } = difference;
    const same = JSON.stringify(rest);
    const known = found.get(same);
    if (known) known.regions.push(region);
    else found.set(same, { ...rest, regions: [region] });
  }
  return [...found.values()];
}

/** Compares a page in one region; undefined if nothing changed. */
function compare(
  before: ReadPage | undefined,
  after: ReadPage | undefined,
  model: ContentModel,
): (Omit<PageDifference, 'regions'> & { region: RegionCode }) | undefined {
  const known = after ?? before;
  if (!known) return undefined;
  const { page, region } = known;
  if (!before || !after) return { page, region, state: after ? 'new' : 'gone', changes: [] };
  const changes = inWords(before.reading, after.reading, model);
  return changes.length > 0 ? { page, region, state: 'changed', changes } : undefined;
}

interface ReadPage {
  page: string | undefined;
  region: RegionCode;
  reading: Reading;
}

function readSite(content: SiteContent, model: ContentModel): Map<string, ReadPage> {
  const data = createPageData({ content, model, sizes: new Map(), ownOgImages: false });
  const pages = new Map<string, ReadPage>();
  for (const region of content.shownRegions)
    pages.set(region, { page: undefined, region, reading: data.layout(region) as unknown as Reading });
  for (const route of siteRoutes(content, model)) {
    if (route.root || route.pagePath !== route.canonicalPath) continue;
    const { region, pagePath } = route;
    pages.set(`${region}/${pagePath}`, { page: `/${pagePath}`, region, reading: readPage(data.page(route)) });
  }
  return pages;
}

const readPage = ({ name, head, sections, breadcrumbs }: PageData): Reading => ({
  name,
  title: head.title,
  description: descriptionOf(head),
  breadcrumbs,
  sections: sections.map(({ type, anchor, props }) => ({ type, id: anchor, ...(props as object) })),
});

function inWords(before: Reading, after: Reading, model: ContentModel): string[] {
  return compareData(before, after).flatMap((change) => {
    const [data, path] = change.kind === 'removed' ? [before, change.before] : [after, change.after];
    const name = nameOf(data, path, model);
    const text = wordsOf(change, before, after, sourceLanguageOf(model.regions));
    return text === undefined ? [] : [`${name}${text}`];
  });
}

/** Names a value: the section by its type, then the fields. */
function nameOf(data: Reading, path: Path, model: ContentModel): string {
  const [first, index, ...inner] = path;
  if (first !== 'sections') return path.map(String).join(' › ');
  const section = valueAt(data, [first, index ?? 0]);
  const type = isMap(section) ? String(section['type']) : '';
  const title = model.sections.get(type)?.title ?? type;
  return [title, ...inner.map((step) => (typeof step === 'number' ? String(step + 1) : step))].join(' › ');
}

/** Says what happened to a value; `undefined` for what nobody reads. */
function wordsOf(change: DataChange, before: Reading, after: Reading, language: Language): string | undefined {
  if (change.kind === 'moved') return ' moved';
  const old = change.kind === 'added' ? '' : valueInWords(valueAt(before, change.before), { keys: [language] });
  const now = change.kind === 'removed' ? '' : valueInWords(valueAt(after, change.after), { keys: [language] });
  if (old === now) return undefined;
  const isSection = change.kind !== 'set' && (change.kind === 'added' ? change.after : change.before).length === 2;
  if (isSection) return ` ${change.kind}`;
  return `: ${quoted(old) || 'nothing'} → ${quoted(now) || 'nothing'}`;
}

const quoted = (text: string): string => (text === '' ? '' : `“${text.replaceAll('\n', ' ')}”`);
