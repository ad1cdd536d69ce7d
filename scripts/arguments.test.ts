// @vitest-environment node
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startScript } from '../tests/support/run-command.ts';

const ROOT = join(import.meta.dirname, '..');

it.each([
  ['mcp.ts', '--nope'],
  ['mcp.ts', 'foo'],
  ['test.ts', '--nope'],
  ['test.ts', 'foo'],
])('refuses %s %s with the usage and exit code 2, before anything is installed or run', async (script, argument) => {
  const { status, stdout, stderr } = await startScript(script, ROOT, [argument]);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(argument);
  expect(stderr).toMatch(/^Usage: npm /m);
  expect(stderr).not.toContain('Installing');
});
