import type { z } from 'zod';
import type { Visibility } from '../../schema/schedule.ts';
import { hasSameItems } from '../../data/plain.ts';
import { followsTarget, optionFor, planBelow, planOf, type FieldPlan } from '../validate/schema-plan.ts';

/** Returns whether a reference, or a link with address, names something that isn't shown. */
export type IsLeftOut = (field: Pick<FieldPlan, 'kind' | 'collection'>, name: string) => boolean;

/** What is shown on a day. */
export interface Shown {
  /** Returns whether an item with days is shown. */
  isVisible: (item: Visibility) => boolean;
  /** Returns whether a field names something that isn't shown. Default: none does. */
  isLeftOut?: IsLeftOut;
  /** Called for each region's own list that has no item left, by its key. It's kept, and must not be shown. */
  onEmpty?: (values: object, key: string) => void;
}

/**
 * Returns a value without the items of lists that aren't shown, and without what leads to something that isn't shown
 * (decision 86). Returns the value itself if it has none of them, and `undefined` if a list has no item left, or if it can't be
 * without its target.
 */
export function visibleItems<T extends object>(schema: z.ZodType, value: T, shown: Shown): T | undefined {
  const plan = planOf(schema);
  return plan && mayLeaveOut(plan) ? (filterValue(plan, value, shown) as T | undefined) : value;
}

const known = new WeakMap<FieldPlan, boolean>();

/** Returns whether a schema has a list whose items have days, or a field that may follow its target. */
function mayLeaveOut(plan: FieldPlan): boolean {
  const before = known.get(plan);
  if (before !== undefined) return before;
  known.set(plan, false); // while its parts are looked at
  const parts = [
    ...(plan.fields?.values() ?? []),
    ...(plan.each ? [plan.each] : []),
    ...(plan.options?.map((option) => option.plan) ?? []),
  ];
  const may = followsTarget(plan.kind, true) || plan.each?.hasSchedule === true || parts.some(mayLeaveOut);
  known.set(plan, may);
  return may;
}

/** Follows the parts of a value. The days of items are left out. */
function filterValue(plan: FieldPlan, value: unknown, shown: Shown, isOfItem = false): unknown {
  if (plan.kind) return isGone(plan, value, shown, isOfItem) ? undefined : value;
  const branch = optionFor(plan, value);
  if (branch) return filterValue(branch, value, shown, isOfItem);
  if (Array.isArray(value)) return filterList(plan, value, shown);
  if (typeof value !== 'object' || value === null) return value;
  return filterGroup(plan, value, shown, isOfItem);
}

const isGone = (plan: FieldPlan, value: unknown, { isLeftOut }: Shown, isOfItem: boolean): boolean =>
  typeof value === 'string' && followsTarget(plan.kind, isOfItem) && isLeftOut?.(plan, value) === true;

function filterList({ each }: FieldPlan, value: unknown[], shown: Shown): unknown[] | undefined {
  if (!each || !(each.hasSchedule || mayLeaveOut(each))) return value;
  const dated = each.hasSchedule ? (value as Visibility[]).filter(shown.isVisible).map(withoutDays) : value;
  const items = dated.map((item) => filterValue(each, item, shown, true)).filter((item) => item !== undefined);
  if (items.length === 0 && value.length > 0) return undefined;
  return hasSameItems(items, value) ? value : items;
}

function filterGroup(plan: FieldPlan, value: object, shown: Shown, isOfItem: boolean): object | undefined {
  const entries: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value)) {
    const part = planBelow(plan, key);
    const left =
      part && mayLeaveOut(part) ? filterValue(part, inner, shown, isOfItem && part.kind !== undefined) : inner;
    if (left !== undefined || inner === undefined) entries.push([key, left]);
    else if (plan.group === 'regional' && shown.onEmpty) {
      shown.onEmpty(value, key);
      entries.push([key, inner]);
    } else if (!part?.kind || !plan.optional?.has(key)) return undefined;
  }
  const isUnchanged = hasSameItems(
    entries.map(([, inner]) => inner),
    Object.values(value),
  );
  return isUnchanged ? value : Object.fromEntries(entries);
}

const withoutDays = ({ visibleFrom: _from, visibleUntil: _until, ...item }: Visibility) => item;
