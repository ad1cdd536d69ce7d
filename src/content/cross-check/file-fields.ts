import { z } from 'zod';
import { type CheckedFiles, SINGLE_FILES } from '../validate/validate.ts';
SECTIONDEFS
import { type FileField, type SchemaField, walkSchema } from '../validate/walk-schema.ts';
import { CASE_STUDY_VARIABLES } from '../../schema/case-study-variables.ts';
import { type RegionCode, REGION_CODES } from '../../regions/region-code.ts';
import { pageSchema, sectionBase } from '../../schema/page.schema.ts';
import { visibilityOf } from '../schedule/days.ts';
import { caseStudySchema } from '../../schema/case-study.schema.ts';
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
export function fieldsOfFile(checked: CheckedFiles, sections: SectionDefinitions): FileField[] {
  const fields: FileField[] = [];
  visitFields(checked, sections, (field) => {
    if (pointsOutside(field)) fields.push(field);
  });
  return fields;
}

/**
 * Serializes what other files depend on: for a case study its names and references, for any other file everything
 * except plain text without references.
 */
export function meaningOfFile(
  { checked, fields }: { checked: CheckedFiles; fields: readonly FileField[] },
  sections: SectionDefinitions,
): string {
  const [caseStudy] = checked.caseStudies;
  if (caseStudy) {
    const { id, clientName, industry, visibleFrom, visibleUntil, draft } = caseStudy.value;
    const named = Object.values(CASE_STUDY_VARIABLES).map((field) => caseStudy.value[field]);
    return JSON.stringify([fields, id, clientName, industry, named, visibleFrom, visibleUntil, draft]);
  }
  const unlinked = new Set<unknown>();
  visitFields(checked, sections, (field) => {
    const isText = field.kind === 'text' || field.kind === 'rich-text'; // titles, descriptions and facts are measured together
    if (isText && !pointsOutside(field)) unlinked.add(field.value);
  });
  return JSON.stringify(checked, (_key, value: unknown) => (unlinked.has(value) ? null : value));
}

/** Calls back for every field of valid files that has a kind. A page has the fields of its shared sections, too. */
export function visitFields(
  checked: CheckedFiles,
  sections: SectionDefinitions,
  tell: (field: FileField) => void,
): void {
  const into =
    (file: string, regions: readonly RegionCode[] = REGION_CODES) =>
    (field: SchemaField) =>
      tell({ ...field, file, regions });
  for (const { file, value } of checked.pages) {
    walkSchema(pageSchema, value, [], into(file));
    for (const [index, section] of value.sections.entries()) {
      const definition = sections.get(section.type);
      const shown = [value, section].flatMap((one) => visibilityOf(one) ?? []);
      if (definition) walkSchema(definition.schema, section, ['sections', index], into(file, section.regions), shown);
    }
  }
  for (const { file, value } of checked.shared) {
    const definition = sections.get(value.type);
    const own = visibilityOf(value);
    walkSchema(SECTION, value, [], into(file));
    if (definition) walkSchema(definition.schema, value, [], into(file, value.regions), own && [own]);
  }
  for (const { file, value } of checked.caseStudies) walkSchema(caseStudySchema, value, [], into(file));
  for (const [name, single] of Object.entries(checked.singles))
    walkSchema(SINGLE_FILES[name as keyof typeof SINGLE_FILES], single.value, [], into(single.file));
}

/**
 * Returns whether a field can contain references or markup. Text without braces or markup characters, which is most
 * text, can't.
 */
function pointsOutside({ kind, value, placeholders = [] }: SchemaField): boolean {
  if (kind === 'first-day') return false;
  if (kind === 'regional') return lacksDraftValue(value as object); // the schema guarantees a map
  if (placeholders.length > 0 || typeof value !== 'object' || value === null) return true;
  return (
    Object.values(value).some((text) => typeof text !== 'string' || /[{}]/.test(text) || MARKUP.test(text)) ||
    mayBeMistyped(value) ||
    mayBeSame(value) ||
    isSwapped(value) ||
    mayHoldLeftover(value) ||
    mayLackLetters(value) ||
    lacksDraftValue(value)
  );
}
