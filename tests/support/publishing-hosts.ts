import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TargetServer } from './host-servers.ts';
import { filesWith, takeBundle, type PublishingTarget } from './publishing-targets.ts';

/** A web server on another machine, to which a program copies each release. */
export async function commandTarget({ startFor }: TargetServer): Promise<PublishingTarget> {
  const folder = mkdtempSync(join(tmpdir(), 'command-host-'));
  const [www, command] = [join(folder, 'www'), join(folder, 'upload.sh')];
  mkdirSync(www);
  writeFileSync(command, `#!/bin/sh\nexec cp --recursive "$1/." "${www}"\n`, { mode: 0o755 });
  const host = await startFor(www);
  const url = `http://127.0.0.1:${host.port}/`;
  return {
    url,
    env: { PUBLISHED_URL: url, PUBLISH_COMMAND: command },
    follow: () => undefined,
    filesWith: (word) => filesWith(www, word),
    async close() {
      await host.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Time between two looks at a branch, in milliseconds. */
const LOOK_MS = 300;

/** A host that checks out and builds what is pushed to a branch of its bare repository, and serves it by a web server. */
export async function gitTarget({ startFor }: TargetServer): Promise<PublishingTarget> {
  const folder = mkdtempSync(join(tmpdir(), 'git-host-'));
  const [www, remote] = [join(folder, 'www'), join(folder, 'site.git')];
  const git = (...args: string[]) => execFileSync('git', args, { cwd: remote, encoding: 'utf8' }).trim();
  execFileSync('git', ['init', '--quiet', '--bare', remote]);
  const host = await startFor(www);
  let building: Promise<void> | undefined;
  let seen = '';
  const look = () => {
    const commit = git('for-each-ref', '--format=%(objectname)', 'refs/heads/published');
    if (commit === seen || building) return;
    seen = commit;
    building = buildFor(folder, remote, commit).finally(() => (building = undefined));
  };
  const timer = setInterval(look, LOOK_MS);
  const url = `http://127.0.0.1:${host.port}/`;
  return {
    url,
    env: { PUBLISHED_URL: url, PUBLISH_REMOTE: remote },
    follow: () => undefined,
    filesWith: (word) => [
      ...git('rev-list', '--all')
        .split('\n')
        .flatMap((commit) => wordsOf(git, ['grep', '--files-with-matches', word, commit])),
      ...filesWith(join(www, '.'), word),
    ],
    async close() {
      clearInterval(timer);
      await building;
      await host.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Runs git, which fails where it finds nothing. */
function wordsOf(git: (...args: string[]) => string, args: string[]): string[] {
  try {
    return git(...args).split('\n');
  } catch {
    return [];
  }
}

/** Checks a commit out, builds it as its hosts do, and shows it in one step. */
async function buildFor(folder: string, remote: string, commit: string): Promise<void> {
  const files = join(folder, commit);
  const run = promisify(execFile);
  await run('git', ['clone', '--quiet', '--branch', 'published', remote, files]);
  symlinkSync(join(process.cwd(), 'node_modules'), join(files, 'node_modules'));
  takeBundle(files);
  await run('node', ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: files,
    env: { ...process.env, SITE_VERSION: commit },
  });
  symlinkSync(join(files, 'dist'), join(folder, 'next'));
  renameSync(join(folder, 'next'), join(folder, 'www'));
}
