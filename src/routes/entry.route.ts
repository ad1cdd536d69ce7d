import { createRoute } from '@tanstack/react-router';
import { loadRegionPage, regionRoute } from './region.route.ts';

/**
 * An entry of a collection, at an address below which the content places them, such as `/{region}/concert/{slug}`.
 * @param base that address without region
 */
export const createEntryRoute = (base: string) =>
  createRoute({
    getParentRoute: () => regionRoute,
    path: `${base}/$slug`,
    loader: ({ context, params }) => loadRegionPage(context, params, `${base}/${params.slug}`),
  });
