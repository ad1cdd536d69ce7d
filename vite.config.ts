import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { customMedia } from './vite/postcss-custom-media.ts';
import { lightOnly } from './vite/postcss-light-only.ts';
import { sectionModules } from './vite/vite-plugin-section-modules.ts';
import { siteRegions } from './vite/vite-plugin-site-regions.ts';
import { themeCss } from './vite/vite-plugin-theme-css.ts';
import { CUSTOM_MEDIA } from './src/styles/breakpoints.ts';

/** What development, build and tests share. */
export default defineConfig({
  plugins: [react(), siteRegions(), themeCss(), sectionModules()],
  css: { postcss: { plugins: [customMedia(CUSTOM_MEDIA), lightOnly()] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  clearScreen: false,
});
