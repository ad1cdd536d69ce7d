import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

/** `/`: the home page in the visitor's region. */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: async ({ context }) => {
    const region = context.rootRegion();
    const [page, layout] = await Promise.all([
      context.loadPage({ region, path: '', root: true }),
      context.loadLayout(region),
    ]);
    return { page, layout };
  },
});
