import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { customMedia } from './scripts/postcss-custom-media.ts';
import { themeCss } from './scripts/vite-plugin-theme-css.ts';
import { CUSTOM_MEDIA } from './src/styles/breakpoints.ts';

/** What development, build and tests share. */
export default defineConfig({
  plugins: [react(), themeCss()],
  css: { postcss: { plugins: [customMedia(CUSTOM_MEDIA)] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  clearScreen: false,
});
