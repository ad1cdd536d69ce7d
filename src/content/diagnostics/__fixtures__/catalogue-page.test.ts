import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { diagnosticsPage } from '../../../../tests/support/diagnostics-page.ts';

const PAGE = join(import.meta.dirname, '../../../../docs/diagnostics.md');

it('matches docs/diagnostics.md', { timeout: 60_000 }, async () => {
  const options = await resolveConfig(PAGE);
  await expect(await format(await diagnosticsPage(), { ...options, parser: 'markdown' })).toMatchFileSnapshot(PAGE);
});
