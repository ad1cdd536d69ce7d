import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { branchHost, type BranchHost } from './__fixtures__/branch-host.ts';
import { liveOf, publishedProject } from './__fixtures__/published-project.ts';

/** A project whose site a host builds from a branch. */
async function projectWithHost() {
  const [site, host] = [await publishedProject(), await branchHost()];
  const options = { publicUrl: host.url, hostBranch: { remote: host.remote, branch: host.branch } };
  const visitorsSee = async () => /<p>(.*)<\/p>/.exec(await (await fetch(`${host.url}us/home`)).text())?.[1];
  const write = (text: string) => site.write('content/pages/home.yaml', text);
  return { site, host, options, visitorsSee, write, tip: () => host.git('rev-parse', host.branch) };
}

/** Pushes a commit to the host's branch, like somebody else. */
function pushFromElsewhere({ remote, branch, url }: BranchHost, folder: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  execFileSync('git', ['clone', '--quiet', '--branch', branch, remote, folder]);
  git(
    '-c',
    'user.name=Bo',
    '-c',
    'user.email=bo@example.com',
    'commit',
    '--quiet',
    '--allow-empty',
    `--message=${url}`,
  );
  git('push', '--quiet');
}

it('pushes the published version, and waits until the host serves what it has built', async () => {
  const { site, options, visitorsSee, write, tip } = await projectWithHost();
  const first = liveOf(await site.publish(options));
  expect(tip()).toBe(first.version);
  write('Second');
  const second = liveOf(await site.publish(options));
  expect(await visitorsSee()).toBe('Second');
  expect(tip()).toBe(second.version);
  expect(site.git('rev-parse', 'refs/builder/published')).toBe(second.version);
  expect(site.steps.slice(-5)).toEqual(['store', 'build', 'switch', 'host', 'verify']);
});

it('goes back by a commit that reverts what came after, and publishes on top of it', async () => {
  const { site, host, options, visitorsSee, write, tip } = await projectWithHost();
  const first = liveOf(await site.publish(options));
  write('Second');
  const second = liveOf(await site.publish(options));
  liveOf(await site.makeLive(first.number, options));
  expect(await visitorsSee()).toBe('Home');
  expect(host.git('log', '--format=%H', '-2', host.branch).split('\n')).toEqual([tip(), second.version]);
  expect(site.git('rev-parse', 'refs/builder/published')).toBe(first.version);
  write('Third');
  liveOf(await site.publish(options));
  expect(await visitorsSee()).toBe('Third');
  expect(host.git('merge-base', '--is-ancestor', second.version, host.branch)).toBe('');
});

it('changes nothing if somebody else has pushed to the branch', async () => {
  const { site, host, options, visitorsSee, write, tip } = await projectWithHost();
  const first = liveOf(await site.publish(options));
  pushFromElsewhere(host, join(site.root, '.builder/other'));
  const [foreign, refs] = [tip(), site.git('for-each-ref', 'refs/builder')];
  write('Second');
  expect(await site.publish(options)).toMatchObject({ failure: { kind: 'push', hasMoved: true } });
  expect([tip(), site.git('for-each-ref', 'refs/builder')]).toEqual([foreign, refs]);
  expect(await visitorsSee()).toBe('Home');
  expect(site.git('rev-parse', 'refs/builder/published')).toBe(first.version);
  site.git('pull', '--quiet', '--no-rebase', '--no-edit', host.remote, host.branch);
  liveOf(await site.publish(options));
  expect(await visitorsSee()).toBe('Second');
});

it('says what git says if the remote is gone', async () => {
  const { site, options } = await projectWithHost();
  const hostBranch = { remote: join(site.root, 'nowhere.git'), branch: 'published' };
  expect(await site.publish({ ...options, hostBranch })).toMatchObject({
    failure: { kind: 'push', hasMoved: false, details: expect.stringContaining('nowhere.git') as string },
  });
  expect(await site.publish({ ...options, hostBranch: { ...hostBranch, remote: 'ext::touch pwned' } })).toMatchObject({
    failure: { kind: 'push', details: expect.stringContaining("'ext' not allowed") as string },
  });
});

it('takes a version back that the host does not build in time', async () => {
  const { site, host, options, visitorsSee, write, tip } = await projectWithHost();
  const first = liveOf(await site.publish(options));
  host.isWorking = false;
  write('Second');
  expect(await site.publish({ ...options, patienceMs: 1_000 })).toMatchObject({ failure: { kind: 'not-live' } });
  expect(site.git('rev-parse', 'refs/builder/published')).toBe(first.version);
  host.isWorking = true;
  expect(await visitorsSee()).toBe('Home');
  expect(host.git('rev-parse', `${tip()}^{tree}`)).toBe(site.git('rev-parse', `${first.version}^{tree}`));
  liveOf(await site.publish(options));
  expect(await visitorsSee()).toBe('Second');
});
