import { REGION_CODES, type RegionCode } from '../regions/region-code.ts';
import { caseStudySchema } from '../schema/case-study.schema.ts';
import { pageSchema } from '../schema/page.schema.ts';
import { CASE_FIELDS } from './case-facts.ts';
import { checkAnchors } from './checks/anchors.ts';
import { checkCaseNames } from './checks/case-names.ts';
import { checkCasePages } from './checks/case-pages.ts';
import { checkCountries } from './checks/countries.ts';
import { checkLeftovers, mayHoldLeftover } from './checks/leftovers.ts';
import { checkLink, checkLinksInText } from './checks/links.ts';
import { checkListIds } from './checks/list-ids.ts';
import { checkPlainWords, checkRichText, MARKUP } from './checks/markup.ts';
import { checkOpenings } from './checks/openings.ts';
import { checkPageNames, missingPages } from './checks/page-names.ts';
import { checkPicture, unusedPictures } from './checks/pictures.ts';
import { checkFactNames, createPlaceholderCheck } from './checks/placeholders.ts';
import { checkCaseReference, checkPageReference, checkServiceReference } from './checks/references.ts';
import { checkRequiredSections } from './checks/required-sections.ts';
import { createSameTextCheck, mayBeSame } from './checks/same-texts.ts';
import { checkSearchTexts } from './checks/search-texts.ts';
import { checkSwappedTexts, isSwapped } from './checks/swapped-texts.ts';
import { checkTypography, mayBeMistyped } from './checks/typography.ts';
import type { FieldCheck, Site, SiteField } from './checks/site.ts';
import type { Diagnostic, FileFinding } from './diagnostic.ts';
import type { FieldKind } from './schema-fields.ts';
import type { SectionDefinitions } from './section-definitions.ts';
import { SINGLE_FILES, type CheckedFiles } from './validate.ts';
import { visit, type VisitedField } from './visit.ts';

/**
 * Checks what no file can tell alone: names used twice, links, pictures, facts and cases that are not there.
 * @param fields the fields of all files, as `fieldsOfFile` finds them
 */
export function crossCheck(
  site: Site,
  fields: Iterable<SiteField>,
): { findings: FileFinding[]; diagnostics: Diagnostic[] } {
  const checks = createFieldChecks(site);
  const pictures = new Set<string>();
  const taken = new Set<string>(Object.keys(CASE_FIELDS));
  const findings: FileFinding[] = [];
  for (const field of fields) {
    if (field.kind === 'image') pictures.add(String(field.value));
    for (const name of field.placeholders ?? []) taken.add(name);
    for (const check of checks[field.kind]) findings.push(...check(site, field)); // a field has few
  }
  const ofSite = [
    checkAnchors,
    checkCaseNames,
    checkCasePages,
    checkCountries,
    checkListIds,
    checkOpenings,
    checkPageNames,
    checkRequiredSections,
    checkSearchTexts,
  ];
  findings.push(...ofSite.flatMap((check) => check(site)), ...checkFactNames(site, taken));
  const missing = missingPages(site);
  // What is wrong may be the reason why a picture is not shown.
  const isComplete = missing.length === 0 && findings.every(({ severity }) => severity === 'warning');
  return { findings, diagnostics: isComplete ? unusedPictures(site, pictures) : missing };
}

function createFieldChecks(site: Site): Record<FieldKind, readonly FieldCheck[]> {
  const checkPlaceholders = createPlaceholderCheck(site);
  const checkSameText = createSameTextCheck(site);
  return {
    link: [checkLink],
    'plain-link': [checkLink],
    image: [checkPicture],
    text: [checkPlaceholders, checkPlainWords, checkTypography, checkSameText, checkSwappedTexts, checkLeftovers],
    'rich-text': [
      checkPlaceholders,
      checkLinksInText,
      checkRichText,
      checkTypography,
      checkSameText,
      checkSwappedTexts,
      checkLeftovers,
    ],
    'search-text': [
      checkPlaceholders,
      checkPlainWords,
      checkTypography,
      checkSameText,
      checkSwappedTexts,
      checkLeftovers,
    ],
    fact: [checkPlaceholders, checkTypography, checkSameText, checkSwappedTexts, checkLeftovers],
    'page-reference': [checkPageReference],
    'case-reference': [checkCaseReference],
    'service-reference': [checkServiceReference],
  };
}

/** The fields of a file that mean something beyond it. */
export function fieldsOfFile(checked: CheckedFiles, sections: SectionDefinitions): SiteField[] {
  const fields: SiteField[] = [];
  visitFile(checked, sections, (field) => {
    if (pointsOutside(field)) fields.push(field);
  });
  return fields;
}

/**
 * What a file means to all others, as a text: of a case study its names and what points outside, of any other file
 * everything but words that name nothing.
 */
export function meaningOfFile(
  { checked, fields }: { checked: CheckedFiles; fields: readonly SiteField[] },
  sections: SectionDefinitions,
): string {
  const [study] = checked.caseStudies;
  if (study) {
    const { id, clientName, industry } = study.value;
    const named = Object.values(CASE_FIELDS).map((field) => study.value[field]);
    return JSON.stringify([fields, id, clientName, industry, named]);
  }
  const words = new Set<unknown>();
  visitFile(checked, sections, (field) => {
    const isText = field.kind === 'text' || field.kind === 'rich-text'; // titles, descriptions and facts are counted together
    if (isText && !pointsOutside(field)) words.add(field.value);
  });
  return JSON.stringify(checked, (_key, value: unknown) => (words.has(value) ? null : value));
}

function visitFile(checked: CheckedFiles, sections: SectionDefinitions, tell: (field: SiteField) => void): void {
  const into =
    (file: string, regions: readonly RegionCode[] = REGION_CODES) =>
    (field: VisitedField) =>
      tell({ ...field, file, regions });
  for (const { file, value } of checked.pages) {
    visit(pageSchema, value, [], into(file));
    for (const [index, section] of value.sections.entries()) {
      const definition = sections.get(section.type);
      if (definition) visit(definition.schema, section, ['sections', index], into(file, section.regions));
    }
  }
  for (const { file, value } of checked.caseStudies) visit(caseStudySchema, value, [], into(file));
  for (const [name, single] of Object.entries(checked.singles))
    visit(SINGLE_FILES[name as keyof typeof SINGLE_FILES], single.value, [], into(single.file));
}

/** Whether a field can name anything or be marked up: words without a brace or a sign do not, and most are such words. */
function pointsOutside({ value, placeholders = [] }: VisitedField): boolean {
  if (placeholders.length > 0 || typeof value !== 'object' || value === null) return true;
  return (
    Object.values(value).some((words) => typeof words !== 'string' || /[{}]/.test(words) || MARKUP.test(words)) ||
    mayBeMistyped(value) ||
    mayBeSame(value) ||
    isSwapped(value) ||
    mayHoldLeftover(value)
  );
}
