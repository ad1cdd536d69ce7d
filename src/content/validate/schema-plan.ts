import type { z } from 'zod';
import { metaOf, schemaDef, type FieldKind, type GroupKind } from './schema-introspection.ts';

/** The paths to the fields of a schema that have a kind; branches without one are omitted. */
export interface FieldPlan {
  kind?: FieldKind;
  /** The collection of a reference. */
  collection?: string;
  placeholders?: readonly string[] | undefined;
  hasPlurals?: boolean | undefined;
  isShared?: boolean | undefined;
  group?: GroupKind;
  /** Whether a map has the days on which it's shown. */
  hasSchedule?: boolean;
  fields?: ReadonlyMap<string, FieldPlan>;
  /** The names of the fields that a map may lack. */
  optional?: ReadonlySet<string>;
  each?: FieldPlan;
  options?: readonly { schema: z.ZodType; plan: FieldPlan }[];
}

const plans = new WeakMap<z.ZodType, { plan: FieldPlan | undefined }>();

/** Returns the plan of a schema, computed once, or `undefined` if no field has a kind (decision 62). */
export function planOf(schema: z.ZodType): FieldPlan | undefined {
  const known = plans.get(schema);
  if (known) return known.plan;
  const entry: { plan: FieldPlan | undefined } = { plan: undefined };
  plans.set(schema, entry);
  entry.plan = makePlan(schema);
  return entry.plan;
}

/** Returns the plan of the first union option that matches. */
export const optionFor = (plan: FieldPlan, value: unknown): FieldPlan | undefined =>
  plan.options?.find(({ schema }) => schema.safeParse(value).success)?.plan;

/** Returns the plan of a map's field or a list's item. */
export const planBelow = (plan: FieldPlan, key: string | number): FieldPlan | undefined =>
  plan.each ?? plan.fields?.get(String(key));

/**
 * Returns whether a field names what may be shown or not, and follows it: while the target isn't shown, the field is left out,
 * or what can't be without it. References always do. Of the links, only that of a list's item does: links with words of their
 * own, and buttons, are an error then.
 * @param isOfItem whether the field belongs to an item of a list
 */
export const followsTarget = (kind: FieldPlan['kind'], isOfItem: boolean): boolean =>
  kind === 'reference' || kind === 'page-reference' || (kind === 'plain-link' && isOfItem);

const isGroupKind = (kind: FieldKind | GroupKind): kind is GroupKind => kind === 'regional' || kind === 'picture';

function makePlan(schema: z.ZodType): FieldPlan | undefined {
  const { kind, collection, placeholders, hasPlurals, isShared } = metaOf(schema);
  if (kind && isGroupKind(kind)) return { group: kind, fields: new Map(), ...planOfParts(schema) };
  if (!kind) return planOfParts(schema);
  return {
    kind,
    placeholders,
    hasPlurals,
    ...(isShared && { isShared }),
    ...(collection !== undefined && { collection }),
  };
}

function planOfParts(schema: z.ZodType): FieldPlan | undefined {
  const { type, innerType, element, valueType, shape, options } = schemaDef(schema);
  if (innerType) return planOf(innerType);
  if (options) return planOfOptions(options);
  if (shape) return planOfShape(shape);
  const inner = element ?? valueType;
  if (UNKNOWN_TYPES.has(type)) throw new Error(`No field of a schema may be a ${type}: its kinds would not be found.`);
  const each = inner && planOf(inner);
  return each && { each };
}

/** Zod types whose inner schemas aren't supported here. */
const UNKNOWN_TYPES: ReadonlySet<string> = new Set(['pipe', 'lazy', 'tuple', 'intersection', 'map', 'set', 'promise']);

function planOfShape(shape: Record<string, z.ZodType>): FieldPlan | undefined {
  const fields = Object.entries(shape).flatMap(([key, field]): [string, FieldPlan][] => {
    const plan = planOf(field);
    return plan ? [[key, plan]] : [];
  });
  if (fields.length === 0) return undefined;
  const hasSchedule = fields.some(([, { kind }]) => kind === 'last-day');
  const optional = fields.flatMap(([key]) => (shape[key]?.safeParse(undefined).success ? [key] : []));
  return { fields: new Map(fields), optional: new Set(optional), ...(hasSchedule && { hasSchedule }) };
}

function planOfOptions(options: readonly z.ZodType[]): FieldPlan | undefined {
  const known = options.flatMap((schema) => {
    const plan = planOf(schema);
    return plan ? [{ schema, plan }] : [];
  });
  return known.length > 0 ? { options: known } : undefined;
}
