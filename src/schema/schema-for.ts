import { z } from 'zod';
import type { SiteRegions } from '../regions/site-regions.ts';

/** Creates the schema of a field for the regions and languages of a site. */
type CreateSchema = (regions: SiteRegions) => z.ZodType;

/** What creates a schema for a site, by the general one that stands in for it. */
const creators = new WeakMap<z.ZodType, CreateSchema>();

/** Returns what creates a schema. A schema that got metadata, or a check, is a copy of the one that was marked. */
function creatorOf(schema: z.ZodType): CreateSchema | undefined {
  for (let one: z.core.$ZodType | undefined = schema; one; one = one._zod.parent) {
    const found = creators.get(one as z.ZodType);
    if (found) return found;
  }
  return undefined;
}

/**
 * Marks a schema that stands in for one with the site's regions or languages until `schemaFor` creates that.
 * @param general accepts any region or language
 */
export function dependsOnRegions<S extends z.ZodType>(general: S, create: CreateSchema): S {
  creators.set(general, create);
  return general;
}

const known = new WeakMap<SiteRegions, WeakMap<z.ZodType, z.ZodType>>();

/** Returns a schema as the regions and languages of a site require: a text has each language, a regional value each region. */
export function schemaFor<S extends z.ZodType>(regions: SiteRegions, schema: S): S {
  const own = known.get(regions) ?? new WeakMap<z.ZodType, z.ZodType>();
  known.set(regions, own);
  const found = own.get(schema) ?? create(regions, schema);
  own.set(schema, found);
  return found as S; // values of S are what it accepts
}

function create(regions: SiteRegions, schema: z.ZodType): z.ZodType {
  const created = creatorOf(schema)?.(regions) ?? withInner(schema, (inner: z.ZodType) => schemaFor(regions, inner));
  const meta = schema.meta();
  return created === schema || !meta ? created : created.meta({ ...created.meta(), ...meta });
}

/** The parts of a definition that hold schemas. */
interface Definition extends z.core.$ZodTypeDef {
  shape?: Record<string, z.ZodType>;
  options?: readonly z.ZodType[];
}

const INNER = ['catchall', 'element', 'in', 'innerType', 'keyType', 'out', 'valueType'] as const;

const clone: (schema: z.ZodType, def: z.core.$ZodTypeDef) => z.ZodType = z.core.clone;

/** Returns a schema whose inner schemas are replaced, or itself if none changes. */
function withInner(schema: z.ZodType, replace: (inner: z.ZodType) => z.ZodType): z.ZodType {
  const def = schema._zod.def as Definition & Partial<Record<(typeof INNER)[number], z.ZodType>>; // what zod documents for such tools
  const changed: Partial<typeof def> = {};
  for (const key of INNER) {
    const inner = def[key];
    const replaced = inner && replace(inner);
    if (replaced !== inner) changed[key] = replaced;
  }
  if (def.shape) {
    const shape = Object.fromEntries(Object.entries(def.shape).map(([name, inner]) => [name, replace(inner)]));
    if (Object.entries(shape).some(([name, inner]) => inner !== def.shape?.[name])) changed.shape = shape;
  }
  if (def.options) {
    const options = def.options.map(replace);
    if (options.some((option, index) => option !== def.options?.[index])) changed.options = options;
  }
  return Object.keys(changed).length === 0 ? schema : clone(schema, { ...def, ...changed });
}
