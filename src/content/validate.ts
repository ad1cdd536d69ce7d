import { z } from 'zod';
import { caseStudySchema, type CaseStudy } from '../schema/case-study.schema.ts';
import { dictionarySchema } from '../schema/dictionary.schema.ts';
import { factsSchema } from '../schema/facts.schema.ts';
import { navigationSchema } from '../schema/navigation.schema.ts';
import { pageSchema, sectionBase, type Page } from '../schema/page.schema.ts';
import { pricingSchema } from '../schema/pricing.schema.ts';
import { regionsSchema } from '../schema/region.schema.ts';
import { servicesSchema } from '../schema/service.schema.ts';
import { siteSchema } from '../schema/site.schema.ts';
import type { Diagnostic } from './diagnostic.ts';
import { suggestion } from './nearest.ts';
import type { ParsedFile } from './parse-yaml.ts';
import { check } from './schema-issues.ts';
import type { SectionDefinitions } from './section-definitions.ts';

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

type Singles = { [K in keyof typeof SINGLE_FILES]: z.output<(typeof SINGLE_FILES)[K]> };

/** A checked file beside the way back to its places. */
export interface Checked<T> {
  parsed: ParsedFile;
  value: T;
}

/** All files that passed the check of their schemas. */
export interface CheckedFiles {
  singles: { [K in keyof Singles]?: Checked<Singles[K]> };
  pages: Checked<Page>[];
  caseStudies: Checked<CaseStudy>[];
}

/** Checks every file against its schema; a section against the schema of its type. */
export function validate(files: readonly ParsedFile[], sections: SectionDefinitions): { checked: CheckedFiles; diagnostics: Diagnostic[] } {
  const checked: CheckedFiles = { singles: {}, pages: [], caseStudies: [] };
  const diagnostics: Diagnostic[] = [];
  for (const parsed of files) diagnostics.push(...checkFile(parsed, sections, checked));
  for (const name of Object.keys(SINGLE_FILES)) {
    const file = `content/${name}.yaml`;
    if (!files.some((parsed) => parsed.file === file))
      diagnostics.push({ severity: 'error', file, line: 1, column: 1, path: '', message: 'The file is missing or can not be read.', hint: 'Every site needs it: bring it back.' });
  }
  return { checked, diagnostics };
}

function checkFile(parsed: ParsedFile, sections: SectionDefinitions, checked: CheckedFiles): Diagnostic[] {
  if (parsed.data === null || parsed.data === undefined)
    return [parsed.report([], 'The file is empty.', 'Write its fields, or delete the file.')];
  if (parsed.file.startsWith('content/pages/')) return checkPage(parsed, sections, checked);
  if (parsed.file.startsWith('content/case-studies/')) return keep(parsed, check(parsed, caseStudySchema, parsed.data), checked.caseStudies);
  const name = /^content\/([a-z]+)\.yaml$/.exec(parsed.file)?.[1];
  if (!name || !(name in SINGLE_FILES)) {
    const names = Object.keys(SINGLE_FILES).map((single) => `${single}.yaml`);
    return [parsed.report([], 'No part of the site reads this file.', suggestion(parsed.file.replace('content/', ''), names))];
  }
  const { output, diagnostics } = check(parsed, SINGLE_FILES[name as keyof Singles], parsed.data);
  if (output) Object.assign(checked.singles, { [name]: { parsed, value: output } });
  return diagnostics;
}

function keep<T>(parsed: ParsedFile, { output, diagnostics }: { output?: T; diagnostics: Diagnostic[] }, into: Checked<T>[]): Diagnostic[] {
  if (output !== undefined) into.push({ parsed, value: output });
  return diagnostics;
}

function checkPage(parsed: ParsedFile, sections: SectionDefinitions, checked: CheckedFiles): Diagnostic[] {
  const { output, diagnostics } = check(parsed, pageSchema, parsed.data);
  const raw = (parsed.data as { sections?: unknown }).sections;
  const own: Record<string, unknown>[] = [];
  const problems = (Array.isArray(raw) ? raw : []).flatMap((section: unknown, index) => checkSection(parsed, sections, section, index, own));
  if (output) checked.pages.push({ parsed, value: { ...output, sections: own as Page['sections'] } }); // each was checked with its base
  return [...diagnostics, ...problems];
}

function checkSection(parsed: ParsedFile, sections: SectionDefinitions, section: unknown, index: number, into: Record<string, unknown>[]): Diagnostic[] {
  const path = ['sections', index];
  if (typeof section !== 'object' || section === null) return []; // the page's schema has named it already
  const { type } = section as { type?: unknown };
  if (typeof type !== 'string') return [];
  const definition = sections.get(type);
  if (!definition)
    return [parsed.report([...path, 'type'], `"${type}" is no section.`, suggestion(type, [...sections.keys()].sort()))];
  const { output, diagnostics } = check(parsed, definition.schema.extend(sectionBase), section, path);
  // Base fields are checked with the page already; here they only must not count as unknown.
  if (output) into.push(output);
  return diagnostics.filter(({ path: field }) => !/^sections\[\d+\]\.(type|id|hidden|regions)\b/.test(field));
}
