import { say, verbatim } from '../../i18n/phrase.ts';
import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createContentCheck, type ContentCheck, type ContentResult } from '../../content/check-content.ts';
import { type Diagnostic, ofWholeFile } from '../../content/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../content/diagnostics/source-file.ts';
import { listPublicFiles } from '../../content/public/list-public-files.ts';
import { decodeSource } from '../../content/read/decode-source.ts';
import { entriesBelow, filesAt, readFileAt } from '../../content/read/read-files.ts';
import { areSameRegions, hasNoRegions, readSiteRegions } from '../../content/read/site-regions.ts';
import type { ContentModel } from '../../model/content-model.ts';
import type { EditAuthor } from './record-folder.ts';
import type { FileChange } from './file-change.ts';

/** A content check that stays open between edits, and reads only files that changed on disk. */
export interface OpenCheck {
  model: ContentModel;
  /** Whether the content has other regions or languages than the model by now: then another check has to be opened. */
  hasOtherRegions: () => boolean;
  /** Reads the files that changed on disk since the last call. */
  refresh: () => void;
  /** The content and its diagnostics as of the last `refresh`. */
  result: () => ContentResult;
  /** The files in `content/` as of the last `refresh`, each with a hash of its text. */
  files: () => ReadonlyMap<string, string>;
  /** Returns who makes the edits now. Left out where nobody signs in. */
  author?: () => EditAuthor | undefined;
  /** Returns the diagnostics as if changes were made. Nothing is written. */
  diagnosticsWith: (changes: readonly FileChange[]) => Diagnostic[];
  /** Returns the content and its diagnostics as if changes were made. Nothing is written. */
  resultWith: (changes: readonly FileChange[]) => ContentResult;
}

/** What the check holds of a file. */
interface HeldFile {
  /** The state of the file when it was read; '' if it must be read again. */
  stamp: string;
  hash: string;
}

/** Identifies a text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/**
 * Reads all of `content/` for an incremental check.
 * @param tell is called with the files of which `refresh` finds another text
 */
export function openCheck(
  root: string,
  model: ContentModel,
  tell: (files: string[]) => void = () => undefined,
): OpenCheck {
  const planned = new Map<string, SourceFile | Diagnostic>();
  const sourceOf = (file: string) =>
    planned.get(file) ??
    readFileAt(root, file) ??
    ofWholeFile(file, `${file} is gone.`, 'Bring it back.', 'error', {
      message: say`${verbatim(file)} is gone.`,
      hint: say`Restore it under “Changes”.`,
    });
  const check = createContentCheck(model, sourceOf);
  const held = holdFiles(root, check);
  held.read();
  let isFresh = false;
  const resultWith = (changes: readonly FileChange[]): ContentResult => {
    isFresh = false;
    for (const { file, after } of changes) {
      const source = after === null ? undefined : decodeSource(file, Buffer.from(after));
      if (source) planned.set(file, source);
      // The next refresh reads the file again, whether or not the change was written.
      if (source) held.hold(source, '');
      else held.drop(file);
    }
    const result = check.result(listPublicFiles(root));
    planned.clear();
    return result;
  };
  return {
    model,
    hasOtherRegions() {
      const regions = readSiteRegions(root);
      // A file without any is being edited.
      return !hasNoRegions(regions) && !areSameRegions(regions, model.regions);
    },
    refresh() {
      // With thousands of files, looking at each takes most of an edit's time: once is enough until others get to run.
      if (isFresh) return;
      isFresh = true;
      queueMicrotask(() => (isFresh = false));
      const changed = held.read();
      if (changed.length > 0) tell(changed);
    },
    files: held.files,
    result: () => check.result(listPublicFiles(root)),
    diagnosticsWith: (changes) => resultWith(changes).diagnostics,
    resultWith,
  };
}

/** Keeps a check up to date with the files on disk. */
function holdFiles(root: string, check: ContentCheck) {
  const held = new Map<string, HeldFile>();
  /** What the last `read` found of each file that was touched since. */
  const touched = new Map<string, string | undefined>();
  const touch = (file: string): void => {
    if (!touched.has(file)) touched.set(file, held.get(file)?.hash);
  };
  const hold = (source: SourceFile | Diagnostic, stamp: string): void => {
    const hash = hashOf('text' in source ? source.text : JSON.stringify(source));
    touch(source.file);
    if (held.get(source.file)?.hash !== hash) check.put(source);
    held.set(source.file, { stamp, hash });
  };
  const drop = (file: string): void => {
    touch(file);
    held.delete(file);
    check.remove(file);
  };
  /** Reads what changed on disk. Returns the files whose text isn't the one of the last call. */
  const read = (): string[] => {
    const stamps = stampsOf(root);
    for (const file of held.keys()) if (!stamps.has(file)) drop(file);
    for (const [file, stamp] of stamps) {
      if (held.get(file)?.stamp === stamp) continue;
      const [source] = filesAt(root, file);
      if (source) hold(source, stamp);
    }
    const changed = [...touched].filter(([file, hash]) => held.get(file)?.hash !== hash).map(([file]) => file);
    touched.clear();
    return changed;
  };
  return { hold, drop, read, files: () => new Map([...held].map(([file, { hash }]) => [file, hash])) };
}

/** Returns the state of each file in `content/`, by name in order; of the folder itself if it can't be read. */
function stampsOf(root: string): Map<string, string> {
  const stamps: [string, string][] = [];
  const entries = entriesIn(join(root, 'content'));
  if (!entries) return new Map([['content', '']]);
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (!found) continue;
    const { ino, size, mtimeMs, ctimeMs } = found;
    stamps.push([relative(root, path).split(sep).join('/'), [ino, size, mtimeMs, ctimeMs].join(' ')]);
  }
  return new Map(stamps.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function entriesIn(folder: string) {
  try {
    return [...entriesBelow(folder)];
  } catch {
    return undefined;
  }
}
