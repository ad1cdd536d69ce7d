import { brandSchema } from '../schema/brand.schema.ts';
import type { DictionarySchema } from '../schema/dictionary.schema.ts';
import { factsSchema } from '../schema/facts.schema.ts';
import { navigationSchema } from '../schema/navigation.schema.ts';
import { regionsSchema } from '../schema/region.schema.ts';
import { schemaFor } from '../schema/schema-for.ts';
import type { SiteRegions } from '../regions/site-regions.ts';
import { siteSchema } from '../schema/site.schema.ts';
import { translationChecksSchema } from '../schema/translation-checks.schema.ts';

/** Returns the schemas of the files that every site has once, by name. */
export const requiredFiles = ({ dictionary, regions }: { dictionary: DictionarySchema; regions: SiteRegions }) => ({
  site: schemaFor(regions, siteSchema),
  regions: schemaFor(regions, regionsSchema),
  facts: schemaFor(regions, factsSchema),
  navigation: schemaFor(regions, navigationSchema),
  dictionary,
  brand: brandSchema,
});

/** The schemas of the files that every site has once. */
export type RequiredFiles = ReturnType<typeof requiredFiles>;

/** The names of these files. */
export const REQUIRED_FILES: readonly (keyof RequiredFiles)[] = [
  'site',
  'regions',
  'facts',
  'navigation',
  'dictionary',
  'brand',
];

/** Files that a site may have once. */
export const OPTIONAL_FILES = { 'translation-checks': translationChecksSchema } as const;
