import { assemble } from '../../../content/load-content.ts';
import type { ContentResult } from '../../../content/check-content.ts';
import { hasOwnOgImages, routesOf, type SiteRoute } from '../../../content/page-data/routes.ts';
import type { PageDataSource } from '../../../content/page-data/page-data-source.ts';
import type { ImageSize } from '../../../content/public/read-public-files.ts';
import type { ContentModel } from '../../../model/content-model.ts';
import { kindOf } from '../../../model/file-kinds.ts';

/** Returns the valid files as the development server shows them, or `undefined` if a required one is missing. */
export function pageSource(
  { checked }: Pick<ContentResult, 'checked'>,
  model: ContentModel,
  sizes: ReadonlyMap<string, ImageSize>,
): PageDataSource | undefined {
  const content = assemble(checked, model, {});
  if (!content) return undefined;
  const ownOgImages = hasOwnOgImages(Object.values(content.entries).flat().length);
  return { content: { ...content, shownRegions: model.regions.codes }, model, sizes, ownOgImages, showsExamples: true };
}

/** Returns the canonical address of a file's page in each region: that of the first page, where a file makes several. */
export function routesOfFile({ content, model }: PageDataSource, file: string): SiteRoute[] {
  const found = kindOf(model, file);
  const collection = found?.kind === 'entry' ? found.collection.name : undefined;
  const page = content.pages.find(({ path, each }) =>
    found?.kind === 'page' ? path === found.path : collection !== undefined && each === collection,
  );
  if (!page) return [];
  const own = collection === undefined ? [] : (content.entries[collection] ?? []);
  const entries =
    found?.kind === 'entry' ? { [found.collection.name]: own.filter(({ id }) => id === found.id) } : content.entries;
  return content.shownRegions.flatMap((region) => {
    const [routes] = routesOf(page, region, entries, model);
    return routes ? [routes[0]] : [];
  });
}
