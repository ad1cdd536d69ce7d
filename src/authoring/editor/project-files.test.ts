// @vitest-environment node
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { planEditorFiles } from './editor-files.ts';

it('stand in the project as the schemas make them', { timeout: 60_000 }, async () => {
  const { write, remove } = await planEditorFiles(join(import.meta.dirname, '../../..'));
  expect([...write.map(({ file }) => file), ...remove]).toEqual([]);
});
