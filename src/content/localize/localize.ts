import type { z } from 'zod';
import { fillPlaceholders } from '../../i18n/format.ts';
import { convertDollars } from '../../regions/money.ts';
import type { Region, SiteRegions } from '../../regions/site-regions.ts';
import type { SizedImage } from '../../schema/image.ts';
import { type Localized, valueIn } from '../../schema/regional.ts';
import { textIn } from '../../schema/text.ts';
import type { ImageSize } from '../public/read-public-files.ts';
import type { FieldKind } from '../validate/schema-introspection.ts';
import { optionFor, planBelow, planOf, type FieldPlan } from '../validate/schema-plan.ts';
import { isContainer } from '../../data/plain.ts';
import { localizeLink, localizeLinks } from '../../schema/localize-links.ts';

/** The region, facts and image sizes to resolve a value with. */
export interface LocalizeContext {
  region: Region;
  /** The regions of the site: a region may take its value from another. */
  regions: SiteRegions;
  /** Values of `{name}` in texts. Unknown names stay in the text. */
  variables: Readonly<Record<string, string>>;
  sizes: ReadonlyMap<string, ImageSize>;
  /** Whether to convert dollar amounts in texts to the region's currency. */
  convert?: boolean;
}

/** Returns whether a text contains neither facts nor amounts to fill in. */
export const hasNothingToFill = (text: string): boolean => !text.includes('{') && !text.includes('$');

/** An image with its size. */
export const imageOf = (sizes: ReadonlyMap<string, ImageSize>, src: string, alt: string): SizedImage => ({
  src,
  alt,
  ...(sizes.get(src) ?? { width: 300, height: 150 }),
});

/**
 * Resolves a value to one language and region, guided by its schema at any depth: fills in facts, localizes links and
 * adds image sizes (decision 5).
 */
export function localize<T>(schema: z.ZodType, value: T, context: LocalizeContext): Localized<T> {
  const plan = planOf(schema);
  return (plan ? follow(plan, value, context) : value) as Localized<T>; // follow mirrors the type Localized
}

function follow(plan: FieldPlan, value: unknown, context: LocalizeContext): unknown {
  if (value === undefined || value === null) return value;
  if (plan.kind) return localizeField(plan.kind, value, context);
  const branch = optionFor(plan, value);
  if (branch) return follow(branch, value, context);
  if (Array.isArray(value)) return value.map((item, index) => followBelow(plan, index, item, context));
  if (!isContainer(value)) return value;
  const { code } = context.region;
  if (plan.group === 'regional') return followBelow(plan, code, valueIn(value, code, context.regions), context);
  const group = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, followBelow(plan, key, inner, context)]),
  );
  return plan.group === 'picture'
    ? { ...group, ...imageOf(context.sizes, String(group['src']), String(group['alt'])) }
    : group;
}

function followBelow(plan: FieldPlan, key: string | number, value: unknown, context: LocalizeContext): unknown {
  const below = planBelow(plan, key);
  return below ? follow(below, value, context) : value;
}

function localizeField(kind: FieldKind, value: unknown, context: LocalizeContext): unknown {
  switch (kind) {
    case 'text':
    case 'search-text':
    case 'fact':
      return wording(value, context);
    case 'rich-text':
      return localizeLinks(wording(value, context), context.region.code);
    case 'link':
    case 'plain-link':
      return localizeLink(String(value), context.region.code);
    case 'image':
    case 'media-file':
    case 'page-reference':
    case 'reference':
    case 'first-day':
    case 'last-day':
      return value;
  }
}

/** Selects a text by language, or by region. */
function wording(value: unknown, { region, regions, variables, convert }: LocalizeContext): string {
  const texts = value as Readonly<Record<string, string>>; // the schema guarantees a map of texts, by language or by region
  const own = texts[region.language] ?? valueIn(texts, region.code, regions) ?? textIn(texts, region.language);
  const filled = fillPlaceholders(own, variables);
  return convert ? convertDollars(filled, region) : filled;
}
