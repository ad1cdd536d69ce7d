import { join, resolve } from 'node:path';
import type { Plugin, ViteBuilder } from 'vite';
import { CLIENT_FOLDER, RENDERER, RENDERER_FOLDER, THREAD } from './ssg/bundle.ts';
import { finishBundle } from './ssg/finish-bundle.ts';
import type { ClosedElement } from './ssg/markup-names.ts';

export interface SsgOptions {
  /** The rendering entry; exports `openSite` (see `ssg/render-entry.ts`). */
  server: string;
  /** The page's script. */
  client: string;
  /** The script that is inlined into every head; it may import, but nothing of it is shared with the page's script. */
  boot: string;
  /** Attributes that the inline script may set before the whole stylesheet is there. */
  setEarly?: readonly string[];
  /** Elements that are closed until the page's script opens them. */
  closed?: readonly ClosedElement[];
  /** Id of an empty `div` at the end of what is seen first, where the whole stylesheet may stand. */
  lateStyles?: string;
  /** Where the bundle goes. */
  folder: string;
}

/** Leaves out what a barrel of re-exports offers and nobody takes; that is most of the modules, and of the memory. */
export const BUNDLER = { experimental: { lazyBarrel: true } };

/**
 * Bundles all that pre-rendering needs, in one go: the browser's files, the rendering entry with the thread that runs
 * it, and an inline script. `renderPages` then renders with it. Knows nothing of any site.
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

const environments = ({ server, client, boot, folder }: SsgOptions) => ({
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
      // All in one: a thread that loads a few files starts sooner and is smaller than one that looks for packages.
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true as const },
      build: {
        ssr: true,
        outDir: join(folder, RENDERER_FOLDER),
        rollupOptions: {
          ...BUNDLER,
          input: { [nameOf(RENDERER)]: server, [nameOf(THREAD)]: join(import.meta.dirname, 'ssg/page-thread.ts') },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
    boot: {
      consumer: 'client' as const,
      build: { write: false, rollupOptions: { ...BUNDLER, input: boot, output: { format: 'iife' as const } } },
    },
  },
});

const nameOf = (file: string) => file.replace(/\.js$/, '');

async function buildApp(builder: ViteBuilder, options: SsgOptions): Promise<void> {
  const { client, ssr, boot } = builder.environments;
  if (!client || !ssr || !boot) throw new Error('The environments client, ssr and boot are needed.');
  const inline = chunkCode(await builder.build(boot));
  await builder.build(client);
  await builder.build(ssr);
  await finishBundle(resolve(builder.config.root, options.folder), options.client, {
    boot: inline,
    setEarly: options.setEarly ?? [],
    closed: options.closed ?? [],
    lateStyles: options.lateStyles,
  });
}

/** The code of a build of one chunk. */
function chunkCode(output: unknown): string {
  const [result] = [output].flat() as { output: { type: string; code?: string }[] }[]; // write: false gives outputs, not a watcher
  const chunks = result?.output.filter(({ type }) => type === 'chunk') ?? [];
  if (chunks.length !== 1) throw new Error(`The inline script must be one chunk, not ${chunks.length}.`);
  return (chunks[0]?.code ?? '').trim();
}
