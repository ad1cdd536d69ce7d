import type { z } from 'zod';
import type { FieldPath } from './diagnostic.ts';
import type { FieldKind, GroupKind } from './schema-fields.ts';
import { optionFor, planBelow, planOf, type Plan } from './schema-plan.ts';

/** A field whose schema says what it means. */
export interface VisitedField {
  kind: FieldKind;
  value: unknown;
  path: FieldPath;
  placeholders?: readonly string[] | undefined;
  /** The kind of the group that holds the field. */
  group?: GroupKind | undefined;
}

type Visitor = (field: VisitedField) => void;

/** Walks a value beside its schema and calls the visitor for every field whose schema names its kind. */
export function visit(schema: z.ZodType, value: unknown, path: FieldPath, visitor: Visitor): void {
  const plan = planOf(schema);
  if (plan) follow(plan, value, path, visitor);
}

function follow(plan: Plan, value: unknown, path: FieldPath, visitor: Visitor, group?: GroupKind): void {
  if (value === undefined || value === null) return;
  if (plan.kind) return visitor({ kind: plan.kind, value, path, placeholders: plan.placeholders, group });
  const branch = optionFor(plan, value);
  if (branch) return follow(branch, value, path, visitor, group);
  if (typeof value !== 'object') return;
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, inner] of entries) {
    const next = planBelow(plan, key);
    if (next) follow(next, inner, [...path, key], visitor, plan.group);
  }
}
