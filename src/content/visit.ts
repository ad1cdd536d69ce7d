import type { z } from 'zod';
import type { FieldPath } from './diagnostic.ts';
import { metaOf, partsOf, type FieldKind } from './schema-fields.ts';

/** A field whose schema says what it means. */
export interface VisitedField {
  kind: FieldKind;
  value: unknown;
  path: FieldPath;
  placeholders?: readonly string[] | undefined;
}

type Visitor = (field: VisitedField) => void;

/** The way to the fields of a schema that have a kind; branches without any are left out. */
interface Plan {
  kind?: FieldKind;
  placeholders?: readonly string[] | undefined;
  fields?: ReadonlyMap<string, Plan>;
  each?: Plan;
  options?: readonly { schema: z.ZodType; plan: Plan }[];
}

const plans = new WeakMap<z.ZodType, { plan: Plan | undefined }>();

/** Walks a value beside its schema and calls the visitor for every field whose schema names its kind. */
export function visit(schema: z.ZodType, value: unknown, path: FieldPath, visitor: Visitor): void {
  const plan = planOf(schema);
  if (plan) follow(plan, value, path, visitor);
}

function planOf(schema: z.ZodType): Plan | undefined {
  const known = plans.get(schema);
  if (known) return known.plan;
  const entry: { plan: Plan | undefined } = { plan: undefined };
  plans.set(schema, entry);
  entry.plan = makePlan(schema);
  return entry.plan;
}

function makePlan(schema: z.ZodType): Plan | undefined {
  const { kind, placeholders } = metaOf(schema);
  if (kind) return { kind, placeholders };
  const { innerType, element, valueType, shape, options } = partsOf(schema);
  if (innerType) return planOf(innerType);
  if (options) return planOfOptions(options);
  const inner = element ?? valueType;
  const each = inner && planOf(inner);
  if (each) return { each };
  const fields = Object.entries(shape ?? {}).flatMap(([key, field]): [string, Plan][] => {
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

function follow(plan: Plan, value: unknown, path: FieldPath, visitor: Visitor): void {
  if (value === undefined || value === null) return;
  if (plan.kind) return visitor({ kind: plan.kind, value, path, placeholders: plan.placeholders });
  const branch = plan.options?.find(({ schema }) => schema.safeParse(value).success);
  if (branch) return follow(branch.plan, value, path, visitor);
  if (typeof value !== 'object') return;
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, inner] of entries) {
    const next = plan.each ?? plan.fields?.get(String(key));
    if (next) follow(next, inner, [...path, key], visitor);
  }
}
