import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fieldName } from '../../src/content/diagnostics/diagnostic.ts';
import { sectionFolder } from '../../src/model/section-folders.ts';
import type { SectionDefinition } from '../../src/schema/define-section.ts';
import { readSiteRegions } from '../../src/content/read/site-regions.ts';
import { schemaFor } from '../../src/schema/schema-for.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The diagnostics of a section type's example after some fields were changed, one `field: message hint` per line. */
export function sectionProblems(
  type: string,
  definition: Pick<SectionDefinition, 'schema'>,
  changes: object,
): string[] {
  const { schema, check } = definition as SectionDefinition; // a section's own check takes its own fields only
  const example = parse(readFileSync(join(ROOT, sectionFolder(ROOT, type), `${type}.example.yaml`), 'utf8')) as object;
  const regions = readSiteRegions(ROOT);
  const fields = schemaFor(regions, schema).parse({ ...example, ...changes });
  return (check?.(fields, regions) ?? []).map(([path, message, hint]) => `${fieldName(path)}: ${message} ${hint}`);
}
