import { createRoute } from '@tanstack/react-router';
import { loadBelow, regionRoute } from './region.route.ts';

/** `/{region}/case-study/{slug}`: a case study. */
export const caseStudyRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'case-study/$slug',
  loader: ({ context, params }) => loadBelow(context, params, `case-study/${params.slug}`),
});

/** `/{region}/google-ads-case-study/{slug}`: the same under a name for search engines. */
export const caseStudyTwinRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'google-ads-case-study/$slug',
  loader: ({ context, params }) => loadBelow(context, params, `google-ads-case-study/${params.slug}`),
});
