import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { callCommand, copyContent, startScript, type CommandResult } from '../tests/support/run-command.ts';
import { contentTranslations } from './commands/content-translations.ts';

const NAVIGATION = 'content/navigation.yaml';

let root: string;
beforeEach(() => {
  root = copyContent();
});

/** Runs the command in a copy of the site. */
async function run(...args: string[]): Promise<CommandResult> {
  const ended = await callCommand(contentTranslations, root, args);
  expect(ended.stderr).not.toMatch(/^\s+at .*:\d+/m);
  return ended;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('npm run content:translations', () => {
  it('exports every text, and imports what a translator has changed, and nothing else', async () => {
    expect(await startScript('content-translations.ts', root, ['--export', 'texts.xlf'])).toMatchObject({
      status: 0,
      stderr: '',
    });
    const before = read(NAVIGATION);
    writeFileSync(
      join(root, 'texts.xlf'),
      read('texts.xlf').replace('<target>Om mig</target>', '<target>Om os</target>'),
    );
    const dry = await run('--import', 'texts.xlf', '--dry-run');
    expect(dry.status).toBe(0);
    expect(read(NAVIGATION)).toBe(before);
    const { status, stdout } = await run('--import', 'texts.xlf');
    expect({ status, stdout }).toEqual({ status: 0, stdout: dry.stdout });
    expect(stdout.match(/^[-+](?![-+]).*/gm)?.map((line) => line.replace(/^(.).*?(Om \w+).*/, '$1 $2'))).toEqual([
      '- Om mig',
      '+ Om os',
    ]);
  });

  it('writes nothing if one translation lost a placeholder, and names its line', async () => {
    await run('--export', 'texts.csv');
    const [head = '', ...rows] = read('texts.csv').split('\n');
    // Without its placeholder the translation must still contain text: an empty one counts as untranslated.
    const row = rows.find((each) => /^[^"]*(,[^",{]+\{\w+\}[^",]*){2}$/.test(each)) ?? '';
    const broken = row.replace(/\{\w+\}([^{}]*)$/, '$1');
    writeFileSync(join(root, 'texts.csv'), [head, broken, ''].join('\n'));
    const { status, stdout, stderr } = await run('--import', 'texts.csv');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^texts\.csv:2:1 {2}The translation lacks \{\w+\}, which the source text has\./);
  });

  it.each([
    [['--export', 'texts.docx'], '"texts.docx" doesn\'t end in .xlf, .xliff, .csv.'],
    [['--export', 'texts.csv', '--to', 'sv'], 'Texts aren\'t translated to "sv".'],
    [['--import', 'nowhere.csv'], "nowhere.csv can't be read"],
  ])('exits with 2 for the arguments %j', async (args, message) => {
    const { status, stderr } = await run(...args);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(message) as string });
  });
});
