import { keysOf, schemasAt } from '../../content/validate/schema-introspection.ts';
import type { ContentModel } from '../../model/content-model.ts';
import { kindOf, schemaOf } from '../../model/file-kinds.ts';
import { sectionBase } from '../../schema/page.schema.ts';
import type { EditOperation } from '../edit/edit-operation.ts';
import { dataAtOrUndefined, type Data } from '../edit/plain-data.ts';
import { dataOrUndefined } from '../edit/yaml-source.ts';
import type { Path } from '../../data/path.ts';

/** Returns the field order of the map at a path, as in its schema. */
export function fieldOrder(file: string, path: Path, typeAt: (path: Path) => unknown, model: ContentModel): string[] {
  const found = kindOf(model, file);
  if (found?.kind === 'shared') return sectionFieldOrder(String(typeAt(['type'])), path, model);
  const schema = schemaOf(model, file);
  if (!schema) return [];
  const [field, index, ...rest] = path;
  const hasSections = found?.kind === 'page' || found?.kind === 'template';
  const isInSection = hasSections && field === 'sections' && typeof index === 'number';
  if (!isInSection) return keysOf(schemasAt(schema, [...path]));
  return sectionFieldOrder(String(typeAt([field, index, 'type'])), rest, model);
}

/** Returns the field order of the map at a path of a section. */
function sectionFieldOrder(type: string, path: Path, model: ContentModel): string[] {
  const schema = model.sections.get(type)?.schema;
  const own = schema ? keysOf(schemasAt(schema, [...path])) : [];
  return path.length === 0 ? [...Object.keys(sectionBase), ...own] : own;
}

/** Inserts a new field in schema order, unless the edit sets an order. */
export const withSchemaOrder = (
  source: string,
  file: string,
  operation: EditOperation,
  model: ContentModel,
): EditOperation =>
  operation.op === 'put' ? withSchemaOrderIn(dataOrUndefined(source) ?? null, file, operation, model) : operation;

/** Inserts a new field into data in schema order, unless the edit sets an order. */
export function withSchemaOrderIn<O extends EditOperation>(
  data: Data,
  file: string,
  operation: O,
  model: ContentModel,
): O {
  if (operation.op !== 'put' || operation.order) return operation;
  const typeAt = (path: Path) => dataAtOrUndefined(data, path);
  return { ...operation, order: fieldOrder(file, operation.path, typeAt, model) };
}
