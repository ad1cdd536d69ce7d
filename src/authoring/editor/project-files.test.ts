import { join } from 'node:path';
import { expect, it } from 'vitest';
import { planEditorFiles, staleFiles } from './editor-files.ts';

it('are up to date with the schemas', { timeout: 60_000 }, async () => {
  const plan = await planEditorFiles(join(import.meta.dirname, '../../..'));
  expect([...staleFiles(plan), ...plan.remove]).toEqual([]);
});
