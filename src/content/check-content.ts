import { say, verbatim } from '../i18n/phrase.ts';
import { singleFile } from '../model/file-kinds.ts';
import { REQUIRED_FILES } from '../model/single-files.ts';
import type { ContentModel } from '../model/content-model.ts';
import type { EntryCache } from './validate/entry-cache.ts';
import { crossCheck } from './cross-check/cross-check.ts';
import { fieldsOfFile, crossFileFingerprint } from './cross-check/file-fields.ts';
import type { SourceFile } from './diagnostics/source-file.ts';
import { isDoubtful } from './diagnostics/doubts.ts';
import { mergeByCause, regionsFirst } from './diagnostics/merge-by-cause.ts';
import {
  byPosition,
  type Diagnostic,
  type FileFinding,
  hasErrors,
  ofWholeFile,
  type WrittenReference,
} from './diagnostics/diagnostic.ts';
import { withRemedy } from './cross-check/checks/reference-remedies.ts';
import { createFindRenamed } from './cross-check/checks/renamed-pages.ts';
import { indexSite } from './cross-check/checks/site-index.ts';
import { sharedNameOf, type SharedSection } from './validate/shared-sections.ts';
import { createLists, trackSharedSections, type Lists } from './incremental-check.ts';
import { namingUsers, unusedShared, usersOfShared } from './cross-check/shared-section-users.ts';
import { createFileChecker, limitDiagnostics, type FileCheckResult } from './validate/check-file.ts';
import type { PublicFiles } from './public/list-public-files.ts';
import { createSuggester } from './diagnostics/did-you-mean.ts';
import { parseYaml } from './parse/parse-yaml.ts';
import { isPageFile } from './read/page-paths.ts';
import { SITE_FILE, versionProblem } from './releases/content-version.ts';
import { checkedEntries, noFiles, type CheckedFiles } from './validate/validate.ts';

/** The result of a content check. */
export interface ContentResult {
  checked: CheckedFiles;
  diagnostics: Diagnostic[];
}

/** An incremental content check: after a change, it reads only the changed files. */
export interface ContentCheck {
  /** Adds or replaces a file, or records why it couldn't be read. */
  put: (source: SourceFile | Diagnostic) => void;
  /** Removes a file, or every file in a folder. */
  remove: (path: string) => void;
  /** Returns the combined result of all files. */
  result: (publicFiles: PublicFiles) => ContentResult;
}

/**
 * Creates an incremental content check.
 * @param sourceOf reads a file again, to locate a finding in it
 * @param cache keeps checked entries across builds
 */
export function createContentCheck(
  model: ContentModel,
  sourceOf: (file: string) => SourceFile | Diagnostic,
  cache?: EntryCache,
): ContentCheck {
  const outcomes = new Map<string, FileCheckResult>();
  const unread = new Map<string, Diagnostic>();
  const shared = new Map<string, SharedSection>();
  const check = createFileChecker(model, (checked) => fieldsOfFile(checked, model), cache, shared);
  const lists = createLists(model);
  let wrongVersion: Diagnostic | undefined;
  let last: { diagnostics: Diagnostic[]; publicFiles: string } | undefined;
  const forget = (file: string) => {
    last = undefined;
    if (file === SITE_FILE) wrongVersion = undefined;
    outcomes.delete(file);
    unread.delete(file);
  };
  const sharedSections = trackSharedSections(shared, outcomes);
  const checkStalePages = () => {
    for (const file of sharedSections.takeStalePages()) {
      last = undefined;
      const source = sourceOf(file);
      if ('text' in source) outcomes.set(file, check(source));
    }
  };
  return {
    put(source) {
      const { file } = source;
      const name = sharedNameOf(file);
      const before = outcomes.get(file);
      const after = 'text' in source ? check(source) : undefined;
      const isNamed = last?.diagnostics.some((one) => one.file === file);
      if (!before || !after || isNamed || !isSameForOtherFiles(before, after, model)) forget(file);
      if (after) outcomes.set(file, after);
      else if (!('text' in source)) unread.set(file, source);
      if (file === SITE_FILE) wrongVersion = versionProblem(source);
      if (name) sharedSections.put(name, after);
    },
    remove(path) {
      for (const file of [...outcomes.keys(), ...unread.keys()])
        if (file === path || file.startsWith(`${path}/`)) {
          forget(file);
          sharedSections.remove(sharedNameOf(file) ?? '');
        }
    },
    result(publicFiles) {
      // Everything else that's wrong would be a consequence.
      if (wrongVersion) return { checked: noFiles(), diagnostics: [wrongVersion] };
      checkStalePages();
      const all = [...outcomes.values()].sort(byName);
      const names = [...publicFiles.files, '', ...publicFiles.outside].join('\n');
      if (last?.publicFiles === names) return { checked: merge(all, lists), diagnostics: last.diagnostics };
      const result = checkTogether(all, [...unread.values()], { publicFiles, model, sourceOf, lists });
      last = { diagnostics: result.diagnostics, publicFiles: names };
      return result;
    },
  };
}

/** Returns whether a valid file still means the same to other files, so that the cross-checks can be skipped. */
function isSameForOtherFiles(before: FileCheckResult, after: FileCheckResult, model: ContentModel): boolean {
  if ([before, after].some(({ diagnostics }) => diagnostics.length > 0)) return false;
  return crossFileFingerprint(before, model) === crossFileFingerprint(after, model);
}

/** The input of a content check. */
export interface ContentInput {
  files: readonly SourceFile[];
  /** Errors of files that exist but couldn't be read. */
  unread: readonly Diagnostic[];
  publicFiles: PublicFiles;
  model: ContentModel;
}

/** Checks content without accessing the file system. */
export function checkContent({ files, unread, publicFiles, model }: ContentInput): ContentResult {
  const byFile = new Map(files.map((source) => [source.file, source]));
  const check = createContentCheck(model, (file) => byFile.get(file) ?? { file, text: '' });
  for (const source of [...files, ...unread]) check.put(source);
  return check.result(publicFiles);
}

interface Surroundings {
  publicFiles: PublicFiles;
  model: ContentModel;
  sourceOf: (file: string) => SourceFile | Diagnostic;
  lists: Lists;
}

const byName = (a: FileCheckResult, b: FileCheckResult) => (a.parsed.file < b.parsed.file ? -1 : 1);

function checkTogether(
  outcomes: readonly FileCheckResult[],
  unread: readonly Diagnostic[],
  { publicFiles, model, sourceOf, lists }: Surroundings,
): ContentResult {
  const checked = merge(outcomes, lists);
  const files = outcomes.map(({ parsed }) => parsed.file);
  const users = usersOfShared(outcomes.filter(({ parsed }) => isPageFile(parsed.file)));
  const diagnostics = [...unread, ...outcomes.flatMap((outcome) => outcome.diagnostics), ...unusedShared(files, users)];
  const references = new Map(outcomes.flatMap((outcome) => [...(outcome.references ?? [])]));
  diagnostics.push(...missingFiles(files, unread, { references, model }));
  const indexed = indexSite(
    outcomes.map(({ parsed }) => parsed),
    // What is only warned of isn't content.
    unread.filter(({ severity }) => severity === 'error').map(({ file }) => file),
    model,
  );
  const index = { ...indexed, entries: lists.indexed(indexed.entries) };
  const parsed = outcomes.map((outcome) => outcome.parsed);
  const fields = outcomes.flatMap((outcome) => outcome.fields);
  const findRenamed = createFindRenamed(index.pages, parsed, fields, model.regions);
  const complete = !hasErrors(diagnostics);
  const site = { checked, index, model, publicFiles, suggest: createSuggester(), findRenamed, complete };
  const across = crossCheck(site, fields);
  const doubts = new Map(outcomes.map(({ parsed }) => [parsed.file, parsed.doubts ?? []]));
  const judged = across.findings.filter(({ file, path }) => !path || !isDoubtful(path, doubts.get(file) ?? []));
  const locate = (findings: readonly FileFinding[]) => locateAll(findings, files, sourceOf);
  const { findings, gone } = mergeByCause(judged, new Set(files), locate);
  const located = [...locate(findings), ...gone];
  const ofSite = missingFolder(unread) ? [] : across.diagnostics;
  const there = new Set([...files, ...unread.map(({ file }) => file)]);
  const named = diagnostics.map((one) => withRemedy(site, one, there, references.get(one)));
  const found = namingUsers([...named, ...located, ...ofSite], users).sort(byPosition);
  return { checked, diagnostics: regionsFirst(found) };
}

function merge(outcomes: readonly FileCheckResult[], lists: Lists): CheckedFiles {
  const all = noFiles();
  for (const { checked } of outcomes) {
    Object.assign(all.singles, checked.singles);
    all.pages.push(...checked.pages);
    for (const [name, own] of checked.own) all.own.set(name, own);
    for (const [name, own] of checked.entries) checkedEntries(all, name).push(...own);
    all.shared.push(...checked.shared);
    all.templates.push(...checked.templates);
    if (checked.translations) all.translations = checked.translations;
  }
  for (const [name, own] of all.entries) all.entries.set(name, lists.checked[name]?.(own) ?? own);
  return all;
}

/** Resolves findings to lines and columns. Reads each affected file once more. */
function locateAll(
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
    return own && source && 'text' in source ? limitDiagnostics(own.map(parseYaml(source).toDiagnostic)) : [];
  });
}

const missingFolder = (unread: readonly Diagnostic[]): boolean => unread.some(({ file }) => file === 'content');

/** Reports missing files that every site requires. */
function missingFiles(
  files: readonly string[],
  unread: readonly Diagnostic[],
  { references, model }: { references: ReadonlyMap<Diagnostic, WrittenReference>; model: ContentModel },
): Diagnostic[] {
  if (missingFolder(unread)) return [];
  // A file under another name is reported there.
  const misnamed = [...references.values()].flatMap(({ kind, written }) =>
    kind === 'file' ? `content/${written}` : [],
  );
  const there = new Set([...files, ...unread.map(({ file }) => file), ...misnamed]);
  return [...REQUIRED_FILES, ...model.singles.keys()]
    .map(singleFile)
    .filter((file) => !there.has(file))
    .map((file) =>
      ofWholeFile(file, 'The file is missing.', 'Bring it back: the site needs it.', 'error', {
        message: say`${verbatim(file)} is missing.`,
        hint: say`Restore it under “Changes”: the site needs it.`,
      }),
    );
}
