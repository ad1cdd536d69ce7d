import { z } from 'zod';
import { slugify } from '../../i18n/name-forms.ts';
import {
  isLanguage,
  languageName,
  sourceLanguageOf,
  type Language,
  type SiteRegions,
} from '../../regions/site-regions.ts';
import { metaOf, schemaDef } from '../../content/validate/schema-introspection.ts';

/** What samples refer to. */
export interface SampleSource {
  /** The site's languages, in which texts are written. */
  regions: Pick<SiteRegions, 'languages'>;
  /** Returns the id of an entry that exists, if a collection has any. */
  entryOf?: (collection: string) => string | undefined;
  /** The path of a picture that exists, or is about to. */
  picture?: string;
}

/** The most items that a list begins with. */
const MAX_ITEMS = 12;

const NUMBERS = [0, 1, 15, 100, 2000];

/**
 * Returns a value that a schema accepts, where one is known: its required fields, with texts that repeat what a field is
 * called. What nobody can guess, such as the path of a video, is left for the content check to report.
 * @param title what the field is called
 */
export function sampleValue(schema: z.ZodType, title: string, source: SampleSource): unknown {
  const { kind, collection } = metaOf(schema);
  if (kind === 'image') return source.picture ?? '';
  if (kind === 'link' || kind === 'plain-link') return '/';
  if (kind === 'page-reference') return '';
  if (kind === 'reference') return source.entryOf?.(collection ?? '') ?? '';
  const { type, innerType, options, shape, element, entries } = schemaDef(schema);
  if (innerType) return sampleValue(innerType, title, source);
  if (options?.[0]) return sampleValue(options[0], title, source);
  if (shape) return sampleFields(shape, title, source);
  if (element) return fewestItems(schema, sampleValue(element, title, source));
  if (entries) return Object.values(entries)[0];
  if (type === 'literal' && schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (type === 'boolean') return false;
  if (type === 'record') return {};
  const values = type === 'number' ? NUMBERS : [title, slugify(title), 'https://www.example.com', '2026-01-01'];
  return values.find((value) => schema.safeParse(value).success) ?? values[0];
}

/** Returns the fields that a map must have. A text says in each other language which one it's written in. */
function sampleFields(shape: Record<string, z.ZodType>, title: string, source: SampleSource): Record<string, unknown> {
  const keys = Object.keys(shape);
  const { regions } = source;
  const isByLanguage = keys.every((key) => isLanguage(regions, key));
  return Object.fromEntries(
    Object.entries(shape)
      .filter(([, field]) => !field.safeParse(undefined).success)
      .map(([key, field]) => {
        if (isByLanguage && isLanguage(regions, key)) return [key, sampleIn(title, key, regions)];
        return [key, sampleValue(field, z.globalRegistry.get(field)?.title ?? key, source)];
      }),
  );
}

/** Returns a sample text in a language; another language has another text, because the content check rejects repetitions. */
export const sampleIn = (text: string, language: Language, regions: Pick<SiteRegions, 'languages'>): string =>
  language === sourceLanguageOf(regions) ? text : `${languageName(language)}: ${text}`;

/** Returns a list with as few items as its schema accepts. */
function fewestItems(schema: z.ZodType, item: unknown): unknown[] {
  const lists = Array.from({ length: MAX_ITEMS + 1 }, (_, length) => Array.from({ length }, () => item));
  return lists.find((list) => schema.safeParse(list).success) ?? [item];
}
