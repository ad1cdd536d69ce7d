import type { CaseCache } from './case-cache.ts';
import { crossCheck, meaningOfFile } from './cross-check.ts';
import type { SourceFile } from './decode-source.ts';
import { isDoubtful } from './doubts.ts';
import { mergeByCause } from './merge-by-cause.ts';
import { byPosition, hasErrors, ofWholeFile, type Diagnostic, type FileFinding } from './diagnostic.ts';
import { createFindRenamed } from './checks/renamed-pages.ts';
import { indexSite, type IndexedCase } from './checks/site-index.ts';
import { createFileCheck, limited, type FileOutcome } from './file-outcome.ts';
import { createKeepList } from './keep-list.ts';
import type { PublicFiles } from './list-public-files.ts';
import { createSuggest } from './nearest.ts';
import { parseYaml } from './parse-yaml.ts';
import type { SectionDefinitions } from './section-definitions.ts';
import { noFiles, SINGLE_FILES, type CheckedFiles } from './validate.ts';

/** What the check of content finds. */
export interface ContentResult {
  checked: CheckedFiles;
  diagnostics: Diagnostic[];
}

/** Content that is checked file by file: after a change only what changed is read again. */
export interface ContentCheck {
  /** Takes a file, anew if it was there, or what is wrong with a file that could not be read. */
  put: (source: SourceFile | Diagnostic) => void;
  /** Forgets a file, or all files below a folder. */
  remove: (path: string) => void;
  /** What all files come to together. */
  result: (publicFiles: PublicFiles) => ContentResult;
}

/**
 * Makes a check of content that keeps of each file what it comes to.
 * @param sourceOf reads a file that was put before, for the place of a mistake in it
 * @param cases keeps checked case studies from one time to the next
 */
export function createContentCheck(
  sections: SectionDefinitions,
  sourceOf: (file: string) => SourceFile | Diagnostic,
  cases?: CaseCache,
): ContentCheck {
  const outcomes = new Map<string, FileOutcome>();
  const unread = new Map<string, Diagnostic>();
  const check = createFileCheck(sections, cases);
  const lists: Lists = { studies: createKeepList(), cases: createKeepList() };
  let last: { diagnostics: Diagnostic[]; publicFiles: string } | undefined;
  /** Whether a file with nothing wrong in it means to all others what it meant before: mostly, words change. */
  const sameAbroad = (...both: [FileOutcome, FileOutcome]) => {
    if (both.some(({ diagnostics }) => diagnostics.length > 0)) return false;
    const [before, after] = both.map((outcome) => meaningOfFile(outcome, sections));
    return before === after;
  };
  const forget = (file: string) => {
    last = undefined;
    outcomes.delete(file);
    unread.delete(file);
  };
  return {
    put(source) {
      const { file } = source;
      const before = outcomes.get(file);
      const after = 'text' in source ? check(source) : undefined;
      const isNamed = last?.diagnostics.some((one) => one.file === file);
      if (!before || !after || isNamed || !sameAbroad(before, after)) forget(file);
      if (after) outcomes.set(file, after);
      else if (!('text' in source)) unread.set(file, source);
    },
    remove(path) {
      for (const file of [...outcomes.keys(), ...unread.keys()])
        if (file === path || file.startsWith(`${path}/`)) forget(file);
    },
    result(publicFiles) {
      const all = [...outcomes.values()].sort(byName);
      const names = [...publicFiles.files, '', ...publicFiles.outside].join('\n');
      if (last?.publicFiles === names) return { checked: merge(all, lists), diagnostics: last.diagnostics };
      const result = checkTogether(all, [...unread.values()], { publicFiles, sections, sourceOf, lists });
      last = { diagnostics: result.diagnostics, publicFiles: names };
      return result;
    },
  };
}

/** All that the content is made of and checked against. */
export interface ContentInput {
  files: readonly SourceFile[];
  /** What is wrong with files that are there, but could not be read. */
  unread: readonly Diagnostic[];
  publicFiles: PublicFiles;
  sections: SectionDefinitions;
}

/** Checks content without touching the disk. */
export function checkContent({ files, unread, publicFiles, sections }: ContentInput): ContentResult {
  const byFile = new Map(files.map((source) => [source.file, source]));
  const check = createContentCheck(sections, (file) => byFile.get(file) ?? { file, text: '' });
  for (const source of [...files, ...unread]) check.put(source);
  return check.result(publicFiles);
}

/** Lists that stay the same from check to check as long as no case study changes. */
interface Lists {
  studies: (list: CheckedFiles['caseStudies']) => CheckedFiles['caseStudies'];
  cases: (list: readonly IndexedCase[]) => readonly IndexedCase[];
}

interface Surroundings {
  publicFiles: PublicFiles;
  sections: SectionDefinitions;
  sourceOf: (file: string) => SourceFile | Diagnostic;
  lists: Lists;
}

const byName = (a: FileOutcome, b: FileOutcome) => (a.parsed.file < b.parsed.file ? -1 : 1);

function checkTogether(
  outcomes: readonly FileOutcome[],
  unread: readonly Diagnostic[],
  { publicFiles, sections, sourceOf, lists }: Surroundings,
): ContentResult {
  const checked = merge(outcomes, lists);
  const files = outcomes.map(({ parsed }) => parsed.file);
  const diagnostics = [
    ...unread,
    ...outcomes.flatMap((outcome) => outcome.diagnostics),
    ...missingFiles(files, unread),
  ];
  const indexed = indexSite(
    outcomes.map(({ parsed }) => parsed),
    unread.map(({ file }) => file),
  );
  const index = { ...indexed, cases: lists.cases(indexed.cases) };
  const parsed = outcomes.map((outcome) => outcome.parsed);
  const fields = outcomes.flatMap((outcome) => outcome.fields);
  const findRenamed = createFindRenamed(index.pages, parsed, fields);
  const complete = !hasErrors(diagnostics);
  const site = { checked, index, sections, publicFiles, suggest: createSuggest(), findRenamed, complete };
  const across = crossCheck(site, fields);
  const doubts = new Map(outcomes.map(({ parsed }) => [parsed.file, parsed.doubts ?? []]));
  const judged = across.findings.filter(({ file, path }) => !path || !isDoubtful(path, doubts.get(file) ?? []));
  const place = (findings: readonly FileFinding[]) => placeAll(findings, files, sourceOf);
  const { findings, gone } = mergeByCause(judged, new Set(files), place);
  const placed = [...place(findings), ...gone];
  const ofSite = missingFolder(unread) ? [] : across.diagnostics;
  return { checked, diagnostics: [...diagnostics, ...placed, ...ofSite].sort(byPosition) };
}

function merge(outcomes: readonly FileOutcome[], lists: Lists): CheckedFiles {
  const all = noFiles();
  for (const { checked } of outcomes) {
    Object.assign(all.singles, checked.singles);
    all.pages.push(...checked.pages);
    all.caseStudies.push(...checked.caseStudies);
    if (checked.translations) all.translations = checked.translations;
  }
  return { ...all, caseStudies: lists.studies(all.caseStudies) };
}

/** Places findings file by file; each file that has any is read once more for it. */
function placeAll(
  findings: readonly FileFinding[],
  files: readonly string[],
  sourceOf: Surroundings['sourceOf'],
): Diagnostic[] {
  const byFile = new Map<string, FileFinding[]>();
  for (const finding of findings) {
    const own = byFile.get(finding.file) ?? [];
    byFile.set(finding.file, own);
    own.push(finding);
  }
  return files.flatMap((file) => {
    const own = byFile.get(file);
    const source = own && sourceOf(file);
    return own && source && 'text' in source ? limited(own.map(parseYaml(source).place)) : [];
  });
}

const missingFolder = (unread: readonly Diagnostic[]): boolean => unread.some(({ file }) => file === 'content');

/** Names the files that every site needs and that are not there. */
function missingFiles(files: readonly string[], unread: readonly Diagnostic[]): Diagnostic[] {
  if (missingFolder(unread)) return [];
  const there = new Set([...files, ...unread.map(({ file }) => file)]);
  return Object.keys(SINGLE_FILES)
    .map((name) => `content/${name}.yaml`)
    .filter((file) => !there.has(file))
    .map((file) => ofWholeFile(file, 'The file is missing.', 'Bring it back: the site needs it.'));
}
