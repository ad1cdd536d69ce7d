import { expectTypeOf } from 'vitest';
import type { RegionCode } from '../regions/site-regions.ts';
import type { createEntryRoute } from './entry.route.ts';

type Params = ReturnType<typeof createEntryRoute>['types']['allParams'];

// The route of an entry carries region and slug, whatever the address before the slug is.
expectTypeOf<Params['region']>().toEqualTypeOf<RegionCode | undefined>();
expectTypeOf<Params['slug']>().toEqualTypeOf<string>();
expectTypeOf<Params>().not.toHaveProperty('tag');
