import { createRoute } from '@tanstack/react-router';
import { loadBelow, regionRoute } from './region.route.ts';

/** `/{region}/…`: every other page that stands in `content/pages/`, and what is not there. */
export const pageRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: '$',
  loader: ({ context, params }) => loadBelow(context, params, params._splat ?? ''),
});
