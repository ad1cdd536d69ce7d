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

/** Where a field of a valid file is, and when it's shown. */
interface OfFile extends Omit<SchemaField, 'kind' | 'value'> {
  file: string;
  /** The regions that show the field. */
  regions: readonly RegionCode[];
}

/** The kinds of texts, which visitors or their search engines read. */
const TEXT_KINDS = ['text', 'rich-text', 'search-text', 'fact'] as const satisfies FieldKind[];

/** The kind of a text. */
export type TextKind = (typeof TEXT_KINDS)[number];

/** A text of a valid file, by language or by region. */
export interface TextField extends OfFile {
  kind: TextKind;
  value: Readonly<Record<string, string>>;
}

/** A value of a valid file that differs by region. */
export interface RegionalField extends OfFile {
  kind: 'regional';
  value: object;
}

/** A value of a valid file that names something: a target, a file, an entry or a day. */
export interface NamingField extends OfFile {
  kind: Exclude<FieldKind, TextKind>;
  value: string;
}

/** A field of a valid file that other files may depend on. */
export type FileField = TextField | RegionalField | NamingField;

const IS_TEXT: ReadonlySet<string> = new Set(TEXT_KINDS);

/** Completes a field of a valid file, in which a value is what its kind says. */
export const fieldOfFile = (field: SchemaField, file: string, regions: readonly RegionCode[]): FileField =>
  ({ ...field, file, regions }) as FileField; // the schema has checked the value

/** Returns whether a field is a text. */
export const isTextField = (field: FileField): field is TextField => IS_TEXT.has(field.kind);
