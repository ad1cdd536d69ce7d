import { createRootRouteWithContext, useRouter, useRouterState } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { PageError } from '../page/layout/page-error.tsx';
import type { PageWithLayout, PageKey } from '../page/loading/page-key.ts';
import type { RegionCode } from '../regions/site-regions.ts';
import type { LayoutData, PageData } from '../schema/page-data.ts';

/** What the routes are given. */
export interface RouterContext {
  /** Loads a page; undefined where the pre-rendered one is to stay. */
  loadPage: (request: PageKey) => Promise<PageData | undefined>;
  /** Loads the layout data of a region. */
  loadLayout: (region: RegionCode) => Promise<LayoutData>;
  /** The region in which the bare root is shown. */
  rootRegion: () => RegionCode;
  /** Shows a page. */
  Page: ComponentType<PageWithLayout>;
}

/** What the loader of a route gives. */
export interface RouteData {
  layout?: LayoutData;
  page?: PageData | undefined;
  /** The sitemap as plain text. */
  sitemap?: string;
}

/** What the loaders of all routes of an address give together. */
const dataOf = (matches: readonly { loaderData?: unknown }[]): RouteData =>
  Object.assign({}, ...matches.map(({ loaderData }) => loaderData)) as RouteData; // see `RouteData`

/** The page of the innermost route, in the layout of its region. */
function Root() {
  const { Page } = useRouter().options.context;
  const page = useRouterState({ select: ({ matches }) => dataOf(matches).page });
  const layout = useRouterState({ select: ({ matches }) => dataOf(matches).layout });
  const sitemap = useRouterState({ select: ({ matches }) => dataOf(matches).sitemap });
  const failed = useRouterState({ select: ({ matches }) => matches.some(({ status }) => status === 'error') });
  if (failed) return <PageError />;
  if (sitemap !== undefined) return <SitemapText text={sitemap} />;
  return page && layout ? <Page page={page} layout={layout} /> : null;
}

/** The root of all routes. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Root });
/** The sitemap as plain text. */
export function SitemapText({ text }: { text: string }) {
  return (
    <main id="main">
      <pre>{text}</pre>
    </main>
  );
}
