import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { caseStudyRoute, caseStudyTwinRoute } from './routes/case-study.route.ts';
import { homeRoute } from './routes/home.route.ts';
import { pageRoute } from './routes/page.route.ts';
import { regionHomeRoute, regionRoute } from './routes/region.route.ts';
import { rootRoute, type RouterContext } from './routes/root.route.tsx';

const routeTree = rootRoute.addChildren([
  homeRoute,
  regionRoute.addChildren([regionHomeRoute, caseStudyRoute, caseStudyTwinRoute, pageRoute]),
]);

/** The site's router. Pages are kept by the query cache alone, prefetched ones too, so the router itself keeps none. */
export const createSiteRouter = (context: RouterContext, history: RouterHistory, restoreScroll: boolean) =>
  createRouter({
    routeTree,
    context,
    history,
    trailingSlash: 'preserve',
    defaultGcTime: 0,
    defaultPreload: false,
    defaultPreloadGcTime: 0,
    scrollRestoration: restoreScroll,
    scrollRestorationBehavior: 'instant',
  });

/** Type of the site's router. */
export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}
