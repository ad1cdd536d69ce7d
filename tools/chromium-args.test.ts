import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { CHROMIUM_ARGS } from './chromium-args.ts';

/** The features that words of a command line turn off: of several lists the last one counts. */
const featuresOff = (args: readonly string[]): string[] =>
  args
    .findLast((word) => word.startsWith('--disable-features='))
    ?.replace(/^.*=/, '')
    .split(',') ?? [];

test('keeps every feature disabled that Playwright disables', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  const executablePath = join(folder, 'chromium.sh');
  writeFileSync(executablePath, `#!/bin/sh\nprintf '%s\\n' "$@" > '${folder}/words'\n`, { mode: 0o755 });
  await expect(chromium.launch({ executablePath })).rejects.toThrow();
  const byPlaywright = featuresOff(readFileSync(join(folder, 'words'), 'utf8').split('\n'));
  rmSync(folder, { recursive: true });
  expect(byPlaywright).toContain('Translate');
  expect(featuresOff(CHROMIUM_ARGS)).toEqual(expect.arrayContaining(byPlaywright));
});
