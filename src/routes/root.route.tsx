import { createRootRouteWithContext, useRouterState } from '@tanstack/react-router';
import type { RegionCode } from '../regions/region-code.ts';
import { PageFrame } from '../page/page-frame.tsx';
import type { PageData, PageRequest } from '../page/page-request.ts';
import { SitemapText } from '../page/sitemap-text.tsx';
import { PageError } from '../page/page-error.tsx';

/** What the routes are given: how pages are loaded, and the region of the bare root. */
export interface RouterContext {
  loadPage: (request: PageRequest) => Promise<PageData>;
  rootRegion: () => RegionCode;
}

const isPageData = (data: unknown): data is PageData => typeof data === 'object' && data !== null && 'page' in data;

/** The page of the innermost route, in its frame; the frame stays while pages change. */
function Root() {
  const data: unknown = useRouterState({ select: ({ matches }) => matches.at(-1)?.loaderData });
  const failed = useRouterState({ select: ({ matches }) => matches.at(-1)?.status === 'error' });
  if (failed) return <PageError />;
  if (typeof data === 'string') return <SitemapText text={data} />;
  return isPageData(data) ? <PageFrame {...data} /> : null;
}

/** The root of all routes. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Root, errorComponent: PageError });
