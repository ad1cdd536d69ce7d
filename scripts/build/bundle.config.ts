import { mergeConfig } from 'vite';
import { LATE_STYLES_ID } from '../../src/page/page-request.ts';
import siteConfig from '../../vite.config.ts';
import { ssg } from '../vite-plugin-ssg.ts';

/**
 * What every page loads comes in three files, and what sections share in a fourth. By itself the bundler makes a file of
 * each module that two others share: thirty of them for the home page, and each costs the browser a few tasks.
 */
const FILES = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/, priority: 4 },
  { name: 'router', test: /node_modules\/@tanstack\//, priority: 3 },
  { name: 'frame', test: /src\/(page\/page-frame|router)\.tsx$/, priority: 2 },
  { name: 'parts', test: /src\/components\/(?!mantine)|node_modules\/@tabler\//, minShareCount: 2, priority: 1 },
];

/** How the site is bundled for a build; `bundle-site.ts` names the folder. */
export default mergeConfig(siteConfig, {
  logLevel: 'warn',
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: FILES } } } } },
  },
  plugins: [
    ssg({
      server: 'scripts/site-renderer.ts',
      client: 'src/start.ts',
      boot: 'src/boot/boot.ts',
      setEarly: ['data-ask'],
      // The menus of the header; on small screens they stand in one more.
      closed: [{ id: 'services-list' }, { id: 'region-list' }, { id: 'site-menu', within: '(max-width:767px)' }],
      lateStyles: LATE_STYLES_ID,
      folder: process.env['BUNDLE_FOLDER'] ?? '.build/bundle',
    }),
  ],
});
