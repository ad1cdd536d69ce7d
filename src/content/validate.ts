import type { z } from 'zod';
import { caseStudySchema } from '../schema/case-study.schema.ts';
import { dictionarySchema } from '../schema/dictionary.schema.ts';
import { factsSchema } from '../schema/facts.schema.ts';
import { navigationSchema } from '../schema/navigation.schema.ts';
import type { Page } from '../schema/page.schema.ts';
import { pricingSchema } from '../schema/pricing.schema.ts';
import { regionsSchema } from '../schema/region.schema.ts';
import { servicesSchema } from '../schema/service.schema.ts';
import { siteSchema } from '../schema/site.schema.ts';
import type { CaseStudyEntry } from '../schema/site-content.ts';
import { caseStudySlug } from '../schema/slug.ts';
import { translationsSchema, type TranslationSettings } from '../schema/translations.schema.ts';
import { checkAmounts } from './checks/amounts.ts';
import type { Finding } from './diagnostic.ts';
import { CASE_KIND, kindOf, otherKind, PAGE_KIND, type FileKind } from './file-kind.ts';
import { nearest, suggestion } from './nearest.ts';
import { isCaseStudyFile } from './page-paths.ts';
import type { OpenFile } from './parse-yaml.ts';
import { check } from './schema-issues.ts';
import type { SectionDefinitions } from './section-definitions.ts';
import { createPageCheck } from './validate-page.ts';

/** The files that must be there once each, with their schemas. */
export const SINGLE_FILES = {
  site: siteSchema,
  regions: regionsSchema,
  facts: factsSchema,
  navigation: navigationSchema,
  dictionary: dictionarySchema,
  services: servicesSchema,
  pricing: pricingSchema,
} as const;

/** The file of settings that may be there. */
const SETTINGS = 'translations';

const singleKind = (name: string, schema: z.ZodType): FileKind => ({
  name: `content/${name}.yaml`,
  place: `content/${name}.yaml`,
  schema,
});

const KINDS: readonly FileKind[] = [
  PAGE_KIND,
  CASE_KIND,
  ...Object.entries({ ...SINGLE_FILES, [SETTINGS]: translationsSchema }).map(([name, schema]) =>
    singleKind(name, schema),
  ),
];

type Singles = { [K in keyof typeof SINGLE_FILES]: z.output<(typeof SINGLE_FILES)[K]> };

/** A checked file. */
export interface Checked<T> {
  file: string;
  value: T;
}

/** All files that passed the check of their schemas. */
export interface CheckedFiles {
  singles: { [K in keyof Singles]?: Checked<Singles[K]> };
  pages: Checked<Page>[];
  caseStudies: Checked<CaseStudyEntry>[];
  /** What the checks make of gaps between the languages, if the site says. */
  translations?: Checked<TranslationSettings>;
}

/** What stands before any file is checked. */
export const noFiles = (): CheckedFiles => ({ singles: {}, pages: [], caseStudies: [] });

/** Makes the check of files against their schemas, one by one; those that pass are added to what is checked. */
export function createValidate(sections: SectionDefinitions): (open: OpenFile, checked: CheckedFiles) => Finding[] {
  const checkPage = createPageCheck(sections);
  return (open, checked) => {
    const { file, data } = open;
    if (data === null || data === undefined) return [EMPTY];
    if (typeof data !== 'object' || Array.isArray(data)) return [noFields(data)];
    const own = ownKind(file);
    const other = own && otherKind(data, own, KINDS);
    if (other) return [other];
    if (file.startsWith('content/pages/')) return keep(file, checkPage(open), checked.pages);
    if (isCaseStudyFile(file)) return keep(file, checkCaseStudy(open), checked.caseStudies);
    return validateSingle(open, checked);
  };
}

function checkCaseStudy(open: OpenFile): { output?: CaseStudyEntry; findings: Finding[] } {
  const { output, findings } = check(open, caseStudySchema, open.data);
  if (!output) return { findings };
  const slug = caseStudySlug(output.clientName, output.industry.en);
  return { output: { ...output, slug }, findings: [...findings, ...checkAmounts(caseStudySchema, output)] };
}

const EMPTY: Finding = {
  path: [],
  offset: 0,
  doubts: [],
  message: 'The file is empty.',
  hint: 'Write its fields, or delete the file.',
};

const noFields = (data: unknown): Finding => ({
  path: [],
  doubts: [],
  message: `The file is ${Array.isArray(data) ? 'a list' : 'one text'}; fields are wanted.`,
  hint: 'Write name: value, one field on a line.',
});

function keep<T>(
  file: string,
  { output, findings }: { output?: T; findings: Finding[] },
  into: Checked<T>[],
): Finding[] {
  if (output !== undefined) into.push({ file, value: output });
  return findings;
}

/** The kind that a file has by its name. */
function ownKind(file: string): FileKind | undefined {
  if (file.startsWith('content/pages/')) return PAGE_KIND;
  return isCaseStudyFile(file) ? CASE_KIND : KINDS.find(({ place }) => place === file);
}

function validateSingle(open: OpenFile, checked: CheckedFiles): Finding[] {
  const name = /^content\/([a-z]+)\.yaml$/.exec(open.file)?.[1] ?? '';
  if (name === SETTINGS) {
    const { output, findings } = check(open, translationsSchema, open.data);
    if (output) checked.translations = { file: open.file, value: output };
    return findings;
  }
  if (!Object.hasOwn(SINGLE_FILES, name)) return [unread(open.file, open.data)];
  const { output, findings } = check(open, SINGLE_FILES[name as keyof Singles], open.data);
  if (output) Object.assign(checked.singles, { [name]: { file: open.file, value: output } });
  return findings;
}

function unread(file: string, data: unknown): Finding {
  const kind = kindOf(Object(data) as object, KINDS);
  const names = [...Object.keys(SINGLE_FILES), SETTINGS].map((single) => `${single}.yaml`);
  return {
    path: [],
    offset: 0,
    message: 'No part of the site reads this file.',
    hint:
      kind && nearest(file.replace('content/', ''), names) === undefined
        ? `It seems to be ${kind.name}: move it to ${kind.place}.`
        : suggestion(file.replace('content/', ''), names),
  };
}
