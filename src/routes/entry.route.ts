import { createRoute } from '@tanstack/react-router';
import { loadRegionPage, type RegionRoute } from './region.route.ts';

/**
 * An entry of a collection, at an address below which the content places them, such as `/{region}/concert/{slug}`.
 * @param parent the route of everything below a region
 * @param base that address without region
 */
export const createEntryRoute = (parent: RegionRoute, base: string) =>
  createRoute({
    getParentRoute: () => parent,
    path: `${base}/$slug`,
    loader: ({ context, params }) => loadRegionPage(context, params, `${base}/${params.slug}`),
  });
