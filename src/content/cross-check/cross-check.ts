import { checkAnchors } from './checks/anchors.ts';
import { checkEntryNames } from './checks/entry-names.ts';
import { checkEntryPages, checkRequiredSections } from './checks/required-sections.ts';
import { checkBrandFonts } from './checks/brand-fonts.ts';
import { checkCountries } from './checks/countries.ts';
import { createFontLettersCheck } from './checks/font-letters.ts';
import { checkLeftovers } from './checks/leftovers.ts';
import { checkLink, checkLinksInText } from './checks/links.ts';
import { checkDraftValues } from './checks/draft-values.ts';
import { checkDuplicateIds } from './checks/duplicate-ids.ts';
import { checkNeededTexts } from './checks/needed-texts.ts';
import { checkOldAddresses } from './checks/old-addresses.ts';
import { checkPlainText, checkRichText } from './checks/markup.ts';
import { checkPluralForms } from './checks/plural-forms.ts';
import { checkPageHeadings } from './checks/page-headings.ts';
import { checkPageNames, missingPages } from './checks/page-names.ts';
import { checkImage, unusedImages } from './checks/images.ts';
import { checkMediaFile } from './checks/media-files.ts';
import { checkFactNames, createPlaceholderCheck } from './checks/placeholders.ts';
import { checkPageReference, checkReference } from './checks/references.ts';
import { checkRegionNames } from './checks/region-names.ts';
import { createUntranslatedTextCheck } from './checks/untranslated-texts.ts';
import { checkLastDay, checkSchedules, checkTimeZone } from './checks/schedules.ts';
import { checkSeoLengths } from './checks/seo-lengths.ts';
import { checkSwappedTexts } from './checks/swapped-texts.ts';
import { checkTagNames } from './checks/tag-names.ts';
import { createTemplateCheck, withoutKnownCauses } from './checks/templates.ts';
import { checkTypography } from './checks/typography.ts';
import type { FieldCheck, CheckContext } from './checks/check-context.ts';
import {
  isTextField,
  type FileField,
  type NamingField,
  type TextField,
  type TextKind,
} from '../validate/walk-schema.ts';
import type { Diagnostic, FileFinding } from '../diagnostics/diagnostic.ts';
import { isTemplateFile } from '../read/page-paths.ts';
import { SITE_FACTS } from '../../schema/site-facts.ts';

/**
 * Checks what no file can show on its own: duplicate names, and missing links, images, facts and entries.
 * @param fields the fields of all files, as `fieldsOfFile` finds them
 */
export function crossCheck(
  site: CheckContext,
  fields: Iterable<FileField>,
): { findings: FileFinding[]; diagnostics: Diagnostic[] } {
  const checkField = createFieldCheck(site);
  const fontLetters = createFontLettersCheck(site);
  const images = new Set<string>();
  const ofEntries = [...site.model.collections.values()].flatMap(({ placeholders = {} }) => Object.keys(placeholders));
  const taken = new Set<string>([...ofEntries, ...SITE_FACTS]);
  const findings: FileFinding[] = [];
  const ofTemplates: FileFinding[] = [];
  for (const field of fields) {
    if (field.kind === 'image') images.add(field.value);
    for (const name of field.placeholders ?? []) taken.add(name);
    if (!isTemplateFile(field.file)) fontLetters.see(field);
    (isTemplateFile(field.file) ? ofTemplates : findings).push(...checkField(field)); // a field's checks return few findings
  }
  const ofSite = [
    checkBrandFonts,
    checkAnchors,
    checkEntryNames,
    checkEntryPages,
    checkCountries,
    checkDuplicateIds,
    checkPageHeadings,
    checkPageNames,
    checkRegionNames,
    checkNeededTexts,
    checkOldAddresses,
    checkRequiredSections,
    checkSchedules,
    checkTimeZone,
    checkSeoLengths,
    checkTagNames,
  ];
  findings.push(...ofSite.flatMap((check) => check(site)), ...checkFactNames(site, taken), ...fontLetters.findings());
  findings.push(...withoutKnownCauses(ofTemplates, findings));
  const missing = missingPages(site);
  // Only a site without errors can prove that an image is unused.
  const isComplete = missing.length === 0 && findings.every(({ severity }) => severity === 'warning');
  return { findings, diagnostics: isComplete ? unusedImages(site, images) : missing };
}

/**
 * Makes a check remember its findings, as long as the field's file stays the same.
 * @param of what the check looks at besides the field; default: nothing
 */
function remembering<F extends FileField>(
  check: FieldCheck<F>,
  of: (site: CheckContext) => object = () => check,
): FieldCheck<F> {
  const known = new WeakMap<object, WeakMap<FileField, FileFinding[]>>();
  return (site, field) => {
    const own = known.get(of(site)) ?? new WeakMap<FileField, FileFinding[]>();
    known.set(of(site), own);
    const findings = own.get(field) ?? check(site, field);
    own.set(field, findings);
    return findings;
  };
}

const ofRegions = ({ model }: CheckContext): object => model.regions;
const typography = remembering(checkTypography, ({ checked, model }) => checked.singles.regions ?? model.regions);
const plainText = remembering(checkPlainText);
const richText = remembering(checkRichText);
const swappedTexts = remembering(checkSwappedTexts, ofRegions);
const leftovers = remembering(checkLeftovers);
const draftValues = remembering(checkDraftValues, ofRegions);

function createFieldCheck(site: CheckContext): (field: FileField) => FileFinding[] {
  const checkPlaceholders = createPlaceholderCheck(site);
  const checkSameText = createUntranslatedTextCheck(site);
  const checkWords = [typography, checkSameText, swappedTexts, leftovers, draftValues];
  const ofTexts: Record<TextKind, readonly FieldCheck<TextField>[]> = {
    text: [checkPlaceholders, checkPluralForms, plainText, ...checkWords],
    'rich-text': [checkPlaceholders, checkLinksInText, richText, ...checkWords],
    'search-text': [checkPlaceholders, plainText, ...checkWords],
    fact: [checkPlaceholders, ...checkWords],
  };
  const ofNames: Record<NamingField['kind'], readonly FieldCheck<NamingField>[]> = {
    link: [checkLink],
    'plain-link': [checkLink],
    image: [checkImage],
    'media-file': [checkMediaFile],
    'page-reference': [checkPageReference],
    reference: [checkReference],
    'first-day': [],
    'last-day': [checkLastDay],
  };
  const checkTemplate = createTemplateCheck(checkPlaceholders);
  return (field) => {
    if (isTemplateFile(field.file)) return checkTemplate(site, field);
    if (isTextField(field)) return ofTexts[field.kind].flatMap((check) => check(site, field));
    if (field.kind === 'regional') return draftValues(site, field);
    return ofNames[field.kind].flatMap((check) => check(site, field));
  };
}
