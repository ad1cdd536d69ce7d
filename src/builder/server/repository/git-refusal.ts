import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { remoteTexts } from '../../texts/remote/remote-texts.ts';
import { texts } from '../../texts/texts.ts';
import { toPrintable } from '../../../content/diagnostics/diagnostic.ts';
import type { RepositoryRefusal } from '../../protocol/history-answers.ts';
import { readGit, type GitResult } from '../../../authoring/git/run-git.ts';

/** Maximum number of lines quoted from git or a hook. */
const MAX_QUOTED_LINES = 12;

const refusals = texts.server.refusals;

/** What is said of an action for which git gives no reason, or one that the program doesn't know. */
const WORDS = {
  commit: { slow: 'slowSaving', failed: 'notSaved', stopped: 'checkStoppedSaving' },
  push: { slow: 'slowSending', failed: 'notSent', stopped: 'checkStoppedSending' },
} as const;

/** Says why git refused, and what to do about it. */
export function gitRefusal(
  { failure, stdout, stderr }: GitResult,
  action: 'commit' | 'push' | 'fetch',
): RepositoryRefusal {
  if (failure === 'not-installed') return { message: refusals.notInstalled, details: '' };
  if (failure === 'timeout')
    return {
      message: action === 'fetch' ? remoteTexts().fetch.slow : refusals[WORDS[action].slow],
      details: `Run “git ${action}” in a terminal to see what it waits for.`,
    };
  const said = lastLines(`${stdout}\n${stderr}`);
  const known = [...(action === 'commit' ? COMMIT_REFUSALS : PUSH_REFUSALS), ...REFUSALS].find(
    ({ says }) => says.test(stderr) || says.test(stdout),
  );
  if (known) return { message: known.message(), details: [known.details, said].filter(Boolean).join('\n\n') };
  return {
    message: action === 'fetch' ? remoteTexts().fetch.failed : refusals[WORDS[action].failed],
    details: said,
  };
}

/** Hooks that can refuse an action. */
const HOOKS = { commit: ['pre-commit', 'prepare-commit-msg', 'commit-msg'], push: ['pre-push'] } as const;

/** Git's own words begin like this; those of a hook may contain anything, also what git says elsewhere. */
const OF_GIT = /^(?:fatal: |!\t)|^(?:nothing to commit|nothing added to commit|no changes added)/m;

/** Says why an action was refused: by a hook, whose words are quoted as they are, or by git. */
export async function refusalWithHooks(
  root: string,
  result: GitResult,
  action: 'commit' | 'push',
): Promise<RepositoryRefusal> {
  const output = `${result.stdout}\n${result.stderr}`;
  if (result.failure !== undefined || OF_GIT.test(output)) return gitRefusal(result, action);
  const folder = (await readGit(root, ['rev-parse', '--git-path', 'hooks']))?.trim();
  const hook = HOOKS[action].find((name) => folder && existsSync(resolve(root, folder, name)));
  return hook
    ? {
        message: refusals[WORDS[action].stopped],
        details: `${hook} hook:\n${lastLines(output)}`,
      }
    : gitRefusal(result, action);
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

/** Git's words for a refusal, what they mean for the owner of the site, and what a developer does about it. */
interface KnownRefusal {
  says: RegExp;
  message: () => string;
  details: string;
}

/** Refusals of any command. */
const REFUSALS: readonly KnownRefusal[] = [
  {
    says: /index\.lock|Unable to create .*\.lock|cannot lock ref/i,
    message: () => refusals.busy,
    details: 'If no git program is running, delete the file .git/index.lock.',
  },
  {
    says: /dubious ownership/i,
    message: () => refusals.foreignFolder,
    details: 'Run “git status” in a terminal: git says how to allow it.',
  },
  {
    says: /not a git repository/i,
    message: () => refusals.noHistory,
    details: 'The project isn’t in a git repository: run “git init” in its folder.',
  },
  {
    says: /no space left/i,
    message: () => refusals.diskFull,
    details: '',
  },
];

const COMMIT_REFUSALS: readonly KnownRefusal[] = [
  {
    says: /tell me who you are|unable to auto-detect email|empty ident name|no email was given|no name was given/i,
    message: () => refusals.noAuthor,
    details:
      'Run this once in a terminal: git config --global user.name "Your name" and git config --global user.email you@example.com.',
  },
  {
    says: /(?:gpg|ssh-keygen) failed to sign|failed to write commit object|user\.signingkey|cannot run gpg/i,
    message: () => refusals.notSigned,
    details: 'Run “git commit” once in a terminal, where it can ask for the password of your key.',
  },
  {
    says: /partial commit during a (merge|cherry-pick|rebase)|unmerged files|needs merge/i,
    message: () => refusals.bringingTogether,
    details: 'A merge is in progress. Finish it in a terminal.',
  },
  {
    says: /nothing to commit|nothing added to commit|no changes added/i,
    message: () => texts.server.versions.nothingChanged,
    details: '',
  },
];

const PUSH_REFUSALS: readonly KnownRefusal[] = [
  {
    says: /permission denied \(publickey|could not read (Username|Password)|Authentication failed|terminal prompts disabled|Host key verification failed|invalid credentials|HTTP 40[13]/i,
    message: () => refusals.notSignedIn,
    details: 'Run “git push” once in a terminal to log in.',
  },
  {
    says: /protected branch|pre-receive hook declined|GH006/i,
    message: () => refusals.review,
    details: 'The remote doesn’t accept pushes to this branch. Push another branch and open a pull request.',
  },
  {
    says: /non-fast-forward|fetch first|\[rejected\]|behind its remote/i,
    message: () => refusals.changedOnline,
    details: 'The remote has commits that aren’t here yet. Run “git pull” in a terminal.',
  },
  {
    says: /could not resolve host|Connection (refused|timed out)|Network is unreachable|Operation timed out|unable to access/i,
    message: () => refusals.unreachable,
    details: '',
  },
  {
    says: /repository .*not found|does not appear to be a git repository|does not exist/i,
    message: () => refusals.notFound,
    details: 'The remote’s address leads to no repository. Check it with “git remote -v”.',
  },
];
