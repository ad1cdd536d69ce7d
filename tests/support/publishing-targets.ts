import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { findNginx } from '../../tools/install-host-servers.ts';
import { freePort } from './free-port.ts';
import { startNginxProxy } from './host-servers.ts';
import type { ProjectServer } from './project-server.ts';

/** Where a builder publishes. */
export interface PublishingTarget {
  /** Where visitors see the site. */
  url: string;
  /** Further variables of the builder's environment. */
  env: Readonly<Record<string, string>>;
  /** Starts what serves the versions of a builder, if that isn't the host. */
  follow: (builder: ProjectServer) => void;
  /** Lists the files of all versions there in which a word stands. */
  filesWith: (word: string) => string[];
  close: () => Promise<void>;
}

/** The bundle of the site, which depends on the code alone: making it takes most of a first publication. */
const BUNDLE = '.build/cache/bundle';

/** What a build reads besides the content. */
const CODE = 'src ssg vite scripts package.json package-lock.json vite.config.ts tsconfig.json'.split(' ');

/** Makes a copy of the project publishable: its code is committed, and its bundle is there. */
export function preparePublishing({ root, git }: ProjectServer): void {
  git('add', ...CODE);
  git('commit', '--quiet', '--message=Code');
  takeBundle(join(root, '.builder/worktree'));
}

/** Copies the bundle of the site into a folder in which it's built. */
export function takeBundle(folder: string): void {
  if (existsSync(BUNDLE)) cpSync(BUNDLE, join(folder, BUNDLE), { recursive: true });
}

/** `npm run site` on the machine of the builder, behind nginx where that is installed. */
export async function folderTarget(): Promise<PublishingTarget> {
  const [port, nginx] = [await freePort(), findNginx()];
  const toSite = `location / { proxy_pass http://127.0.0.1:${port}; proxy_set_header X-Forwarded-For $remote_addr; }`;
  const proxy = nginx && (await startNginxProxy(nginx, (own) => `server { listen 127.0.0.1:${own}; ${toSite} }`));
  const url = `http://127.0.0.1:${proxy ? proxy.port : port}/`;
  let site: ChildProcess | undefined;
  let releases = '';
  return {
    url,
    env: { PUBLISHED_URL: url },
    follow({ root }) {
      releases = join(root, '.builder/releases');
      site = spawn('node', ['--import', 'tsx', 'scripts/site.ts', '--port', String(port)], {
        cwd: root,
        stdio: 'ignore',
        env: { ...process.env, BUILDER_DATA: '.builder' },
      });
    },
    filesWith: (word) => filesWith(releases, word),
    async close() {
      site?.kill('SIGTERM');
      if (proxy) await proxy.stop();
    },
  };
}

/** Lists the files in a folder whose name or text has a word, compressed ones included. */
export function filesWith(folder: string, word: string): string[] {
  const textOf = (path: string) => {
    const bytes = readFileSync(path);
    if (path.endsWith('.br')) return brotliDecompressSync(bytes);
    return path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  };
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path.includes(word) || textOf(path).includes(word));
}
