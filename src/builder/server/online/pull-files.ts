import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { problemOfPath } from '../../../authoring/content-edit/content-path.ts';
import type { FileChange } from '../../../authoring/content-edit/file-change.ts';
import { putText } from '../../../authoring/content-edit/put-text.ts';
import { runGit } from '../../../authoring/git/run-git.ts';
import { mergeAsWhole, mergeTexts, type Choices, type FileConflict } from '../../../authoring/merge/merge-texts.ts';
import type { OnlineMove } from './online-move.ts';

/** Files that another side has changed since a commit that both sides have. */
export type FilesToMerge = Pick<OnlineMove, 'repository' | 'base' | 'online' | 'files'>;

/** A conflict with its file, and the file's texts on both sides; `null` if there is none. */
export interface PulledConflict {
  file: string;
  conflict: FileConflict;
  ours: string | null;
  theirs: string | null;
}

/** What becomes of the files that the other side has changed. */
export interface PulledFiles {
  /** Texts of the content. */
  texts: FileChange[];
  /** Other files, such as pictures, with a character for each byte. */
  others: FileChange[];
  /** Conflicts for which nothing was chosen. */
  conflicts: PulledConflict[];
}

/**
 * Merges the files that the other side has changed with ours. Writes nothing.
 * @param readOurs returns the bytes of a file of ours. Default: what is on disk
 */
export async function mergeOnline(
  root: string,
  move: FilesToMerge,
  choices: Choices,
  readOurs: (file: string) => Promise<Buffer | null> = (file) => Promise.resolve(bytesOnDisk(root, file)),
): Promise<PulledFiles> {
  const pulled: PulledFiles = { texts: [], others: [], conflicts: [] };
  for (const file of move.files) {
    const isText = problemOfPath(root, file) === undefined;
    const read = (bytes: Buffer | null) => bytes && (isText ? UTF_8.decode(bytes) : bytes.toString('latin1'));
    const versions = {
      base: read(await bytesAt(move, move.base, file)),
      ours: read(await readOurs(file)),
      theirs: read(await bytesAt(move, move.online, file)),
    };
    const { ours, theirs } = versions;
    const { text, conflicts } = (isText ? mergeTexts : mergeAsWhole)(versions, choices);
    const open = conflicts.filter(({ id }) => choices[id] === undefined);
    pulled.conflicts.push(...open.map((conflict) => ({ file, conflict, ours, theirs })));
    if (text !== ours) pulled[isText ? 'texts' : 'others'].push({ file, before: ours, after: text });
  }
  return pulled;
}

const UTF_8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Returns a file of a commit as git would check it out; `null` if the commit doesn't have it. Throws if git fails. */
export async function bytesAt(
  { repository }: Pick<FilesToMerge, 'repository'>,
  commit: string,
  file: string,
): Promise<Buffer | null> {
  const { top, prefix } = repository;
  const name = `${commit}:${prefix}${file}`;
  if ((await runGit(top, ['cat-file', '-e', name], { readOnly: true })).status !== 0) return null;
  const { status, bytes, stderr } = await runGit(top, ['cat-file', '--filters', name], { readOnly: true });
  if (status !== 0) throw new Error(`git cat-file ${name}: ${stderr}`);
  return bytes;
}

function bytesOnDisk(root: string, file: string): Buffer | null {
  const path = join(root, file);
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : null;
}

/** Returns the first of some files that would be written outside of the project's own folders, through a link; `undefined` if none would. */
export const fileBehindLink = (root: string, files: readonly string[]): string | undefined =>
  files.find((file) => {
    let folder = dirname(join(root, file));
    while (!lstatSync(folder, { throwIfNoEntry: false })) folder = dirname(folder);
    const inside = folder.slice(root.length);
    return realpathSync(folder) !== realpathSync(root) + inside;
  });

/**
 * Writes files that are no texts, each completely or not at all.
 * @returns what writes their earlier bytes again; `undefined`, and nothing is written, if one has changed since it was merged
 */
export function writeOthers(root: string, changes: readonly FileChange[]): (() => void) | undefined {
  if (changes.some(({ file, before }) => (bytesOnDisk(root, file)?.toString('latin1') ?? null) !== before))
    return undefined;
  const write = (file: string, bytes: string | null) =>
    putText(join(root, file), bytes === null ? null : Buffer.from(bytes, 'latin1'));
  const restore = () => {
    for (const { file, before } of changes) write(file, before);
  };
  try {
    for (const { file, after } of changes) write(file, after);
  } catch (error) {
    restore();
    throw error;
  }
  return restore;
}
