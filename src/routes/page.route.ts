import { createRoute } from '@tanstack/react-router';
import { regionRoute, requestIn } from './region.route.ts';

/** `/{region}/…`: every other page that stands in `content/pages/`, and what is not there. */
export const pageRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: '$',
  loader: async ({ context, params }) => {
    const path = params._splat ?? '';
    if (!path.includes('sitemap')) return context.loadPage(requestIn(params, path));
    return (await fetch('/sitemap.xml')).text();
  },
});
