import { z } from 'zod';
import type { ContentModel } from '../../model/content-model.ts';
import { kindOf, TEMPLATE_SCHEMAS } from '../../model/file-kinds.ts';
import { requiredFiles, type RequiredFiles } from '../../model/single-files.ts';
import type { CheckedFiles } from '../validate/validate.ts';
import { fieldOfFile, isTextField, type FileField, type SchemaField, walkSchema } from '../validate/walk-schema.ts';
import type { RegionCode, SiteRegions } from '../../regions/site-regions.ts';
import { pageSchema, sectionBase } from '../../schema/page.schema.ts';
import { schemaFor } from '../../schema/schema-for.ts';
import { visibilityOf } from '../schedule/days.ts';
import { tagsIn, type CollectionDefinition, type Entry } from '../../schema/define-collection.ts';
import { slugOf } from './checks/indexed-entry.ts';
import { mayLackLetters } from './checks/font-letters.ts';
import { MARKUP } from './checks/markup.ts';
import { mayBeMistyped } from './checks/typography.ts';
import { mayBeSame } from './checks/untranslated-texts.ts';
import { lacksDraftValue } from './checks/draft-values.ts';
import { isSwapped } from './checks/swapped-texts.ts';
import { mayHoldLeftover } from './checks/leftovers.ts';

/** What every section has. */
const SECTION = z.looseObject(sectionBase);

/** The fields of a file that other files depend on. */
export function fieldsOfFile(checked: CheckedFiles, model: ContentModel): FileField[] {
  const fields: FileField[] = [];
  visitFields(checked, model, (field) => {
    if (pointsOutside(field, model.regions)) fields.push(field);
  });
  return fields;
}

/**
 * Serializes what other files depend on: for an entry its names, references and placeholders, for any other file everything
 * except plain text without references.
 */
export function crossFileFingerprint(
  { checked, fields }: { checked: CheckedFiles; fields: readonly FileField[] },
  model: ContentModel,
): string {
  for (const [name, [entry]] of checked.entries) {
    const collection = model.collections.get(name);
    if (collection && entry) return JSON.stringify([fields, ...meaningOfEntry(entry.value, collection, model.regions)]);
  }
  const unlinked = new Set<unknown>();
  visitFields(checked, model, (field) => {
    const isText = field.kind === 'text' || field.kind === 'rich-text'; // titles, descriptions and facts are measured together
    if (isText && !pointsOutside(field, model.regions)) unlinked.add(field.value);
  });
  const written = { ...checked, own: [...checked.own], entries: [] };
  return JSON.stringify(written, (_key, value: unknown) => (unlinked.has(value) ? null : value));
}

/** Returns what addresses, lists and the texts of other files take from an entry. */
function meaningOfEntry(entry: Entry, collection: CollectionDefinition, regions: SiteRegions): unknown[] {
  const { id, redirectFrom } = entry;
  const { nameField, placeholders = {} } = collection;
  const named = [nameField, ...Object.values(placeholders)].map((field) => entry[field]);
  return [id, slugOf(collection, entry, regions), redirectFrom, tagsIn(entry, collection), visibilityOf(entry), named];
}

/** Calls back for every field of valid files that has a kind. A page has the fields of its shared sections, too. */
export function visitFields(checked: CheckedFiles, model: ContentModel, tell: (field: FileField) => void): void {
  const { regions: all } = model;
  const into =
    (file: string, regions: readonly RegionCode[] = all.codes) =>
    (field: SchemaField) =>
      tell(fieldOfFile(field, file, regions));
  for (const { file, value } of checked.pages) {
    walkSchema(schemaFor(all, pageSchema), value, [], into(file));
    for (const [index, section] of value.sections.entries()) {
      const definition = model.sections.get(section.type);
      const shown = [value, section].flatMap((one) => visibilityOf(one) ?? []);
      if (definition) walkSchema(definition.schema, section, ['sections', index], into(file, section.regions), shown);
    }
  }
  for (const { file, value } of checked.shared) {
    const definition = model.sections.get(value.type);
    const own = visibilityOf(value);
    walkSchema(schemaFor(all, SECTION), value, [], into(file));
    if (definition) walkSchema(definition.schema, value, [], into(file, value.regions), own && [own]);
  }
  for (const { file, value } of checked.templates) {
    const found = kindOf(model, file);
    if (found?.kind !== 'template') continue;
    walkSchema(schemaFor(all, TEMPLATE_SCHEMAS[found.of]), value, [], into(file));
    for (const [index, section] of value.sections.entries()) {
      const definition = model.sections.get(section.type);
      if (definition) walkSchema(definition.schema, section, ['sections', index], into(file));
    }
  }
  for (const [name, { schema }] of model.collections)
    for (const { file, value } of checked.entries.get(name) ?? []) walkSchema(schema, value, [], into(file));
  const required = requiredFiles(model);
  for (const [name, single] of Object.entries(checked.singles))
    walkSchema(required[name as keyof RequiredFiles], single.value, [], into(single.file));
  for (const [name, { schema }] of model.singles) {
    const own = checked.own.get(name);
    if (own) walkSchema(schema, own.value, [], into(own.file));
  }
}

/**
 * Returns whether a field can contain references or markup. Text without braces or markup characters, which is most
 * text, can't.
 */
function pointsOutside(field: FileField, regions: SiteRegions): boolean {
  if (field.kind === 'first-day') return false;
  if (field.kind === 'regional') return lacksDraftValue(field.value, regions);
  if (!isTextField(field) || (field.placeholders ?? []).length > 0) return true;
  const { value } = field;
  return (
    Object.values(value).some((text) => typeof text !== 'string' || /[{}]/.test(text) || MARKUP.test(text)) ||
    mayBeMistyped(value, regions) ||
    mayBeSame(value) ||
    isSwapped(value, regions) ||
    mayHoldLeftover(value) ||
    mayLackLetters(value) ||
    lacksDraftValue(value, regions)
  );
}
