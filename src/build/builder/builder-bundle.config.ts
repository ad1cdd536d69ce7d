import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ViteBuilder } from 'vite';
import { BUNDLER, chunkCode } from '../../../ssg/vite-plugin-ssg.ts';
import { customMedia } from '../../../vite/postcss-custom-media.ts';
import { lightOnly } from '../../../vite/postcss-light-only.ts';
import { BUILD_OPTIONS, VITE_CACHE } from '../../../vite/shared-options.ts';
import { sectionModules } from '../../../vite/vite-plugin-section-modules.ts';
import {
  BUNDLE_FILE,
  PROGRAM_FILE,
  PROGRAM_FOLDER,
  RENDERER_FILE,
  RENDERING_FOLDER,
  SHELL_FOLDER,
  SIGN_IN_FOLDER,
  SITE_FOLDER,
  WORKER_FILE,
  WORKER_FOLDER,
  type BuilderBundle,
} from '../../builder/program/bundle-files.ts';
import { CUSTOM_MEDIA } from '../../styles/breakpoints.ts';

const SHELL = 'src/builder/ui/entry-builder.tsx';
const DANISH = 'src/builder/texts/danish/use-danish.ts';
const SIGN_IN = 'src/builder/ui/sign-in/entry-sign-in.ts';
const WORKER = 'src/builder/ui/service-worker/entry-service-worker.ts';
const SITE = 'src/entry-loader.ts';
const FOLDER = process.env['BUNDLE_FOLDER'] ?? '.build/builder/bundle';

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** The brand's variables aren't bundled: the server writes them, so that a changed color needs no new bundle. */
const themeAtRunTime = (): Plugin => ({
  name: 'theme-at-run-time',
  resolveId: (id) => (id === 'virtual:theme.css' ? '\0virtual:theme.css' : undefined),
  load: (id) => (id === '\0virtual:theme.css' ? '' : undefined),
});

/** What the server says, in any language: the browser gets it with its answers. */
const SERVER_TEXTS = /\/src\/builder\/texts\/\w+\/server\.ts$/;

/** Leaves the texts of the server out of the shell. */
const withoutServerTexts = (): Plugin => ({
  name: 'without-server-texts',
  applyToEnvironment: ({ name }) => name === 'shell',
  load: (id) => (SERVER_TEXTS.test(id) ? 'export const server = {};' : undefined),
});

/** The way from a file of the program's bundle to the project: `.build/builder/<hash>/program/`. */
const TO_PROJECT = '../../../..';

/** Keeps the paths that modules of the program build from their own place: templates and workers stay where they are. */
const sourcePaths = (): Plugin => ({
  name: 'source-paths',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'program',
  transform: {
    filter: { id: { include: /^(?!.*node_modules).*\.ts$/ }, code: /import\.meta\.(?:dirname|url)/ },
    handler(code, id) {
      const file = relative(process.cwd(), id);
      return code
        .replaceAll(
          'import.meta.dirname',
          `(import.meta.dirname + ${JSON.stringify(`/${TO_PROJECT}/${dirname(file)}`)})`,
        )
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(`${TO_PROJECT}/${file}`)}, import.meta.url).href`);
    },
  },
});

async function buildApp(builder: ViteBuilder): Promise<void> {
  const { client, shell, signIn, serviceWorker, ssr, headScript, program } = builder.environments;
  if (!client || !shell || !signIn || !serviceWorker || !ssr || !headScript || !program)
    throw new Error('All environments are needed.');
  const inline = chunkCode(await builder.build(headScript));
  const others = [client, shell, signIn, serviceWorker, ssr, program];
  await Promise.all(others.map((environment) => builder.build(environment)));
  const folder = resolve(builder.config.root, FOLDER);
  const manifestIn = async (name: string) =>
    JSON.parse(await readFile(join(folder, name, '.vite/manifest.json'), 'utf8')) as Manifest; // Vite's own format
  const [site, own] = [await manifestIn(SITE_FOLDER), await manifestIn(SHELL_FOLDER)];
  const { file: signInEntry, css: signInStyles } = (await manifestIn(SIGN_IN_FOLDER))[SIGN_IN] ?? {};
  const styles = Object.values(site).find(({ file }) => file.endsWith('.css'))?.file;
  const description: Omit<BuilderBundle, 'folder'> = {
    site: { headScript: inline, entry: `/${site[SITE]?.file}`, styles: `/${styles}` },
    shell: shellAssets(own),
    signIn: { entry: `/${signInEntry}`, styles: `/${signInStyles?.[0]}` },
  };
  await writeFile(join(folder, BUNDLE_FILE), JSON.stringify(description));
}

/** The entry of the shell with everything that it imports at once. */
function shellAssets(manifest: Manifest): BuilderBundle['shell'] {
  const keys = new Set([SHELL]);
  // Iterating a set also visits items that are added meanwhile.
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  const [entry = '', ...preloads] = chunks.map(({ file }) => `/${file}`);
  return {
    entry,
    danish: `/${manifest[DANISH]?.file}`,
    preloads,
    styles: chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
  };
}

const browserBundle = (folder: string) => ({ outDir: join(FOLDER, folder), manifest: true });

/** Everything in one file. Three frames load the site's code at once: a hundred small files would take them longer. */
const ONE_FILE = { codeSplitting: false };

/** Vite configuration for the builder's program; `bundle-builder.ts` sets the folder. */
export default defineConfig({
  logLevel: 'warn',
  plugins: [react(), themeAtRunTime(), withoutServerTexts(), sourcePaths(), sectionModules({ everyType: true })],
  define: { 'import.meta.env.SERVER_EVENTS': 'true' },
  // A region written from right to left may be added at any time.
  css: { postcss: { plugins: [customMedia(CUSTOM_MEDIA), lightOnly({ rightToLeft: true })] } },
  build: {
    ...BUILD_OPTIONS,
    emptyOutDir: true,
    copyPublicDir: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000,
  },
  environments: {
    client: {
      build: {
        ...browserBundle(SITE_FOLDER),
        cssCodeSplit: false,
        rollupOptions: { ...BUNDLER, input: SITE, output: ONE_FILE },
      },
    },
    shell: {
      consumer: 'client',
      build: {
        ...browserBundle(SHELL_FOLDER),
        assetsDir: '_builder/assets',
        rollupOptions: { ...BUNDLER, input: [SHELL, DANISH] },
      },
    },
    // Apart from the shell, which stays as small as it is.
    signIn: {
      consumer: 'client',
      build: {
        ...browserBundle(SIGN_IN_FOLDER),
        assetsDir: '_builder/sign-in/assets',
        rollupOptions: { ...BUNDLER, input: SIGN_IN, output: ONE_FILE },
      },
    },
    serviceWorker: {
      consumer: 'client',
      build: {
        outDir: join(FOLDER, WORKER_FOLDER),
        rollupOptions: { ...BUNDLER, input: WORKER, output: { format: 'iife', entryFileNames: WORKER_FILE } },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true as const },
      build: {
        ssr: true,
        outDir: join(FOLDER, RENDERING_FOLDER),
        rollupOptions: {
          ...BUNDLER,
          input: { [RENDERER_FILE.replace('.js', '')]: 'src/build/builder/render-pages.ts' },
          output: { ...ONE_FILE, entryFileNames: '[name].js' },
        },
      },
    },
    // The packages stay where they are: Node loads them when they're used.
    program: {
      consumer: 'server',
      build: {
        ssr: true,
        outDir: join(FOLDER, PROGRAM_FOLDER),
        rollupOptions: {
          ...BUNDLER,
          input: { [PROGRAM_FILE.replace('.js', '')]: 'scripts/builder-program.ts' },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
    headScript: {
      consumer: 'client',
      build: {
        write: false,
        rollupOptions: { ...BUNDLER, input: 'src/head-script/head-script.ts', output: { format: 'iife' } },
      },
    },
  },
  builder: { buildApp },
  cacheDir: VITE_CACHE,
});
