import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { codeFiles } from '../support/code-files.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What answers requests of people in several languages at once. In the browser, a page has one language. */
const ANSWERS = /^src\/(?:builder\/(?:protocol|server|program)|authoring\/describe)\/(?!.*(?:__fixtures__|\.test\.))/;

it('reads no text when a module of the server is loaded: it would be English for everybody', async () => {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  await import('../../src/authoring/interface-language-scope.ts');
  const { readInterfaceLanguageFrom } = await import('../../src/i18n/interface-language.ts');
  readInterfaceLanguageFrom(() => {
    throw new Error('A text was read when the module was loaded.');
  });
  const failures: string[] = [];
  for (const file of codeFiles().filter((name) => ANSWERS.test(name)))
    await import(join(ROOT, file)).catch((error: unknown) => void failures.push(`${file}: ${String(error)}`));
  expect(failures).toEqual([]);
});
