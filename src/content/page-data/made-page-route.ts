import type { RegionCode } from '../../regions/site-regions.ts';
import { regionPath } from '../../regions/region-path.ts';
import { collectionOf, type ContentModel } from '../../model/content-model.ts';
import type { Page } from '../../schema/page.schema.ts';
import { entryListOf, listPages } from '../entries/entry-list.ts';
import type { PageDataSource } from './page-data-source.ts';
import type { SiteRoute } from './routes.ts';

/**
 * The route of a page that is made in memory: it is in no list of routes, so no sitemap, link or build knows it. Sections that
 * show an entry show the first one.
 * @param pagePath its path without region, which no page file can have
 */
export function madePageRoute(
  { content, model }: Pick<PageDataSource, 'content' | 'model'>,
  page: Page,
  pagePath: string,
  region: RegionCode,
): SiteRoute {
  const entryList = entryListOf(page.sections, model);
  const [list] = entryList
    ? listPages(
        { entries: content.entries[entryList.collection] ?? [], collection: collectionOf(model, entryList.collection) },
        entryList,
      )
    : [];
  const each = shownCollection(page, model);
  const [entry] = each === undefined ? [] : (content.entries[each] ?? []);
  return {
    path: regionPath(region, pagePath),
    pagePath,
    canonicalPath: pagePath,
    region,
    page: { ...page, path: pagePath, entryList, ...(entry && { each }) },
    ...(entry && { entry }),
    ...(list && { list }),
  };
}

/** Returns the collection of which a page shows an entry: that of a section, or the first one if it shows any. */
function shownCollection({ sections }: Page, { sections: definitions, collections }: ContentModel): string | undefined {
  const shown = sections.flatMap(({ type }) => definitions.get(type)?.entryOf ?? []);
  const [first] = shown;
  return first === 'any' ? collections.keys().next().value : first;
}
