import type { RegionCode } from '../../regions/region-code.ts';
import type { PageEntry } from '../../schema/site-content.ts';
import { descriptionOf } from '../page-data/head.ts';
import type { SiteWithPageData } from '../page-data/render-requests.ts';
import { hasAddress } from '../read/page-paths.ts';
import { routesOf } from '../page-data/routes.ts';

/** Most case studies named for a region: their list has the others, and the file doesn't grow with them. */
const MAX_CASES = 20;

/** The section type of legal pages. */
const LEGAL = 'legal';

/** The section type that shows the monthly plans. */
const PRICING = 'pricing';

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
      ...block('Prices', pricesOf(site, region)),
      ...block('Case studies', casesOf(site, region)),
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

/** The monthly plans, if a page shows them. */
const pricesOf = ({ content, pageData }: SiteWithPageData, region: RegionCode): string[] =>
  content.pages.some(({ sections }) => sections.some(({ type, hidden }) => type === PRICING && !hidden))
    ? pageData.planLines(region).map((line) => `- ${line}`)
    : [];

const casesOf = ({ content, pageData }: SiteWithPageData, region: RegionCode): string[] =>
  pageData
    .newestCases(region, MAX_CASES)
    .map(({ clientName, industry, href, result }) =>
      linkTo({ title: `${clientName}, ${industry}`, url: content.site.url + href, description: result }),
    );

function pagesOf({ content, pageData }: SiteWithPageData, region: RegionCode) {
  const listed = content.pages
    .filter(({ each, sitemap, path }) => !each && sitemap && hasAddress(path))
    .sort(({ sitemap: a }, { sitemap: b }) => (b?.priority ?? 0) - (a?.priority ?? 0));
  return listed.flatMap((page) => {
    const [first] = routesOf(page, region, page.caseList ? content.caseStudies : []);
    if (!first) return [];
    const { head } = pageData.page(first[0]);
    return { title: head.title, url: head.canonical ?? '', description: descriptionOf(head), isLegal: isLegal(page) };
  });
}

const isLegal = ({ sections }: PageEntry): boolean => sections.some(({ type }) => type === LEGAL);
