import { readGit } from '../authoring/git/run-git.ts';

/** Who published a version, and which files it changed. */
export interface CommitPerson {
  person: string;
  files: string[];
}

/** Returns who published each version. Skips versions that git no longer has. */
export async function commitPeople(root: string, versions: readonly string[]): Promise<Map<string, CommitPerson>> {
  if (versions.length === 0) return new Map();
  const log = await readGit(root, [
    'show',
    '--ignore-missing',
    '--no-patch',
    '--format=%H%x00%an%x00%b%x00',
    ...new Set(versions),
    '--',
  ]);
  const words = (log ?? '').split('\0');
  const people = new Map<string, CommitPerson>();
  for (let at = 0; at + 2 < words.length; at += 3)
    people.set((words[at] ?? '').trim(), {
      person: words[at + 1] ?? '',
      files: (words[at + 2] ?? '').split('\n').filter(Boolean),
    });
  return people;
}
