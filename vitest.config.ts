import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** What runs in Node alone is tested without a document: making one takes a third of a second a file. */
const NODE_ONLY = [
  'src/{content,model,schema,regions,i18n,hosting,authoring,mail,publishing,upgrade,build,styles,theme}/**/*.test.{ts,tsx}',
  'src/builder/{enquiries,people,program,protocol,server,texts}/**/*.test.ts',
  'src/{sections,site}/**/*.test.ts',
  'src/consent/legal-promises.test.ts',
];

/** Tests that start programs, or try thousands of inputs: too slow for `npm run test:quick`. */
const SLOW = [
  'src/**/*.property.test.ts',
  'tests/repository/{ci-workflow,environments,layers}.test.ts',
  'ssg/vite-plugin-ssg.test.ts',
  'src/builder/enquiries/enquiry-term.test.ts',
  'src/builder/server/install/code-installer.test.ts',
  'src/builder/server/publishing/follow-schedule.test.ts',
  'src/publishing/{publish-schedule,publish-site,scheduled-days,serve-releases}.test.ts',
  'scripts/{export-site,import-site,new-site-template,publish,upgrade}.test.ts',
];

/** Tests of `npm run test:long`; `docs/testing.md` says why. */
const LONG = ['{src,scripts}/**/*.long.test.ts'];

/** Tests that replace `location` or `performance`, which a context of Node's `vm` module doesn't allow. */
const REPLACES_GLOBALS = [
  'src/contact/modal/contact-modal-host.test.tsx',
  'src/page/behaviors/performance-observers.test.ts',
  'src/page/layout/error-message.test.tsx',
  'src/page/loading/reload-once.test.ts',
  'src/page/navigation/page-navigation.test.ts',
];

/** What every test with a document needs. */
const DOCUMENT = { environment: 'jsdom', setupFiles: ['tests/support/unit-setup.ts'] };

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      maxWorkers: '100%', // by itself Vitest leaves one core idle
      // Far above what any test needs: a busy machine is no failure.
      testTimeout: 30_000,
      hookTimeout: 30_000,
      restoreMocks: true,
      unstubGlobals: true,
      css: { modules: { classNameStrategy: 'non-scoped' } },
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            isolate: false, // pure functions: nothing of one file is left for the next
            include: [
              ...NODE_ONLY,
              '{gallery,ssg,vite,bench,tools,scripts}/**/*.test.ts',
              'tests/repository/**/*.test.ts',
            ],
            exclude: [...configDefaults.exclude, ...SLOW, ...LONG],
          },
        },
        {
          extends: true,
          test: { name: 'slow', environment: 'node', isolate: false, include: SLOW },
        },
        {
          extends: true,
          test: { name: 'long', environment: 'node', isolate: false, include: LONG },
        },
        {
          extends: true,
          test: {
            ...DOCUMENT,
            name: 'document',
            // Isolates files like the default, in half of its CPU time: a file costs a context, not a process.
            pool: 'vmThreads',
            include: ['src/**/*.test.{ts,tsx}'],
            exclude: [...configDefaults.exclude, ...NODE_ONLY, ...SLOW, ...LONG, ...REPLACES_GLOBALS],
          },
        },
        {
          extends: true,
          test: { ...DOCUMENT, name: 'document-globals', include: REPLACES_GLOBALS },
        },
        {
          extends: true,
          test: {
            name: 'site',
            environment: 'node',
            isolate: false,
            include: ['tests/**/*.site.test.ts'],
          },
        },
      ],
    },
  }),
);
