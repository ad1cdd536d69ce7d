import { statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { repositoryProject, PAGE } from '../builder/server/repository/__fixtures__/repository-project.ts';
import { takeSnapshot } from './draft-snapshot.ts';
import { openVersionRepository } from './version-git.ts';

it('has an edit of the same second that leaves the size of the file as it was', async () => {
  const project = repositoryProject();
  onTestFinished(() => project.remove());
  project.initialize();
  // Only the time of the last change counts, which can be set.
  project.git('config', 'core.trustctime', 'false');
  const { root } = project;
  const data = join(root, '.builder');
  const file = join(root, PAGE);
  const second = Math.floor(Date.now() / 1000) - 60;
  const write = (text: string) => {
    writeFileSync(file, text);
    utimesSync(file, second, second);
  };
  const repository = await openVersionRepository(root);
  const snapshot = () => takeSnapshot(repository, root, data);
  const before = project.read(PAGE);
  write(before);
  const first = await snapshot();
  // The index was written in that second, too.
  utimesSync(join(data, 'draft-index'), second, second);
  const { size } = statSync(file);
  write(before.replace('Prices', 'Pieces'));
  expect(statSync(file).size).toBe(size);
  expect(await snapshot()).not.toBe(first);
});
