import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createSiteListener } from '../../hosting/handle-request.ts';
import type { Hosting } from '../../hosting/hosting.ts';

/** A host that builds what is pushed to a branch of its repository, and serves it. */
export interface BranchHost {
  remote: string;
  branch: string;
  url: string;
  /** Whether it builds what is pushed. */
  isWorking: boolean;
  git: (...args: string[]) => string;
}

/** Starts a host for one test. */
export async function branchHost(branch = 'published'): Promise<BranchHost> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const remote = join(folder, 'site.git');
  execFileSync('git', ['init', '--quiet', '--bare', remote]);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: remote, encoding: 'utf8' }).trim();
  let built: { commit: string; listener: ReturnType<typeof createSiteListener> } | undefined;
  const build = () => {
    const [commit = ''] = git('for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`).split('\n');
    if (!host.isWorking || commit === '' || commit === built?.commit) return;
    const files = join(folder, commit);
    if (!existsSync(files)) {
      execFileSync('git', ['clone', '--quiet', '--branch', branch, remote, files]);
      symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(files, 'node_modules'));
      execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: files });
      writeFileSync(join(files, 'dist/version.json'), JSON.stringify({ version: commit }));
    }
    const hosting = JSON.parse(readFileSync(join(files, 'dist/hosting.json'), 'utf8')) as Hosting; // written by the build
    built = { commit, listener: createSiteListener(hosting, join(files, 'dist')) };
  };
  const server = createServer((request, response) => {
    build();
    if (built) void built.listener(request, response);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`; // it listens on a port
  const host: BranchHost = { remote, branch, url, isWorking: true, git };
  return host;
}
