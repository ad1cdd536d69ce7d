import { z } from 'zod';
import type { SectionDefinitions } from '../../content/section-definitions.ts';
import type { SectionDefinition } from '../../schema/define-section.ts';
import { pageSchema, sectionBase } from '../../schema/page.schema.ts';
import { toEditorSchema, type JsonSchema } from './json-schema.ts';

/** What a section may hold in its example, where `type` and the like are not written. */
export const sectionExampleSchema = ({ schema, title, description }: SectionDefinition): JsonSchema =>
  toEditorSchema(schema.meta({ title, description }));

/** What a page may hold: each of its sections is one of the types of `src/sections`. */
export function pageEditorSchema(sections: SectionDefinitions): JsonSchema {
  const page = toEditorSchema(pageSchema);
  const list = page.properties?.['sections'] as JsonSchema; // the page's schema names it
  const entries = [...sections].sort(([a], [b]) => a.localeCompare(b));
  list.items = { ...typeField(entries), allOf: entries.map(([type, definition]) => branch(type, definition)) };
  return page;
}

/** The types beside their descriptions, so that an editor lists them before one is chosen. */
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

/** If the section is of this type, then it has these fields: an `anyOf` would blame every type for the mistake in one. */
const branch = (type: string, definition: SectionDefinition): JsonSchema => ({
  if: { required: ['type'], properties: { type: { const: type } } },
  then: sectionSchema(type, definition),
});

function sectionSchema(type: string, { schema, title, description }: SectionDefinition): JsonSchema {
  const { type: anyType, ...rest } = sectionBase;
  const ownType = z.literal(type).meta(z.globalRegistry.get(anyType) ?? {});
  const whole = z.strictObject({ type: ownType, ...schema.shape, ...rest });
  return withoutDialect(toEditorSchema(whole.meta({ title, description })));
}

/** A schema inside another names no dialect of its own. */
const withoutDialect = ({ $schema: _dialect, ...json }: JsonSchema): JsonSchema => json;
