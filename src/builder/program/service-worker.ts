import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { WORKER_ADDRESS } from '../protocol/worker-files.ts';
import { SHELL_FOLDER, WORKER_FILE, WORKER_FOLDER } from './bundle-files.ts';
import type { NodeEnv } from './shell-app.ts';

/** Where the files of the shell are, in its folder of the bundle and on the server. */
const FILES = '_builder/assets';

/** Serves the service worker, with the names of the files that it keeps. Other files make it another one, which browsers take over. */
export function addWorker(app: Hono<NodeEnv>, folder: string): void {
  app.get(WORKER_ADDRESS, () => {
    const files = readdirSync(join(folder, SHELL_FOLDER, FILES)).map((name) => `/${FILES}/${name}`);
    const script = readFileSync(join(folder, WORKER_FOLDER, WORKER_FILE), 'utf8');
    return new Response(`self.BUILDER_FILES = ${JSON.stringify(files)};\n${script}`, {
      // Where people sign in, other files may fetch nothing.
      headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Content-Security-Policy': "default-src 'self'" },
    });
  });
}
