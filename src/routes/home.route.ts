import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

/** `/`: the home page in the visitor's region. */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: ({ context }) => context.loadPage({ region: context.rootRegion(), path: '', root: true }),
});
