import { expect, onTestFinished, test } from 'vitest';
import { builderProject } from './__fixtures__/builder-project.ts';
import { launchItemsOf } from './file-launch-items.ts';

const SITE = 'content/site.yaml';

const TEXT = `# About the file.
# LAWYER: read it all

title: Hello # EXAMPLE: your own
# CONFIRM: the price
# Without tax.
price: 5
list:
  # CONFIRM: the whole item
  - id: first
    name: One # EXAMPLE: its name
`;

test('finds the field that each comment is about', () => {
  expect(launchItemsOf('content/a.yaml', TEXT).map(({ line, path, reason }) => [line, path, reason])).toEqual([
    [2, [], 'lawyer'],
    [4, ['title'], 'example'],
    [5, ['price'], 'confirm'],
    [9, ['list', 0], 'confirm'],
    [11, ['list', 0, 'name'], 'example'],
  ]);
});

test('deletes the comment of an item that is settled, as one step', async () => {
  const project = builderProject();
  onTestFinished(() => project.remove());
  const { site, settle, undo } = project.calls;
  const before = project.read(SITE);
  const { launch } = await site({});
  const url = launch.find(({ file, path }) => file === SITE && path.join('.') === 'url');
  if (!url) throw new Error('The address of the site is no launch item.');
  const input = { file: SITE, line: url.line, note: url.note, label: 'Site: url settled' };
  expect((await settle(input)).ok).toBe(true);
  expect(project.read(SITE)).toBe(before.replace(/ # EXAMPLE: your own domain.*/, ''));
  expect((await site({})).launch).toHaveLength(launch.length - 1);
  expect((await settle(input)).ok).toBe(false);
  await undo({});
  expect(project.read(SITE)).toBe(before);
});
