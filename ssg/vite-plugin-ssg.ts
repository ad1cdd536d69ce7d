import { join, resolve } from 'node:path';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Plugin, ViteBuilder } from 'vite';
import postcss, { type AtRule, type Declaration } from 'postcss';
import { CLIENT_FOLDER, RENDERER, RENDERER_FOLDER, WORKER, ASSETS_FILE } from './bundle.ts';
import type { BuiltAssets } from './render-entry.ts';
import type { ClosedElement } from './html-tokens.ts';

export interface SsgOptions {
  /** The rendering entry; exports `createPageSources` (see `ssg/render-entry.ts`). */
  server: string;
  /** The page's script. */
  client: string;
  /** The script that is inlined into every head. It may import, but shares nothing with the page's script. */
  headScript: string;
  /** Attributes that the inline script may set before the full stylesheet is loaded. */
  setEarly?: readonly string[];
  /** Elements that are closed until the page's script opens them. */
  closed?: readonly ClosedElement[];
  /** Id of an empty `div` at the end of the part above the fold, which may contain the full stylesheet. */
  stylesheetSlot?: string;
  /** Names of the stylesheet's cascade layers, in order of increasing precedence. */
  layers?: readonly string[];
  /** Output folder of the bundle. */
  folder: string;
}

/** Drops unused re-exports of barrel files; they'd be most of the modules, and of the memory. */
export const BUNDLER = { experimental: { lazyBarrel: true } };

/**
 * Bundles everything that pre-rendering needs in one build: the browser's files, the rendering entry with its worker,
 * and an inline script. `renderPages` then renders with it. Independent of any site.
 */
export function ssg(options: SsgOptions): Plugin {
  return {
    name: 'ssg',
    config: (_config, { command }) =>
      command === 'serve'
        ? {}
        : { ...environments(options), builder: { buildApp: (builder: ViteBuilder) => buildApp(builder, options) } },
  };
}

const environments = ({ server, client, headScript, folder }: SsgOptions) => ({
  build: { emptyOutDir: true, copyPublicDir: false, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: join(folder, CLIENT_FOLDER),
        manifest: true,
        cssCodeSplit: false,
        rollupOptions: { ...BUNDLER, input: client },
      },
    },
    ssr: {
      // One file: a worker that loads a few files starts sooner and is smaller than one that resolves packages.
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true as const },
      build: {
        ssr: true,
        outDir: join(folder, RENDERER_FOLDER),
        rollupOptions: {
          ...BUNDLER,
          input: { [nameOf(RENDERER)]: server, [nameOf(WORKER)]: join(import.meta.dirname, 'render-worker.ts') },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
    headScript: {
      consumer: 'client' as const,
      build: { write: false, rollupOptions: { ...BUNDLER, input: headScript, output: { format: 'iife' as const } } },
    },
  },
});

const nameOf = (file: string) => file.replace(/\.js$/, '');

async function buildApp(builder: ViteBuilder, options: SsgOptions): Promise<void> {
  const { client, ssr, headScript } = builder.environments;
  if (!client || !ssr || !headScript) throw new Error('The environments client, ssr and headScript are needed.');
  const inline = chunkCode(await builder.build(headScript));
  await builder.build(client);
  await builder.build(ssr);
  await writeBundleManifest(resolve(builder.config.root, options.folder), options.client, options.layers ?? [], {
    headScript: inline,
    setEarly: options.setEarly ?? [],
    closed: options.closed ?? [],
    stylesheetSlot: options.stylesheetSlot,
  });
}

/** Returns the code of a build with one chunk. */
export function chunkCode(output: unknown): string {
  const [result] = [output].flat() as { output: { type: string; code?: string }[] }[]; // write: false returns outputs, not a watcher
  const chunks = result?.output.filter(({ type }) => type === 'chunk') ?? [];
  if (chunks.length !== 1) throw new Error(`The inline script must be one chunk, not ${chunks.length}.`);
  return (chunks[0]?.code ?? '').trim();
}

/** Data that pages need and that isn't in the browser build. */
type GivenAssets = Pick<BuiltAssets, 'headScript' | 'setEarly' | 'closed' | 'stylesheetSlot'>;

type Manifest = Record<string, { file: string }>;

/**
 * Writes the assets of a bundle that was just built.
 * @param layers names of cascade layers, in order of increasing precedence
 */
async function writeBundleManifest(
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
 * Removes the font faces from the full stylesheet, and returns those of fonts that a rule names. Every page inlines them, and loading them twice would lay out their
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
  const rules = root.toString();
  if (layers.length > 0) root.prepend(postcss.atRule({ name: 'layer', params: layers.join(', ') }));
  await writeFile(file, root.toString());
  return faces.filter((face) => rules.includes(valueIn(face, 'font-family')?.replaceAll(/["']/g, '') ?? ''));
}

/**
 * Returns the URL of a font, or `undefined` if the face has a unicode-range, because few pages contain such a
 * character.
 */
function fontForEveryPage(face: AtRule): string[] {
  if (valueIn(face, 'unicode-range') !== undefined) return [];
  return [...(valueIn(face, 'src') ?? '').matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, address = '']) => address);
}

/** Returns the value of a property in a font face. */
const valueIn = (face: AtRule, property: string): string | undefined =>
  face.nodes?.find((node): node is Declaration => node.type === 'decl' && node.prop === property)?.value;
