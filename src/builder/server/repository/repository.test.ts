import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ContentModel } from '../../../model/content-model.ts';
import { loadModel } from '../../../model/load-model.ts';
import { openCheck } from '../../../authoring/content-edit/open-check.ts';
import { editorSchemas } from '../../../authoring/editor/editor-schemas.ts';
import { PAGE, PICTURE, repositoryProject, type RepositoryProject } from './__fixtures__/repository-project.ts';
import { actAs } from '../acting-person.ts';
import { commitFiles } from './commit.ts';
import { push } from './push.ts';
import { changesOf, pastValues, startHistory } from './repository-handlers.ts';
import { revert } from './revert.ts';
import { runGit } from '../../../authoring/git/run-git.ts';

let model: ContentModel;
let project: RepositoryProject;
let [folder, root] = ['', ''];

beforeAll(async () => {
  model = await loadModel(process.cwd());
});
beforeEach(() => {
  project = repositoryProject();
  ({ folder, root } = project);
});
afterEach(() => project.remove());

const write = (file: string, text: string) => project.write(file, text);
const read = (file: string) => project.read(file);
const git = (...args: string[]) => project.git(...args);
const initialize = (at?: string) => project.initialize(at);
const edit = (from: string, to: string, file?: string) => project.edit(from, to, file);

const session = () => ({ root, model, check: openCheck(root, model), schemas: editorSchemas(model) });

describe('the history of a value', () => {
  test('lists what is not committed yet and the commits, with lines and the values to put back', async () => {
    initialize();
    edit('da: Priser', 'da: Hvad det koster');
    const { reach, changes } = await pastValues({ root, model }, { file: PAGE, path: ['sections', 0, 'title'] });
    expect(reach).toBe('whole');
    expect(changes).toMatchObject([
      { lines: ['- da: Priser', '+ da: Hvad det koster'], value: { en: 'Prices', da: 'Hvad det koster' } },
      { author: 'Ida', lines: ['+ en: Prices', '+ da: Priser'], value: { en: 'Prices', da: 'Priser' } },
    ]);
  });

  test('reads files of the content only', async () => {
    initialize();
    await expect(pastValues({ root, model }, { file: 'notes.txt', path: [] })).rejects.toThrow(
      'Only the texts and settings',
    );
    await expect(pastValues({ root, model }, { file: '../project/notes.txt', path: [] })).rejects.toThrow();
  });
});

test('a version names the person who has signed in as its author, without settings of git', async () => {
  initialize();
  edit('da: Priser', 'da: Hvad det koster');
  const anna = { id: 'anna', name: 'Anna Æble', role: 'editor', host: 'edit.example.com', session: 'a' } as const;
  expect(await actAs(anna, () => commitFiles(root, 'Prices', [PAGE]))).toMatchObject({ ok: true });
  expect(git('log', '-1', '--format=%an <%ae> %cn')).toBe('Anna Æble <builder@edit.example.com> Anna Æble');
});

describe('what changed since the last commit', () => {
  test('lists edited, new and deleted files with words and diff, and no others', async () => {
    initialize();
    edit('da: Priser', 'da: Hvad det koster');
    write('content/shared/process.yaml', 'type: process\n');
    rmSync(join(root, PICTURE));
    write('notes.txt', 'still mine');
    const { files, branch, committed, remote, ahead, suggestedMessage } = await changesOf(session());
    expect(committed).toMatch(/^\d{4}-\d\d-\d\dT[\d:]+(?:Z|[+-]\d\d:\d\d)$/);
    expect({ branch, remote, ahead }).toEqual({ branch: 'main', remote: false, ahead: 1 });
    expect(files).toMatchObject([
      {
        file: PAGE,
        title: 'Home',
        status: 'changed',
        changes: [{ label: 'Pricing: title, Danish', before: 'Priser', after: 'Hvad det koster' }],
      },
      { file: 'content/shared/process.yaml', title: 'Process', status: 'added', changes: [] },
      { file: PICTURE, title: 'portrait.svg', status: 'deleted', changes: [], diff: '' },
    ]);
    expect(files[0]?.diff).toContain('+    title: { en: Prices, da: Hvad det koster }');
    expect(suggestedMessage).toMatch(/^Change Home, Process and portrait\.svg\n\n- Home: Pricing: title, Danish\n/);
  });

  test('lists staged files, and files with spaces and quotes in their names', async () => {
    initialize();
    write('public/a "b" ø.txt', 'x');
    edit('da: Priser', 'da: Pris');
    git('add', '--all');
    const { files } = await changesOf(session());
    expect(files.map(({ file, status }) => [file, status])).toEqual([
      [PAGE, 'changed'],
      ['public/a "b" ø.txt', 'added'],
    ]);
  });

  test('works in a folder of a larger repository, before the first commit, and with CRLF in the working tree', async () => {
    write('../other/content/facts.yaml', 'x: 1');
    initialize('..');
    write('../other/content/facts.yaml', 'x: 2');
    edit('da: Priser', 'da: Pris');
    expect((await changesOf(session())).files.map(({ file }) => file)).toEqual([PAGE]);
    write(PAGE, read(PAGE).replaceAll('\n', '\r\n'));
    expect((await changesOf(session())).files[0]?.changes.map(({ label }) => label)).toEqual([
      'Pricing: title, Danish',
    ]);
    expect(await commitFiles(root, 'Change the price', [PAGE])).toMatchObject({ ok: true });
    rmSync(join(folder, '.git'), { recursive: true });
    git('init', '--quiet', '..');
    expect((await changesOf(session())).files.map(({ status }) => status)).toEqual(['added', 'added', 'added']);
  });

  test('says that there is no repository', async () => {
    expect(await changesOf(session())).toEqual({
      repository: false,
      remote: false,
      ahead: 0,
      files: [],
      suggestedMessage: '',
    });
  });
});

describe('commits', () => {
  test('the named files only, also if others are staged', async () => {
    initialize();
    edit('da: Priser', 'da: Pris');
    edit('da: ti', 'da: elleve', 'content/facts.yaml');
    write('content/shared/process.yaml', 'type: process\n');
    write('notes.txt', 'still mine');
    git('add', 'notes.txt', 'content/facts.yaml');
    const message = 'Change the price\n\n- Home: "Pricing", $(whoami)';
    expect(await commitFiles(root, message, [PAGE, 'content/shared/process.yaml'])).toEqual({
      ok: true,
      message: 'Saved a version of 2 files: Change the price',
    });
    expect(git('log', '-1', '--format=%B')).toBe(message);
    expect(git('show', '--name-only', '--format=', 'HEAD').split('\n')).toEqual([PAGE, 'content/shared/process.yaml']);
    expect(git('diff', '--cached', '--name-only').split('\n')).toEqual(['content/facts.yaml', 'notes.txt']);
  });

  test('deleted files', async () => {
    initialize();
    rmSync(join(root, PICTURE));
    expect(await commitFiles(root, 'Remove the portrait', [PICTURE])).toMatchObject({ ok: true });
    expect(git('ls-files', 'public')).toBe('');
  });

  const refusal = async (files = [PAGE]) => {
    const head = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout;
    const { ok, message, details = '' } = await commitFiles(root, 'Change', files);
    expect(ok).toBe(false);
    expect(spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout).toBe(head);
    return { message, details };
  };

  test('nothing outside of content/ and public/', async () => {
    initialize();
    write('notes.txt', 'still mine');
    for (const file of ['notes.txt', 'content/../notes.txt', '--amend', '/etc/passwd'])
      expect(await refusal([file])).toEqual({
        message: 'Versions hold the content and pictures of the site only.',
        details: file,
      });
  });

  test('nothing without changes', async () => {
    initialize();
    expect(await refusal()).toEqual({
      message: 'A page or picture hasn’t changed any more. Look at the list again.',
      details: PAGE,
    });
    expect(await refusal([])).toEqual({ message: 'Nothing has changed since your last version.', details: '' });
  });

  test('nothing outside of a repository', async () => {
    const { message, details } = await refusal();
    expect(message).toBe('Version history is off. Turn it on in the panel “Changes”.');
    expect(details).toMatch(/^The project isn’t in a git repository: run “git init” in its folder\.\n\nfatal: /);
  });

  test('the first version once the history is turned on', async () => {
    expect(await startHistory(root)).toEqual({
      ok: true,
      message: 'Version history is on. Save your first version.',
    });
    git('config', 'user.name', 'Ida');
    git('config', 'user.email', 'ida@example.com');
    git('config', 'commit.gpgsign', 'false');
    expect((await changesOf(session())).repository).toBe(true);
    expect(await commitFiles(root, 'Begin', [PAGE])).toMatchObject({ ok: true });
    const head = git('rev-parse', 'HEAD');
    expect(await startHistory(root)).toEqual({ ok: true, message: 'Version history is on.' });
    expect(git('rev-parse', 'HEAD')).toBe(head);
  });

  test('nothing without an identity', async () => {
    initialize();
    git('config', '--unset', 'user.name');
    git('config', '--unset', 'user.email');
    git('config', 'user.useConfigOnly', 'true');
    edit('da: Priser', 'da: Pris');
    const names = ['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM'];
    const kept = names.map((name) => process.env[name]);
    for (const name of names) process.env[name] = '/dev/null';
    const { message, details } = await refusal();
    for (const [index, name] of names.entries())
      if (kept[index] === undefined) delete process.env[name];
      else process.env[name] = kept[index];
    expect(message).toContain('A version needs the name and email of the person who saves it');
    expect(details).toMatch(/^Run this once in a terminal: git config --global user\.name/);
  });

  test('nothing that a hook refuses, and leaves new files as they were', async () => {
    initialize();
    project.hook('pre-commit', 'echo "home.yaml:3: no good" >&2; exit 1');
    write('content/shared/process.yaml', 'type: process\n');
    expect(await refusal(['content/shared/process.yaml'])).toEqual({
      message: 'A check of your project stopped it: nothing was saved as a version. The details say what it found.',
      details: 'pre-commit hook:\nhome.yaml:3: no good',
    });
    expect(git('status', '--porcelain', '--untracked-files=all')).toBe('?? content/shared/process.yaml');
  });

  test('nothing while a merge is in progress', async () => {
    initialize();
    git('switch', '--quiet', '--create', 'other');
    edit('da: Priser', 'da: Andet');
    git('commit', '--quiet', '--all', '--message', 'Other');
    git('switch', '--quiet', 'main');
    edit('da: Priser', 'da: Pris');
    git('commit', '--quiet', '--all', '--message', 'Mine');
    expect(spawnSync('git', ['merge', 'other'], { cwd: root }).status).toBe(1);
    expect(await refusal()).toEqual({
      message: 'Somebody’s changes are just being brought together with yours. Ask your developer to finish that.',
      details: 'A merge is in progress. Finish it in a terminal (“git status” says how).',
    });
  });

  test('nothing while another program holds the index', async () => {
    initialize();
    edit('da: Priser', 'da: Pris');
    write('.git/index.lock', '');
    expect((await refusal()).message).toContain('Another program is busy with this project.');
    rmSync(join(root, '.git/index.lock'));
    expect(await commitFiles(root, 'Change', [PAGE])).toMatchObject({ ok: true });
  });
});

const SENT = 'Sent 1 version online. Visitors see the changes once the site is published from there.';

describe('pushes', () => {
  const addRemote = () => {
    spawnSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', 'remote.git'], { cwd: folder });
    git('remote', 'add', 'origin', join(folder, 'remote.git'));
  };

  /** Makes ssh fail as it does without a key. */
  const refuseLogin = () => {
    writeFileSync(join(folder, 'ssh'), '#!/bin/sh\necho "git@host: Permission denied (publickey)." >&2\nexit 255\n', {
      mode: 0o755,
    });
    git('config', 'core.sshCommand', join(folder, 'ssh'));
    git('remote', 'add', 'origin', 'ssh://git@host.invalid/site.git');
  };

  test('a new branch, then only what is new', async () => {
    initialize();
    addRemote();
    expect(await changesOf(session())).toMatchObject({ remote: true, ahead: 1 });
    expect(await push(root)).toEqual({ ok: true, message: SENT });
    expect(await push(root)).toEqual({ ok: true, message: 'The online copy is up to date.' });
    edit('da: Priser', 'da: Pris');
    await commitFiles(root, 'Change', [PAGE]);
    expect(await changesOf(session())).toMatchObject({ ahead: 1 });
    expect(await push(root)).toMatchObject({ ok: true });
    expect(git('ls-remote', 'origin', 'main').split('\t')[0]).toBe(git('rev-parse', 'HEAD'));
  });

  test('nothing by itself where a publication is pushed, which takes versions along', async () => {
    initialize();
    addRemote();
    vi.stubEnv('PUBLISH_REMOTE', 'origin');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await changesOf(session())).toMatchObject({ remote: false });
  });

  test('nothing over commits of others', async () => {
    initialize();
    addRemote();
    await push(root);
    git('commit', '--quiet', '--allow-empty', '--message', 'Of another');
    git('push', '--quiet', 'origin', 'main');
    git('reset', '--quiet', '--hard', 'HEAD~1');
    git('commit', '--quiet', '--allow-empty', '--message', 'Mine');
    expect(await push(root)).toEqual({
      ok: false,
      message:
        'Someone else changed the site online since you last updated. Ask your developer to bring both together; your work is safe here.',
      details: expect.stringMatching(/^The remote has commits that aren’t here yet\. Run “git pull”/) as string,
    });
  });

  test.each([
    ['no remote', () => undefined, 'isn’t connected to an online copy', 'The repository has no remote.'],
    [
      'no branch',
      () => (addRemote(), git('switch', '--quiet', '--detach')),
      'The project shows an old version',
      'The project isn’t on a branch',
    ],
    [
      'a wrong address',
      () => git('remote', 'add', 'origin', join(folder, 'nowhere.git')),
      'The place where your site is stored wasn’t found.',
      'The remote’s address leads to no repository.',
    ],
    [
      'several remotes',
      () => (git('remote', 'add', 'a', 'x'), git('remote', 'add', 'b', 'x')),
      'Your site has several online copies.',
      'there are several remotes',
    ],
    ['no login', () => refuseLogin(), 'You need to sign in', 'Permission denied (publickey)'],
  ])('says what is wrong: %s', async (_, prepare, message, details) => {
    initialize();
    prepare();
    const answer = await push(root);
    expect(answer.ok).toBe(false);
    expect(answer.message).toContain(message);
    expect(answer.details).toContain(details);
  });

  test('says what a hook of the remote refused', async () => {
    initialize();
    addRemote();
    const hook = join(folder, 'remote.git/hooks/pre-receive');
    writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    expect((await push(root)).message).toContain('Changes go through a review here.');
  });
});

test('stops a git that doesn’t end, with the programs that it started', async () => {
  initialize();
  const mark = join(folder, 'ended');
  const script = `!sleep 600; touch '${mark}'`;
  const result = await runGit(root, ['-c', `alias.wait=${script}`, 'wait'], { timeLimitMs: 300 });
  expect(result).toMatchObject({ failure: 'timeout' });
  expect(existsSync(mark)).toBe(false);
});

describe('reverts', () => {
  beforeEach(() => {
    rmSync(root, { recursive: true });
    for (const name of ['content', 'public']) cpSync(name, join(root, name), { recursive: true });
    initialize();
  });

  test('one value, as a step of the history, and keeps the other', async () => {
    const title = /( {2}- type: pricing\n(?: {4}.*\n)*? {6}da: ).*/;
    const before = read(PAGE);
    expect(before).toMatch(title);
    const named = before.replace('en: Home', 'en: Start page');
    write(PAGE, named.replace(title, '$1Hvad det koster'));
    const { files } = await changesOf(session());
    expect(files[0]?.changes.map(({ label }) => label)).toEqual(['Page: name, English', 'Pricing: title, Danish']);
    const change = files[0]?.changes[1]?.id ?? '';
    expect(await revert(session(), { file: PAGE, change })).toEqual({
      ok: true,
      message: 'Discarded: Pricing: title, Danish, back to your last version',
    });
    expect(read(PAGE)).toBe(named);
    expect(await revert(session(), { file: PAGE, change })).toEqual({
      ok: false,
      message: 'This has changed in the meantime. Look at the list again.',
    });
  });

  test('a file, a deleted file and a picture', async () => {
    const before = read(PAGE);
    write(PAGE, `${before}# more\n`);
    expect(await revert(session(), { file: PAGE })).toMatchObject({ ok: true });
    expect(read(PAGE)).toBe(before);
    rmSync(join(root, PICTURE));
    expect(await revert(session(), { file: PICTURE })).toMatchObject({ ok: true });
    expect(git('status', '--porcelain')).toMatch(/^(\?\? \.local\/)?$/);
    expect(await revert(session(), { file: PAGE })).toEqual({
      ok: false,
      message: 'It hasn’t changed since your last version.',
    });
  });

  test('nothing that would leave a mistake', async () => {
    const shared = 'content/shared/work-sample.yaml';
    write('content/shared/new-one.yaml', read(shared));
    edit('sections:\n', 'sections:\n  - shared: new-one\n    id: new-one\n');
    const answer = await revert(session(), { file: 'content/shared/new-one.yaml' });
    expect(answer.ok).toBe(false);
    expect(answer.message).toContain('new-one');
    expect(existsSync(join(root, 'content/shared/new-one.yaml'))).toBe(true);
  });
});
