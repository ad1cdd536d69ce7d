import { expectTypeOf } from 'vitest';
import type { RegionCode } from '../regions/region-code.ts';
import type { createCaseStudyRoute } from './case-study.route.ts';

type Params = ReturnType<typeof createCaseStudyRoute>['types']['allParams'];

// The route of a case study carries region and slug, whatever the address before the slug is.
expectTypeOf<Params['region']>().toEqualTypeOf<RegionCode | undefined>();
expectTypeOf<Params['slug']>().toEqualTypeOf<string>();
expectTypeOf<Params>().not.toHaveProperty('tag');
