import type { z } from 'zod';
import type { RegionCode, SiteRegions } from '../../../regions/site-regions.ts';
import { valueIn } from '../../../schema/regional.ts';
import type { Visibility } from '../../../schema/schedule.ts';
import { commonVisibility, visibilityOf } from '../../schedule/days.ts';
import { optionFor, planBelow, planOf, type FieldPlan } from '../../validate/schema-plan.ts';
import { groupOf } from './page-outline.ts';

/** Returns when an entry of a collection is shown; `undefined` if that's always. */
export type EntryDays = (collection: string, id: string) => Visibility | undefined;

interface Search {
  region: RegionCode;
  /** All regions of the site. */
  regions: SiteRegions;
  entryDays: EntryDays;
}

/**
 * Returns when a section is shown in a region: within its own days, while each of its lists has an item. Several spans if
 * items take turns.
 * @param fields the fields of the section, which may have errors
 */
export function sectionDays(
  schema: z.ZodType,
  fields: unknown,
  own: Visibility,
  search: Search,
): readonly Visibility[] {
  const plan = planOf(schema);
  const lists = plan ? [...limitedLists(plan, fields, search)] : [];
  return lists.reduce<readonly Visibility[]>(
    (spans, items) => spans.flatMap((span) => items.map((item) => commonVisibility([span, item]))),
    [own],
  );
}

/** Yields, for each list of which no item is shown on some day, when its items are shown. */
function* limitedLists(plan: FieldPlan, value: unknown, search: Search): Generator<Visibility[]> {
  if (typeof value !== 'object' || value === null) return;
  const branch = optionFor(plan, value);
  if (branch) return yield* limitedLists(branch, value, search);
  if (plan.group === 'regional') {
    const own = valueIn(value as Record<RegionCode, unknown>, search.region, search.regions);
    const below = planBelow(plan, search.region);
    return below && (yield* limitedLists(below, own, search));
  }
  if (Array.isArray(value)) {
    const days = value.map((item) => itemDays(plan.each, item, search));
    if (days.length > 0 && days.every((item) => item !== undefined)) yield days;
  }
  for (const [key, inner] of Object.entries(value)) {
    const below = planBelow(plan, key);
    if (below && !below.kind) yield* limitedLists(below, inner, search);
  }
}

/** Returns when an item of a list is shown; `undefined` if that's always. */
function itemDays(plan: FieldPlan | undefined, item: unknown, { entryDays }: Search): Visibility | undefined {
  if (plan?.kind === 'reference') return entryDays(plan.collection ?? '', String(item));
  return plan?.hasSchedule ? visibilityOf(groupOf(item)) : undefined;
}
