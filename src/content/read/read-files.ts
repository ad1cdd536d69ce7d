import { type Phrase, say, verbatim } from '../../i18n/phrase.ts';
import { lstatSync, readFileSync, statSync, type Dirent, readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { decodeSource, tooLarge } from './decode-source.ts';
import { MAX_FILE_BYTES, type SourceFile } from '../diagnostics/source-file.ts';
import { type Diagnostic, inBoth, ofWholeFile } from '../diagnostics/diagnostic.ts';
import { named } from '../diagnostics/in-forms.ts';
import { FONTS_FOLDER } from '../../theme/added-font.ts';
import { isConflictCopy, isIgnoredPath, isPlaceholder, isIgnored } from './ignored-names.ts';

/** Reads all YAML files in `content/`, sorted by name. */
export async function readFiles(root: string): Promise<{ files: SourceFile[]; diagnostics: Diagnostic[] }> {
  const files: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const read of eachFile(root)) {
    if ('text' in read) files.push(read);
    else diagnostics.push(read);
  }
  return { files, diagnostics };
}

/**
 * Yields the files in `content/` sorted by name, each as text or as a diagnostic. Reading one at a time is faster for
 * small files, never exhausts file handles, and doesn't keep all of them in memory.
 * @param folder limits the result to a folder of `content/`
 */
export function* eachFile(root: string, folder = 'content'): Generator<SourceFile | Diagnostic> {
  try {
    for (const [file, entry] of inOrder(root, [...entriesBelow(join(root, folder))])) {
      const read = readEntry(root, file, entry);
      if (read) yield read;
    }
  } catch (error) {
    yield unreadable(folder, error);
  }
}

/** Reads one file in `content/` like `eachFile`, or returns `undefined` if it doesn't exist or is ignored. */
export function readFileAt(root: string, file: string): SourceFile | Diagnostic | undefined {
  const entry = entryAt(root, file);
  return entry && !entry.isDirectory() ? readEntry(root, file, entry) : undefined;
}

/** Does the same for a path that may be a folder: yields all its files. Reports a deleted `content/`. */
export function* filesAt(root: string, path: string): Generator<SourceFile | Diagnostic> {
  const entry = entryAt(root, path);
  if (entry?.isDirectory() || path === 'content') return yield* eachFile(root, path);
  const read = entry && readEntry(root, path, entry);
  if (read) yield read;
}

const entryAt = (root: string, path: string) =>
  isIgnoredPath(path) ? undefined : lstatSync(join(root, path), { throwIfNoEntry: false });

/** The properties of a directory entry used here. */
type Entry = Pick<Dirent, 'isFile' | 'isSymbolicLink'>;

function readEntry(root: string, file: string, entry: Entry): SourceFile | Diagnostic | undefined {
  if (isConflictCopy(basename(file))) return conflictCopy(file, 'read');
  if (isPlaceholder(basename(file))) return placeholder(file);
  return isYaml(file) && entry.isFile() ? readSource(root, file) : leftOut(file, entry);
}

/** Reports a copy that a sync program saved: its text may be newer than that of the file itself. */
export const conflictCopy = (file: string, use: 'read' | 'published'): Diagnostic =>
  ofWholeFile(
    file,
    `The file is not ${use}: its name says that a sync program saved it because another one was changed in two places.`,
    'Compare the two, keep what is right under the name without that addition, and delete this one.',
    'warning',
    {
      message:
        use === 'read'
          ? say`${named(basename(file))} is not read: its name says that a sync program saved it because another file was changed in two places.`
          : say`${named(basename(file))} is not published: its name says that a sync program saved it because another file was changed in two places.`,
      hint: say`Ask your developer to compare the two and to delete this one.`,
    },
  );

/** Reports a file that iCloud has taken off this computer. */
export function placeholder(file: string): Diagnostic {
  const name = verbatim(basename(file).slice(1, -'.icloud'.length));
  // Only Finder can help, wherever it's said.
  const { message, hint, form } = inBoth(
    say`The file ${name} is not on this computer: iCloud has left only a mark in its place.`,
    say`Open its folder in Finder, and click the cloud next to the file to download it.`,
  );
  return ofWholeFile(file, message, hint, 'error', form);
}

const isYaml = (file: string): boolean => /\.ya?ml$/.test(file);

const inOrder = (root: string, entries: readonly Dirent[]): [string, Dirent][] =>
  entries
    .map((entry): [string, Dirent] => [relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'), entry])
    .sort(([a], [b]) => (a < b ? -1 : 1));

function readSource(root: string, file: string): SourceFile | Diagnostic {
  try {
    const path = join(root, file);
    const { size } = statSync(path);
    return size > MAX_FILE_BYTES ? tooLarge(file, size) : decodeSource(file, readFileSync(path));
  } catch (error) {
    return unreadable(file, error);
  }
}

/** A font that the builder has added. */
const FONT_FILE = new RegExp(String.raw`^${FONTS_FOLDER}/[a-z0-9-]+\.(?:woff2|ttf)$`);

/** Reports ignored files; otherwise a page saved as `about-me.yaml.txt` would vanish silently. */
function leftOut(file: string, entry: Entry): Diagnostic | undefined {
  if (/\.md$/i.test(file) || FONT_FILE.test(file)) return undefined;
  if (entry.isSymbolicLink())
    return ofWholeFile(
      file,
      'This is a link to another file; links are not followed.',
      'Put the file itself here.',
      isYaml(file) ? 'error' : 'warning',
      {
        message: say`${named(basename(file))} is a link to another file; links are not followed.`,
        hint: say`Ask your developer to put the file itself in its place.`,
      },
    );
  return ofWholeFile(
    file,
    'The file is not read: its name does not end in .yaml.',
    'Rename it, or move it out of content/.',
    'warning',
    {
      message: say`${named(basename(file))} is not a file of the site: its name has another ending.`,
      hint: say`Ask your developer to rename it, or to move it elsewhere.`,
    },
  );
}

const NOT_ALLOWED = 'Give yourself the right to read it.';

const REASONS: Record<string, readonly [(file: Phrase) => Phrase, string]> = {
  ENOENT: [(file) => say`${file} is missing.`, 'Run the command in the folder of the project, or bring it back.'],
  EACCES: [(file) => say`${file} may not be read.`, NOT_ALLOWED],
  EPERM: [(file) => say`${file} may not be read.`, NOT_ALLOWED],
  ENOTDIR: [(file) => say`${file} is not a folder.`, 'The files of the site belong in a folder of that name.'],
};

function unreadable(file: string, error: unknown): Diagnostic {
  const { code = '' } = error as NodeJS.ErrnoException; // Node's file functions throw nothing else
  const unknown = (name: Phrase) => say`${name} cannot be read (${verbatim(code)}).`;
  const [saying, hint] = REASONS[code] ?? [unknown, 'Look whether the disk and the file are sound.'];
  const message = saying(verbatim(file));
  return ofWholeFile(file, message.english, hint, 'error', {
    message,
    hint: code === 'ENOENT' ? say`Restore it under “Changes”.` : say`Ask your developer to look at the file.`,
  });
}

/**
 * Lists files and links in a folder, recursively, without what systems, editors and sync programs leave there. Doesn't
 * follow links; `readdirSync` with `recursive` does since Node 22.
 */
export function* entriesBelow(folder: string): Generator<Dirent> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (isIgnored(entry.name)) continue;
    if (entry.isDirectory()) yield* entriesBelow(join(folder, entry.name));
    else yield entry;
  }
}
