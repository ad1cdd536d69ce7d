import { brandSchema } from '../schema/brand.schema.ts';
import { dictionarySchema } from '../schema/dictionary.schema.ts';
import { factsSchema } from '../schema/facts.schema.ts';
import { navigationSchema } from '../schema/navigation.schema.ts';
import { regionsSchema } from '../schema/region.schema.ts';
import { siteSchema } from '../schema/site.schema.ts';
import { translationChecksSchema } from '../schema/translation-checks.schema.ts';

/** The files that every site has once, with their schemas. */
export const SINGLE_FILES = {
  site: siteSchema,
  regions: regionsSchema,
  facts: factsSchema,
  navigation: navigationSchema,
  dictionary: dictionarySchema,
  brand: brandSchema,
} as const;

/** The name of a file of `SINGLE_FILES`. */
export type SingleName = keyof typeof SINGLE_FILES;

/** Files that a site may have once. */
export const OPTIONAL_FILES = { 'translation-checks': translationChecksSchema } as const;
