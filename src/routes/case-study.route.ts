import { createRoute } from '@tanstack/react-router';
import { loadRegionPage, regionRoute } from './region.route.ts';

/**
 * A case study, at an address below which the content places them, such as `/{region}/case-study/{slug}`.
 * @param casePath that address without region
 */
export const createCaseStudyRoute = (casePath: string) =>
  createRoute({
    getParentRoute: () => regionRoute,
    path: `${casePath}/$slug`,
    loader: ({ context, params }) => loadRegionPage(context, params, `${casePath}/${params.slug}`),
  });
