// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderSharePictures } from './render-share-pictures.ts';
import { sharePicture } from './share-picture.ts';

const symbol = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=' as const;
const picture = (file: string, title: string) => ({
  file,
  svg: sharePicture({ siteName: 'Mads', symbol, title, form: 'quiet' }),
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

const render = (pictures: { file: string; svg: string }[], out = 'out', cache = 'cache') =>
  renderSharePictures(pictures, join(folder, out), join(folder, cache));
const read = (file: string) => readFile(join(folder, file));

describe('renderSharePictures', () => {
  it('writes a picture of 1200 × 630 for each file', async () => {
    await render([picture('og/us/a.png', 'A'), picture('og/dk/services/b.png', 'B')]);
    expect(await sharp(await read('out/og/us/a.png')).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect((await read('out/og/dk/services/b.png')).equals(await read('out/og/us/a.png'))).toBe(false);
  });

  it('gives the same bytes without its cache', async () => {
    await render([picture('a.png', 'Same')], 'one', 'cache-one');
    await render([picture('a.png', 'Same')], 'two', 'cache-two');
    expect((await read('one/a.png')).equals(await read('two/a.png'))).toBe(true);
  });

  it('takes from the cache what it has rendered before', async () => {
    await render([picture('a.png', 'A')]);
    const [cached = ''] = await readdir(join(folder, 'cache'));
    await writeFile(join(folder, 'cache', cached), 'from the cache');
    await render([picture('b.png', 'A'), picture('c.png', 'C')]);
    expect((await read('out/b.png')).toString()).toBe('from the cache');
    expect(await readdir(join(folder, 'cache'))).toHaveLength(2);
  });

  it('leaves no half picture in the cache when one can not be rendered', async () => {
    await expect(render([{ file: 'a.png', svg: '<svg' }])).rejects.toThrow();
    expect(await readdir(join(folder, 'cache'))).toEqual([]);
  });
});
