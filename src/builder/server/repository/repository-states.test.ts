import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ContentModel } from '../../../model/content-model.ts';
import { loadModel } from '../../../model/load-model.ts';
import { editorSchemas } from '../../../authoring/editor/editor-schemas.ts';
import { PAGE, repositoryProject, type RepositoryProject } from './__fixtures__/repository-project.ts';
import { commitFiles } from './commit.ts';
import { push } from './push.ts';
import { changesOf } from './repository-handlers.ts';
import { readRepository } from './repository-state.ts';

let model: ContentModel;
let project: RepositoryProject;

beforeAll(async () => {
  model = await loadModel(process.cwd());
});
beforeEach(() => {
  project = repositoryProject();
});
afterEach(() => project.remove());

const SENT = 'Sent 1 version online. Visitors see the changes once the site is published from there.';

const headOf = (): string =>
  spawnSync('git', ['rev-parse', 'HEAD'], { cwd: project.root, encoding: 'utf8' }).stdout.trim();

/** A second commit, so that there is an old one. */
function twoCommits(): void {
  project.initialize();
  project.edit('da: ti', 'da: elleve', 'content/facts.yaml');
  project.git('commit', '--quiet', '--all', '--message', 'Second');
}

/** Leaves two branches that change the same line. */
function twoBranches(): void {
  project.initialize();
  project.git('switch', '--quiet', '--create', 'other');
  project.edit('da: Priser', 'da: Andet');
  project.git('commit', '--quiet', '--all', '--message', 'Other');
  project.git('switch', '--quiet', 'main');
  project.edit('da: Priser', 'da: Pris');
  project.git('commit', '--quiet', '--all', '--message', 'Mine');
}

/** Runs git as a person would, up to the conflict that it stops at. */
const stopAt = (...args: string[]) => spawnSync('git', args, { cwd: project.root });

/** States in which a commit would go astray, and what the details say. */
const STATES: [string, () => void, RegExp][] = [
  [
    'an old commit is checked out',
    () => (twoCommits(), project.git('checkout', '--quiet', 'HEAD~1')),
    /^The project isn’t on a branch but at the commit [0-9a-f]{7,}\. Run “git switch main” in a terminal; your changes come along\.$/,
  ],
  [
    'a tag is checked out, from a branch of another name',
    () => {
      twoCommits();
      project.git('tag', '--annotate', 'v1.2', '--message', 'Release');
      project.git('switch', '--quiet', '--create', 'spring');
      project.git('checkout', '--quiet', 'v1.2');
    },
    /^The project isn’t on a branch but at the version v1\.2\. Run “git switch spring” in a terminal/,
  ],
  [
    'commits were made without a branch already',
    () => {
      twoCommits();
      project.git('checkout', '--quiet', '--detach');
      project.git('commit', '--quiet', '--allow-empty', '--message', 'Astray');
    },
    /Run “git switch --create my-changes” in a terminal, which makes a branch of what you have\./,
  ],
  [
    'a commit is searched for',
    () => {
      twoCommits();
      project.git('commit', '--quiet', '--allow-empty', '--message', 'Third');
      project.git('bisect', 'start', 'HEAD', 'HEAD~2');
    },
    /^A search for a faulty commit \(git bisect\) is in progress\. End it in a terminal with “git bisect reset”\.$/,
  ],
  [
    'a search has begun on the branch itself',
    () => (twoCommits(), project.git('bisect', 'start')),
    /^A search for a faulty commit/,
  ],
  ['a merge', () => (twoBranches(), stopAt('merge', 'other')), /^A merge is in progress\. Finish it in a terminal/],
  ['a rebase', () => (twoBranches(), stopAt('rebase', 'other')), /^A rebase is in progress\./],
  ['an old rebase', () => (twoBranches(), stopAt('rebase', '--apply', 'other')), /^A rebase is in progress\./],
  ['a cherry-pick', () => (twoBranches(), stopAt('cherry-pick', 'other')), /^A cherry-pick is in progress\./],
  ['a revert', () => (twoBranches(), stopAt('revert', '--no-edit', 'other')), /^A revert is in progress\./],
  [
    'patches',
    () => {
      twoBranches();
      const patch = join(project.folder, 'other.patch');
      writeFileSync(patch, `${project.git('format-patch', '-1', '--stdout', 'other')}\n`);
      stopAt('am', patch);
    },
    /^Patches are being applied \(git am\)\./,
  ],
];

test.each(STATES)(
  'says before a commit that it would go astray, and makes none: %s',
  async (_state, prepare, words) => {
    prepare();
    project.edit('en: Home', 'en: Start page');
    const head = headOf();
    const { root } = project;
    const repository = await readRepository(root);
    expect(repository?.obstacle?.details).toMatch(words);
    expect(repository?.obstacle?.message).toMatch(/Ask your developer to/);
    expect(await commitFiles(root, 'Change', [PAGE])).toEqual({ ok: false, ...repository?.obstacle });
    expect(headOf()).toBe(head);
    expect(project.read(PAGE)).toContain('en: Start page');
  },
);

test('the list of changes says it, too, and nothing is called pushed or up to date', async () => {
  twoCommits();
  project.git('init', '--quiet', '--bare', '../remote.git');
  project.git('remote', 'add', 'origin', join(project.folder, 'remote.git'));
  project.git('push', '--quiet', '--set-upstream', 'origin', 'main');
  project.git('checkout', '--quiet', '--detach');
  project.git('commit', '--quiet', '--allow-empty', '--message', 'Astray');
  const { root } = project;
  const changes = await changesOf({ root, model, schemas: editorSchemas(model) });
  expect(changes).toMatchObject({
    obstacle: { message: expect.stringMatching(/^The project shows an old version/) as string },
    ahead: 1,
  });
  expect(changes).not.toHaveProperty('branch');
  expect(await push(root)).toEqual({ ok: false, ...changes.obstacle });
});

test('after the remedy, the commit is made on the branch', async () => {
  twoCommits();
  project.git('checkout', '--quiet', 'HEAD~1');
  project.edit('en: Home', 'en: Start page');
  project.git('switch', '--quiet', 'main');
  expect(await commitFiles(project.root, 'Change', [PAGE])).toMatchObject({ ok: true });
  expect(project.git('log', '-1', '--format=%s', 'main')).toBe('Change');
});

describe('the first commit of a repository', () => {
  test('is made on its branch', async () => {
    project.initialize();
    rmSync(join(project.root, '.git'), { recursive: true });
    project.git('init', '--quiet', '--initial-branch=site');
    project.git('config', 'user.name', 'Ida');
    project.git('config', 'user.email', 'ida@example.com');
    expect(await readRepository(project.root)).toMatchObject({ branch: 'site', ahead: 0 });
    project.hook('pre-commit', 'exit 1');
    expect(await commitFiles(project.root, 'Begin', [PAGE])).toMatchObject({ ok: false });
    expect(project.git('ls-files')).toBe('');
    rmSync(join(project.root, '.git/hooks/pre-commit'));
    expect(await commitFiles(project.root, 'Begin', [PAGE])).toEqual({
      ok: true,
      message: 'Saved a version of 1 file: Begin',
    });
    expect(project.git('ls-tree', '-r', '--name-only', 'site')).toBe(PAGE);
  });
});

describe('a branch with the name of something else', () => {
  test('is pushed alone, whatever git pushes by itself', async () => {
    twoCommits();
    const { root, folder, git } = project;
    git('init', '--quiet', '--bare', '../remote.git');
    git('remote', 'add', 'origin', join(folder, 'remote.git'));
    git('push', '--quiet', 'origin', 'main', 'main:other');
    git('branch', '--quiet', 'other');
    git('tag', 'main');
    for (const mode of ['matching', 'nothing', 'upstream', 'current', 'simple']) {
      git('config', 'push.default', mode);
      git('commit', '--quiet', '--allow-empty', '--message', `Pushed with ${mode}`);
      git('branch', '--quiet', '--force', 'other', 'heads/main');
      expect(await push(root)).toEqual({ ok: true, message: SENT });
      expect(git('ls-remote', 'origin', 'refs/heads/main').split('\t')[0]).toBe(git('rev-parse', 'heads/main'));
    }
    expect(git('ls-remote', 'origin', 'refs/heads/other').split('\t')[0]).toBe(git('rev-parse', 'main'));
  });

  test('goes where it follows one of another name, or beside it, and follows it still', async () => {
    twoCommits();
    const { root, folder, git } = project;
    git('init', '--quiet', '--bare', '../remote.git');
    git('remote', 'add', 'origin', join(folder, 'remote.git'));
    git('push', '--quiet', 'origin', 'main:live', 'main');
    git('switch', '--quiet', '--create', 'spring');
    git('branch', '--quiet', '--set-upstream-to=origin/live');
    git('commit', '--quiet', '--allow-empty', '--message', 'New');
    git('config', 'push.default', 'upstream');
    expect(await push(root)).toEqual({ ok: true, message: SENT });
    expect(git('ls-remote', 'origin', 'refs/heads/live').split('\t')[0]).toBe(git('rev-parse', 'spring'));
    git('config', 'push.default', 'simple');
    git('commit', '--quiet', '--allow-empty', '--message', 'Newer');
    expect(await push(root)).toEqual({ ok: true, message: SENT });
    expect(git('ls-remote', 'origin', 'refs/heads/spring').split('\t')[0]).toBe(git('rev-parse', 'spring'));
    expect(git('rev-parse', '--abbrev-ref', '@{upstream}')).toBe('origin/live');
  });
});
