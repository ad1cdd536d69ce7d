import { defineConfig } from 'vitest/config';

/** The unit tests that judge a mutant. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'src/{content,schema}/**/*.test.ts',
      'src/authoring/editor/project-files.test.ts',
      'src/**/*.schema.test.ts',
    ],
    // Their inputs are random or very many, so their verdict would depend on luck or on the clock.
    exclude: ['**/*.{property,scale}.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
