import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { BuilderHandlers } from '../protocol/calls.ts';
import { builderProject, type BuilderProject } from '../server/__fixtures__/builder-project.ts';
import type { Renderer } from './renderer.ts';
import { openWorkspace } from './workspace.ts';

const ABOUT = 'content/pages/about-me.yaml';

let project: BuilderProject;
beforeAll(() => void (project = builderProject()));
afterAll(() => project.remove());

it('reads what changes while it waits for the renderer', async () => {
  const { root, read } = project;
  let start = (_renderer: Renderer): void => undefined;
  const renderer = new Promise<Renderer>((resolve) => (start = resolve));
  const opening = openWorkspace({ root, renderer, isShared: false });
  // The content is read by then.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  writeFileSync(join(root, ABOUT), read(ABOUT).replace('en: How I got here', 'en: Changed meanwhile'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  start({ run: () => Promise.resolve(''), close: () => Promise.resolve() });
  const { draft, close } = await opening;
  await vi.waitFor(async () => {
    await draft.settled();
    const about = draft.site?.content.pages.find(({ path }) => path === 'about-me');
    expect(about?.sections[1]).toMatchObject({ title: { en: 'Changed meanwhile' } });
  });
  await close();
});

it('refreshes the unpublished changes when a publication ends', async () => {
  const renderer: Renderer = { run: () => Promise.resolve(''), close: () => Promise.resolve() };
  const { handlers, close } = await openWorkspace({
    root: project.root,
    renderer: Promise.resolve(renderer),
    isShared: false,
  });
  const { publish, publication, unpublished } = handlers as BuilderHandlers;
  await unpublished({}); // loads everything
  expect(await publish({ draft: '0'.repeat(40), things: [] })).toMatchObject({ state: 'running' });
  const before = unpublished({});
  expect(unpublished({})).toBe(before);
  await vi.waitFor(async () => expect(await publication({})).toMatchObject({ state: 'failed' }), { interval: 5 });
  expect(unpublished({})).not.toBe(before);
  await close();
});

it('watches nothing any more if the renderer cannot be started', async () => {
  const { root } = project;
  const watches = () => process.getActiveResourcesInfo().filter((name) => name === 'FSEventWrap').length;
  await vi.waitFor(() => expect(watches()).toBe(0));
  const renderer = Promise.reject<Renderer>(new Error('No bundle.'));
  renderer.catch(() => undefined);
  const opening = openWorkspace({ root, renderer, isShared: false });
  expect(watches()).toBeGreaterThan(0);
  await expect(opening).rejects.toThrow('No bundle.');
  await vi.waitFor(() => expect(watches()).toBe(0));
});
