import type { z } from 'zod';
import { keysOf, schemasAt } from '../../content/validate/schema-introspection.ts';
import { isCaseStudyFile, isPageFile } from '../../content/read/page-paths.ts';
import { sharedNameOf } from '../../content/validate/shared-sections.ts';
import type { ContentModel } from '../../model/content-model.ts';
import { SINGLE_FILES } from '../../content/validate/validate.ts';
import { caseStudySchema } from '../../schema/case-study.schema.ts';
import { pageSchema, sectionBase } from '../../schema/page.schema.ts';
import { translationChecksSchema } from '../../schema/translation-checks.schema.ts';
import type { EditOperation, Path } from '../edit/edit-operation.ts';
import { dataAt } from '../edit/plain-data.ts';
import { openYaml } from '../edit/yaml-source.ts';

/** Returns the schema of a file by its name, or `undefined` for a file that no part of the site reads. */
export function schemaAt(file: string): z.ZodType | undefined {
  if (isPageFile(file)) return pageSchema;
  if (isCaseStudyFile(file)) return caseStudySchema;
  const name = file.replace(/^content\/|\.yaml$/g, '');
  const singles: Readonly<Record<string, z.ZodType>> = {
    ...SINGLE_FILES,
    'translation-checks': translationChecksSchema,
  };
  return Object.hasOwn(singles, name) ? singles[name] : undefined;
}

/** Returns the field order of the map at a path, as in its schema. */
export function fieldOrder(
  file: string,
  path: Path,
  typeAt: (path: Path) => unknown,
  model: ContentModel,
): string[] {
  if (sharedNameOf(file)) return sectionFieldOrder(String(typeAt(['type'])), path, model);
  const schema = schemaAt(file);
  if (!schema) return [];
  const [field, index, ...rest] = path;
  const isInSection = schema === pageSchema && field === 'sections' && typeof index === 'number';
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
export function orderedBySchema(
  source: string,
  file: string,
  operation: EditOperation,
  model: ContentModel,
): EditOperation {
  if (operation.op !== 'put' || operation.order) return operation;
  return { ...operation, order: fieldOrder(file, operation.path, (path) => valueAt(source, path), model) };
}

/** Returns the value at a path, or `undefined` if the path doesn't exist. */
function valueAt(source: string, path: Path): unknown {
  try {
    return dataAt(openYaml(source.replace(/^\uFEFF/, '')).data, path);
  } catch {
    return undefined;
  }
}
