import { z } from 'zod';
import type { ContentModel } from '../../model/content-model.ts';
import type { SectionDefinition } from '../../schema/define-section.ts';
import { pageSchema, sectionBase } from '../../schema/page.schema.ts';
import { schemaFor } from '../../schema/schema-for.ts';
import type { SiteRegions } from '../../regions/site-regions.ts';
import { TEMPLATE_SCHEMAS, type TemplateOf } from '../../model/file-kinds.ts';
import { toEditorSchema, type JsonSchema } from './json-schema.ts';
import { nameCollections } from './name-references.ts';

/** The fields of a section in its example, which omits `type` and the other common fields. */
export const sectionExampleSchema = ({ schema, title, description }: SectionDefinition): JsonSchema =>
  toEditorSchema(schema.meta({ title, description }));

/** The schema of a page: each section has one of the site's types. */
export const pageEditorSchema = (model: ContentModel): JsonSchema => withSections(model, pageSchema);

/** The schema of what a new page or section starts from. */
export const templateEditorSchema = (model: ContentModel, of: TemplateOf): JsonSchema =>
  withSections(model, TEMPLATE_SCHEMAS[of]);

function withSections(model: ContentModel, schema: z.ZodType): JsonSchema {
  const page = toEditorSchema(schemaFor(model.regions, schema));
  if (page.properties?.['each'] !== undefined) nameCollections(page, model);
  const list = page.properties?.['sections'] as JsonSchema; // each of these schemas has this field
  const { required: _type, properties, ...branches } = anySection(model);
  const shared = withoutDialect(toEditorSchema(sharedName));
  list.items = {
    ...branches,
    properties: { ...properties, shared },
    if: { required: ['shared'] },
    else: { required: ['type'] },
  };
  return page;
}

/** The schema of a section in its own file: `content/shared/{name}.yaml`. */
export const sharedSectionSchema = (model: ContentModel): JsonSchema => ({
  ...toEditorSchema(
    z.looseObject({}).meta({ title: 'Shared section', description: 'A section that several pages show by its name.' }),
  ),
  ...anySection(model),
});

const sharedName = z.string().meta({
  title: 'Shared section',
  description: 'Shows the shared section of this name; other fields here replace those of the section.',
});

/** A section of any type. */
function anySection(model: ContentModel): JsonSchema {
  const entries = [...model.sections].sort(([a], [b]) => a.localeCompare(b));
  return { ...typeField(entries), allOf: entries.map(([type, definition]) => branch(type, definition, model.regions)) };
}

/** Lists the types with their descriptions, for completion in an editor. */
const typeField = (entries: [string, SectionDefinition][]): JsonSchema => ({
  type: 'object',
  required: ['type'],
  properties: {
    type: {
      ...withoutDialect(toEditorSchema(sectionBase.type)),
      enum: entries.map(([type]) => type),
      enumDescriptions: entries.map(([, { description }]) => description),
    },
  },
});

/** Applies a section's fields by its type: an `anyOf` would report a mistake in one type for all types. */
const branch = (type: string, definition: SectionDefinition, regions: SiteRegions): JsonSchema => ({
  if: { required: ['type'], properties: { type: { const: type } } },
  then: sectionSchema(type, definition, regions),
});

function sectionSchema(
  type: string,
  { schema, title, description }: SectionDefinition,
  regions: SiteRegions,
): JsonSchema {
  const { type: anyType, ...rest } = sectionBase;
  const ownType = z.literal(type).meta(z.globalRegistry.get(anyType) ?? {});
  const whole = schemaFor(regions, z.strictObject({ type: ownType, ...schema.shape, ...rest }));
  return withoutDialect(toEditorSchema(whole.meta({ title, description })));
}

/** A nested schema doesn't repeat the dialect. */
const withoutDialect = ({ $schema: _dialect, ...json }: JsonSchema): JsonSchema => json;
