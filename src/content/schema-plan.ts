import type { z } from 'zod';
import { metaOf, partsOf, type FieldKind, type GroupKind } from './schema-fields.ts';

/** The way to the fields of a schema that have a kind; branches without any are left out. */
export interface Plan {
  kind?: FieldKind;
  placeholders?: readonly string[] | undefined;
  group?: GroupKind;
  fields?: ReadonlyMap<string, Plan>;
  each?: Plan;
  options?: readonly { schema: z.ZodType; plan: Plan }[];
}

const plans = new WeakMap<z.ZodType, { plan: Plan | undefined }>();

/** The plan of a schema, made once for each; nothing where no field has a kind. */
export function planOf(schema: z.ZodType): Plan | undefined {
  const known = plans.get(schema);
  if (known) return known.plan;
  const entry: { plan: Plan | undefined } = { plan: undefined };
  plans.set(schema, entry);
  entry.plan = makePlan(schema);
  return entry.plan;
}

/** The plan of one of several ways to write a value: that of the first which fits. */
export const optionFor = (plan: Plan, value: unknown): Plan | undefined =>
  plan.options?.find(({ schema }) => schema.safeParse(value).success)?.plan;

/** The plan of what stands under a key of a group or at a place of a list. */
export const planBelow = (plan: Plan, key: string | number): Plan | undefined =>
  plan.each ?? plan.fields?.get(String(key));

const isGroupKind = (kind: FieldKind | GroupKind): kind is GroupKind => kind === 'regional' || kind === 'picture';

function makePlan(schema: z.ZodType): Plan | undefined {
  const { kind, placeholders } = metaOf(schema);
  if (kind && isGroupKind(kind)) return { group: kind, fields: new Map(), ...planOfParts(schema) };
  return kind ? { kind, placeholders } : planOfParts(schema);
}

function planOfParts(schema: z.ZodType): Plan | undefined {
  const { type, innerType, element, valueType, shape, options } = partsOf(schema);
  if (innerType) return planOf(innerType);
  if (options) return planOfOptions(options);
  if (shape) return planOfShape(shape);
  const inner = element ?? valueType;
  if (UNKNOWN_TYPES.has(type)) throw new Error(`No field of a schema may be a ${type}: its kinds would not be found.`);
  const each = inner && planOf(inner);
  return each && { each };
}

/** Types of zod that hold schemas in ways that are not followed here. */
const UNKNOWN_TYPES: ReadonlySet<string> = new Set(['pipe', 'lazy', 'tuple', 'intersection', 'map', 'set', 'promise']);

function planOfShape(shape: Record<string, z.ZodType>): Plan | undefined {
  const fields = Object.entries(shape).flatMap(([key, field]): [string, Plan][] => {
    const plan = planOf(field);
    return plan ? [[key, plan]] : [];
  });
  return fields.length > 0 ? { fields: new Map(fields) } : undefined;
}

function planOfOptions(options: readonly z.ZodType[]): Plan | undefined {
  const known = options.flatMap((schema) => {
    const plan = planOf(schema);
    return plan ? [{ schema, plan }] : [];
  });
  return known.length > 0 ? { options: known } : undefined;
}
