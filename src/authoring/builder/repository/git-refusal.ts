import { toPrintable } from '../../../content/diagnostics/diagnostic.ts';
import type { GitResult } from '../../git/run-git.ts';

/** Git's words for a refusal, and what they mean for a person. */
const REFUSALS: readonly (readonly [pattern: RegExp, message: string])[] = [
  [
    /tell me who you are|unable to auto-detect email|empty ident name|no email was given|no name was given/i,
    'Git doesn’t know who you are. Run this once in a terminal: git config --global user.name "Your name" and git config --global user.email you@example.com.',
  ],
  [
    /index\.lock|Unable to create .*\.lock|cannot lock ref/i,
    'Another git program is at work in this project. Wait until it has finished, then try again. If none is running, delete the file .git/index.lock.',
  ],
  [
    /dubious ownership/i,
    'The project’s folder belongs to another user, so git refuses to work in it. Run “git status” in a terminal: git says how to allow it.',
  ],
  [/not a git repository/i, 'The project isn’t in a git repository. Run “git init” in its folder first.'],
  [
    /gpg failed to sign|failed to write commit object|error: .*sign/i,
    'Git couldn’t sign the commit. Commit once in a terminal, where it can ask for the password of your key.',
  ],
  [
    /partial commit during a (merge|cherry-pick|rebase)|unmerged files|needs merge/i,
    'A merge is in progress. Finish it in a terminal, then commit here again.',
  ],
  [/nothing to commit|nothing added to commit|no changes added/i, 'Nothing has changed since the last commit.'],
  [/no space left/i, 'The disk is full. Make room, then try again.'],
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
  const known = REFUSALS.find(([pattern]) => pattern.test(stderr) || pattern.test(stdout));
  return known ? known[1] : `Git refused the ${action}: ${lastLines(`${stdout}\n${stderr}`)}`;
}

/** Returns the last lines of a program's output, without control characters. */
export const lastLines = (output: string): string =>
  output
    .split(/\r?\n/)
    .map((line) => toPrintable(line).trimEnd())
    .filter(Boolean)
    .slice(-MAX_QUOTED_LINES)
    .join('\n');
