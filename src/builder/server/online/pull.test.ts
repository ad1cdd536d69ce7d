import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DRAFT_REF } from '../../../publishing/draft-ref.ts';
import type { OnlineConflict } from '../../protocol/online-calls.ts';
import { builderProject, type BuilderProject } from '../__fixtures__/builder-project.ts';
import { openOnlineRepository, writeIn, type OnlineRepository } from '../__fixtures__/online-repository.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PRICING = 'content/pricing.yaml';
const ABOUT = 'content/pages/about-me.yaml';
const FACTS = 'content/facts.yaml';
const PICTURE = 'public/images/team.svg';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

let project: BuilderProject;
let copy: OnlineRepository;

const git = (...args: string[]) => copy.git(...args);
const write = (file: string, text: string) => writeIn(project.root, file, text);
const status = () => git('status', '--porcelain', '--', 'content', 'public');
const changeOnline: OnlineRepository['change'] = (changes) => copy.change(changes);

const replace = (from: string, to: string) => (text: string) => {
  if (!text.includes(from)) throw new Error(`There is no "${from}".`);
  return text.replace(from, to);
};

const pull = (choices: Record<string, 'ours' | 'theirs'> = {}) => project.calls.pull({ choices });

const conflictsOf = async (): Promise<OnlineConflict[]> => {
  const outcome = await pull();
  return outcome.state === 'conflicts' ? outcome.conflicts : [];
};

beforeAll(() => {
  project = builderProject();
  rmSync(join(project.root, 'public'));
  cpSync(join(import.meta.dirname, '../../../../public/images'), join(project.root, 'public/images'), {
    recursive: true,
  });
  write('readme.txt', 'Program');
  copy = openOnlineRepository(project);
});
afterEach(() => copy.restore());
afterAll(() => {
  project.remove();
  copy.remove();
});

describe('a pull', () => {
  it('takes over files that nobody has changed here, as they are, and keeps what was changed here', async () => {
    changeOnline({ [FACTS]: replace('over 5 years', 'over 6 years'), [PICTURE]: () => SVG });
    project.change(ABOUT, 'From call center to', 'New words and');
    expect(await pull()).toEqual({ state: 'done', message: 'Brought in the changes by Bo: 2 pages and files.' });
    expect(project.read(FACTS)).toBe(readFileSync(join(copy.other, FACTS), 'utf8'));
    expect(project.read(PICTURE)).toBe(SVG);
    expect(git('rev-parse', 'HEAD')).toBe(copy.otherGit('rev-parse', 'HEAD'));
    expect(status()).toBe(`M ${ABOUT}`);
    expect(await project.calls.onlineCopy({})).toEqual({});
    expect(await pull()).toEqual({ state: 'done', message: 'There is nothing new online.' });
  });

  it('merges by value what both have changed in one file, with the comments of both', async () => {
    changeOnline({ [PRICING]: (text) => replace('us: 140', 'us: 150')(text).replace(/^/, '# From online.\n') });
    project.change(PRICING, 'eu: 120', 'eu: 135');
    project.change(PRICING, '  - ', '  # As agreed.\n  - ');
    expect(await pull()).toMatchObject({ state: 'done' });
    const merged = project.read(PRICING);
    for (const part of ['us: 150, eu: 135', '# As agreed.', '# From online.']) expect(merged).toContain(part);
  });

  it('asks where both have changed one value, showing both, and writes nothing until then', async () => {
    changeOnline({ [PRICING]: replace('us: 140', 'us: 150'), [FACTS]: replace('over 5 years', 'over 6 years') });
    project.change(PRICING, 'us: 140', 'us: 145');
    const before = project.read(PRICING);
    expect(await project.calls.onlineCopy({})).toEqual({});
    const conflicts = await conflictsOf();
    expect(conflicts).toEqual([
      {
        id: expect.any(String),
        title: 'Pricing',
        label: 'Plans: “Start”, price per hour, USA',
        ours: { person: 'Ida', value: '145' },
        theirs: { person: 'Bo', value: '150' },
      },
    ]);
    expect([project.read(PRICING), project.read(FACTS).includes('6 years')]).toEqual([before, false]);
    expect(await project.calls.onlineCopy({})).toEqual({ moved: { versions: 1, people: ['Bo'] } });
    const [conflict] = conflicts;
    expect(await pull({ [conflict?.id ?? '']: 'ours' })).toMatchObject({ state: 'done' });
    expect(project.read(PRICING)).toBe(before);
    expect(project.read(FACTS)).toContain('6 years');
  });

  it('asks again if the value has changed since the choice', async () => {
    changeOnline({ [PRICING]: replace('us: 140', 'us: 150') });
    project.change(PRICING, 'us: 140', 'us: 145');
    const [conflict] = await conflictsOf();
    project.change(PRICING, 'us: 145', 'us: 148');
    expect(await pull({ [conflict?.id ?? '']: 'theirs' })).toMatchObject({
      state: 'conflicts',
      conflicts: [{ ours: { value: '148' } }],
    });
    const [again] = await conflictsOf();
    expect(await pull({ [again?.id ?? '']: 'theirs' })).toMatchObject({ state: 'done' });
    expect(project.read(PRICING)).toContain('us: 150');
  });

  it('asks about pictures and deleted pages as a whole', async () => {
    changeOnline({ [PICTURE]: () => SVG, [ABOUT]: () => null });
    write(PICTURE, SVG.replace('/>', '></svg>'));
    project.change(ABOUT, 'From call center to', 'New words and');
    const conflicts = await conflictsOf();
    expect(conflicts.map(({ title, label, ours, theirs }) => [title, label, ours.value, theirs.value])).toEqual([
      ['About me', 'As a whole', 'Changed', 'Deleted'],
      ['team.svg', 'As a whole', 'Changed', 'Changed'],
    ]);
    const choices = Object.fromEntries(
      conflicts.map(({ id, title }) => [id, title === 'About me' ? 'ours' : 'theirs'] as const),
    );
    expect(await pull(choices)).toMatchObject({ state: 'done' });
    expect(project.read(PICTURE)).toBe(SVG);
    expect(project.read(ABOUT)).toContain('New words and');
  });

  it('writes nothing if the result would have a mistake, and says which', async () => {
    changeOnline({
      [FACTS]: replace('over 5 years', 'over 6 years'),
      [ABOUT]: replace('type: ', 'type: invented-'),
      [PICTURE]: () => SVG,
    });
    const outcome = await pull();
    expect(outcome).toMatchObject({
      state: 'refused',
      message: expect.stringMatching(/^Nothing was brought in, because the result would have a mistake: \w/),
    });
    expect(status()).toBe('');
    expect(existsSync(join(project.root, PICTURE))).toBe(false);
    expect(git('rev-parse', 'HEAD')).not.toBe(copy.otherGit('rev-parse', 'HEAD'));
  });

  it('is a step of the history, and keeps what was here before in the ref of the draft', async () => {
    changeOnline({ [FACTS]: replace('over 5 years', 'over 6 years') });
    project.change(ABOUT, 'From call center to', 'New words and');
    await pull();
    expect(git('show', `${DRAFT_REF}:${ABOUT}`)).toContain('New words and');
    expect(git('show', `${DRAFT_REF}:${FACTS}`)).toContain('over 5 years');
    expect((await project.calls.history({}))[0]?.label).toBe('Changes from the online copy');
    await project.calls.undo({});
    expect(project.read(FACTS)).toContain('over 5 years');
  });

  it('makes unpublished changes of versions that nobody has sent online, and keeps their commits', async () => {
    changeOnline({ [FACTS]: replace('over 5 years', 'over 6 years') });
    project.change(ABOUT, 'From call center to', 'New words and');
    git('commit', '--quiet', '--all', '--message', 'Not sent');
    const version = git('rev-parse', 'HEAD');
    expect(await pull()).toMatchObject({ state: 'done' });
    expect(git('rev-parse', 'HEAD')).toBe(copy.otherGit('rev-parse', 'HEAD'));
    expect(status()).toBe(`M ${ABOUT}`);
    expect(() => git('merge-base', '--is-ancestor', version, DRAFT_REF)).not.toThrow();
  });
});

describe('what can’t be taken over is said, and nothing changes', () => {
  it('a new version of the program', async () => {
    changeOnline({ 'readme.txt': () => 'New program', [FACTS]: replace('over 5 years', 'over 6 years') });
    expect(await pull()).toEqual({
      state: 'refused',
      message: expect.stringMatching(/^A new version of the builder is ready online\. Ask your developer/),
      details: 'These files have changed:\nreadme.txt',
    });
    const { moved } = await project.calls.onlineCopy({});
    expect(moved?.obstacle?.message).toContain('A new version of the builder');
    expect([project.read('readme.txt'), status()]).toEqual(['Program', '']);
  });

  it('regions and links, which a running builder can’t take', async () => {
    changeOnline({ 'content/regions.yaml': (text) => `${text}\n# note\n` });
    expect(await pull()).toMatchObject({ details: 'These files have changed:\ncontent/regions.yaml' });
  });

  it('changes of the program in versions that nobody has sent online', async () => {
    changeOnline({ [FACTS]: replace('over 5 years', 'over 6 years') });
    write('readme.txt', 'Own program');
    git('commit', '--quiet', '--all', '--message', 'Code');
    expect(await pull()).toMatchObject({
      state: 'refused',
      message: expect.stringContaining('have changes to the program'),
    });
    expect(project.read('readme.txt')).toBe('Own program');
  });

  it('a repository in the middle of a rebase, and one without a branch', async () => {
    changeOnline({ [FACTS]: replace('over 5 years', 'over 6 years') });
    mkdirSync(join(project.root, '.git/rebase-merge'));
    expect(await pull()).toMatchObject({
      state: 'refused',
      details: expect.stringContaining('A rebase is in progress'),
    });
    rmSync(join(project.root, '.git/rebase-merge'), { recursive: true });
    git('switch', '--quiet', '--detach');
    expect(await pull()).toMatchObject({ state: 'refused', message: expect.stringContaining('shows an old version') });
  });

  it('a remote that can’t be reached or has no such branch, and a repository without one', async () => {
    git('remote', 'set-url', 'origin', '/nowhere/online.git');
    expect(await pull()).toMatchObject({ state: 'refused', message: expect.stringContaining('wasn’t found') });
    git('remote', 'set-url', 'origin', copy.folder);
    git('switch', '--quiet', '--create', 'own');
    expect(await pull()).toMatchObject({ state: 'done', message: 'There is nothing new online.' });
    git('switch', '--quiet', 'main');
    git('remote', 'remove', 'origin');
    expect(await pull()).toMatchObject({ state: 'done', message: 'There is nothing new online.' });
    expect(await project.calls.onlineCopy({})).toEqual({});
    git('remote', 'add', 'origin', copy.folder);
    git('fetch', '--quiet');
    git('branch', '--quiet', '--set-upstream-to=origin/main');
  });

  it('a branch that somebody else is moving', async () => {
    changeOnline({ [FACTS]: replace('over 5 years', 'over 6 years') });
    write('.git/refs/heads/main.lock', '');
    expect(await pull()).toMatchObject({ state: 'refused', message: expect.stringContaining('busy') });
    rmSync(join(project.root, '.git/refs/heads/main.lock'));
    expect(await pull()).toMatchObject({ state: 'done' });
    expect(status()).toBe('');
  });
});
