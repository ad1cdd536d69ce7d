import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** What runs in Node alone is tested without a document: making one takes a third of a second a file. */
const NODE_ONLY = 'src/{content,schema,regions,i18n,hosting,authoring}/**/*.test.{ts,tsx}';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      setupFiles: ['tests/support/unit-setup.ts'],
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
          test: { name: 'node', environment: 'node', include: [NODE_ONLY, 'scripts/**/*.test.ts'] },
        },
        {
          extends: true,
          test: {
            name: 'document',
            environment: 'jsdom',
            include: ['src/**/*.test.{ts,tsx}'],
            exclude: [...configDefaults.exclude, NODE_ONLY],
          },
        },
      ],
    },
  }),
);
