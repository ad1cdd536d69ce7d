import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fieldName } from '../../src/content/diagnostic.ts';
import type { SectionDefinition } from '../../src/schema/define-section.ts';

const SECTIONS = join(import.meta.dirname, '../../src/sections');

/** What a section type says of its own example after some fields were changed: `field: message hint`, a line each. */
export function sectionProblems(
  type: string,
  definition: Pick<SectionDefinition, 'schema'>,
  changes: object,
): string[] {
  const { schema, check } = definition as SectionDefinition; // a section's own check takes its own fields only
  const example = parse(readFileSync(join(SECTIONS, type, `${type}.example.yaml`), 'utf8')) as object;
  const fields = schema.parse({ ...example, ...changes });
  return (check?.(fields) ?? []).map(([path, message, hint]) => `${fieldName(path)}: ${message} ${hint}`);
}
