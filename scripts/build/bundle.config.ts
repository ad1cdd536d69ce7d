import { mergeConfig } from 'vite';
import siteConfig from '../../vite.config.ts';
import { ssg } from '../vite-plugin-ssg.ts';

/** How the site is bundled for a build; `bundle-site.ts` names the folder. */
export default mergeConfig(siteConfig, {
  logLevel: 'warn',
  plugins: [
    ssg({
      server: 'scripts/site-renderer.ts',
      client: 'src/start.ts',
      boot: 'src/boot/boot.ts',
      setEarly: ['data-ask'],
      // The menus of the header; on small screens they stand in one more.
      closed: [{ id: 'services-list' }, { id: 'region-list' }, { id: 'site-menu', within: '(max-width:767px)' }],
      folder: process.env['BUNDLE_FOLDER'] ?? '.build/bundle',
    }),
  ],
});
