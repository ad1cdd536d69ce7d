import type { z } from 'zod';
import type { FieldKind, GroupKind } from './schema-introspection.ts';
import { followsTarget, optionFor, planBelow, planOf, type FieldPlan } from './schema-plan.ts';
import type { RegionCode } from '../../regions/site-regions.ts';
import type { Visibility } from '../../schema/schedule.ts';
import { visibilityOf } from '../schedule/days.ts';
import type { Path } from '../../data/path.ts';

/** A field with a kind, or a value that differs by region. */
export interface SchemaField {
  kind: FieldKind | 'regional';
  /** The collection that a reference names an entry of. */
  collection?: string | undefined;
  value: unknown;
  path: Path;
  placeholders?: readonly string[] | undefined;
  hasPlurals?: boolean | undefined;
  /** Whether an image must be of a format that social networks show. */
  isShared?: boolean | undefined;
  /** The kind of the map that contains the field. */
  group?: GroupKind | undefined;
  /** When its page, its section and the items that contain it are shown, from outside in. Default: always. */
  shown?: readonly Visibility[] | undefined;
  /** Whether the field, or what can't be without it, is left out while its target isn't shown. */
  follows?: true | undefined;
}

type Visitor = (field: SchemaField) => void;

/** Walks a value along its schema and calls the visitor for every field with a kind, and every regional value. */
export function walkSchema(
  schema: z.ZodType,
  value: unknown,
  path: Path,
  visitor: Visitor,
  shown: readonly Visibility[] = [],
): void {
  const plan = planOf(schema);
  if (plan) follow(plan, value, path, { visitor, shown });
}

interface Walk {
  visitor: Visitor;
  shown: readonly Visibility[];
  group?: GroupKind | undefined;
  /** Whether the value is an item of a list, or one of its own fields. */
  isOfItem?: boolean;
}

function follow(plan: FieldPlan, value: unknown, path: Path, walk: Walk): void {
  if (value === undefined || value === null) return;
  const { kind, collection, placeholders, hasPlurals, isShared } = plan;
  if (kind)
    return walk.visitor({
      kind,
      value,
      path,
      placeholders,
      hasPlurals,
      ...(isShared && { isShared }),
      ...(collection !== undefined && { collection }),
      ...(followsTarget(kind, walk.isOfItem === true) && { follows: true }),
      ...placeOf(walk),
    });
  const branch = optionFor(plan, value);
  if (branch) return follow(branch, value, path, walk);
  if (typeof value !== 'object') return;
  if (plan.group === 'regional') walk.visitor({ kind: 'regional', value, path, ...placeOf(walk) });
  const shown = plan.hasSchedule ? withOwn(walk.shown, value) : walk.shown;
  const isList = Array.isArray(value);
  const entries = isList ? value.entries() : Object.entries(value);
  for (const [key, inner] of entries) {
    const next = planBelow(plan, key);
    const isOfItem = isList || (walk.isOfItem === true && next?.kind !== undefined);
    if (next) follow(next, inner, [...path, key], { ...walk, shown, group: plan.group, isOfItem });
  }
}

const placeOf = ({ group, shown }: Walk): Pick<SchemaField, 'group' | 'shown'> => ({
  group,
  ...(shown.length > 0 && { shown }),
});

/** Adds a map's own days, if it has any. */
function withOwn(shown: readonly Visibility[], value: Visibility): readonly Visibility[] {
  const own = visibilityOf(value);
  return own ? [...shown, own] : shown;
}

/** A field that other files may depend on. */
export interface FileField extends SchemaField {
  file: string;
  /** The regions that show the field. */
  regions: readonly RegionCode[];
}
