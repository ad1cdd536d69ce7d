import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { repositoryProject, type RepositoryProject } from '../repository/__fixtures__/repository-project.ts';
import { followOnline } from './follow-online.ts';
import { onlineCommit } from './online-move.ts';

vi.setConfig({ testTimeout: 60_000 });

let project: RepositoryProject;
beforeEach(() => {
  project = repositoryProject();
  project.initialize();
});
afterEach(() => project.remove());

const git = (...args: string[]) => project.git(...args);

it('tells that the remote has moved when somebody looks, and leaves the person’s own refs alone', async () => {
  const online = join(project.folder, 'online.git');
  git('init', '--quiet', '--bare', '--initial-branch=main', online);
  git('remote', 'add', 'origin', online);
  git('push', '--quiet', 'origin', 'main');
  const here = git('rev-parse', 'HEAD');
  const commit = git('commit-tree', '-p', 'HEAD', '-m', 'Online', 'HEAD^{tree}');
  git('push', '--quiet', online, `${commit}:refs/heads/main`);
  let moves = 0;
  const follower = followOnline(project.root, () => void (moves += 1));
  onTestFinished(() => follower.close());
  follower.look();
  await expect.poll(() => moves, { timeout: 20_000 }).toBe(1);
  expect(await onlineCommit(project.root)).toBe(commit);
  await follower.fetch();
  expect([moves, git('rev-parse', 'HEAD'), git('status', '--porcelain')]).toEqual([1, here, '']);
});
