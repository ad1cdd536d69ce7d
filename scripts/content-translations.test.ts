import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { callCommand, copyContent, startCommand, type CommandResult } from '../tests/support/run-command.ts';
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
  /**
   * Exports the texts, one of them marked as untranslated, and returns them as a tool does that fills in the source: where
   * nobody has translated, and over a translation. One translation is new.
   * @returns the navigation before
   */
  async function exchange(): Promise<string> {
    const marked = read(NAVIGATION).replace('da: Kundecases', 'da: Client cases # untranslated: da');
    writeFileSync(join(root, NAVIGATION), marked);
    expect(await run('--export', 'texts.xlf')).toMatchObject({ status: 0, stderr: '' });
    const filled = read('texts.xlf')
      .replace(/(<source>Client cases<\/source>\s*<target>)</, '$1Client cases<')
      .replace(/state="translated">(\s*<source>About<\/source>\s*<target>)Om mig</, 'state="initial">$1About<')
      .replace('<target>Forside<', '<target>Hjem<');
    writeFileSync(join(root, 'texts.xlf'), filled);
    return marked;
  }

  it.each([
    ['imports what a translator has changed and nothing else, and says before what it does not take', []],
    ['says the same in a dry run, and writes nothing', ['--dry-run']],
  ])('%s', async (_what, options) => {
    const before = await exchange();
    const { status, stdout } = await run('--import', 'texts.xlf', ...options);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^texts\.xlf: 1 new or changed, [\d,]+ as on the site, 2 not taken\.\n {2}1 not taken: the same as/,
    );
    expect(stdout).toMatch(/ {4}line \d+: main\[0\]\.label\.da in content\/navigation\.yaml, state "initial"\n/);
    expect(stdout.indexOf('not taken')).toBeLessThan(stdout.indexOf('@@'));
    expect(stdout.match(/^[-+](?![-+]).*/gm)).toEqual(['-    da: Forside', '+    da: Hjem']);
    expect(read(NAVIGATION)).toBe(options.length > 0 ? before : before.replace('da: Forside', 'da: Hjem'));
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

  it('names the letter that a spreadsheet saved in another encoding', async () => {
    const table = `file,field,source,target\n${NAVIGATION},home.label.da,Home,Til forsiden på ny\n`;
    writeFileSync(join(root, 'texts.csv'), Buffer.from(table, 'latin1'));
    const { status, stdout, stderr } = await run('--import', 'texts.csv');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^texts\.csv:2:58 {2}A character here is not UTF-8\. .*"CSV UTF-8"\.\n\n1 error/);
  });

  it('exports nothing if a file of the content cannot be read, so that no text is missing', async () => {
    writeFileSync(join(root, NAVIGATION), `main:\n  - label: [\n`);
    expect(await run('--export', 'texts.csv')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining(NAVIGATION) as string,
    });
    expect(existsSync(join(root, 'texts.csv'))).toBe(false);
  });

  it('keeps a file with translations that are not on the site when it exports again', async () => {
    await run('--export', 'texts.csv');
    expect((await run('--export', 'texts.csv')).stdout).not.toContain('kept');
    const returned = read('texts.csv').replace(',About,Om mig', ',About,Om os');
    writeFileSync(join(root, 'texts.csv'), returned);
    expect((await run('--export', 'texts.csv')).stdout).toContain("It's kept as texts.1.csv.");
    expect(read('texts.1.csv')).toBe(returned);
  });

  it.each([
    [['--export', 'nowhere/texts.csv'], "nowhere/texts.csv can't be written"],
    [['--export', 'texts.docx'], '"texts.docx" doesn\'t end in .xlf, .xliff, .csv.'],
    [['--export', 'texts.csv', '--to', 'sv'], 'Texts aren\'t translated to "sv".'],
    [['--import', 'nowhere.csv'], "nowhere.csv can't be read"],
  ])('exits with 2 for the arguments %j', async (args, message) => {
    const { status, stderr } = await run(...args);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(message) as string });
  });

  it('ends its process with the exit code', async () => {
    expect(await startCommand('content:translations', root, ['--import', 'nowhere.csv'])).toMatchObject({
      status: 2,
    });
  });
});
