import { z } from 'zod';
import type { SectionDefinition } from '../schema/define-section.ts';
import { pageSchema, sectionBase, type Page } from '../schema/page.schema.ts';
import { quoted, type FieldPath, type Finding } from './diagnostic.ts';
import { nearest, suggestion } from './nearest.ts';
import { check, type Written } from './schema-issues.ts';
import type { SectionDefinitions } from './section-definitions.ts';

type Section = Page['sections'][number];

/** A page without a look into its sections: each of them is checked against the schema of its type. */
const frameSchema = pageSchema.extend({ sections: z.array(z.unknown()).min(1) });

/** Keeps the place of a section of which not even the type is known, so that those after it keep their number. */
const UNKNOWN: Section = { type: '' };

/** Makes the check of pages; what a section type may hold is worked out once for all its sections. */
export function createPageCheck(sections: SectionDefinitions) {
  const types = [...sections.keys()].sort();
  const schemas = new Map([...sections].map(([type, { schema }]) => [type, schema.extend(sectionBase)]));

  const checkSection = (open: Written, section: unknown, path: FieldPath): { output: Section; findings: Finding[] } => {
    const type = isGroup(section) ? section['type'] : undefined;
    const schema = typeof type === 'string' ? schemas.get(type) : undefined;
    if (!schema) return { output: UNKNOWN, findings: [noType(section, type, path, types)] };
    const { output, findings } = check(open, schema, section, path);
    if (!output) return { output: { type: String(type) }, findings };
    return { output: output as Section, findings: ownFindings(sections.get(String(type)), output, path) }; // its schema has the fields of sectionBase
  };

  return (open: Written & { data: unknown }): { output?: Page; findings: Finding[] } => {
    const { output, findings } = check(open, frameSchema, open.data);
    const raw = (open.data as { sections?: unknown }).sections; // the caller saw that it is a group of fields
    const results = Array.isArray(raw)
      ? raw.map((section, index) => checkSection(open, section, ['sections', index]))
      : [];
    return {
      ...(output && { output: { ...output, sections: results.map((result) => result.output) } }),
      findings: [...findings, ...results.flatMap((result) => result.findings)],
    };
  };
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function noType(section: unknown, type: unknown, path: FieldPath, types: readonly string[]): Finding {
  if (!isGroup(section))
    return { path, message: 'This is no section.', hint: 'Begin it with "- type:" and the name of a section.' };
  if (type === undefined)
    return (
      misspeltType(section, path) ?? {
        path,
        message: 'The section has no type.',
        hint: `Begin it with "- type:". ${suggestion('', types)}`,
      }
    );
  if (typeof type === 'string')
    return { path: [...path, 'type'], message: `${quoted(type)} is no section.`, hint: suggestion(type, types) };
  return { path: [...path, 'type'], message: 'The type of a section is one word.', hint: suggestion('', types) };
}

/** A section whose type stands under a name that comes near. */
function misspeltType(section: Record<string, unknown>, path: FieldPath): Finding | undefined {
  const key = nearest('type', Object.keys(section));
  if (key === undefined) return undefined;
  const message = `${quoted(key)} is no field here.`;
  return { path: [...path, key], key: true, doubts: path, message, hint: 'Did you mean "type"?' };
}

/** What the section type itself finds in fields that each are right. */
const ownFindings = (definition: SectionDefinition | undefined, fields: unknown, base: FieldPath): Finding[] =>
  (definition?.check?.(fields as never) ?? []).map(([path, message, hint]) => ({
    path: [...base, ...path],
    message,
    hint,
  })); // the definition's own schema made the fields
