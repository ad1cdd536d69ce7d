import { texts } from '../../texts/texts.ts';
import { runGit } from '../../../authoring/git/run-git.ts';
import { refuse, type Done } from './commit.ts';
import { gitRefusal } from './git-refusal.ts';

/** Creates a git repository for the project, if it's in none. */
export async function startHistory(root: string): Promise<Done> {
  const found = await runGit(root, ['rev-parse', '--git-dir'], { readOnly: true });
  if (found.status === 0) return { ok: true, message: texts.server.versions.historyIsOn };
  // A repository that git doesn't trust stays as it is.
  const isMissing = found.failure === undefined && /not a git repository/i.test(found.stderr);
  const result = isMissing ? await runGit(root, ['init', '--quiet']) : found;
  return result.status === 0
    ? { ok: true, message: texts.server.versions.historyStarted }
    : refuse(gitRefusal(result, 'commit'));
}
