import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { THOROUGH } from '../../../tests/support/thorough.ts';
import { openJournal } from './edit-journal.ts';
import { recordEdit } from './edit-record.ts';
import { listEdits } from './undone-edits.ts';
import { recoverChanges, writeChanges } from './write-changes.ts';

vi.setConfig({ testTimeout: 600_000 });

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'edit-'));
  mkdirSync(join(root, 'content'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const A = 'content/a.yaml';
const B = 'content/b.yaml';

describe('a group of changes', () => {
  it('writes, creates and removes files, and leaves no other file behind', () => {
    write(A, 'a: 1\n');
    write(B, 'b: 1\n');
    const made = writeChanges(root, [
      { file: A, before: 'a: 1\n', after: 'a: 2\n' },
      { file: B, before: 'b: 1\n', after: null },
      { file: 'content/new/c.yaml', before: null, after: 'c: 1\n' },
    ]);
    expect(made).toEqual([]);
    expect(read(A)).toBe('a: 2\n');
    expect(read('content/new/c.yaml')).toBe('c: 1\n');
    expect(readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' }).sort()).toEqual([
      'a.yaml',
      'new',
      'new/c.yaml',
    ]);
    expect(readdirSync(join(root, '.local/content-edit'))).toEqual([]);
  });

  it('keeps the byte order mark and the permissions of a file', () => {
    write(A, '\uFEFFa: 1\n');
    chmodSync(join(root, A), 0o600);
    writeChanges(root, [{ file: A, before: '\uFEFFa: 1\n', after: '\uFEFFa: 2\n' }]);
    expect(read(A)).toBe('\uFEFFa: 2\n');
    expect(statSync(join(root, A)).mode & 0o777).toBe(0o600);
  });

  it('writes nothing if one of the files has changed meanwhile', () => {
    write(A, 'a: 1\n');
    write(B, 'b: 1 # by hand\n');
    const [problem] = writeChanges(root, [
      { file: A, before: 'a: 1\n', after: 'a: 2\n' },
      { file: B, before: 'b: 1\n', after: 'b: 2\n' },
    ]);
    expect(problem).toMatchObject({ file: B, message: 'The file has changed since this edit was made.' });
    expect(read(A)).toBe('a: 1\n');
    expect(read(B)).toBe('b: 1 # by hand\n');
  });

  it("rolls back if a later file can't be written", () => {
    write(A, 'a: 1\n');
    write(B, 'b: 1\n');
    mkdirSync(join(root, 'content/.b.yaml.content-edit'));
    const [problem] = writeChanges(root, [
      { file: A, before: 'a: 1\n', after: 'a: 2\n' },
      { file: B, before: 'b: 1\n', after: 'b: 2\n' },
    ]);
    expect(problem?.message).toMatch(/^The files can't be written: EISDIR/);
    expect([read(A), read(B)]).toEqual(['a: 1\n', 'b: 1\n']);
    expect(recoverChanges(root)).toEqual([]);
  });

  it('is rejected while another process writes', () => {
    write(A, 'a: 1\n');
    openJournal(root, []);
    const journal = join(root, '.local/content-edit/journal.json');
    writeFileSync(journal, readFileSync(journal, 'utf8').replace(/"process":\d+/, `"process":${process.ppid}`));
    const [problem] = writeChanges(root, [{ file: A, before: 'a: 1\n', after: 'a: 2\n' }]);
    expect(problem?.message).toBe('Another edit is being written.');
    expect(read(A)).toBe('a: 1\n');
  });

  it('waits for another process that is about to finish', async () => {
    write(A, 'a: 1\n');
    openJournal(root, []);
    const journal = join(root, '.local/content-edit/journal.json');
    const other = spawn('sh', ['-c', 'sleep 0.2; rm "$0"', journal]);
    writeFileSync(journal, readFileSync(journal, 'utf8').replace(/"process":\d+/, `"process":${other.pid}`));
    expect(writeChanges(root, [{ file: A, before: 'a: 1\n', after: 'a: 2\n' }])).toEqual([]);
    await once(other, 'exit');
    expect(read(A)).toBe('a: 2\n');
  });

  it('touches no file if the disk fills up at the last one', () => {
    write(A, 'a: 1\n');
    write(B, 'b: 1\n');
    const identity = () => [A, B].map((file) => statSync(join(root, file)).ino);
    const before = identity();
    symlinkSync('/dev/full', join(root, 'content/.b.yaml.content-edit'));
    const [problem] = writeChanges(root, [
      { file: A, before: 'a: 1\n', after: 'a: 2\n' },
      { file: B, before: 'b: 1\n', after: 'b: 2\n' },
    ]);
    expect(problem?.message).toBe('The disk is full, so nothing was changed.');
    expect(identity()).toEqual(before);
    expect(readdirSync(join(root, 'content')).sort()).toEqual(['a.yaml', 'b.yaml']);
    expect(readdirSync(join(root, '.local/content-edit'))).toEqual([]);
  });
});

describe('rejects a path', () => {
  it.each([
    ['outside of the content', 'package.json'],
    ['with a way up', 'content/../a.yaml'],
    ['that is absolute', '/etc/passwd.yaml'],
    ['with another slash', 'content\\a.yaml'],
    ['of a hidden file', 'content/.a.yaml'],
    ['of another kind of file', 'content/a.txt'],
    ['with a sign that ends it early', 'content/a.yaml\0.yaml'],
  ])('%s', (_name, file) => {
    const [problem] = writeChanges(root, [{ file, before: null, after: 'a: 1\n' }]);
    expect(problem?.message).toMatch(/^Only files below content\//);
  });

  it('that is a symbolic link, or leads through one', () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    writeFileSync(join(outside, 'a.yaml'), 'a: 1\n');
    symlinkSync(join(outside, 'a.yaml'), join(root, A));
    symlinkSync(outside, join(root, 'content/folder'));
    const problems = [A, 'content/folder/a.yaml', 'content/folder/new.yaml'].map(
      (file) => writeChanges(root, [{ file, before: 'a: 1\n', after: 'a: 2\n' }])[0]?.message,
    );
    expect(problems).toEqual([
      'content/a.yaml is a link; links are not followed.',
      'content/folder is a link; links are not followed.',
      'content/folder is a link; links are not followed.',
    ]);
    expect(readFileSync(join(outside, 'a.yaml'), 'utf8')).toBe('a: 1\n');
    rmSync(outside, { recursive: true });
  });

  it('that is a folder with the name of a file', () => {
    mkdirSync(join(root, A));
    const [problem] = writeChanges(root, [{ file: A, before: null, after: 'a: 1\n' }]);
    expect(problem?.message).toBe('content/a.yaml is no file.');
  });
});

describe('an unfinished group of changes', () => {
  const crash = (changes: Parameters<typeof openJournal>[1], requests: string[] = []) => {
    openJournal(root, changes, requests);
    const journal = join(root, '.local/content-edit/journal.json');
    // No process has this number.
    writeFileSync(journal, readFileSync(journal, 'utf8').replace(/"process":\d+/, '"process":4194305'));
  };
  const CHANGES = [
    { file: A, before: 'a: 1\n', after: 'a: 2\n' },
    { file: B, before: 'b: 1\n', after: null },
  ];

  it('is completed after a crash', () => {
    write(A, 'a: 2\n');
    write(B, 'b: 1\n');
    crash(CHANGES);
    write('content/.b.yaml.content-edit', 'half');
    expect(recoverChanges(root)).toEqual([A, B]);
    expect(readdirSync(join(root, 'content'))).toEqual(['a.yaml']);
    expect(recoverChanges(root)).toEqual([]);
    expect(listEdits(root)).toMatchObject([{ label: 'Change that was interrupted', files: [A, B], undone: false }]);
  });

  it('is recorded once if the crash came after its record', () => {
    write(A, 'a: 2\n');
    crash(CHANGES);
    recordEdit(root, { changes: CHANGES, label: 'Mine' });
    expect(recoverChanges(root)).toEqual([A, B]);
    expect(listEdits(root)).toMatchObject([{ label: 'Mine' }]);
  });

  it('is known by all requests that asked for it', () => {
    write(A, 'a: 2\n');
    const requests = Array.from({ length: 250 }, (_, index) => `request ${index}`);
    crash([{ file: A, before: 'a: 1\n', after: 'a: 2\n' }], requests);
    recoverChanges(root);
    expect(listEdits(root).map((one) => one.requests)).toEqual([requests]);
  });

  it('is recorded edit by edit if the crash came after the records', () => {
    write(A, 'a: 2\n');
    write(B, 'b: 2\n');
    const each = [
      { file: A, before: 'a: 1\n', after: 'a: 2\n' },
      { file: B, before: 'b: 1\n', after: 'b: 2\n' },
    ];
    crash(each, ['first', 'second']);
    for (const [index, change] of each.entries())
      recordEdit(root, { changes: [change], label: `Edit ${index}`, requests: [['first', 'second'][index] ?? ''] });
    recoverChanges(root);
    expect(listEdits(root).map(({ label }) => label)).toEqual(['Edit 0', 'Edit 1']);
  });

  it('is rolled back if one of the files has changed since', () => {
    write(A, 'a: 2\n');
    write(B, 'b: 3\n');
    crash(CHANGES);
    recoverChanges(root);
    expect([read(A), read(B)]).toEqual(['a: 1\n', 'b: 3\n']);
    expect(listEdits(root)).toEqual([]);
    expect(existsSync(join(root, '.local/content-edit/journal.json'))).toBe(false);
  });
});

/** How many edits each of two processes makes. */
const EDITS = THOROUGH ? 400 : 60;

it('records an edit before another process writes', () => {
  write(A, 'a: 1\n');
  const changes = [{ file: A, before: 'a: 1\n', after: 'a: 2\n' }];
  let isOpen: boolean | undefined;
  writeChanges(root, changes, () => (isOpen = !openJournal(root, changes)));
  expect(isOpen).toBe(true);
});

it('two processes write one after the other, and each edit has its own record', async () => {
  const script = join(import.meta.dirname, '__fixtures__/write-and-record.ts');
  const start = (file: string) =>
    once(
      spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script, root, file, `${EDITS}`], {
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
      'exit',
    );
  expect(await Promise.all([start(A), start(B)])).toEqual([
    [0, null],
    [0, null],
  ]);
  expect([read(A), read(B)]).toEqual([`number: ${EDITS}\n`, `number: ${EDITS}\n`]);
  const recorded = listEdits(root).flatMap(({ files }) => files);
  expect([A, B].map((file) => recorded.filter((one) => one === file).length)).toEqual([EDITS, EDITS]);
});

/** How often a process is killed. */
const KILLS = THOROUGH ? 100 : 10;

it(`leaves every file old or new when it is killed, and the group whole at the next start (${KILLS} times)`, async () => {
  const files = Array.from({ length: 10 }, (_, index) => `content/file-${index}.yaml`);
  const textOf = (number: number) => `number: ${number}\n${'# filling\n'.repeat(500)}`;
  for (const file of files) write(file, textOf(0));
  let interrupted = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const script = join(import.meta.dirname, '__fixtures__/write-until-killed.ts');
    const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script, root], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await sleep(Math.random() * 80);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const numbers = files.map((file) => Number(/\d+/.exec(read(file))?.[0]));
    files.forEach((file, index) => expect(read(file)).toBe(textOf(numbers[index] ?? 0)));
    if (recoverChanges(root).length > 0) interrupted += 1;
    const [first = 0] = files.map((file) => Number(/\d+/.exec(read(file))?.[0]));
    for (const file of files) expect(read(file)).toBe(textOf(first));
    expect(readdirSync(join(root, 'content')).sort()).toEqual(files.map((file) => file.slice(8)).sort());
  }
  expect(interrupted).toBeGreaterThan(0);
});
