import { assemble } from '../../../content/load-content.ts';
import type { ContentResult } from '../../../content/check-content.ts';
import { hasOwnOgImages } from '../../../content/page-data/og-image-path.ts';
import type { PageDataSource } from '../../../content/page-data/create-page-data.ts';
import { routesOf, type SiteRoute } from '../../../content/page-data/routes.ts';
import type { ImageSize } from '../../../content/public/read-public-files.ts';
import { isCaseStudyFile, pagePathOf } from '../../../content/read/page-paths.ts';
import type { ContentModel } from '../../../model/content-model.ts';
import { REGION_CODES } from '../../../regions/region-code.ts';

/** Returns the valid files as the development server shows them, or `undefined` if a required one is missing. */
export function pageSource(
  { checked }: Pick<ContentResult, 'checked'>,
  model: ContentModel,
  sizes: ReadonlyMap<string, ImageSize>,
): PageDataSource | undefined {
  const content = assemble(checked, model, {});
  if (!content) return undefined;
  const ownOgImages = hasOwnOgImages(content.caseStudies.length);
  return { content: { ...content, shownRegions: REGION_CODES }, model, sizes, ownOgImages, showsExamples: true };
}

/** Returns the canonical address of a file's page in each region: that of the first page, where a file makes several. */
export function routesOfFile({ content }: PageDataSource, file: string): SiteRoute[] {
  const id = isCaseStudyFile(file) ? file.replace(/^content\/case-studies\/|\.yaml$/g, '') : undefined;
  const page = content.pages.find((one) => (id === undefined ? one.path === pagePathOf(file) : one.each));
  if (!page) return [];
  const cases = id === undefined ? content.caseStudies : content.caseStudies.filter((one) => one.id === id);
  return content.shownRegions.flatMap((region) => {
    const [routes] = routesOf(page, region, cases);
    return routes ? [routes[0]] : [];
  });
}
