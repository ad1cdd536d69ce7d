import type * as FileSystem from 'node:fs/promises';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeOgImages } from './write-images.ts';
import { renderOgImage } from './og-image/render-og-image.ts';

const symbol = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=' as const;
const image = (file: string, title: string) => ({
  file,
  svg: renderOgImage('quiet', { siteName: 'Mads', symbol, title }),
});

/** Whether concurrent writers wait for each other, so that they always run in step. */
const steps = vi.hoisted(() => ({ inPairs: false, waiting: undefined as (() => void) | undefined }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof FileSystem>();
  const writeFile = async (...args: Parameters<typeof real.writeFile>): Promise<void> => {
    await real.writeFile(...args);
    if (!steps.inPairs) return;
    const other = steps.waiting;
    steps.waiting = undefined;
    if (other) other();
    else await new Promise<void>((resolve) => (steps.waiting = resolve));
  };
  return { ...real, writeFile };
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'og-images-'));
});
afterEach(() => {
  steps.inPairs = false;
  return rm(folder, { recursive: true });
});

const render = (images: { file: string; svg: string }[], out = 'out', cache = 'cache') =>
  writeOgImages(images, join(folder, out), join(folder, cache));
const read = (file: string) => readFile(join(folder, file));

it('renders identical images concurrently', async () => {
  steps.inPairs = true;
  await render([image('us.png', 'Same'), image('eu.png', 'Same')]);
  expect((await read('out/us.png')).equals(await read('out/eu.png'))).toBe(true);
  expect(await readdir(join(folder, 'cache'))).toHaveLength(1);
});
