import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect as baseExpect, test as base, type Browser } from '@playwright/test';
import { copyProject } from '../../tools/project-fixture.ts';
import { freePort } from './free-port.ts';

/** An assertion about a page in development: of hundreds of unbundled modules, it takes seconds, and more on a busy machine. */
export const expect = baseExpect.configure({ timeout: 30_000 });

/** A development server on a copy of the project. */
export interface DevServer {
  /** The copy's folder. */
  root: string;
  origin: string;
  /** Ends the server's process. The copy stays. */
  stop: () => Promise<void>;
  /**
   * Starts the server again, on the same port.
   * @param status what it answers for a page; default: 200
   * @param args arguments of `npm run dev`
   */
  start: (status?: number, args?: readonly string[]) => Promise<void>;
  /** Ends the server and removes the copy. */
  close: () => Promise<void>;
  /** Returns the text of a file of the copy. */
  read: (file: string) => string;
  /** Runs git in the copy and returns what it prints. */
  git: (...args: string[]) => string;
}

/**
 * A test of the builder. All files that run in one worker share a server, because starting one and bundling the builder
 * takes longer than most tests. After each file, the copy is as it was at the beginning.
 */
export const test = base.extend<object, { devServer: DevServer }>({
  devServer: [
    async ({ browser }, use) => {
      const server = await openDevServer();
      await visitOnce(browser, server);
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Waits until the builder has been shown once. At its first visit in a fresh clone, it's bundled, and Vite bundles packages and reloads the frames. */
async function visitOnce(browser: Browser, { origin }: DevServer): Promise<void> {
  const page = await browser.newPage();
  await expect(async () => {
    await page.goto(`${origin}/_builder/?region=dk`);
    await expect(page.getByRole('list', { name: 'Sections' })).toBeVisible();
  }).toPass({ timeout: 2 * START_TIMEOUT_MS });
  await page.close();
}

/** Restores the content of a copy as it was at the beginning. */
export function restoreContent({ git }: DevServer): void {
  git('reset', '--quiet', '--hard', FIRST_COMMIT);
  git('clean', '--quiet', '--force', '-d', 'content', 'public');
}

/** How long a server may take to answer its first request on a busy machine, in milliseconds. */
const START_TIMEOUT_MS = 60_000;

/** Tag of the content before any test. */
const FIRST_COMMIT = 'before-tests';

/** Copies the project into a git repository of its own, and starts the development server there. */
export async function openDevServer(env: Readonly<Record<string, string>> = {}): Promise<DevServer> {
  const root = copyProject();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.com');
  git('add', 'content', 'public');
  git('commit', '--quiet', '--message=Begin');
  git('tag', FIRST_COMMIT);
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  let server: ChildProcess | undefined;
  const stop = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill();
    await once(server, 'exit');
  };
  const start = async (status = 200, args: readonly string[] = []) => {
    server = spawn('node', ['--import', 'tsx', 'scripts/dev.ts', '--port', port, ...args], {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, ...env },
    });
    await expect.poll(() => statusOf(`${origin}/us/`), { timeout: START_TIMEOUT_MS }).toBe(status);
  };
  await start();
  return {
    root,
    origin,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    git,
    stop,
    start,
    close: async () => {
      await stop();
      rmSync(root, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** The status of an address; 0 if nothing answers. */
const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
