import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath } from 'vite';
import { customMedia } from './vite/postcss-custom-media.ts';
import { lightOnly } from './vite/postcss-light-only.ts';
import { BUILD_OPTIONS, VITE_CACHE } from './vite/shared-options.ts';
import { sectionModules } from './vite/vite-plugin-section-modules.ts';
import { themeCss } from './vite/vite-plugin-theme-css.ts';
import { hasRightToLeft } from './src/content/read/site-regions.ts';
import { CUSTOM_MEDIA } from './src/styles/breakpoints.ts';

/** The project's folder as a glob. */
const ROOT = normalizePath(import.meta.dirname).replace(/[^\w/:]/g, String.raw`\$&`);

/** Files that the development server doesn't serve: Vite's own list, and dot folders, except the one with Vite's cache. */
const DENIED = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
  `${ROOT}/.!(build)/**`,
];

// While a person works on the content, a region written from right to left may be added.
const rightToLeft = process.env['NODE_ENV'] !== 'production' || hasRightToLeft(import.meta.dirname);

/** What development, build and tests share. */
export default defineConfig({
  plugins: [react(), themeCss(), sectionModules()],
  define: { 'import.meta.env.SERVER_EVENTS': 'false' },
  css: {
    postcss: { plugins: [customMedia(CUSTOM_MEDIA), lightOnly({ rightToLeft })] },
  },
  build: BUILD_OPTIONS,
  cacheDir: VITE_CACHE,
  // The packages of a copy may be a link to another folder.
  server: {
    fs: { allow: [import.meta.dirname, realpathSync(join(import.meta.dirname, 'node_modules'))], deny: DENIED },
  },
  clearScreen: false,
});
