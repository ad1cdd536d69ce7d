import { mergeConfig } from 'vite';
import { LATE_STYLES_ID } from '../../src/page/page-request.ts';
import { SMALL_SCREEN } from '../../src/styles/breakpoints.ts';
import siteConfig from '../../vite.config.ts';
import { flatMarkup } from '../vite-plugin-flat-markup.ts';
import { ssg } from '../vite-plugin-ssg.ts';
import { CLIENT_SCRIPT } from './client-script.ts';

/** How the site is bundled for a build; `bundle-site.ts` names the folder. */
export default mergeConfig(siteConfig, {
  logLevel: 'warn',
  environments: {
    client: { build: { rollupOptions: { plugins: CLIENT_SCRIPT.plugins, output: CLIENT_SCRIPT.output } } },
    ssr: { build: { rollupOptions: { plugins: [flatMarkup()] } } },
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
