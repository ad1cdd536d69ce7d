import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classNames } from './scripts/vite-plugin-class-names.ts';
import { customMedia } from './scripts/postcss-custom-media.ts';
import { filesBeside } from './scripts/vite-plugin-part-preload.ts';
import { themeCss } from './scripts/vite-plugin-theme-css.ts';
import { CUSTOM_MEDIA } from './src/styles/breakpoints.ts';

/** What development, build and tests share. */
export default defineConfig({
  plugins: [react(), themeCss(), classNames(join(import.meta.dirname, 'src'))],
  css: { postcss: { plugins: [customMedia(CUSTOM_MEDIA)] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: filesBeside },
  },
  // What a library brings for older Reacts; this one can do it by itself.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  clearScreen: false,
});
