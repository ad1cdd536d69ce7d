import { createRoute } from '@tanstack/react-router';
import { loadRegionPage, regionRoute } from './region.route.ts';

/** `/{region}/…`: every other page of `content/pages/`, and unknown paths. */
export const pageRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: '$',
  loader: ({ context, params }) => loadRegionPage(context, params, params._splat ?? ''),
});
