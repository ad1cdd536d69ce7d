import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addEnquiry } from '../src/builder/enquiries/enquiries.ts';
import { BUILDER_BUNDLES } from '../src/build/builder/bundle-builder.ts';
import { addNote } from '../src/builder/notes/notes.ts';
import { openDatabase } from '../src/builder/people/database.ts';
import { listPeople } from '../src/builder/people/people.ts';
import { copyProject } from '../tools/project-fixture.ts';
import {
  accessFromEnvironment,
  backUpByCommand,
  checkByCommand,
  forgetByCommand,
  inviteByCommand,
  moveByCommand,
  portOfAddress,
} from './commands/builder-people.ts';

const lines: string[] = [];
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'builder-people-'));
  lines.length = 0;
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const command = () => ({ root, usage: 'Usage', say: (line: string) => void lines.push(line) });
const openAt = (origin: string) => vi.stubEnv('BUILDER_ORIGIN', origin);

it('serves this machine alone without an address', () => {
  openAt('');
  expect(accessFromEnvironment(root)).toBeUndefined();
  expect(portOfAddress(undefined, 4180)).toBe(4180);
});

it('invites somebody to the address', () => {
  openAt('https://edit.example.com');
  expect(inviteByCommand(command(), ' Anna ', 'owner')).toBe(0);
  expect(lines).toEqual([
    'A link for Anna. It works once, for an hour:',
    expect.stringMatching(/^https:\/\/edit\.example\.com\/_builder\/invitation#[\w-]{43}$/),
  ]);
});

it('knows the address from its first start, and refuses another one', () => {
  openAt('https://edit.example.com');
  accessFromEnvironment(root)?.database.close();
  openAt('');
  inviteByCommand(command(), 'Anna', 'editor');
  expect(lines[1]).toContain('https://edit.example.com/');
  openAt('https://other.example');
  expect(() => accessFromEnvironment(root)).toThrow('--move-to https://other.example');
  expect(moveByCommand(command(), 'https://other.example')).toBe(0);
  expect(lines).toContain('The builder is at https://other.example now. All passkeys and sessions have ended.');
  expect(accessFromEnvironment(root)?.origin).toBe('https://other.example');
});

it.each([
  ['without an address', '', 'Anna', 'owner', 1, 'Set BUILDER_ORIGIN'],
  ['to an address without https', 'http://edit.example.com', 'Anna', 'owner', 1, 'Passkeys need https'],
  ['without a role', 'https://edit.example.com', 'Anna', '', 2, 'Name a role'],
  ['with another role', 'https://edit.example.com', 'Anna', 'admin', 2, 'Name a role'],
  ['without a name', 'https://edit.example.com', ' ', 'owner', 2, 'Write a name'],
])('refuses to invite somebody %s', (_name, origin, name, role, exitCode, message) => {
  openAt(origin);
  expect(() => inviteByCommand(command(), name, role)).toThrow(
    expect.objectContaining({ exitCode, message: expect.stringContaining(message) as string }) as Error,
  );
});

it.each([
  ['http://localhost:4300', 4300],
  ['http://localhost', 80],
  ['https://edit.example.com', 4180],
])('listens for %s at port %i', (origin, port) => expect(portOfAddress(origin, 4180)).toBe(port));

/** Invites somebody, and adds them as if they had created a passkey. */
function withPerson(name: string, role = 'owner') {
  openAt('https://edit.example.com');
  vi.stubEnv('BUILDER_DATA', join(root, 'data'));
  const access = accessFromEnvironment(root);
  access?.database.run('INSERT INTO person (id, name, role) VALUES (?, ?, ?)', name, name, role);
  access?.database.close();
}

const peopleNow = () => {
  const access = accessFromEnvironment(root);
  const people = access ? listPeople(access.database).map(({ name }) => name) : [];
  access?.database.close();
  return people;
};

it('forgets a person, with what is known of them', () => {
  withPerson('Anna');
  inviteByCommand(command(), 'Anna', 'owner');
  expect(forgetByCommand(command(), 'Anna')).toBe(0);
  expect(peopleNow()).toEqual([]);
  expect(() => forgetByCommand(command(), 'Anna')).toThrow('Nobody is called Anna, and no message');
});

it('forgets a visitor by name or address', () => {
  vi.stubEnv('BUILDER_DATA', join(root, 'data'));
  const database = openDatabase(join(root, 'data'));
  addEnquiry(database, { name: 'Ida', email: 'ida@example.com', company: '', choice: '', message: 'Hello' });
  database.close();
  expect(forgetByCommand(command(), 'ida@example.com')).toBe(0);
  expect(lines).toEqual([expect.stringMatching(/^Messages from ida@example\.com that were deleted: 1\./)]);
});

it('forgets the author of notes', () => {
  withPerson('Anna');
  const database = openDatabase(join(root, 'data'));
  addNote(database, { file: 'content/pages/home.yaml', path: [] }, 'Lovely', { name: 'Ida', link: 1 });
  database.close();
  expect(forgetByCommand(command(), 'Ida')).toBe(0);
  expect(lines).toEqual([expect.stringMatching(/^Notes that had the name Ida: 1\./)]);
});

it('copies the people to a new file, which can be restored', () => {
  withPerson('Anna');
  const copy = join(root, 'copy.db');
  expect(backUpByCommand(command(), copy)).toBe(0);
  expect(statSync(copy).mode & 0o077).toBe(0);
  expect(() => backUpByCommand(command(), copy)).toThrow('There is a file');
  forgetByCommand(command(), 'Anna');
  rmSync(join(root, 'data'), { recursive: true });
  mkdirSync(join(root, 'data'));
  copyFileSync(copy, join(root, 'data/people.db'));
  expect(peopleNow()).toEqual(['Anna']);
});

it('lists what is unsafe, with what to do', () => {
  withPerson('Bo', 'editor');
  chmodSync(join(root, 'data'), 0o755);
  expect(() => checkByCommand(command())).toThrow(
    expect.objectContaining({
      exitCode: 1,
      message: expect.stringMatching(
        /inside of the project\. Set BUILDER_DATA.*\n.*may read .*Run: chmod 700.*\n(?:.*as root.*\n)?There is no owner\./,
      ) as string,
    }) as Error,
  );
  openAt('');
  expect(checkByCommand(command())).toBe(0);
});

it('leaves the bundle of a builder that runs, after the code has changed, too', () => {
  const copy = copyProject();
  const bundle = join(copy, BUILDER_BUNDLES, 'of-other-code');
  mkdirSync(bundle, { recursive: true });
  const { status, stderr } = spawnSync('node', ['scripts/builder.mjs', '--check'], {
    cwd: copy,
    env: { ...process.env, BUILDER_ORIGIN: 'http://localhost:4180', BUILDER_DATA: join(root, 'data') },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('There is no owner.');
  expect(existsSync(bundle)).toBe(true);
  rmSync(copy, { recursive: true });
});
