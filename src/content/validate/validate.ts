import { z } from 'zod';
import { SOURCE_LANGUAGE } from '../../regions/language.ts';
import { brandSchema } from '../../schema/brand.schema.ts';
import { caseStudySchema } from '../../schema/case-study.schema.ts';
import { dictionarySchema } from '../../schema/dictionary.schema.ts';
import { factsSchema } from '../../schema/facts.schema.ts';
import { navigationSchema } from '../../schema/navigation.schema.ts';
import { sectionBase, type Page } from '../../schema/page.schema.ts';
import { pricingSchema } from '../../schema/pricing.schema.ts';
import { regionsSchema } from '../../schema/region.schema.ts';
import { servicesSchema } from '../../schema/service.schema.ts';
import { siteSchema } from '../../schema/site.schema.ts';
import type { CaseStudyEntry } from '../../schema/site-content.ts';
import { caseStudySlug } from '../../schema/slug.ts';
import { translationChecksSchema, type TranslationCheckSettings } from '../../schema/translation-checks.schema.ts';
import { checkBrandContrast } from '../cross-check/checks/brand-contrast.ts';
import { checkAmounts } from './amounts.ts';
import { inFileOnly, inForm, type Finding } from '../diagnostics/diagnostic.ts';
import { namedWhole } from '../diagnostics/in-forms.ts';
import { CASE_KIND, kindOf, otherKind, PAGE_KIND, type FileKind } from './file-kind.ts';
import { slugify } from '../../i18n/slugify.ts';
import { closestMatch, suggestion } from '../diagnostics/did-you-mean.ts';
import { isCaseStudyFile, isPageFile, isPagePath } from '../read/page-paths.ts';
import type { OpenFile } from '../parse/parse-yaml.ts';
import { checkAgainstSchema } from './schema-issues.ts';
import { checkRegions, type RegionsFile } from './validate-regions.ts';
import type { SectionDefinitions } from './section-definitions.ts';
import { atOwnFields, sharedNameOf, type ExpandedPage } from './shared-sections.ts';
import { createPageCheck } from './validate-page.ts';

/** The required single files, with their schemas. */
export const SINGLE_FILES = {
  site: siteSchema,
  regions: regionsSchema,
  facts: factsSchema,
  navigation: navigationSchema,
  dictionary: dictionarySchema,
  services: servicesSchema,
  pricing: pricingSchema,
  brand: brandSchema,
} as const;

/** The optional settings file. */
const SETTINGS = 'translation-checks';

const singleKind = (name: string, schema: z.ZodType): FileKind => ({
  name: `content/${name}.yaml`,
  location: `content/${name}.yaml`,
  schema,
});

/** A section's own fields depend on its type: nothing else is told apart by them. */
const SHARED_KIND: FileKind = {
  name: 'a shared section',
  location: 'content/shared/',
  schema: z.looseObject(sectionBase),
};

const KINDS: readonly FileKind[] = [
  PAGE_KIND,
  CASE_KIND,
  ...Object.entries({ ...SINGLE_FILES, [SETTINGS]: translationChecksSchema }).map(([name, schema]) =>
    singleKind(name, schema),
  ),
];

type SchemaOutputs = { [K in keyof typeof SINGLE_FILES]: z.output<(typeof SINGLE_FILES)[K]> };

type Singles = Omit<SchemaOutputs, 'regions'> & { regions: RegionsFile };

/** A checked file. */
export interface CheckedFile<T> {
  file: string;
  value: T;
}

/** All files that passed their schema. */
export interface CheckedFiles {
  singles: { [K in keyof Singles]?: CheckedFile<Singles[K]> };
  pages: CheckedFile<Page>[];
  caseStudies: CheckedFile<CaseStudyEntry>[];
  /** Sections that several pages share; each page contains them, too. */
  shared: CheckedFile<Page['sections'][number]>[];
  /** Severity of missing and identical translations, if the site configures it. */
  translations?: CheckedFile<TranslationCheckSettings>;
}

/** The value before any file is checked. */
export const noFiles = (): CheckedFiles => ({ singles: {}, pages: [], caseStudies: [], shared: [] });

/** Creates the check of single files. Adds valid ones to the result. */
export function createValidate(
  sections: SectionDefinitions,
): (open: OpenFile, checked: CheckedFiles, page: ExpandedPage) => Finding[] {
  const { checkPage, checkSection } = createPageCheck(sections);
  const checkExpanded = (open: OpenFile, page: ExpandedPage) => {
    const { output, findings } = checkPage({ ...open, data: page.data }, page.unresolved);
    return { ...(output && { output }), findings: [...page.findings, ...atOwnFields(findings, page)] };
  };
  return (open, checked, page) => {
    const { file, data } = open;
    if (data === null || data === undefined) return [EMPTY];
    if (typeof data !== 'object' || Array.isArray(data)) return [noFields(data)];
    const own = ownKind(file);
    const other = own && otherKind(file, data, own, own === SHARED_KIND ? [PAGE_KIND, CASE_KIND] : KINDS);
    if (other) return [other];
    if (isPageFile(file)) return keep(file, checkExpanded(open, page), checked.pages);
    if (sharedNameOf(file)) {
      const { output, findings } = checkSection(open, data, []);
      // Pages show a shared section only if it's complete.
      return keep(file, { ...(findings.length === 0 && output && { output }), findings }, checked.shared);
    }
    if (isCaseStudyFile(file)) return keep(file, checkCaseStudy(open), checked.caseStudies);
    return validateSingle(open, checked);
  };
}

function checkCaseStudy(open: OpenFile): { output?: CaseStudyEntry; findings: Finding[] } {
  const { output, findings } = checkAgainstSchema(open, caseStudySchema, open.data);
  if (!output) return { findings: findings.map((finding) => withFileName(finding, open.file)) };
  const slug = caseStudySlug(output.clientName, output.industry[SOURCE_LANGUAGE]);
  return { output: { ...output, slug }, findings: [...findings, ...checkAmounts(caseStudySchema, output)] };
}

/** A case study has the name of its file as its id. */
function withFileName(finding: Finding, file: string): Finding {
  const name = file.replace(/^.*\/|\.ya?ml$/g, '');
  const isOfId = finding.path?.length === 1 && finding.path[0] === 'id';
  if (!isOfId || !isPagePath(name)) return finding;
  const form = { ...inForm(finding), hint: `Write ${namedWhole(name)}, the name of its file.` };
  return { ...finding, hint: `Write "id: ${name}", the name of the file.`, form };
}

const EMPTY: Finding = {
  path: [],
  offset: 0,
  doubts: [],
  message: 'The file is empty.',
  hint: 'Write its fields, or delete the file.',
  form: inFileOnly('The file behind this is empty.'),
};

const noFields = (data: unknown): Finding => ({
  path: [],
  doubts: [],
  message: `The file is ${Array.isArray(data) ? 'a list' : 'one text'}; fields are expected.`,
  hint: 'Write name: value, one field on a line.',
  form: inFileOnly('The file behind this has no fields.'),
});

function keep<T>(
  file: string,
  { output, findings }: { output?: T; findings: Finding[] },
  into: CheckedFile<T>[],
): Finding[] {
  if (output !== undefined) into.push({ file, value: output });
  return findings;
}

/** Returns the kind of a file, by its path. */
function ownKind(file: string): FileKind | undefined {
  if (isPageFile(file)) return PAGE_KIND;
  if (sharedNameOf(file)) return SHARED_KIND;
  return isCaseStudyFile(file) ? CASE_KIND : KINDS.find(({ location }) => location === file);
}

function validateSingle(open: OpenFile, checked: CheckedFiles): Finding[] {
  const name = /^content\/([a-z-]+)\.yaml$/.exec(open.file)?.[1] ?? '';
  if (name === SETTINGS) {
    const { output, findings } = checkAgainstSchema(open, translationChecksSchema, open.data);
    if (output) checked.translations = { file: open.file, value: output };
    return findings;
  }
  if (!Object.hasOwn(SINGLE_FILES, name)) return [unread(open.file, open.data)];
  if (name === 'brand') return validateBrand(open, checked);
  const { output, findings } =
    name === 'regions' ? checkRegions(open) : checkAgainstSchema(open, SINGLE_FILES[name as keyof Singles], open.data);
  if (output) Object.assign(checked.singles, { [name]: { file: open.file, value: output } });
  return findings;
}

function validateBrand(open: OpenFile, checked: CheckedFiles): Finding[] {
  const { output, findings } = checkAgainstSchema(open, brandSchema, open.data);
  if (!output) return findings;
  Object.assign(checked.singles, { brand: { file: open.file, value: output } });
  return [...findings, ...checkBrandContrast(output)];
}

function unread(file: string, data: unknown): Finding {
  const kind = kindOf(Object(data) as object, KINDS);
  const names = [...Object.keys(SINGLE_FILES), SETTINGS].map((single) => `${single}.yaml`);
  const name = file.replace('content/', '');
  const finding = {
    path: [],
    offset: 0,
    message: 'No part of the site reads this file.',
    form: { hint: 'Ask your developer to move or delete it, or discard it under “Changes”.' },
  };
  const sharedName = /^shared\/([^/]+)\.ya?ml$/.exec(name)?.[1];
  const meant = sharedName === undefined ? closestMatch(name, names) : `shared/${slugify(sharedName)}.yaml`;
  if (meant !== undefined) {
    const taken = `Delete it, or move what it holds to content/${meant}, which is there already.`;
    const reference = { kind: 'file' as const, written: meant, accepts: () => true, taken };
    return { ...finding, hint: `Did you mean "${meant}"?`, reference };
  }
  return {
    ...finding,
    hint: kind ? `It seems to be ${kind.name}: move it to ${kind.location}.` : suggestion(name, names),
  };
}
