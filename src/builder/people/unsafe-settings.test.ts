import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { unsafeSettings } from './unsafe-settings.ts';

const data = mkdtempSync(join(tmpdir(), 'builder-data-'));
afterAll(() => rmSync(data, { recursive: true }));

const SAFE = {
  root: '/srv/site',
  data,
  origin: 'https://edit.example.com',
  people: [{ role: 'owner' }],
  userId: 998,
} as const;

it('finds nothing in a safe set-up', () => expect(unsafeSettings(SAFE)).toEqual([]));

it.each([
  ['an address without https', { origin: 'http://localhost:4180' }, 'set BUILDER_ORIGIN to an address with https'],
  ['previews at the name of the builder', { previewOrigin: 'https://edit.example.com:8443' }, 'Set it to another name'],
  ['previews without https', { previewOrigin: 'http://localhost:4182' }, 'set PREVIEW_ORIGIN to an address with https'],
  ['data in the project', { root: join(data, '..') }, 'Set BUILDER_DATA to a folder elsewhere'],
  ['root', { userId: 0 }, 'Give it a user of its own.'],
  ['no owner', { people: [{ role: 'editor' }] as const }, '--invite NAME --role owner'],
])('finds %s', (_name, settings, remedy) => {
  expect(unsafeSettings({ ...SAFE, ...settings })).toEqual([expect.stringContaining(remedy)]);
});

it('finds a folder that others may read', () => {
  chmodSync(data, 0o750);
  expect(unsafeSettings(SAFE)).toEqual([`Others on this machine may read ${data}. Run: chmod 700 ${data}`]);
});
