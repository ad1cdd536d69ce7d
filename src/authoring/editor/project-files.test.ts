import { join } from 'node:path';
import { expect, it } from 'vitest';
import { planEditorFiles } from './editor-files.ts';

it('are up to date with the schemas', { timeout: 60_000 }, async () => {
  const { write, remove } = await planEditorFiles(join(import.meta.dirname, '../../..'));
  expect([...write.map(({ file }) => file), ...remove]).toEqual([]);
});
