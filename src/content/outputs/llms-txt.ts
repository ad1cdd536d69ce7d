import type { RegionCode } from '../../regions/site-regions.ts';
import type { Entry } from '../../schema/define-collection.ts';
import type { OutlinePart } from '../../schema/define-site.ts';
import type { PageEntry } from '../../schema/site-content.ts';
import { descriptionOf } from '../page-data/head.ts';
import type { SiteWithPageData } from '../page-data/render-requests.ts';
import { hasAddress } from '../read/page-paths.ts';
import { routesOf } from '../page-data/routes.ts';

/** Most entries of a collection named for a region: their list has the others, and the file doesn't grow with them. */
const MAX_ENTRIES = 20;

/** The section type of legal pages. */
const LEGAL = 'legal';

/**
 * `llms.txt` (llmstxt.org): what the site is, where its pages are and what it costs, for language models that answer
 * questions about it. Legal pages are under "Optional", which a reader in a hurry skips.
 */
export function llmsTxt(site: SiteWithPageData): string {
  const { content } = site;
  const regions = content.shownRegions.map((region) => ({ region, pages: pagesOf(site, region) }));
  const [home] = regions[0]?.pages ?? [];
  return [
    `# ${content.site.name}`,
    '',
    `> ${home?.description ?? ''}`,
    ...regions.flatMap(({ region, pages }) => [
      '',
      `## ${content.regions[region].name} (${content.regions[region].locale})`,
      '',
      ...pages.filter(({ isLegal }) => !isLegal).map(linkTo),
      ...partsOf(site, region).flatMap(({ heading, lines }) => block(heading, lines)),
    ]),
    ...block(
      'Optional',
      regions.flatMap(({ pages }) => pages.filter(({ isLegal }) => isLegal).map(linkTo)),
      '##',
    ),
    '',
  ].join('\n');
}

/** A heading with its lines; nothing without lines. */
const block = (heading: string, lines: readonly string[], level = '###'): string[] =>
  lines.length === 0 ? [] : ['', `${level} ${heading}`, '', ...lines];

const linkTo = ({ title, url, description }: { title: string; url: string; description: string }): string =>
  `- [${title}](${url}): ${description}`;

/** What the site says of a region in addition, then the newest entries of its collections. */
const partsOf = ({ content, pageData, model }: SiteWithPageData, region: RegionCode): OutlinePart[] => [
  ...(model.outline?.(pageData.shared(region), content.pages) ?? []).map(({ heading, lines }) => ({
    heading,
    lines: lines.map((line) => `- ${line}`),
  })),
  ...[...model.collections.values()].flatMap(({ name, plural, outline }) => {
    const { newest, hrefOf } = pageData.entries(region, name);
    const url = (entry: Entry) => content.site.url + hrefOf(entry);
    const lines = outline ? newest(MAX_ENTRIES).map((entry) => linkTo({ ...outline(entry), url: url(entry) })) : [];
    return [{ heading: plural, lines }];
  }),
];

function pagesOf({ content, pageData, model }: SiteWithPageData, region: RegionCode) {
  const listed = content.pages
    .filter(({ each, sitemap, path }) => each === undefined && sitemap && hasAddress(path))
    .sort(({ sitemap: a }, { sitemap: b }) => (b?.priority ?? 0) - (a?.priority ?? 0));
  return listed.flatMap((page) => {
    const [first] = routesOf(page, region, page.entryList ? content.entries : {}, model);
    if (!first) return [];
    const { head } = pageData.page(first[0]);
    return { title: head.title, url: head.canonical ?? '', description: descriptionOf(head), isLegal: isLegal(page) };
  });
}

const isLegal = ({ sections }: PageEntry): boolean => sections.some(({ type }) => type === LEGAL);
