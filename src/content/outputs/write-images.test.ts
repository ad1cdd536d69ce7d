import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeOgImages } from './write-images.ts';
import { renderOgImage } from './og-image/render-og-image.ts';

const symbol = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=' as const;
const image = (file: string, title: string) => ({
  file,
  svg: renderOgImage('quiet', { siteName: 'Mads', symbol, title }),
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'og-images-'));
});
afterEach(() => rm(folder, { recursive: true }));

const render = (images: { file: string; svg: string }[], out = 'out', cache = 'cache') =>
  writeOgImages(images, join(folder, out), join(folder, cache));
const read = (file: string) => readFile(join(folder, file));

describe('writeOgImages', () => {
  it('writes an image of 1200 × 630 for each file', async () => {
    await render([image('og/us/a.png', 'A'), image('og/dk/services/b.png', 'B')]);
    expect(await sharp(await read('out/og/us/a.png')).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect((await read('out/og/dk/services/b.png')).equals(await read('out/og/us/a.png'))).toBe(false);
  });

  it('produces the same bytes without its cache', async () => {
    await render([image('a.png', 'Same')], 'one', 'cache-one');
    await render([image('a.png', 'Same')], 'two', 'cache-two');
    expect((await read('one/a.png')).equals(await read('two/a.png'))).toBe(true);
  });

  it('copies rendered images from the cache', async () => {
    await render([image('a.png', 'A')]);
    const [cached = ''] = await readdir(join(folder, 'cache'));
    await writeFile(join(folder, 'cache', cached), 'from the cache');
    await render([image('b.png', 'A'), image('c.png', 'C')]);
    expect((await read('out/b.png')).toString()).toBe('from the cache');
    expect(await readdir(join(folder, 'cache'))).toHaveLength(2);
  });

  it("leaves no partial file in the cache if an image can't be rendered", async () => {
    await expect(render([{ file: 'a.png', svg: '<svg' }])).rejects.toThrow();
    expect(await readdir(join(folder, 'cache'))).toEqual([]);
  });
});
