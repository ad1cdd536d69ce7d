import { spawn } from 'node:child_process';

/** How a run of git ended. */
export interface GitResult {
  /** The exit status; `undefined` if git isn't installed or was stopped. */
  status: number | undefined;
  stdout: string;
  stderr: string;
  /** Why git couldn't be run to its end. */
  failure?: 'not-installed' | 'timeout';
}

/** Time limit for reading from the repository, in milliseconds. */
const READ_TIME_LIMIT_MS = 20_000;

/** How to run git. */
export interface GitOptions {
  /** Text for its standard input. */
  input?: string;
  timeLimitMs?: number;
  /** Whether git only reads: then it takes no lock that another git program would wait for. */
  readOnly?: boolean;
}

/**
 * Runs git in a folder, without a shell. Never waits for a person: git can't ask for a password, and has no terminal in
 * which ssh or a hook could ask. At the time limit, git and the programs that it started are stopped.
 */
export function runGit(
  root: string,
  args: readonly string[],
  { input = '', timeLimitMs = READ_TIME_LIMIT_MS, readOnly = false }: GitOptions = {},
): Promise<GitResult> {
  return new Promise((resolve) => {
    const output = { stdout: '', stderr: '' };
    const git = spawn('git', ['--literal-pathspecs', ...args], {
      cwd: root,
      env: {
        ...process.env,
        LC_ALL: 'C',
        GIT_TERMINAL_PROMPT: '0',
        GIT_PAGER: 'cat',
        ...(readOnly && { GIT_OPTIONAL_LOCKS: '0' }),
      },
      detached: process.platform !== 'win32', // a group of its own, without a terminal
      windowsHide: true,
    });
    let failure: GitResult['failure'];
    const timer = setTimeout(() => {
      failure = 'timeout';
      stop(git.pid);
    }, timeLimitMs);
    for (const name of ['stdout', 'stderr'] as const)
      git[name].setEncoding('utf8').on('data', (text: string) => (output[name] += text));
    const finish = (status?: number) => {
      clearTimeout(timer);
      resolve({ status, ...output, ...(failure && { failure }) });
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

/** Stops git with the programs that it started. */
function stop(id: number | undefined): void {
  if (id === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? id : -id, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

/** Returns git's output, or `undefined` if it failed. */
export async function readGit(root: string, args: readonly string[]): Promise<string | undefined> {
  const { status, stdout } = await runGit(root, args, { readOnly: true });
  return status === 0 ? stdout : undefined;
}
