import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { copyProject } from '../../tools/project-fixture.ts';
import { freePort } from './free-port.ts';

/** A server of the project, on a copy of it that is a git repository of its own. */
export interface ProjectServer {
  /** The copy's folder. */
  root: string;
  origin: string;
  /** The id of the server's process, of its last start. */
  pid: () => number;
  /** Ends the server's process, and returns its exit code. The copy stays. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Resolves with the exit code of the server's process, once it has ended. */
  ended: () => Promise<number | null>;
  /**
   * Starts the server again, on the same port.
   * @param status what it answers for a page; default: what it answered at its first start
   * @param more further arguments of the command
   */
  start: (status?: number, more?: readonly string[]) => Promise<void>;
  /** Ends the server and removes the copy. */
  close: () => Promise<void>;
  /** Returns what the server has printed since its start. */
  printed: () => string;
  /** Returns the text of a file of the copy. */
  read: (file: string) => string;
  /** Runs git in the copy and returns what it prints. */
  git: (...args: string[]) => string;
}

interface ServedCommand {
  /** The command of the package. It takes `--port`. */
  script: 'builder' | 'dev';
  args?: readonly string[];
  /** Further variables of its environment, by the address at which it listens. */
  env?: (address: { origin: string; root: string }) => Readonly<Record<string, string>>;
  /** Where it listens. Default: a free port. */
  port?: number;
  /** What it answers for a page once it's ready. Default: 200. */
  ready?: number;
  /** The project to copy. Default: this one. */
  source?: string;
}

/** How long a server may take to answer its first request on a busy machine, in milliseconds. */
export const START_TIMEOUT_MS = 60_000;

/** Time between two questions whether a server answers, in milliseconds. */
const START_INTERVAL_MS = 50;

/** Tag of the content before any test. */
const FIRST_COMMIT = 'before-tests';

/** Copies the project into a git repository of its own, and starts a server there. */
export async function serveProject({
  script,
  args = [],
  env,
  ready = 200,
  source,
  port: wanted,
}: ServedCommand): Promise<ProjectServer> {
  const root = copyProject(source);
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.com');
  git('add', 'content', 'public');
  git('commit', '--quiet', '--message=Begin');
  git('tag', FIRST_COMMIT);
  const port = String(wanted ?? (await freePort()));
  const origin = `http://localhost:${port}`;
  let server: ChildProcess | undefined;
  let output = '';
  const ended = async () => {
    if (server && server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    return server?.exitCode ?? null;
  };
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    const stopped = ended();
    server?.kill(signal);
    return stopped;
  };
  const start = async (status = ready, more: readonly string[] = []) => {
    const started = spawn('node', [...commandOf(root, script), '--port', port, ...args, ...more], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...env?.({ origin, root }) },
    });
    server = started;
    output = '';
    started.stdout.on('data', (text: Buffer) => (output += text.toString()));
    await expect
      .poll(() => statusOf(`${origin}/us/`), { timeout: START_TIMEOUT_MS, intervals: [START_INTERVAL_MS] })
      .toBe(status);
  };
  await start();
  return {
    root,
    origin,
    pid: () => server?.pid ?? 0,
    printed: () => output,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    git,
    ended,
    stop,
    start,
    close: async () => {
      await stop();
      rmSync(root, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** The arguments of Node with which the package runs a command. One that it runs with tsx itself is run without tsx's own process. */
function commandOf(root: string, script: ServedCommand['script']): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  }; // npm's own format
  const [program, ...rest] = scripts[script]?.split(' ') ?? [];
  return program === 'node' ? rest : ['--import', 'tsx', ...rest];
}

/** Restores the content of a copy as it was at the beginning. */
export function restoreContent({ git }: ProjectServer): void {
  git('reset', '--quiet', '--hard', FIRST_COMMIT);
  git('clean', '--quiet', '--force', '-d', 'content', 'public');
}

/** The status of an address; 0 if nothing answers. */
const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
