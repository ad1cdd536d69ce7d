import type { z } from 'zod';
import type { FieldPath } from '../diagnostics/diagnostic.ts';
import type { FieldKind, GroupKind } from './schema-introspection.ts';
import { optionFor, planBelow, planOf, type FieldPlan } from './schema-plan.ts';
import type { RegionCode } from '../../regions/region-code.ts';

/** A field with a kind, or a value that differs by region. */
export interface SchemaField {
  kind: FieldKind | 'regional';
  value: unknown;
  path: FieldPath;
  placeholders?: readonly string[] | undefined;
  hasPlurals?: boolean | undefined;
  /** The kind of the map that contains the field. */
  group?: GroupKind | undefined;
}

type Visitor = (field: SchemaField) => void;

/** Walks a value along its schema and calls the visitor for every field with a kind, and every regional value. */
export function walkSchema(schema: z.ZodType, value: unknown, path: FieldPath, visitor: Visitor): void {
  const plan = planOf(schema);
  if (plan) follow(plan, value, path, visitor);
}

function follow(plan: FieldPlan, value: unknown, path: FieldPath, visitor: Visitor, group?: GroupKind): void {
  if (value === undefined || value === null) return;
  const { kind, placeholders, hasPlurals } = plan;
  if (kind) return visitor({ kind, value, path, placeholders, hasPlurals, group });
  const branch = optionFor(plan, value);
  if (branch) return follow(branch, value, path, visitor, group);
  if (typeof value !== 'object') return;
  if (plan.group === 'regional') visitor({ kind: 'regional', value, path, group });
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, inner] of entries) {
    const next = planBelow(plan, key);
    if (next) follow(next, inner, [...path, key], visitor, plan.group);
  }
}

/** A field that other files may depend on. */
export interface FileField extends SchemaField {
  file: string;
  /** The regions that show the field. */
  regions: readonly RegionCode[];
}
