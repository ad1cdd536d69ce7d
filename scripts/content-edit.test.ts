import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCases } from '../src/authoring/edit/__fixtures__/read-cases.ts';
import { callCommand, copyContent, startCommand, type CommandResult } from '../tests/support/run-command.ts';
import { contentEdit } from './commands/content-edit.ts';

const ROOT = join(import.meta.dirname, '..');

let root: string;
beforeEach(() => {
  root = copyContent();
});

const inputOf = (input: unknown) => (typeof input === 'string' ? input : JSON.stringify(input));

/** Runs the command in a copy of the site. */
async function run(input: unknown, ...args: string[]): Promise<CommandResult> {
  const ended = await callCommand(contentEdit, root, args, inputOf(input));
  expect(ended.stderr).not.toMatch(/^\s+at .*:\d+/m);
  return ended;
}

/** Runs the command in a process of its own. */
const start = (input: unknown, ...args: string[]) => startCommand('content:edit', root, args, inputOf(input));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const HOME = 'content/pages/home.yaml';
const PRICING = 'content/pricing.yaml';
const hours = (value: unknown) => ({ file: PRICING, operations: [{ op: 'set', path: ['plans', 0, 'hours'], value }] });
const moved = { file: HOME, operations: [{ op: 'move', path: ['sections'], from: 3, to: 2 }] };

const danish = {
  file: HOME,
  operations: [{ op: 'set', path: ['sections', 0, 'eyebrow', 'da'], value: 'På én gang' }],
};

/** Changed lines of a diff. */
const changed = (diff: string) => diff.split('\n').filter((line) => /^[-+](?![-+])/.test(line));

describe('npm run content:edit', () => {
  it('writes several files and prints a diff', async () => {
    const { status, stdout, stderr } = await start({ edits: [hours(61), moved] });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`--- a/${PRICING}\n+++ b/${PRICING}\n`);
    expect(stdout).toContain(`--- a/${HOME}\n+++ b/${HOME}\n`);
    expect(read(PRICING)).toContain('hours: 61 # a month');
  });

  it('prints the same diff with --dry-run and writes nothing', async () => {
    const before = read(PRICING);
    const { status, stdout } = await run({ edits: [hours(61)] }, '--dry-run');
    expect(status).toBe(0);
    expect(changed(stdout)).toHaveLength(2);
    expect(read(PRICING)).toBe(before);
    expect(readdirSync(root)).not.toContain('.local');
  });

  it("inserts a new field in the schema's order", async () => {
    const operations = [{ op: 'put', path: ['sections', 1], key: 'regions', value: ['dk'] }];
    const { stdout } = await run({ edits: [{ file: HOME, operations }] }, '--dry-run');
    expect(stdout).toMatch(/id: client-cases\n\+ {4}regions: \[dk\]\n/);
  });

  it('rejects all edits if one is rejected, with file, line and field', async () => {
    const before = read(PRICING);
    const wrong = { file: HOME, operations: [{ op: 'remove', path: ['sections', 99] }] };
    const { status, stdout, stderr } = await start({ edits: [hours(61), wrong] });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^content\/pages\/home\.yaml:\d+:1 {2}sections {2}The index 99 is out of range/);
    expect(read(PRICING)).toBe(before);
  });

  it('rejects edits that fail the content check, and shows the edited line', async () => {
    const before = read(PRICING);
    const { status, stderr } = await run({ edits: [hours('six')] });
    expect(status).toBe(1);
    expect(stderr).toContain('"six" is text; a whole number is expected.');
    expect(stderr).toContain('hours: six # a month');
    expect(read(PRICING)).toBe(before);
  });

  it('rejects an edit that breaks another file', async () => {
    const { status, stderr } = await run({
      edits: [{ file: HOME, operations: [{ op: 'set', path: ['sections', 4, 'id'], value: 'prices' }] }],
    });
    expect(status).toBe(1);
    expect(stderr).toContain('pricing');
  });

  it('prints warnings about edited content', async () => {
    const path = ['sections', 0, 'eyebrow', 'en'];
    const { status, stderr } = await run({
      edits: [{ file: HOME, operations: [{ op: 'set', path, value: 'Freelance  specialist' }] }],
    });
    expect(status).toBe(0);
    expect(stderr).toContain('1 warning');
  });

  it('shows the edited line of a warning with --dry-run', async () => {
    const operations = [{ op: 'set', path: ['sections', 0, 'eyebrow', 'en'], value: 'Freelance  specialist' }];
    const { stderr } = await run({ edits: [{ file: HOME, operations }] }, '--dry-run');
    expect(stderr).toMatch(/^ +\d+ \| .*Freelance {2}specialist/m);
  });

  it.each([
    ['a Windows code page', Buffer.from(JSON.stringify({ edits: [danish] }), 'latin1'), 'A character here'],
    [
      'UTF-16',
      Buffer.from(`\uFEFF${JSON.stringify({ edits: [hours(61)] })}`, 'utf16le'),
      'The file is saved as UTF-16',
    ],
  ])('rejects input in %s, whose letters would be lost', async (_what, input, message) => {
    const { status, stderr } = await callCommand(contentEdit, root, [], input);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(`standard input:1:`) as string });
    expect(stderr).toContain(message);
  });

  it('reads input with a byte order mark', async () => {
    const input = `\uFEFF${JSON.stringify({ edits: [hours(61)] })}`;
    expect(await run(input, '--dry-run')).toMatchObject({ status: 0 });
  });

  it.each([
    ['no JSON', '{ "edits": [', "standard input:1:1  This isn't JSON"],
    ['no edits', '{}', 'standard input:1:1  edits  '],
    [
      'an unknown operation',
      { edits: [{ file: HOME, operations: [{ op: 'rename', path: [] }] }] },
      'edits[0].operations[0].op',
    ],
    [
      'a file outside of the content',
      { edits: [{ ...moved, file: 'content/../package.json' }] },
      'Only files below content/ are edited',
    ],
    ['a file that is not there', { edits: [{ ...moved, file: 'content/pages/none.yaml' }] }, 'There is no such file.'],
  ])('rejects %s', async (_name, input, message) => {
    const { status, stdout, stderr } = await run(input);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(message);
  });

  it('prints its usage', async () => {
    const { status, stderr } = await start('', '--write');
    expect(status).toBe(2);
    expect(stderr).toContain('Usage: npm run --silent content:edit');
  });
});

const EXAMPLES = readCases(join(ROOT, 'docs/authoring.md')).filter(({ blocks }) => blocks['json']);

it('finds examples in the documentation', () => {
  expect(EXAMPLES.length).toBeGreaterThan(0);
});

it.each(EXAMPLES.map(({ title, blocks }) => [title, blocks] as const))(
  'accepts the example "%s" from docs/authoring.md',
  async (_title, blocks) => {
    // Files that stay as the examples show them, whatever the site says.
    const frozen = join(ROOT, 'src/authoring/edit/__fixtures__/tasks');
    cpSync(join(frozen, 'pricing.yaml'), join(root, PRICING));
    cpSync(join(frozen, 'home.yaml'), join(root, HOME));
    const { status, stdout } = await run(blocks['json'] ?? '', '--dry-run');
    expect(status).toBe(0);
    expect(changed(stdout)).toEqual(changed(blocks['diff'] ?? ''));
  },
);
