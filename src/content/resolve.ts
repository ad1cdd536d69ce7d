import { convertDollars } from '../regions/money.ts';
import type { Region } from '../regions/region.ts';
import type { ResolvedImage } from '../schema/image.ts';
import type { Resolved } from '../schema/resolved.ts';
import type { PictureSize } from './public-files.ts';

/** For whom a value is resolved. */
export interface ResolveContext {
  region: Region;
  /** Values of `{name}` in texts; names that are not here stay as they stand. */
  variables: Readonly<Record<string, string>>;
  sizes: ReadonlyMap<string, PictureSize>;
  /** Whether dollar amounts in texts become the region's currency. */
  convert?: boolean;
}

/** Puts facts in place of `{name}`. */
export const fillIn = (words: string, variables: Readonly<Record<string, string>>): string =>
  words.replace(/\{([a-z][A-Za-z0-9]*)\}/g, (whole, name: string) => variables[name] ?? whole);

/** Whether words are the same with any facts and in any money. */
export const isPlain = (words: string): boolean => !words.includes('{') && !words.includes('$');

/** A picture with its size. */
export const pictureOf = (sizes: ReadonlyMap<string, PictureSize>, src: string, alt: string): ResolvedImage => ({
  src,
  alt,
  ...(sizes.get(src) ?? { width: 300, height: 150 }),
});

/** Chooses language and region in a value, however deep, and fills in facts and picture sizes. */
export const resolve = <T>(value: T, context: ResolveContext): Resolved<T> => walk(value, context) as Resolved<T>; // walk mirrors the type Resolved

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function walk(value: unknown, context: ResolveContext): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(item, context));
  if (!isGroup(value)) return value;
  if ('en' in value && 'da' in value) return wording(String(value[context.region.language]), context);
  if ('us' in value && 'eu' in value && 'dk' in value) {
    const own = value[context.region.code];
    return typeof own === 'string' ? wording(own, context) : walk(own, context);
  }
  const entries = Object.entries(value).map(([key, inner]) => [key, walk(inner, context)] as const);
  const group = Object.fromEntries(entries);
  return typeof group['src'] === 'string' && typeof group['alt'] === 'string'
    ? { ...group, ...pictureOf(context.sizes, group['src'], group['alt']) }
    : group;
}

const wording = (words: string, { region, variables, convert }: ResolveContext): string => {
  const filled = fillIn(words, variables);
  return convert ? convertDollars(filled, region) : filled;
};
