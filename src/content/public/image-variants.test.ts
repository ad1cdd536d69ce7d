import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { readPublicFiles } from './read-public-files.ts';
import { writeImageVariants } from '../outputs/write-images.ts';

/** A temporary project with a photo of this size and a drawing. */
async function projectWith(width: number, height: number): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'images-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const file of ['images/people/mads.jpg', 'favicon-32.png']) {
    mkdirSync(join(root, 'public', dirname(file)), { recursive: true });
    await sharp({ create: { width, height, channels: 3, background: '#268' } }).toFile(join(root, 'public', file));
  }
  return root;
}

it('offers a photo in its own width and all smaller ones, in two formats', async () => {
  const { sizes, variants } = await readPublicFiles(await projectWith(900, 600), true);
  const { width, height, sources = [] } = sizes.get('/images/people/mads.jpg') ?? {};
  expect([width, height]).toEqual([900, 600]);
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources.map(({ srcset }) => srcset.replace(/-[\da-f]{8}\./g, '.'))).toEqual(
    ['avif', 'webp'].map((format) =>
      [320, 480, 720, 900].map((each) => `/assets/mads-${each}.${format} ${each}w`).join(', '),
    ),
  );
  expect(variants).toHaveLength(8);
  expect(sizes.get('/favicon-32.png')?.sources).toBeUndefined();
});

it('offers only rendered variants, none larger than the image', async () => {
  const root = await projectWith(200, 100);
  expect((await readPublicFiles(root)).sizes.get('/images/people/mads.jpg')).toEqual({ width: 200, height: 100 });
  expect((await readPublicFiles(root, true)).variants.map(({ width }) => width)).toEqual([200, 200]);
});

it('renders every offered variant in its width and format, then copies it from the cache', async () => {
  const root = await projectWith(500, 300);
  const { variants } = await readPublicFiles(root, true);
  const [first, second, cache] = ['first', 'second', 'cache'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  await writeImageVariants(variants, join(root, 'public'), first, cache);
  for (const { file, width, format } of variants) {
    const made = await sharp(join(first, file)).metadata();
    expect([made.width, made.format === 'heif' ? 'avif' : made.format], file).toEqual([width, format]);
  }
  expect(readdirSync(cache)).toHaveLength(variants.length);
  await writeImageVariants(variants, join(root, 'nowhere'), second, cache);
  expect(readdirSync(join(second, 'assets'))).toEqual(readdirSync(join(first, 'assets')));
});
