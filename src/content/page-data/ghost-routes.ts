import type { ContentModel } from '../../model/content-model.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import { routeAt, type SiteRoute } from './routes.ts';

/** What an author sees beyond what visitors do. Nothing of it is in a list. */
export interface Ghosts {
  /** All pages, with the sections that visitors don't see. */
  pages: SiteContent['pages'];
  /** All entries. */
  entries: SiteContent['entries'];
}

/** What has routes. */
interface Routed {
  content: SiteContent;
  model: Pick<ContentModel, 'collections' | 'regions'>;
  ghosts?: Ghosts | undefined;
}

/** Returns the pages of a site as they're shown. */
export const pagesToShow = ({ content, ghosts }: Pick<Routed, 'content' | 'ghosts'>): Pick<SiteContent, 'pages'> =>
  ghosts ?? content;

/** Finds the route of an address, also of a page or an entry that visitors don't see if those are shown. */
export function siteRouteAt({ content, model, ghosts }: Routed, path: string): SiteRoute | undefined {
  if (!ghosts) return routeAt(content, model, path);
  const { pages, entries } = ghosts;
  const entryPages = pages.filter(({ each }) => each !== undefined);
  // The pages of a list follow from the entries that visitors see.
  return (
    routeAt({ ...content, pages }, model, path) ?? routeAt({ ...content, pages: entryPages, entries }, model, path)
  );
}
