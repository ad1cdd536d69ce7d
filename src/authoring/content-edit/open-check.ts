import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createContentCheck, type ContentResult } from '../../content/check-content.ts';
import { ofWholeFile, type Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../content/diagnostics/source-file.ts';
import { listPublicFiles } from '../../content/public/list-public-files.ts';
import { decodeSource } from '../../content/read/decode-source.ts';
import { entriesBelow } from '../../content/read/entries-below.ts';
import { filesAt, readFileAt } from '../../content/read/read-files.ts';
import type { SectionDefinitions } from '../../content/validate/section-definitions.ts';
import type { FileChange } from './file-change.ts';

/** A content check that stays open between edits, and reads only files that changed on disk. */
export interface OpenCheck {
  sections: SectionDefinitions;
  /** Reads the files that changed on disk since the last call. Returns their names. */
  refresh: () => string[];
  /** The content and its diagnostics as of the last `refresh`. */
  result: () => ContentResult;
  /** The files in `content/` as of the last `refresh`, each with a hash of its text. */
  files: () => ReadonlyMap<string, string>;
  /** Returns the diagnostics as if changes were made. Nothing is written. */
  diagnosticsWith: (changes: readonly FileChange[]) => Diagnostic[];
}

/** What the check holds of a file. */
interface HeldFile {
  /** The state of the file when it was read; '' if it must be read again. */
  stamp: string;
  hash: string;
}

/** Identifies a text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Reads all of `content/` for an incremental check. */
export function openCheck(root: string, sections: SectionDefinitions): OpenCheck {
  const held = new Map<string, HeldFile>();
  const planned = new Map<string, SourceFile | Diagnostic>();
  const sourceOf = (file: string) =>
    planned.get(file) ?? readFileAt(root, file) ?? ofWholeFile(file, `${file} is gone.`, 'Bring it back.');
  const check = createContentCheck(sections, sourceOf);
  const hold = (source: SourceFile | Diagnostic, stamp: string): boolean => {
    const hash = hashOf('text' in source ? source.text : JSON.stringify(source));
    const isNew = held.get(source.file)?.hash !== hash;
    if (isNew) check.put(source);
    held.set(source.file, { stamp, hash });
    return isNew;
  };
  const drop = (file: string): void => {
    held.delete(file);
    check.remove(file);
  };
  const refresh = (): string[] => {
    const stamps = stampsOf(root);
    const gone = [...held.keys()].filter((file) => !stamps.has(file));
    gone.forEach(drop);
    const read = [...stamps].filter(([file, stamp]) => {
      if (held.get(file)?.stamp === stamp) return false;
      const [source] = filesAt(root, file);
      return source !== undefined && hold(source, stamp);
    });
    return [...gone, ...read.map(([file]) => file)];
  };
  refresh();
  return {
    sections,
    refresh,
    files: () => new Map([...held].map(([file, { hash }]) => [file, hash])),
    result: () => check.result(listPublicFiles(root)),
    diagnosticsWith(changes) {
      for (const { file, after } of changes) {
        if (after === null) drop(file);
        else {
          const source = decodeSource(file, Buffer.from(after));
          planned.set(file, source);
          hold(source, ''); // the next refresh reads the file again, whether or not the change was written
        }
      }
      const { diagnostics } = check.result(listPublicFiles(root));
      planned.clear();
      return diagnostics;
    },
  };
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
