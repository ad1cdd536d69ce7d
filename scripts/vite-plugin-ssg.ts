import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Plugin, ViteBuilder } from 'vite';
import { createUsedCss } from './used-css.ts';

/** What the build hands to every page. */
export interface BuiltAssets {
  /** The inline script, as text. */
  boot: string;
  /** Address of the page's script. */
  entry: string;
  /** Address of the whole stylesheet. */
  styles: string;
  /** Addresses of the fonts that the stylesheet names. */
  fonts: string[];
}

/** One page to be rendered, and the file of its HTML. */
export interface SsgPage {
  file: string;
}

/** What the rendering entry exports: `renderPage(page, assets)` gives a whole HTML document. */
interface RenderEntry<P> {
  renderPage: (page: P, assets: BuiltAssets & { head: string }) => Promise<string>;
}

export interface SsgOptions<P extends SsgPage> {
  /** The rendering entry. */
  server: string;
  /** The page's script. */
  client: string;
  /** The script that is inlined into every head; it may import, but nothing of it is shared with the page's script. */
  boot: string;
  /** Attributes that the inline script may set before the whole stylesheet is there. */
  setEarly?: readonly string[];
  /** Pages to render, one by one. */
  pages: () => Iterable<P>;
  /** Further files, by their name in the output folder. */
  files: () => Iterable<{ file: string; content: string }>;
}

/** File name of the built rendering entry. */
const RENDERER = 'renderer.js';

/** Marks the place of the inlined rules until a page's markup tells which it needs. */
const CSS_PLACE = '<!--used-css-->';

/**
 * Pre-renders pages: builds the browser's files, the rendering entry and an inline script in one go, then renders each
 * page, inlines the rules that it uses and writes it. Knows nothing of any site.
 */
export function ssg<P extends SsgPage>(options: SsgOptions<P>): Plugin {
  return {
    name: 'ssg',
    config: (_config, { command }) =>
      command === 'serve'
        ? {}
        : {
            environments: {
              client: { build: { manifest: true, cssCodeSplit: false, rollupOptions: { input: options.client } } },
              ssr: {
                build: {
                  ssr: true,
                  outDir: '.build/renderer',
                  emptyOutDir: true,
                  rollupOptions: { input: options.server, output: { entryFileNames: RENDERER } },
                },
              },
              boot: {
                consumer: 'client',
                build: {
                  write: false,
                  copyPublicDir: false,
                  rollupOptions: { input: options.boot, output: { format: 'iife' } },
                },
              },
            },
            builder: { buildApp: (builder: ViteBuilder) => buildApp(builder, options) },
          },
  };
}

async function buildApp<P extends SsgPage>(builder: ViteBuilder, options: SsgOptions<P>): Promise<void> {
  const { client, ssr, boot } = builder.environments;
  if (!client || !ssr || !boot) throw new Error('The environments client, ssr and boot are needed.');
  const bootOutput = await builder.build(boot);
  await builder.build(client);
  await builder.build(ssr);
  const folder = (environment: BuildEnvironment) => resolve(environment.config.root, environment.config.build.outDir);
  const outDir = folder(client);
  const assets = { boot: chunkCode(bootOutput), ...(await clientAssets(outDir, options.client)) };
  const entry = (await import(pathToFileURL(join(folder(ssr), RENDERER)).href)) as RenderEntry<P>;
  await writePages(entry, outDir, assets, options);
}

/** The code of a build of one chunk. */
function chunkCode(output: unknown): string {
  const [result] = [output].flat() as { output: { type: string; code?: string }[] }[]; // write: false gives outputs, not a watcher
  const chunks = result?.output.filter(({ type }) => type === 'chunk') ?? [];
  if (chunks.length !== 1) throw new Error(`The inline script must be one chunk, not ${chunks.length}.`);
  return (chunks[0]?.code ?? '').trim();
}

type Manifest = Record<string, { file: string }>;

async function clientAssets(outDir: string, client: string): Promise<Omit<BuiltAssets, 'boot'>> {
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest; // Vite's own format
  const entry = manifest[client]?.file;
  const styles = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file;
  if (!entry || !styles) throw new Error('The build made no script or no stylesheet.');
  const fonts = (await readdir(join(outDir, dirname(styles)))).filter((file) => file.endsWith('.woff2')).sort();
  return { entry: `/${entry}`, styles: `/${styles}`, fonts: fonts.map((file) => `/${dirname(styles)}/${file}`) };
}

async function writePages<P extends SsgPage>(
  entry: RenderEntry<P>,
  outDir: string,
  assets: BuiltAssets,
  options: SsgOptions<P>,
): Promise<void> {
  const usedCss = createUsedCss(await readFile(join(outDir, assets.styles), 'utf8'), options);
  const preloads = assets.fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  // Without script the whole stylesheet is linked: what is for the mouse and for paper stands there alone.
  const plain = `<noscript><link rel="stylesheet" href="${assets.styles}"></noscript>`;
  const head = [CSS_PLACE, ...preloads, plain].join('\n');
  for (const page of options.pages()) {
    const html = await entry.renderPage(page, { ...assets, head });
    await write(
      outDir,
      page.file,
      html.replace(CSS_PLACE, () => `<style>${usedCss(html)}</style>`),
    );
  }
  for (const { file, content } of options.files()) await write(outDir, file, content);
}

async function write(outDir: string, file: string, content: string): Promise<void> {
  const path = join(outDir, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
