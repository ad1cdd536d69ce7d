import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSchemaLine } from '../editor/schema-line.ts';
import type { NewFile } from './new-file.ts';

/** A content file made of a template of this folder: `__NAME__` and the like are filled in, the first line fits the place. */
export function fillTemplate(
  template: string,
  file: string,
  schemaFile: string,
  words: Record<string, string>,
): NewFile {
  const text = readFileSync(join(import.meta.dirname, template), 'utf8');
  const filled = text.replaceAll(/__([A-Z]+)__/g, (whole, key: string) => words[key] ?? whole);
  return { file, text: withSchemaLine(filled, file, schemaFile) };
}
