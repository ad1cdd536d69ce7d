import { defineConfig } from 'vitest/config';

/** The unit tests used to detect mutants. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'src/{content,schema}/**/*.test.ts',
      'src/authoring/edit/*.test.ts',
      'src/authoring/editor/project-files.test.ts',
      'src/**/*.schema.test.ts',
    ],
    // Their inputs are random or very many, so the result would depend on chance or timing.
    exclude: ['**/*.{property,scale}.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
