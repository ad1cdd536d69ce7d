import type { RegionCode } from '../../regions/region-code.ts';
import { descriptionOf } from '../page-data/head.ts';
import type { SiteWithPageData } from '../page-data/render-requests.ts';
import { hasAddress } from '../read/page-paths.ts';
import { routesOf } from '../page-data/routes.ts';

/**
 * `llms.txt` (llmstxt.org): what the site is and where its pages are, for language models that answer questions about it.
 * Case studies are reached by their list, so that the file doesn't grow with them.
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
      ...pages.map(({ title, url, description }) => `- [${title}](${url}): ${description}`),
    ]),
    '',
  ].join('\n');
}

function pagesOf({ content, pageData }: SiteWithPageData, region: RegionCode) {
  const listed = content.pages
    .filter(({ each, sitemap, path }) => !each && sitemap && hasAddress(path))
    .sort(({ sitemap: a }, { sitemap: b }) => (b?.priority ?? 0) - (a?.priority ?? 0));
  return listed.flatMap((page) => {
    const [first] = routesOf(page, region, page.caseList ? content.caseStudies : []);
    if (!first) return [];
    const { head } = pageData.page(first[0]);
    return { title: head.title, url: head.canonical ?? '', description: descriptionOf(head) };
  });
}
