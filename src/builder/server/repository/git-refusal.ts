import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { texts } from '../../texts/texts.ts';
import { toPrintable } from '../../../content/diagnostics/diagnostic.ts';
import type { RepositoryRefusal } from '../../protocol/repository-methods.ts';
import { readGit, type GitResult } from '../../../authoring/git/run-git.ts';
import { COMMIT_REFUSALS, PUSH_REFUSALS, REFUSALS } from './refusal-words.ts';

/** Maximum number of lines quoted from git or a hook. */
const MAX_QUOTED_LINES = 12;

const words = texts.server.refusals;

/** What is said of an action for which git gives no reason, or one that the program doesn't know. */
const WORDS = {
  commit: { slow: words.slowSaving, failed: words.notSaved, stopped: words.checkStoppedSaving },
  push: { slow: words.slowSending, failed: words.notSent, stopped: words.checkStoppedSending },
};

/** Says why git refused, and what to do about it. */
export function gitRefusal({ failure, stdout, stderr }: GitResult, action: 'commit' | 'push'): RepositoryRefusal {
  if (failure === 'not-installed') return { message: words.notInstalled, details: '' };
  if (failure === 'timeout')
    return {
      message: WORDS[action].slow,
      details: `Run “git ${action}” in a terminal to see what it waits for.`,
    };
  const said = lastLines(`${stdout}\n${stderr}`);
  const known = [...(action === 'push' ? PUSH_REFUSALS : COMMIT_REFUSALS), ...REFUSALS].find(
    ({ says }) => says.test(stderr) || says.test(stdout),
  );
  if (known) return { message: known.message, details: [known.details, said].filter(Boolean).join('\n\n') };
  return {
    message: WORDS[action].failed,
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
        message: WORDS[action].stopped,
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
