import type { z } from 'zod';
import { convertDollars } from '../regions/money.ts';
import type { Region } from '../regions/region.ts';
import type { ResolvedImage } from '../schema/image.ts';
import type { Resolved } from '../schema/resolved.ts';
import { localiseLink, localiseLinks } from './links.ts';
import type { PictureSize } from './public-files.ts';
import type { FieldKind } from './schema-fields.ts';
import { optionFor, planBelow, planOf, type Plan } from './schema-plan.ts';

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

/**
 * Chooses language and region in a value by what its schema says of each field, however deep: fills in facts, leads links
 * to the region's pages and gives pictures their size.
 */
export function resolve<T>(schema: z.ZodType, value: T, context: ResolveContext): Resolved<T> {
  const plan = planOf(schema);
  return (plan ? follow(plan, value, context) : value) as Resolved<T>; // follow mirrors the type Resolved
}

function follow(plan: Plan, value: unknown, context: ResolveContext): unknown {
  if (value === undefined || value === null) return value;
  if (plan.kind) return resolveField(plan.kind, value, context);
  const branch = optionFor(plan, value);
  if (branch) return follow(branch, value, context);
  if (Array.isArray(value)) return value.map((item, index) => followBelow(plan, index, item, context));
  if (!isGroup(value)) return value;
  const { code } = context.region;
  if (plan.group === 'regional') return followBelow(plan, code, value[code], context);
  const group = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, followBelow(plan, key, inner, context)]),
  );
  return plan.group === 'picture'
    ? { ...group, ...pictureOf(context.sizes, String(group['src']), String(group['alt'])) }
    : group;
}

function followBelow(plan: Plan, key: string | number, value: unknown, context: ResolveContext): unknown {
  const below = planBelow(plan, key);
  return below ? follow(below, value, context) : value;
}

function resolveField(kind: FieldKind, value: unknown, context: ResolveContext): unknown {
  switch (kind) {
    case 'text':
    case 'search-text':
    case 'fact':
      return wording(value, context);
    case 'rich-text':
      return localiseLinks(wording(value, context), context.region.code);
    case 'link':
    case 'plain-link':
      return localiseLink(String(value), context.region.code);
    case 'image':
    case 'page-reference':
    case 'case-reference':
    case 'service-reference':
      return value;
  }
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The words of a text, which stand under its languages or under the regions. */
function wording(value: unknown, { region, variables, convert }: ResolveContext): string {
  const texts = value as Readonly<Record<string, string>>; // texts are groups of texts
  const filled = fillIn(texts[region.language] ?? texts[region.code] ?? '', variables);
  return convert ? convertDollars(filled, region) : filled;
}
