import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Path } from '../../data/path.ts';
import { listEdits } from '../../authoring/content-edit/undone-edits.ts';
import type { Json } from '../protocol/answers.ts';
import type { CallInput } from '../protocol/calls.ts';
import { builderProject, editOf, set, type BuilderProject, type Calls } from './__fixtures__/builder-project.ts';
import { actAs } from './acting-person.ts';

const ABOUT = 'content/pages/about-me.yaml';
const HOME = 'content/pages/home.yaml';
const NAME: Path = ['name', 'en'];

type KeptEdit = CallInput<'editAll'>['edits'][number];

let project: BuilderProject;
beforeAll(() => void (project = builderProject()));
afterAll(() => project.remove());
afterEach(() => project.restore());

const kept = (...[file, operations, more]: Parameters<typeof editOf>): KeptEdit => ({
  id: crypto.randomUUID(),
  ...editOf(file, operations, more),
});

const rename = (value: string, seen: string, file = ABOUT): KeptEdit =>
  kept(file, [set(NAME, value)], { guards: [{ file, path: [...NAME], value: seen as never }] });

const as = (name: string) => ({ id: name, name, role: 'editor', host: 'edit.example.com', session: name }) as const;

/** Sends edits to a server that answers only once. */
async function sendTwice(edits: KeptEdit[], again: Calls = project.calls) {
  const first = await project.calls.editAll({ edits });
  return { first, second: await again.editAll({ edits }) };
}

it('makes kept edits in their order, and each is a step of its own', async () => {
  const { outcomes } = await project.calls.editAll({
    edits: [rename('One', 'About me'), rename('Start', 'Home', HOME), rename('Two', 'One')],
  });
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(project.read(ABOUT)).toContain('en: Two');
  expect(project.read(HOME)).toContain('en: Start');
  expect((await project.calls.history({})).length).toBe(3);
  await project.calls.undo({});
  expect(project.read(ABOUT)).toContain('en: One');
});

it('goes on behind an edit that is refused, and says who has changed the value', async () => {
  await actAs(as('Bo'), () => project.calls.edit(editOf(ABOUT, [set(NAME, 'Of Bo')])));
  const edits = [rename('Start', 'Home', HOME), rename('Mine', 'About me'), rename('Later', 'Start', HOME)];
  const { outcomes } = await actAs(as('Anna'), () => project.calls.editAll({ edits }));
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true]);
  expect(outcomes[1]?.conflict).toMatchObject({ yours: 'Mine', theirs: 'Of Bo', author: 'Bo' });
  expect(project.read(ABOUT)).toContain('en: Of Bo');
  expect(project.read(HOME)).toContain('en: Later');
  expect(listEdits(project.root).map(({ author }) => author?.name)).toEqual(['Bo', 'Anna', 'Anna']);
});

it('refuses a wrong edit among others with its reason, and makes the others', async () => {
  const edits = [rename('Start', 'Home', HOME), rename('', 'About me'), rename('Later', 'Start', HOME)];
  const { outcomes } = await project.calls.editAll({ edits });
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true]);
  expect(outcomes[1]?.problems[0]?.file).toBe(ABOUT);
  expect(project.read(ABOUT)).toContain('en: About me');
  expect(project.read(HOME)).toContain('en: Later');
});

it('finds all wrong edits among many', async () => {
  const fields = (await textFields([ABOUT, HOME])).slice(0, 12);
  const wrong = new Set([0, 4, 5]);
  const edits = fields.map(([file, path, text], index) =>
    setText(file, path, text, wrong.has(index) ? '' : `${text}!`),
  );
  const { outcomes } = await project.calls.editAll({ edits });
  expect(outcomes.flatMap(({ ok }, index) => (ok ? [] : [index]))).toEqual([...wrong]);
  const texts = (await textFields([ABOUT, HOME])).slice(0, 12).map(([, , text]) => text);
  expect(texts).toEqual(fields.map(([, , text], index) => (wrong.has(index) ? text : `${text}!`)));
});

it('stops at an edit of a list that is refused: the places of those behind it count with it', async () => {
  const remove = kept(ABOUT, [{ op: 'remove', path: ['sections', 0] }], {
    guards: [{ file: ABOUT, path: ['sections', 0], value: 'Something else' as never }],
  });
  const edits = [rename('', 'About me'), rename('Start', 'Home', HOME), remove, rename('Later', 'Start', HOME)];
  const { outcomes } = await project.calls.editAll({ edits });
  expect(outcomes.map(({ ok }) => ok)).toEqual([false, true, false]);
  expect(project.read(HOME)).toContain('en: Start');
});

const duplicate = () => [kept(ABOUT, [{ op: 'duplicate', path: ['sections'], index: 0 }]), rename('One', 'About me')];

it('makes no edit twice whose answer was lost', async () => {
  const edits = duplicate();
  const { first, second } = await sendTwice(edits);
  const text = project.read(ABOUT);
  expect(first.outcomes.map(({ ok }) => ok)).toEqual([true, true]);
  expect(second).toEqual({ made: edits.map(({ id }) => id), outcomes: [] });
  expect(project.read(ABOUT)).toBe(text);
  const [one] = edits;
  expect(await project.calls.edit(one as KeptEdit)).toMatchObject({ ok: true });
  expect(project.read(ABOUT)).toBe(text);
});

it('knows after another start of the server what was made', async () => {
  const edits = duplicate();
  const { second } = await sendTwice(edits, project.again());
  expect(second.made).toEqual(edits.map(({ id }) => id));
  expect(listEdits(project.root).length).toBe(2);
});

it('makes a single edit that is sent twice once', async () => {
  const [one] = duplicate();
  await project.calls.edit(one as KeptEdit);
  const text = project.read(ABOUT);
  expect(await project.calls.edit(one as KeptEdit)).toMatchObject({ ok: true, files: [{ file: ABOUT }] });
  expect(project.read(ABOUT)).toBe(text);
});
it('sets many values of several files, each as a step of its own', async () => {
  const fields = await textFields([ABOUT, HOME]);
  const edits = fields.map(([file, path, text]) => setText(file, path, text, `${text}!`));
  const { outcomes } = await project.calls.editAll({ edits });
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect((await textFields([ABOUT, HOME])).map(([, , text]) => text)).toEqual(fields.map(([, , text]) => `${text}!`));
  const before = [ABOUT, HOME].map(project.read);
  await project.calls.undo({});
  expect([ABOUT, HOME].map(project.read)).not.toEqual(before);
  expect((await textFields([ABOUT, HOME])).filter(([, , text]) => !text.endsWith('!')).length).toBe(1);
});

it('makes of edits of texts and fields together what they make one by one, and undo takes back each', async () => {
  const section = (index: number): Path => ['sections', index];
  const edits = [
    kept(ABOUT, [set([...section(1), 'title', 'en'], 'One')]),
    kept(ABOUT, [{ op: 'put', path: section(1), key: 'hidden', value: true }]),
    kept(ABOUT, [set([...section(1), 'title', 'da'], 'Én')]),
    kept(ABOUT, [{ op: 'put', path: section(3), key: 'hidden', value: true }]),
    // The same map once more, then what was changed before.
    kept(ABOUT, [{ op: 'put', path: section(3), key: 'visibleFrom', value: '2026-12-01' }]),
    kept(ABOUT, [set([...section(1), 'title', 'en'], 'Two')]),
    kept(ABOUT, [{ op: 'remove', path: [...section(1), 'hidden'] }]),
    kept(ABOUT, [{ op: 'remove', path: [...section(3), 'intro'] }]),
    kept(ABOUT, [set([...section(3), 'title', 'en'], 'Three: “of all”')]),
  ];
  const texts = [project.read(ABOUT)];
  for (const edit of edits) {
    expect((await project.calls.edit({ ...edit, id: crypto.randomUUID() })).ok).toBe(true);
    texts.push(project.read(ABOUT));
  }
  await project.restore();
  const { outcomes } = await project.calls.editAll({ edits });
  expect(outcomes.map(({ ok }) => ok)).toEqual(edits.map(() => true));
  expect(project.read(ABOUT)).toBe(texts.at(-1));
  for (const text of texts.slice(0, -1).reverse()) {
    await project.calls.undo({});
    expect(project.read(ABOUT)).toBe(text);
  }
});

it('refuses to make a page with sample texts live, among other edits', async () => {
  project.change(ABOUT, 'name:', 'draft: true\nname:');
  project.change(ABOUT, '      en: How I got here', '      en: How I got here # EXAMPLE: write your own');
  const edits = [rename('One', 'About me'), kept(ABOUT, [set(['draft'], false as never)]), rename('Two', 'One')];
  const { outcomes } = await project.calls.editAll({ edits });
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true]);
  expect(project.read(ABOUT)).toContain('draft: true');
});

const setText = (file: string, path: Path, seen: string, value: string): KeptEdit =>
  kept(file, [set(path, value)], { guards: [{ file, path: [...path], value: seen as never }] });

/** The longer texts of files, each with its place. */
async function textFields(files: readonly string[]): Promise<[file: string, path: Path, text: string][]> {
  const found: [string, Path, string][] = [];
  for (const file of files) collect(file, (await project.calls.file({ file })).data, [], found);
  return found;
}

function collect(file: string, value: Json, path: Path, found: [string, Path, string][]): void {
  if (typeof value === 'string' && value.split(' ').length > 5 && path[0] === 'sections')
    found.push([file, path, value]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      collect(file, inner, [...path, Array.isArray(value) ? Number(key) : key], found);
}
