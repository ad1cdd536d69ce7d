import { spawn } from 'node:child_process';
import { HAS_GROUPS, stopPrograms } from './stop-programs.ts';

/** How a run of git ended. */
export interface GitResult {
  /** The exit status; `undefined` if git isn't installed or was stopped. */
  status: number | undefined;
  stdout: string;
  stderr: string;
  /** The output as bytes, for files that are no text. */
  bytes: Buffer;
  /** Why git couldn't be run to its end. */
  failure?: 'not-installed' | 'timeout';
}

/** Time limit for reading from the repository, in milliseconds. */
const READ_TIME_LIMIT_MS = 20_000;

/** Time limit for reading the history, in milliseconds: git looks at every commit. */
export const HISTORY_TIME_LIMIT_MS = 120_000;

/** How to run git. */
export interface GitOptions {
  /** Text for its standard input. */
  input?: string;
  timeLimitMs?: number;
  /** Whether git only reads: then it takes no lock that another git program would wait for. */
  readOnly?: boolean;
  /** The index to use in place of the person's. */
  index?: string;
}

/** Settings of a person that would change what git prints or what it stores. Those that express a wish, such as to sign, stay. */
const SETTINGS = {
  'color.ui': 'false',
  'core.quotePath': 'false',
  // A text is stored as it was typed; git would refuse it for its line ends.
  'core.safecrlf': 'false',
  'i18n.commitEncoding': 'UTF-8',
  'i18n.logOutputEncoding': 'UTF-8',
  'commit.verbose': 'false',
  'log.showRoot': 'true',
  'log.showSignature': 'false',
};

const GLOBAL_ARGUMENTS = [
  '--literal-pathspecs',
  ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

/** Variables that lead git to another repository, as in a hook, or add to its output. */
const FOREIGN_VARIABLES =
  /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|COMMON_DIR|NAMESPACE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|(?:GLOB|NOGLOB|ICASE|LITERAL)_PATHSPECS|EXTERNAL_DIFF|DIFF_OPTS|TRACE.*)$/;

/** The environment of git: in English, in which its words are understood here, and with the person's characters. */
function gitEnvironment({ readOnly, index }: Pick<GitOptions, 'readOnly' | 'index'>): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !FOREIGN_VARIABLES.test(name));
  const { LC_ALL: locale, ...own } = Object.fromEntries(kept);
  return {
    ...own,
    // Not LC_ALL=C: a hook in Ruby or Perl wouldn't read æ any more.
    ...(locale && { LANG: locale, LC_CTYPE: locale }),
    LC_MESSAGES: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_PAGER: 'cat',
    ...(readOnly && { GIT_OPTIONAL_LOCKS: '0' }),
    ...(index !== undefined && { GIT_INDEX_FILE: index }),
  };
}

/**
 * Runs git in a folder, without a shell. Never waits for a person: git can't ask for a password, and has no terminal in
 * which ssh or a hook could ask. At the time limit, git and the programs that it started are stopped.
 */
export function runGit(
  root: string,
  args: readonly string[],
  { input = '', timeLimitMs = READ_TIME_LIMIT_MS, ...environment }: GitOptions = {},
): Promise<GitResult> {
  return new Promise((resolve) => {
    const output: Record<'stdout' | 'stderr', Buffer[]> = { stdout: [], stderr: [] };
    const git = spawn('git', [...GLOBAL_ARGUMENTS, ...args], {
      cwd: root,
      env: gitEnvironment(environment),
      detached: HAS_GROUPS, // a group of its own, without a terminal
      windowsHide: true,
    });
    let failure: GitResult['failure'];
    const timer = setTimeout(() => {
      failure = 'timeout';
      stopPrograms(git.pid, 'SIGTERM');
    }, timeLimitMs);
    for (const name of ['stdout', 'stderr'] as const)
      git[name].on('data', (chunk: Buffer) => void output[name].push(chunk));
    const finish = (status?: number) => {
      clearTimeout(timer);
      const bytes = Buffer.concat(output.stdout);
      const stderr = Buffer.concat(output.stderr).toString('utf8');
      resolve({ status, stdout: bytes.toString('utf8'), stderr, bytes, ...(failure && { failure }) });
    };
    git.on('error', () => {
      failure = 'not-installed';
      finish();
    });
    git.on('close', (status) => finish(status ?? undefined));
    git.stdin.on('error', () => undefined); // a git that exits early reads no input; its status reports the failure
    git.stdin.end(input);
  });
}

/** Returns git's output, or `undefined` if it failed. */
export async function readGit(
  root: string,
  args: readonly string[],
  options: Omit<GitOptions, 'readOnly'> = {},
): Promise<string | undefined> {
  const { status, stdout } = await runGit(root, args, { ...options, readOnly: true });
  return status === 0 ? stdout : undefined;
}
