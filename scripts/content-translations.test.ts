// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

const ROOT = join(import.meta.dirname, '..');
const NAVIGATION = 'content/navigation.yaml';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(join(ROOT, 'content'), join(root, 'content'), { recursive: true });
  for (const folder of ['src', 'public']) symlinkSync(join(ROOT, folder), join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs the command in a copy of the site. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(ROOT, 'scripts/content-translations.ts'), ...args],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr).not.toMatch(/^\s+at .*:\d+/m);
  return { status, stdout, stderr };
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('npm run content:translations', () => {
  it('exports every text, and imports what a translator has changed, and nothing else', () => {
    expect(run('--export', 'texts.xlf')).toMatchObject({ status: 0, stderr: '' });
    const before = read(NAVIGATION);
    writeFileSync(
      join(root, 'texts.xlf'),
      read('texts.xlf').replace('<target>Om mig</target>', '<target>Om os</target>'),
    );
    const dry = run('--import', 'texts.xlf', '--dry-run');
    expect(dry.status).toBe(0);
    expect(read(NAVIGATION)).toBe(before);
    const { status, stdout } = run('--import', 'texts.xlf');
    expect({ status, stdout }).toEqual({ status: 0, stdout: dry.stdout });
    expect(stdout.match(/^[-+](?![-+]).*/gm)?.map((line) => line.replace(/^(.).*?(Om \w+).*/, '$1 $2'))).toEqual([
      '- Om mig',
      '+ Om os',
    ]);
  });

  it('writes nothing if one translation lost a placeholder, and names its line', () => {
    run('--export', 'texts.csv');
    const [head = '', ...rows] = read('texts.csv').split('\n');
    // Without its placeholder the translation must still contain text: an empty one counts as untranslated.
    const row = rows.find((each) => /^[^"]*(,[^",{]+\{\w+\}[^",]*){2}$/.test(each)) ?? '';
    const broken = row.replace(/\{\w+\}([^{}]*)$/, '$1');
    writeFileSync(join(root, 'texts.csv'), [head, broken, ''].join('\n'));
    const { status, stdout, stderr } = run('--import', 'texts.csv');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^texts\.csv:2:1 {2}The translation lacks \{\w+\}, which the source text has\./);
  });

  it.each([
    [['--export', 'texts.docx'], '"texts.docx" doesn\'t end in .xlf, .xliff, .csv.'],
    [['--export', 'texts.csv', '--to', 'sv'], 'Texts aren\'t translated to "sv".'],
    [['--import', 'nowhere.csv'], "nowhere.csv can't be read"],
  ])('exits with 2 for the arguments %j', (args, message) => {
    const { status, stderr } = run(...args);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(message) as string });
  });
});
