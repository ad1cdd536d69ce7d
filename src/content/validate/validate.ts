import { say } from '../../i18n/phrase.ts';
import { z } from 'zod';
import { kindOf, SHARED_FOLDER, singleFile, singleSchemas } from '../../model/file-kinds.ts';
import { REQUIRED_FILES, type RequiredFiles } from '../../model/single-files.ts';
import { brandSchema } from '../../schema/brand.schema.ts';
import { sectionBase, type Page } from '../../schema/page.schema.ts';
import type { ContentModel } from '../../model/content-model.ts';
import type { CollectionDefinition, Entry } from '../../schema/define-collection.ts';
import { translationChecksSchema, type TranslationCheckSettings } from '../../schema/translation-checks.schema.ts';
import { checkBrandContrast } from '../cross-check/checks/brand-contrast.ts';
import { checkAmounts } from './amounts.ts';
import { type Finding, inFileOnly, withRemedies } from '../diagnostics/diagnostic.ts';
import { namedWhole } from '../diagnostics/in-forms.ts';
import { entryKind, likelyKind, misplacedFile, PAGE_KIND, type KnownKind } from './misplaced-file.ts';
import { slugify } from '../../i18n/name-forms.ts';
import { closestMatch, suggestion } from '../diagnostics/did-you-mean.ts';
import { isPagePath } from '../read/page-paths.ts';
import { checkAgainstSchema } from './schema-issues.ts';
import { checkRegions, type RegionsFile } from './validate-regions.ts';
import { atOwnFields, type ExpandedPage } from './shared-sections.ts';
import { createPageCheck, type Template } from './validate-page.ts';
import type { SourceOfFile } from './source-of-file.ts';

/** A section's own fields depend on its type: nothing else is told apart by them. */
const SHARED_KIND: KnownKind = {
  name: 'a shared section',
  location: SHARED_FOLDER,
  schema: z.looseObject(sectionBase),
};

/** Returns the kinds of files that a misplaced file may be. */
const knownKinds = (model: ContentModel): KnownKind[] => [
  PAGE_KIND,
  ...[...model.collections.values()].map(entryKind),
  ...[...singleSchemas(model)].map(([name, schema]) => ({
    name: singleFile(name),
    location: singleFile(name),
    schema,
  })),
];

type SchemaOutputs = { [K in keyof RequiredFiles]: z.output<RequiredFiles[K]> };

type Singles = Omit<SchemaOutputs, 'regions'> & { regions: RegionsFile };

/** A checked file. */
export interface CheckedFile<T> {
  file: string;
  value: T;
}

/** All files that passed their schema. */
export interface CheckedFiles {
  singles: { [K in keyof Singles]?: CheckedFile<Singles[K]> };
  /** The site's own single files, by name. */
  own: Map<string, CheckedFile<unknown>>;
  pages: CheckedFile<Page>[];
  /** The entries of each collection, by its name. */
  entries: Map<string, CheckedFile<Entry>[]>;
  /** Sections that several pages share; each page contains them, too. */
  shared: CheckedFile<Page['sections'][number]>[];
  /** What new pages and sections start from. No page shows them. */
  templates: CheckedFile<Template>[];
  /** Severity of missing and identical translations, if the site configures it. */
  translations?: CheckedFile<TranslationCheckSettings>;
}

/** The value before any file is checked. */
export const noFiles = (): CheckedFiles => ({
  singles: {},
  own: new Map(),
  pages: [],
  entries: new Map(),
  shared: [],
  templates: [],
});

/** Creates the check of files one by one. Adds valid ones to the result. */
export function createValidate(
  model: ContentModel,
): (open: SourceOfFile, checked: CheckedFiles, page: ExpandedPage) => Finding[] {
  const kinds = knownKinds(model);
  const { checkPage, checkTemplate, checkSection } = createPageCheck(model);
  const checkExpanded = (open: SourceOfFile, page: ExpandedPage) => {
    const { output, findings } = checkPage({ ...open, data: page.data }, page.unresolved);
    return { ...(output && { output }), findings: [...page.findings, ...atOwnFields(findings, page)] };
  };
  return (open, checked, page) => {
    const { file, data } = open;
    if (data === null || data === undefined) return [EMPTY];
    if (typeof data !== 'object' || Array.isArray(data)) return [noFields(data)];
    const found = kindOf(model, file);
    if (!found) return [unread(file, data, { model, kinds })];
    if (found.kind === 'template')
      return keep(file, checkTemplate({ ...open, data: page.data }, found.of, page.unresolved), checked.templates);
    const own = kinds.find(
      ({ location }) => location === file || (location.endsWith('/') && file.startsWith(location)),
    );
    const isShared = found.kind === 'shared';
    const other = misplacedFile(file, data, own ?? SHARED_KIND, isShared ? kinds.filter(isFolder) : kinds);
    if (other) return [other];
    switch (found.kind) {
      case 'page':
        return keep(file, checkExpanded(open, page), checked.pages);
      case 'shared': {
        const { output, findings } = checkSection(open, data, []);
        // Pages show a shared section only if it's complete.
        return keep(file, { ...(findings.length === 0 && output && { output }), findings }, checked.shared);
      }
      case 'entry':
        return keep(file, checkEntry(open, found.collection), checkedEntries(checked, found.collection.name));
      case 'single':
        return validateSingle(open, checked, found);
    }
  };
}

const isFolder = ({ location }: KnownKind): boolean => location.endsWith('/');

/** Returns the list of a collection's checked entries, to be added to. */
export function checkedEntries({ entries }: CheckedFiles, collection: string): CheckedFile<Entry>[] {
  const own = entries.get(collection) ?? [];
  entries.set(collection, own);
  return own;
}

function checkEntry(
  open: SourceOfFile,
  { schema, slug = ({ id }) => id, convertsDollars }: CollectionDefinition,
): { output?: Entry; findings: Finding[] } {
  const { output, findings } = checkAgainstSchema(open, schema, open.data);
  if (!output) return { findings: findings.map((finding) => withFileName(finding, open.file)) };
  return {
    output: { ...output, slug: slug(output, open.regions) },
    findings: [...findings, ...(convertsDollars ? checkAmounts(schema, output) : [])],
  };
}

/** An entry has the name of its file as its id. */
function withFileName(finding: Finding, file: string): Finding {
  const name = file.replace(/^.*\/|\.ya?ml$/g, '');
  const isOfId = finding.path?.length === 1 && finding.path[0] === 'id';
  if (!isOfId || !isPagePath(name)) return finding;
  const form = { ...finding.form, hint: say`Write ${namedWhole(name)}, the name of its file.` };
  return { ...finding, hint: `Write "id: ${name}", the name of the file.`, form };
}

const EMPTY: Finding = {
  path: [],
  offset: 0,
  doubts: [],
  message: 'The file is empty.',
  hint: 'Write its fields, or delete the file.',
  form: inFileOnly(say`The file behind this is empty.`),
};

const noFields = (data: unknown): Finding => ({
  path: [],
  doubts: [],
  message: `The file is ${Array.isArray(data) ? 'a list' : 'one text'}; fields are expected.`,
  hint: 'Write name: value, one field on a line.',
  form: inFileOnly(say`The file behind this has no fields.`),
});

function keep<T>(
  file: string,
  { output, findings }: { output?: T; findings: Finding[] },
  into: CheckedFile<T>[],
): Finding[] {
  if (output !== undefined) into.push({ file, value: output });
  return findings;
}

function validateSingle(
  open: SourceOfFile,
  checked: CheckedFiles,
  { name, schema }: { name: string; schema: z.ZodType },
): Finding[] {
  const { file, data } = open;
  if (name === 'translation-checks') {
    const { output, findings } = checkAgainstSchema(open, translationChecksSchema, data);
    if (output) checked.translations = { file, value: output };
    return findings;
  }
  if (name === 'brand') return validateBrand(open, checked);
  const { output, findings } = name === 'regions' ? checkRegions(open) : checkAgainstSchema(open, schema, data);
  if (output === undefined) return findings;
  if (REQUIRED_FILES.some((one) => one === name)) Object.assign(checked.singles, { [name]: { file, value: output } });
  else checked.own.set(name, { file, value: output });
  return findings;
}

function validateBrand(open: SourceOfFile, checked: CheckedFiles): Finding[] {
  const { output, findings } = checkAgainstSchema(open, brandSchema, open.data);
  if (!output) return findings;
  Object.assign(checked.singles, { brand: { file: open.file, value: output } });
  return [...findings, ...checkBrandContrast(output)];
}

function unread(
  file: string,
  data: unknown,
  { model, kinds }: { model: ContentModel; kinds: readonly KnownKind[] },
): Finding {
  const kind = likelyKind(Object(data) as object, kinds);
  const names = [...singleSchemas(model).keys()].map((single) => `${single}.yaml`);
  const name = file.replace('content/', '');
  const finding = {
    path: [],
    offset: 0,
    ...withRemedies(
      say`No part of the site reads this file.`,
      kind ? `It seems to be ${kind.name}: move it to ${kind.location}.` : suggestion(name, names),
      say`Ask your developer to move or delete it, or discard it under “Changes”.`,
    ),
  };
  const sharedName = /^shared\/([^/]+)\.ya?ml$/.exec(name)?.[1];
  const meant = sharedName === undefined ? closestMatch(name, names) : `shared/${slugify(sharedName)}.yaml`;
  if (meant !== undefined) {
    const taken = `Delete it, or move what it holds to content/${meant}, which is there already.`;
    const reference = { kind: 'file' as const, written: meant, accepts: () => true, taken };
    return { ...finding, hint: `Did you mean "${meant}"?`, reference };
  }
  return finding;
}
