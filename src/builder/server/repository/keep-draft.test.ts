import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { commitDraft, DRAFT_REF } from '../../../publishing/draft-ref.ts';
import { actAs } from '../acting-person.ts';
import { PAGE, PICTURE, repositoryProject, type RepositoryProject } from './__fixtures__/repository-project.ts';
import { keepDraft } from './keep-draft.ts';

let project: RepositoryProject;
let [root, online] = ['', ''];

beforeEach(() => {
  project = repositoryProject();
  ({ root } = project);
  project.initialize();
  online = join(project.folder, 'online.git');
});
afterEach(() => project.remove());
vi.setConfig({ testTimeout: 60_000 });

const git = (...args: string[]) => project.git(...args);
const statusOfSite = () => git('status', '--porcelain', '--', 'content', 'public', 'notes.txt');
const connect = () => {
  git('init', '--quiet', '--bare', '--initial-branch=main', online);
  git('remote', 'add', 'origin', online);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
};
const inOnline = (...args: string[]) => git(`--git-dir=${online}`, ...args);
const person = (name: string) => ({ id: name, name, role: 'editor', host: 'edit.example.com', session: 'a' }) as const;

/** Git may take seconds on a busy machine. */
const PATIENCE = { timeout: 20_000 };

/** Keeps the draft until the test ends, without the pauses of a real builder. */
function keep() {
  const problems: unknown[] = [];
  const keeper = keepDraft({
    root,
    delayMs: 1,
    retryMs: 20,
    onProblem: () => void problems.push(keeper.problem()?.message),
  });
  onTestFinished(() => keeper.close());
  return { keeper, problems };
}

const shownOnline = (file: string): string => {
  try {
    return inOnline('show', `${DRAFT_REF}:${file}`);
  } catch {
    return '';
  }
};

describe('the commit of the draft', () => {
  it('has the files as they are on disk, and changes neither branch nor index nor files', async () => {
    project.edit('da: Priser', 'da: Hvad det koster');
    project.write('content/shared/new.yaml', 'type: process\n');
    rmSync(join(root, PICTURE));
    project.write('notes.txt', 'not of the site');
    git('add', 'notes.txt');
    const [head, status] = [git('rev-parse', 'HEAD'), statusOfSite()];
    const commit = await commitDraft(root, join(root, '.builder'));
    expect(git('rev-parse', DRAFT_REF)).toBe(commit);
    expect(git('show', `${commit}:${PAGE}`)).toContain('Hvad det koster');
    expect(
      git('diff-tree', '-r', '--name-status', 'HEAD', commit)
        .split('\n')
        .map((row) => row.split('\t')),
    ).toEqual([
      [expect.stringMatching(/M$/), PAGE],
      [expect.stringMatching(/A$/), 'content/shared/new.yaml'],
      [expect.stringMatching(/D$/), PICTURE],
    ]);
    expect([git('rev-parse', 'HEAD'), statusOfSite()]).toEqual([head, status]);
  });

  it('follows the previous one, and is made only if something has changed', async () => {
    const data = join(root, '.builder');
    const first = await commitDraft(root, data);
    expect(await commitDraft(root, data)).toBe(first);
    project.edit('da: Priser', 'da: Pris');
    const second = await commitDraft(root, data);
    git('commit', '--quiet', '--all', '--message', 'Prices');
    const third = await commitDraft(root, data);
    expect(git('rev-list', '--parents', '-1', second)).toBe(`${second} ${first}`);
    expect(git('rev-list', '--parents', '-1', third)).toBe(`${third} ${second} ${git('rev-parse', 'HEAD')}`);
  });

  it('is also made during a rebase, and while no branch is checked out', async () => {
    git('switch', '--quiet', '--detach');
    project.write('.git/rebase-merge/head-name', 'refs/heads/main');
    project.edit('da: Priser', 'da: Pris');
    expect(git('show', `${await commitDraft(root, join(root, '.builder'))}:${PAGE}`)).toContain('Pris }');
  });
});

describe('the draft of a running builder', () => {
  it('has what was changed just before the builder ends', async () => {
    const keeper = keepDraft({ root, delayMs: 1 });
    await keeper.commitNow();
    project.edit('da: Priser', 'da: Pris');
    await keeper.close();
    expect(git('show', `${DRAFT_REF}:${PAGE}`)).toContain('Pris }');
  });

  it('is committed after a change, with the people who made it, and pushed', async () => {
    connect();
    const { keeper } = keep();
    await expect.poll(() => shownOnline(PAGE), PATIENCE).toContain('Priser');
    project.edit('da: Priser', 'da: Pris');
    for (const name of ['Bo', 'Anna']) actAs(person(name), () => keeper.noteCall('edit'));
    actAs(person('Eva'), () => keeper.noteCall('site'));
    await expect.poll(() => shownOnline(PAGE), PATIENCE).toContain('Pris }');
    expect(inOnline('log', '-1', '--format=%an <%ae>%n%(trailers:key=Co-authored-by,valueonly)', DRAFT_REF)).toBe(
      'Anna <builder@edit.example.com>\nBo <builder@edit.example.com>',
    );
    expect(keeper.problem()).toBeUndefined();
  });

  it('is committed when the builder ends', async () => {
    const { keeper } = keep();
    project.edit('da: Priser', 'da: Pris');
    keeper.touch();
    await keeper.close();
    expect(git('show', `${DRAFT_REF}:${PAGE}`)).toContain('Pris }');
  });

  it('says once that it can’t be copied online, and copies it when that works again', async () => {
    connect();
    renameSync(online, `${online}.away`);
    const { keeper, problems } = keep();
    await expect.poll(() => problems, PATIENCE).toEqual([expect.stringContaining('wasn’t found')]);
    project.edit('da: Priser', 'da: Pris');
    keeper.touch();
    await expect.poll(() => git('show', `${DRAFT_REF}:${PAGE}`), PATIENCE).toContain('Pris }');
    expect(problems).toHaveLength(1);
    renameSync(`${online}.away`, online);
    await expect.poll(() => shownOnline(PAGE), PATIENCE).toContain('Pris }');
    await expect.poll(() => problems.at(-1), PATIENCE).toBeUndefined();
  });

  it('is kept from hooks', async () => {
    connect();
    project.hook('pre-push', 'exit 1');
    keep();
    await expect.poll(() => shownOnline(PAGE), PATIENCE).toContain('Priser');
  });

  it('doesn’t overwrite the draft of another builder', async () => {
    connect();
    project.edit('da: Priser', 'da: Fremmed');
    await commitDraft(root, join(root, '.builder'));
    git('push', '--quiet', 'origin', DRAFT_REF);
    git('update-ref', '-d', DRAFT_REF);
    project.edit('da: Fremmed', 'da: Egen');
    const { keeper, problems } = keep();
    await expect.poll(() => problems, PATIENCE).toHaveLength(1);
    expect(keeper.problem()?.message).toContain('unpublished changes from another builder');
    expect(shownOnline(PAGE)).toContain('Fremmed');
    expect(git('show', `${DRAFT_REF}:${PAGE}`)).toContain('Egen');
  });

  it('does without a repository', async () => {
    rmSync(join(root, '.git'), { recursive: true });
    const { keeper, problems } = keep();
    await keeper.close();
    expect(problems).toEqual([]);
  });
});

it('restores branch and draft on an empty machine with the commands of the documentation', async () => {
  connect();
  project.edit('en: Prices', 'en: Fees');
  git('commit', '--quiet', '--all', '--message', 'A version that nobody has sent online');
  project.edit('da: Priser', 'da: Gebyrer');
  project.write('public/images/new.svg', '<svg/>');
  rmSync(join(root, PICTURE));
  keep();
  await expect.poll(() => shownOnline(PAGE), PATIENCE).toContain('Gebyrer');
  const page = readFileSync('docs/hosting-the-builder.md', 'utf8');
  const [, commands = ''] = /```sh\n([^`]*refs\/builder\/draft[^`]*)```/.exec(page) ?? [];
  const machine = join(project.folder, 'machine');
  git('clone', '--quiet', online, machine);
  execFileSync('sh', ['-ec', commands.replaceAll('sudo -u builder ', '')], { cwd: machine, stdio: 'pipe' });
  const there = (...args: string[]) => execFileSync('git', args, { cwd: machine, encoding: 'utf8' }).trim();
  expect(there('rev-parse', 'HEAD')).toBe(git('rev-parse', 'HEAD'));
  expect(there('status', '--porcelain', '--branch', '--', 'content', 'public')).toBe(
    git('status', '--porcelain', '--branch', '--', 'content', 'public'),
  );
  expect(readFileSync(join(machine, PAGE), 'utf8')).toBe(project.read(PAGE));
});
