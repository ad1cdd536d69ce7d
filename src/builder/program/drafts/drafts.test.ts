import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { commitDraft, DRAFT_REF } from '../../../publishing/draft-ref.ts';
import type { EditOperation } from '../../../authoring/edit/edit-operation.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import { editOf, set } from '../../server/__fixtures__/builder-project.ts';
import { refOfDraft } from '../../server/drafts/draft-worktree.ts';
import { draftsProject, writeFile, type DraftsProject } from './__fixtures__/drafts-project.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const ABOUT = 'content/pages/about-me.yaml';
const NAVIGATION = 'content/navigation.yaml';
const PRICING = 'content/pricing.yaml';
const PICTURE = 'public/images/christmas.svg';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

let project: DraftsProject;
beforeAll(() => {
  project = draftsProject();
});
afterEach(() => project.restore());
afterAll(() => project.remove());

const read = (file: string, root = project.root): string => readFileSync(join(root, file), 'utf8');

async function edit({ file: open, edit: send }: BuilderHandlers, file: string, operations: EditOperation[]) {
  const { hash } = await open({ file });
  const outcome = await send(editOf(file, operations, { hashes: { [file]: hash } }));
  expect(outcome).toMatchObject({ ok: true });
}

const begin = async (name = 'Christmas') => {
  const { id } = await project.main.createDraft({ name });
  return { id, ...(await project.open(id)) };
};

/** What an app gets of Node's server. */
const NODE = { incoming: { headers: {} } };

const HEADLINE = ['seo', 'ogTitle', 'en'] as const;

const PRICE = 'us: 140';
const change = (root: string, file: string, from: string, to: string) => {
  const before = read(file, root);
  expect(before).toContain(from);
  writeFileSync(join(root, file), before.replace(from, to));
};

/** Adds a page that shows a picture and is listed in the header, as people do. */
async function addPage(calls: BuilderHandlers, root: string): Promise<string> {
  writeFile(root, PICTURE, SVG);
  const title = { en: 'Christmas offers', da: 'Juletilbud' };
  const { file = '' } = await calls.create({ kind: 'page', name: 'christmas', title, navigation: 'header' });
  expect(read(NAVIGATION, root)).toContain('/christmas');
  return file;
}

describe('a new draft', () => {
  it('begins with what the main draft has now, also with what no version has', async () => {
    await edit(project.main, ABOUT, [set(HEADLINE, 'Not in a version')]);
    const { root, calls } = await begin();
    expect(read(ABOUT, root)).toBe(read(ABOUT));
    expect(await calls.changes({})).toMatchObject({ files: [] });
    expect(await calls.history({})).toEqual([]);
  });

  it('is changed apart: nothing of it is in the files, the draft or the changes of the main one, and the other way round', async () => {
    const { root, calls, id } = await begin();
    const before = read(ABOUT);
    await edit(calls, ABOUT, [set(HEADLINE, 'Merry Christmas')]);
    await addPage(calls, root);
    await edit(project.main, PRICING, [set(['plans', 0, 'pricePerHour', 'us'], 141)]);
    expect([read(ABOUT), existsSync(join(project.root, PICTURE))]).toEqual([before, false]);
    expect(project.git('status', '--porcelain')).toBe(`M ${PRICING}`);
    const commit = await commitDraft(project.root, join(project.root, '.builder'));
    expect(project.git('diff', '--name-only', 'main', commit)).toBe(PRICING);
    expect((await project.main.unpublished({})).things.map((thing) => thing.id)).toContain(PRICING);
    expect(read(PRICING, root)).toContain(PRICE);
    const own = (await calls.changes({})).files.map(({ file }) => file);
    expect(own).toEqual([NAVIGATION, ABOUT, 'content/pages/christmas.yaml', PICTURE]);
    await project.drafts.close();
    expect(project.git('diff', '--name-only', commit, refOfDraft(id)).split('\n')).toEqual([...own, PRICING].sort());
  });

  it('is published, saved and brought online by way of the main one only', async () => {
    const { calls } = await begin();
    expect(await calls.unpublished({})).toMatchObject({
      draft: '',
      things: [],
      obstacle: { message: expect.stringMatching(/^Apply this draft to Main first/) as string },
    });
    for (const name of ['publish', 'commit', 'push', 'pull', 'startHistory'] as const)
      expect(calls[name], name).toThrow('Apply this draft to Main first');
    expect(calls).not.toHaveProperty('notes');
  });

  it('has a name of its own', async () => {
    await begin();
    for (const name of ['Christmas', 'christmas', 'Main', 'hovedkladde'])
      await expect(project.main.createDraft({ name })).rejects.toThrow('There is a draft with this name.');
    await expect(project.main.createDraft({ name: '../../etc' })).resolves.toEqual({
      id: expect.stringMatching(/^[0-9a-f]{10}$/) as string,
    });
  });

  it('is there after a restart and after the loss of the disk, with what was changed', async () => {
    const { id, calls, root } = await begin();
    await edit(calls, ABOUT, [set(HEADLINE, 'Merry Christmas')]);
    await project.restart(() => undefined);
    expect(read(ABOUT, (await project.open(id)).root)).toContain('Merry Christmas');
    await project.restart(() => rmSync(join(project.root, '.builder/drafts'), { recursive: true }));
    const again = await project.open(id);
    expect(again.root).toBe(root);
    expect(read(ABOUT, again.root)).toContain('Merry Christmas');
    expect((await again.calls.changes({})).files.map(({ file }) => file)).toEqual([ABOUT]);
  });

  it('is whole or not there when the builder is killed while it’s made', async () => {
    const base = await commitDraft(project.root, join(project.root, '.builder'));
    project.git('update-ref', refOfDraft('0123456789'), base);
    expect(await project.main.drafts({})).toEqual({ drafts: [] });
    const { id, root } = await begin();
    await project.restart(() => {
      // The mark is written last.
      rmSync(join(project.root, `.builder/drafts/${id}.made`));
      rmSync(join(root, 'content'), { recursive: true });
    });
    expect(read(ABOUT, (await project.open(id)).root)).toBe(read(ABOUT));
  });

  it('is copied online as the main one is', async () => {
    const online = `${project.root}-online.git`;
    project.git('init', '--quiet', '--bare', online);
    project.git('remote', 'add', 'origin', online);
    onTestFinished(() => {
      project.git('remote', 'remove', 'origin');
      rmSync(online, { recursive: true });
    });
    const { id, calls } = await begin();
    await edit(calls, ABOUT, [set(HEADLINE, 'Merry Christmas')]);
    const [workspace] = await project.drafts.workspaces();
    await workspace?.keeper.commitNow();
    const copy = () => project.git(`--git-dir=${online}`, 'show', `${refOfDraft(id)}:${ABOUT}`);
    await vi.waitFor(() => expect(copy()).toContain('Merry Christmas'), { timeout: 60_000, interval: 200 });
  });

  it('is closed while nobody uses it, and opened again with the next request', async () => {
    const { id } = await begin();
    await project.restart(() => undefined, 1000);
    await project.open(id);
    await vi.waitFor(async () => expect(await project.drafts.workspaces()).toEqual([]), { timeout: 60_000 });
    expect(await project.drafts.appOf({ headers: { cookie: `builder-draft=${id}` } })).toBeDefined();
  });

  it('isn’t found by a path', async () => {
    const { id } = await begin();
    const appOf = (headers: Record<string, string>) => project.drafts.appOf({ headers });
    for (const cookie of ['../../main', `${id}/..`, `../drafts/${id}`, '%2e%2e', ''])
      expect(await appOf({ cookie: `builder-draft=${cookie}` }), cookie).toBeUndefined();
    expect(await appOf({ cookie: `builder-draft4180=${id}` })).toBeUndefined();
    expect(await appOf({ cookie: `builder-draft4180=${id}`, host: 'localhost:4180' })).toBeDefined();
    const answered = await (await appOf({ 'x-builder-token': 'secret./etc' }))?.request('/', {}, NODE);
    expect(answered?.status).toBe(410);
  });
});

describe('the draft of a request', () => {
  it('is that of the page that calls, and else that of the browser', async () => {
    const [christmas, easter] = [await begin(), await begin('Easter')];
    const answer = async (headers: Record<string, string>) =>
      (await (await project.drafts.appOf({ headers }))?.request('/', {}, NODE))?.text();
    expect(await answer({ cookie: `builder-draft=${christmas.id}` })).toBe('Christmas');
    expect(await answer({ cookie: `builder-draft=${christmas.id}`, 'x-builder-token': `a.${easter.id}` })).toBe(
      'Easter',
    );
    expect(await answer({ cookie: `builder-draft=${christmas.id}`, 'x-builder-token': 'a' })).toBeUndefined();
  });
});

describe('applying a draft', () => {
  const apply = (id: string, choices: Record<string, 'ours' | 'theirs'> = {}) =>
    project.main.applyDraft({ id, choices });

  it('brings a page, its picture and its place in the header in together, which is undone as one step', async () => {
    const { id, root, calls } = await begin();
    await edit(calls, ABOUT, [set(HEADLINE, 'Merry Christmas')]);
    const page = await addPage(calls, root);
    const before = [ABOUT, NAVIGATION].map((file) => read(file));
    const changes = await project.main.draftChanges({ id });
    expect(changes.conflicts).toEqual([]);
    expect(changes.files.map(({ title, status }) => [title, status])).toEqual([
      ['Navigation', 'changed'],
      ['About me', 'changed'],
      ['Christmas offers', 'added'],
      ['christmas.svg', 'added'],
    ]);
    expect(await apply(id)).toEqual({ state: 'done', message: expect.stringContaining('applied to Main') as string });
    for (const file of [ABOUT, NAVIGATION, page, PICTURE]) expect(read(file)).toBe(read(file, root));
    expect(await project.main.history({})).toMatchObject([{ label: 'Draft “Christmas”' }]);
    expect(await project.main.undo({})).toMatchObject({ ok: true });
    expect([ABOUT, NAVIGATION].map((file) => read(file))).toEqual(before);
    expect(existsSync(join(project.root, page))).toBe(false);
  });

  it('merges by value, and keeps the comments and the order of both', async () => {
    const { id, root } = await begin();
    change(root, PRICING, PRICE, 'us: 150');
    change(root, PRICING, '  - ', '  # For Christmas.\n  - ');
    change(project.root, PRICING, 'eu: 120', 'eu: 135');
    change(project.root, PRICING, /^# .*\n/.exec(read(PRICING))?.[0] ?? '', '# As agreed.\n');
    expect(await apply(id)).toMatchObject({ state: 'done' });
    for (const part of ['us: 150, eu: 135', '# For Christmas.', '# As agreed.']) expect(read(PRICING)).toContain(part);
  });

  it('asks about a value that both have changed, showing both, and writes nothing until then', async () => {
    const { id, calls } = await begin();
    await edit(calls, ABOUT, [set(HEADLINE, 'Merry Christmas')]);
    await edit(calls, PRICING, [set(['plans', 0, 'pricePerHour', 'us'], 150)]);
    await edit(project.main, ABOUT, [set(HEADLINE, 'Happy New Year')]);
    const { conflicts } = await project.main.draftChanges({ id });
    expect(conflicts).toMatchObject([
      { title: 'About me', ours: { value: 'Happy New Year' }, theirs: { value: 'Merry Christmas' } },
    ]);
    expect(await apply(id)).toEqual({ state: 'conflicts' });
    expect([read(ABOUT).includes('Happy New Year'), read(PRICING).includes(PRICE)]).toEqual([true, true]);
    const [conflict] = conflicts;
    expect(await apply(id, { [conflict?.id ?? '']: 'theirs' })).toMatchObject({ state: 'done' });
    expect([read(ABOUT).includes('Merry Christmas'), read(PRICING).includes('us: 150')]).toEqual([true, true]);
  });

  it('writes nothing, also no picture, if the result would have a mistake', async () => {
    const { id, root } = await begin();
    writeFile(root, PICTURE, SVG);
    change(root, ABOUT, 'type: story', 'type: invented');
    const before = read(ABOUT);
    expect(await apply(id)).toMatchObject({
      state: 'refused',
      message: expect.stringContaining('would have a mistake') as string,
    });
    expect([read(ABOUT), existsSync(join(project.root, PICTURE))]).toEqual([before, false]);
    expect((await project.main.drafts({})).drafts).toMatchObject([{ id }]);
  });

  it('says that regions have to be changed in the main draft first', async () => {
    const { id, root } = await begin();
    change(root, 'content/regions.yaml', 'USA', 'America');
    expect(await apply(id)).toMatchObject({ state: 'refused', message: expect.stringContaining('regions') as string });
    change(project.root, 'content/regions.yaml', 'USA', 'America');
    expect(await apply(id)).toMatchObject({ state: 'done' });
  });

  it('is done once if the builder is killed before the draft has ended', async () => {
    const { id, calls } = await begin();
    await edit(calls, ABOUT, [set(HEADLINE, 'Merry Christmas')]);
    const { root } = await project.open(id);
    writeFileSync(join(project.root, ABOUT), read(ABOUT, root));
    await project.restart(() => undefined);
    expect(await project.main.draftChanges({ id })).toEqual({ files: [], conflicts: [] });
    expect(await apply(id)).toMatchObject({ state: 'done' });
    expect(await project.main.history({})).toEqual([]);
  });
});

describe('a draft that has ended', () => {
  it('is answered no longer, and can be taken up again with all that it had', async () => {
    const { id, calls } = await begin();
    await edit(calls, ABOUT, [set(HEADLINE, 'Merry Christmas')]);
    await project.main.discardDraft({ id });
    expect(read(ABOUT)).not.toContain('Merry Christmas');
    expect((await project.main.drafts({})).drafts).toMatchObject([{ id, ended: { isApplied: false } }]);
    expect(await project.drafts.appOf({ headers: { cookie: `builder-draft=${id}` } })).toBeUndefined();
    expect(await project.drafts.previewOf(id)).toBeUndefined();
    await expect(project.main.applyDraft({ id, choices: {} })).rejects.toThrow('was applied or discarded');
    const other = await begin();
    expect(await project.main.resumeDraft({ id })).toEqual({ name: 'Christmas 2' });
    const again = await project.open(id);
    expect(read(ABOUT, again.root)).toContain('Merry Christmas');
    expect(await again.calls.history({})).toHaveLength(1);
    expect(other.id).not.toBe(id);
    expect(project.told()).toEqual([{}, { ended: id }, {}, {}]);
  });

  it('is forgotten after 30 days; its ref keeps it', async () => {
    const { id, root } = await begin();
    await project.main.discardDraft({ id });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 60 * 60 * 1000 });
    expect(await project.main.drafts({})).toEqual({ drafts: [] });
    vi.useRealTimers();
    expect(existsSync(root)).toBe(false);
    expect(project.git('rev-parse', '--verify', refOfDraft(id))).toMatch(/^\w{40}$/);
    expect(project.git('worktree', 'list').split('\n')).toHaveLength(1);
    await expect(project.main.resumeDraft({ id })).rejects.toThrow('was applied or discarded');
  });

  it('stays open if somebody has changed it while it was applied', async () => {
    const { id, root } = await begin();
    change(root, PRICING, PRICE, 'us: 150');
    const { commit } = project.drafts.place;
    let count = 0;
    vi.spyOn(project.drafts.place, 'commit').mockImplementation(async (draft) => {
      count += 1;
      if (count === 2) change(root, ABOUT, 'From call center', 'From a call center');
      return commit(draft);
    });
    expect(await project.main.applyDraft({ id, choices: {} })).toMatchObject({
      message: expect.stringContaining('stays open') as string,
    });
    expect((await project.main.drafts({})).drafts).toMatchObject([{ id }]);
    expect(project.git('log', '--format=%s', '-1', DRAFT_REF)).toBe('Draft');
  });
});
