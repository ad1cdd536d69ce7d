import { join } from 'node:path';
import { mergeConfig } from 'vite';
import { STYLESHEET_SLOT_ID } from '../page/loading/page-key.ts';
import { SMALL_LANDSCAPE, SMALL_SCREEN } from '../styles/breakpoints.ts';
import siteConfig from '../../vite.config.ts';
import { createClassNames } from '../../vite/css-class-names.ts';
import { ssg } from '../../ssg/vite-plugin-ssg.ts';

/** Code that every page runs: its islands, and what they share with the application. */
const SITE =
  /src\/(page\/(islands\/(islands|site-islands)|layout\/deferred-stylesheet|loading\/(current-page|page-key))|contact\/(form\/contact-(draft|fields|form-context)|modal\/contact-modal-store|toast\/toast-(store|host)))\.tsx?$/;

/** Components that use Mantine. In a chunk of the first page, they'd add Mantine to it. */
const OF_MANTINE = 'action-button|back-link|case-card|columns|mantine-provider|picture|rich-text|section-shell|split';

/**
 * Rolldown input and chunks of the browser code. Three large chunks are loaded by every page, a fourth contains what
 * most pages' sections share, and a fifth contains the Mantine code shared by form, contact modal and toasts. By
 * default the bundler would create a chunk per module shared by two others: thirty for the home page, each of which
 * costs the browser a few tasks (decision 73).
 */
const CLIENT_BUNDLE = {
  input: 'src/entry-loader.ts',
  output: {
    codeSplitting: {
      groups: [
        // Vite's preload helper. Any other chunk would have to be preloaded with it.
        {
          name: 'preload',
          test: /vite\/preload-helper|src\/page\/(loading\/preload-data|islands\/island-loaders)|virtual:section-islands/,
          priority: 6,
        },
        {
          name: 'react',
          test: /node_modules\/(react|react-dom|scheduler)\/|src\/page\/islands\/react-dom-chunk\.ts$/,
          priority: 5,
        },
        { name: 'site', test: SITE, priority: 3 },
        {
          name: 'parts',
          test: new RegExp(String.raw`src/components/(?!${OF_MANTINE})|node_modules/@tabler/`),
          minShareCount: 2,
          priority: 2,
        },
        // Includes Mantine's own dependencies.
        {
          name: 'mantine',
          test: new RegExp(String.raw`node_modules/|src/(components/(${OF_MANTINE})|contact/|theme)`),
          minShareCount: 2,
        },
      ],
    },
  },
};

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
      setEarly: ['data-pending'],
      // The notice, which appears with the stylesheet, and the header's menus; small screens put them into another one.
      closed: [
        { id: 'notice-panel' },
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
