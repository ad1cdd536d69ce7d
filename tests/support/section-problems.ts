import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fieldName } from '../../src/content/diagnostics/diagnostic.ts';
import type { SectionDefinition } from '../../src/schema/define-section.ts';

const SECTIONS = join(import.meta.dirname, '../../src/sections');

/** The diagnostics of a section type's example after some fields were changed, one `field: message hint` per line. */
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
