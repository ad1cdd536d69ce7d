import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import postcss from 'postcss';
import { ASSETS_FILE, CLIENT_FOLDER } from './bundle.ts';
import type { BuiltAssets } from './render-entry.ts';

/** What pages need that no file of the browser's build tells. */
type GivenAssets = Pick<BuiltAssets, 'boot' | 'setEarly' | 'closed' | 'lateStyles'>;

type Manifest = Record<string, { file: string }>;

/** Writes down what pages need of a bundle that has just been built. */
export async function finishBundle(folder: string, client: string, given: GivenAssets): Promise<void> {
  const browserFiles = join(folder, CLIENT_FOLDER);
  const manifest = JSON.parse(await readFile(join(browserFiles, '.vite/manifest.json'), 'utf8')) as Manifest; // Vite's own format
  const entry = manifest[client]?.file;
  const styles = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file;
  if (!entry || !styles) throw new Error('The build made no script or no stylesheet.');
  const fontFaces = await takeFontFaces(join(browserFiles, styles));
  const fonts = (await readdir(join(browserFiles, dirname(styles)))).filter((file) => file.endsWith('.woff2')).sort();
  const assets: BuiltAssets = {
    ...given,
    entry: `/${entry}`,
    styles: `/${styles}`,
    fontFaces,
    fonts: fonts.map((file) => `/${dirname(styles)}/${file}`),
  };
  await rm(join(browserFiles, '.vite'), { recursive: true });
  await writeFile(join(folder, ASSETS_FILE), JSON.stringify(assets));
}

/**
 * Takes the font faces out of the whole stylesheet. Every page carries them inline, and where they come a second time the
 * browser lays out all that is set in them once more.
 */
async function takeFontFaces(file: string): Promise<string> {
  const root = postcss.parse(await readFile(file, 'utf8'));
  const faces: string[] = [];
  root.walkAtRules('font-face', (rule) => {
    faces.push(rule.toString());
    rule.remove();
  });
  await writeFile(file, root.toString());
  return faces.join('');
}
