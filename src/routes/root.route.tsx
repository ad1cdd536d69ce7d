import { createRootRouteWithContext, useRouter, useRouterState } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { PageError } from '../page/page-error.tsx';
import type { PageData, PageRequest } from '../page/page-request.ts';
import { SitemapText } from '../page/sitemap-text.tsx';
import type { RegionCode } from '../regions/region-code.ts';

/** What the routes are given. */
export interface RouterContext {
  /** Loads a page; undefined where the pre-rendered one is to stay. */
  loadPage: (request: PageRequest) => Promise<PageData | undefined>;
  /** The region in which the bare root is shown. */
  rootRegion: () => RegionCode;
  /** Shows a page. */
  Page: ComponentType<PageData>;
}

const isPageData = (data: unknown): data is PageData => typeof data === 'object' && data !== null && 'page' in data;

/** The page of the innermost route. */
function Root() {
  const { Page } = useRouter().options.context;
  const data: unknown = useRouterState({ select: ({ matches }) => matches.at(-1)?.loaderData });
  const failed = useRouterState({ select: ({ matches }) => matches.at(-1)?.status === 'error' });
  if (failed) return <PageError />;
  if (typeof data === 'string') return <SitemapText text={data} />;
  return isPageData(data) ? <Page {...data} /> : null;
}

/** The root of all routes. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Root });
