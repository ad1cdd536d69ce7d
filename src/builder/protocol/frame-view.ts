import type { AuthorView } from '../../content/author-site.ts';

// How the pages in the builder's frames are shown stands in the query of their addresses, and of those of their data.

const PARAMETER = 'builder-view';

const WITH_GHOSTS = 'ghosts';

/** How a page in a frame is shown whose address doesn't say it. */
const USUAL_VIEW: AuthorView = { showsGhosts: true };

/** Writes how a page is shown as a query: `?builder-view=2026-12-05.ghosts`. */
export const viewQuery = ({ day, showsGhosts }: AuthorView): string =>
  `?${PARAMETER}=${[day ?? '', showsGhosts ? WITH_GHOSTS : ''].join('.')}`;

/** Returns the address of a frame in which a page is shown. */
export const frameAddress = (page: string, view: AuthorView): string =>
  viewQuery(view) === viewQuery(USUAL_VIEW) ? page : page + viewQuery(view);

/**
 * Reads how a page or its data is shown; `undefined` for a page that is in no frame of the builder.
 * @param destination the header `Sec-Fetch-Dest` of the request
 */
export function requestedView({ searchParams }: URL, destination: string | undefined): AuthorView | undefined {
  const written = searchParams.get(PARAMETER);
  if (written === null) return destination === 'iframe' ? USUAL_VIEW : undefined;
  const [, day, ghosts] = /^(|\d{4}-\d\d-\d\d)\.(|ghosts)$/.exec(written) ?? [];
  if (day === undefined) return undefined;
  return { ...(day !== '' && { day }), showsGhosts: ghosts === WITH_GHOSTS };
}
