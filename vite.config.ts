import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themeCss } from './scripts/vite-plugin-theme-css.ts';

/** A class name of five letters and digits that depends on file and name alone, so that every build gives the same. */
const shortName = (name: string, file: string) =>
  `_${createHash('sha256')
    .update(`${relative(import.meta.dirname, file.split('?')[0] ?? file)} ${name}`)
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, 5)}`;

/** What development, build and tests share. */
export default defineConfig({
  plugins: [react(), themeCss()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  css: { modules: { generateScopedName: shortName } },
  clearScreen: false,
});
