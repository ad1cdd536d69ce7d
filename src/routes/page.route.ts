import { createRoute } from '@tanstack/react-router';
import { loadRegionPage, type RegionRoute } from './region.route.ts';

/** `/{region}/…`: every other page of `content/pages/`, and unknown paths. */
export const createPageRoute = (parent: RegionRoute) =>
  createRoute({
    getParentRoute: () => parent,
    path: '$',
    loader: ({ context, params }) => loadRegionPage(context, params, params._splat ?? ''),
  });
