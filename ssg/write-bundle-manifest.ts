import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type AtRule, type Declaration } from 'postcss';
import { ASSETS_FILE, CLIENT_FOLDER } from './bundle.ts';
import type { BuiltAssets } from './render-entry.ts';

/** Data that pages need and that isn't in the browser build. */
type GivenAssets = Pick<BuiltAssets, 'headScript' | 'setEarly' | 'closed' | 'stylesheetSlot'>;

type Manifest = Record<string, { file: string }>;

/**
 * Writes the assets of a bundle that was just built.
 * @param layers names of cascade layers, in order of increasing precedence
 */
export async function writeBundleManifest(
  folder: string,
  client: string,
  layers: readonly string[],
  given: GivenAssets,
): Promise<void> {
  const browserFiles = join(folder, CLIENT_FOLDER);
  const manifest = JSON.parse(await readFile(join(browserFiles, '.vite/manifest.json'), 'utf8')) as Manifest; // Vite's own format
  const entry = manifest[client]?.file;
  const styles = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file;
  if (!entry || !styles) throw new Error('The build made no script or no stylesheet.');
  const faces = await takeFontFaces(join(browserFiles, styles), layers);
  const assets: BuiltAssets = {
    ...given,
    entry: `/${entry}`,
    styles: `/${styles}`,
    fontFaces: faces.join(''),
    fonts: faces.flatMap(fontForEveryPage),
  };
  await rm(join(browserFiles, '.vite'), { recursive: true });
  await writeFile(join(folder, ASSETS_FILE), JSON.stringify(assets));
}

/**
 * Removes the font faces from the full stylesheet. Every page inlines them, and loading them twice would lay out their
 * text again. Declares the layers first: the bundler places the rules of each chunk where its script is, so the order
 * of first rules says nothing about precedence.
 */
async function takeFontFaces(file: string, layers: readonly string[]): Promise<AtRule[]> {
  const root = postcss.parse(await readFile(file, 'utf8'));
  const faces: AtRule[] = [];
  root.walkAtRules('font-face', (rule) => {
    faces.push(rule);
    rule.remove();
  });
  if (layers.length > 0) root.prepend(postcss.atRule({ name: 'layer', params: layers.join(', ') }));
  await writeFile(file, root.toString());
  return faces;
}

/**
 * Returns the URL of a font, or `undefined` if the face has a unicode-range, because few pages contain such a
 * character.
 */
function fontForEveryPage(face: AtRule): string[] {
  const valueOf = (property: string) =>
    face.nodes?.find((node): node is Declaration => node.type === 'decl' && node.prop === property)?.value;
  if (valueOf('unicode-range') !== undefined) return [];
  return [...(valueOf('src') ?? '').matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, address = '']) => address);
}
