import { join } from 'node:path';
import { mergeConfig } from 'vite';
import { LATE_STYLES_ID } from '../../src/page/page-request.ts';
import { SMALL_SCREEN } from '../../src/styles/breakpoints.ts';
import siteConfig from '../../vite.config.ts';
import { createClassNames } from '../class-names.ts';
import { ssg } from '../vite-plugin-ssg.ts';
import { CLIENT_SCRIPT } from './client-script.ts';

/** How the site is bundled for a build; `bundle-site.ts` names the folder. */
export default mergeConfig(siteConfig, {
  logLevel: 'warn',
  css: { modules: { generateScopedName: createClassNames(join(import.meta.dirname, '../../src')) } },
  environments: {
    client: { build: { rollupOptions: { output: CLIENT_SCRIPT.output } } },
  },
  plugins: [
    ssg({
      server: 'scripts/site-renderer.ts',
      client: CLIENT_SCRIPT.input,
      boot: 'src/boot/boot.ts',
      setEarly: ['data-ask', 'data-pending'],
      // The menus of the header; on small screens they stand in one more.
      closed: [{ id: 'services-list' }, { id: 'region-list' }, { id: 'site-menu', within: SMALL_SCREEN }],
      lateStyles: LATE_STYLES_ID,
      folder: process.env['BUNDLE_FOLDER'] ?? '.build/bundle',
    }),
  ],
});
