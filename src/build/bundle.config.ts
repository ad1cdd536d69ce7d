import { join } from 'node:path';
import { mergeConfig } from 'vite';
import { STYLESHEET_SLOT_ID } from '../page/loading/page-key.ts';
import { SMALL_LANDSCAPE, SMALL_SCREEN } from '../styles/breakpoints.ts';
import siteConfig from '../../vite.config.ts';
import { createClassNames } from '../../vite/css-class-names.ts';
import { ssg } from '../../ssg/vite-plugin-ssg.ts';
import { CLIENT_BUNDLE } from './client-chunks.config.ts';

/** Vite configuration for a build; `bundle-site.ts` sets the folder. */
export default mergeConfig(siteConfig, {
  logLevel: 'warn',
  css: { modules: { generateScopedName: createClassNames(join(import.meta.dirname, '..')) } },
  environments: {
    client: { build: { rollupOptions: { output: CLIENT_BUNDLE.output } } },
  },
  plugins: [
    ssg({
      server: 'src/build/ssg-entry.ts',
      client: CLIENT_BUNDLE.input,
      headScript: 'src/head-script/head-script.ts',
      setEarly: ['data-ask', 'data-pending'],
      // The header's menus; small screens put them into another one.
      closed: [
        { id: 'link-list' },
        { id: 'region-list' },
        ...[SMALL_SCREEN, SMALL_LANDSCAPE].map((within) => ({ id: 'site-menu', within })),
      ],
      stylesheetSlot: STYLESHEET_SLOT_ID,
      layers: ['base', 'mantine', 'theme'],
      folder: process.env['BUNDLE_FOLDER'] ?? '.build/bundle',
    }),
  ],
});
