import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** What runs in Node alone is tested without a document: making one takes a third of a second a file. */
const NODE_ONLY = [
  'src/{content,schema,regions,i18n,hosting,authoring,build,styles,theme}/**/*.test.{ts,tsx}',
  'src/sections/**/*.test.ts',
  'src/consent/legal-promises.test.ts',
];

/** Tests that start programs, or try thousands of inputs: too slow for `npm run test:quick`. */
const SLOW = [
  'src/**/*.{property,scale}.test.ts',
  'tests/repository/{ci-workflow,environments,layers}.test.ts',
  'scripts/{content-check,content-regions,content-translations,generate}.test.ts',
  'ssg/vite-plugin-ssg.test.ts',
];

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
            exclude: [...configDefaults.exclude, ...SLOW],
          },
        },
        {
          extends: true,
          test: { name: 'slow', environment: 'node', include: SLOW },
        },
        {
          extends: true,
          test: {
            name: 'document',
            environment: 'jsdom',
            setupFiles: ['tests/support/unit-setup.ts'],
            include: ['src/**/*.test.{ts,tsx}'],
            exclude: [...configDefaults.exclude, ...NODE_ONLY, ...SLOW],
          },
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
