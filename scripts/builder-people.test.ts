import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accessFromEnvironment, inviteByCommand, moveByCommand, portOfAddress } from './commands/builder-people.ts';

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
