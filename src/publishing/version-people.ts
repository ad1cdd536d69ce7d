import { readGit } from '../authoring/git/run-git.ts';

/** Who has published a version, and which files it took from the draft. */
export interface CommitPerson {
  person: string;
  files: string[];
}

/** Returns who has published each of some versions; what git doesn't know any more is left out. */
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
