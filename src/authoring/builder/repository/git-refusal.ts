import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { toPrintable } from '../../../content/diagnostics/diagnostic.ts';
import { readGit, type GitResult } from '../../git/run-git.ts';

/** Git's words for a refusal, and what they mean for a person. */
type Refusals = readonly (readonly [pattern: RegExp, message: string])[];

/** Refusals of any command. */
const REFUSALS: Refusals = [
  [
    /index\.lock|Unable to create .*\.lock|cannot lock ref/i,
    'Another git program is at work in this project. Wait until it has finished, then try again. If none is running, delete the file .git/index.lock.',
  ],
  [
    /dubious ownership/i,
    'The project’s folder belongs to another user, so git refuses to work in it. Run “git status” in a terminal: git says how to allow it.',
  ],
  [/not a git repository/i, 'The project isn’t in a git repository. Run “git init” in its folder first.'],
  [/no space left/i, 'The disk is full. Make room, then try again.'],
];

const COMMIT_REFUSALS: Refusals = [
  [
    /tell me who you are|unable to auto-detect email|empty ident name|no email was given|no name was given/i,
    'Git doesn’t know who you are. Run this once in a terminal: git config --global user.name "Your name" and git config --global user.email you@example.com.',
  ],
  [
    /(?:gpg|ssh-keygen) failed to sign|failed to write commit object|user\.signingkey|cannot run gpg/i,
    'Git couldn’t sign the commit. Commit once in a terminal, where it can ask for the password of your key.',
  ],
  [
    /partial commit during a (merge|cherry-pick|rebase)|unmerged files|needs merge/i,
    'A merge is in progress. Finish it in a terminal, then commit here again.',
  ],
  [/nothing to commit|nothing added to commit|no changes added/i, 'Nothing has changed since the last commit.'],
];

const PUSH_REFUSALS: Refusals = [
  [
    /permission denied \(publickey|could not read (Username|Password)|Authentication failed|terminal prompts disabled|Host key verification failed|invalid credentials|HTTP 40[13]/i,
    'The remote asks for a login, or yours isn’t accepted. Run “git push” once in a terminal to log in, then push here again.',
  ],
  [
    /protected branch|pre-receive hook declined|GH006/i,
    'The remote doesn’t accept pushes to this branch. Push another branch and open a pull request.',
  ],
  [
    /non-fast-forward|fetch first|\[rejected\]|behind its remote/i,
    'The remote has commits that you don’t have yet. Run “git pull” in a terminal, then push again.',
  ],
  [
    /could not resolve host|Connection (refused|timed out)|Network is unreachable|Operation timed out|unable to access/i,
    'The remote can’t be reached. Check the connection, then push again.',
  ],
  [
    /repository .*not found|does not appear to be a git repository|does not exist/i,
    'The remote’s address leads to no repository. Check it with “git remote -v”.',
  ],
];

/** Maximum number of lines quoted from git or a hook. */
const MAX_QUOTED_LINES = 12;

/** Says why git refused, and what to do about it. */
export function refusalOf({ failure, stdout, stderr }: GitResult, action: 'commit' | 'push'): string {
  if (failure === 'not-installed') return 'Git isn’t installed. Install it from git-scm.com, then try again.';
  if (failure === 'timeout')
    return `Git didn’t finish in time, so the ${action} was stopped. Run “git ${action}” in a terminal to see what it waits for.`;
  const known = [...(action === 'push' ? PUSH_REFUSALS : COMMIT_REFUSALS), ...REFUSALS].find(
    ([pattern]) => pattern.test(stderr) || pattern.test(stdout),
  );
  return known ? known[1] : `Git refused the ${action}: ${lastLines(`${stdout}\n${stderr}`)}`;
}

/** Hooks that can refuse an action. */
const HOOKS = { commit: ['pre-commit', 'prepare-commit-msg', 'commit-msg'], push: ['pre-push'] } as const;

/** Git's own words begin like this; those of a hook may contain anything, also what git says elsewhere. */
const OF_GIT = /^(?:fatal: |!\t)|^(?:nothing to commit|nothing added to commit|no changes added)/m;

/** Says why an action was refused: by a hook, whose words are quoted as they are, or by git. */
export async function refusalWithHooks(root: string, result: GitResult, action: 'commit' | 'push'): Promise<string> {
  const output = `${result.stdout}\n${result.stderr}`;
  if (result.failure !== undefined || OF_GIT.test(output)) return refusalOf(result, action);
  const folder = (await readGit(root, ['rev-parse', '--git-path', 'hooks']))?.trim();
  const hook = HOOKS[action].find((name) => folder && existsSync(resolve(root, folder, name)));
  return hook
    ? `The repository’s check (${hook} hook) refused the ${action}:\n${lastLines(output)}`
    : refusalOf(result, action);
}

/** Returns the last lines of a program's output as a terminal shows them, without colors and control characters. */
export const lastLines = (output: string): string =>
  stripVTControlCharacters(output)
    .split(/\r*\n/)
    // A progress line is written over itself.
    .map((line) => toPrintable(line.slice(line.lastIndexOf('\r') + 1)).trimEnd())
    .filter(Boolean)
    .slice(-MAX_QUOTED_LINES)
    .join('\n');
