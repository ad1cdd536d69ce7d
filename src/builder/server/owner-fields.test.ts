import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../protocol/roles.ts';
import { actAs } from './acting-person.ts';
import { OWNER_FIELDS } from './owner-fields.ts';
import { builderProject } from './__fixtures__/builder-project.ts';

const SITE = 'content/site.yaml';
const VALUES: Record<(typeof OWNER_FIELDS)[number], string> = {
  url: 'https://www.other.example',
  formEndpoint: 'https://evil.example/form',
  geolocationEndpoint: 'https://evil.example/where',
  tagManagerId: 'GTM-EVIL123',
  searchConsoleToken: 'x'.repeat(43),
};

const project = builderProject();
afterEach(() => project.restore());
afterAll(() => project.remove());

const as = <T>(role: Role, run: () => T): T =>
  actAs({ id: 'anna', name: 'Anna', role, host: 'edit.example.com', session: 'a' }, run);

/** Writes a field of the site as a crafted call could. */
function put(role: Role, key: string, value: string) {
  const isThere = project.read(SITE).includes(`\n${key}:`);
  const operation = isThere ? { op: 'set' as const, path: [key], value } : { op: 'put' as const, path: [], key, value };
  const request = { edits: [{ file: SITE, operations: [operation] }] };
  return as(role, () => project.calls.edit({ request, label: 'Edit', hashes: {}, guards: [] }));
}

describe.each(ROLES)('the role %s', (role) => {
  it.each(OWNER_FIELDS)('changes %s if it is an owner', async (field) => {
    const before = project.read(SITE);
    const outcome = await put(role, field, VALUES[field]);
    expect(outcome.ok).toBe(role === 'owner');
    expect(project.read(SITE) === before).toBe(role !== 'owner');
    const messages = outcome.problems.map(({ message }) => message);
    expect(messages.includes('Only an owner can change the site’s address and its outside services.')).toBe(
      role !== 'owner',
    );
  });

  it('changes other values of the same file', async () => {
    expect(await put(role, 'name', 'Another Name')).toMatchObject({ ok: true });
  });
});

it('refuses others also by undo and redo', async () => {
  await put('owner', 'url', VALUES.url);
  expect(await as('editor', () => project.calls.undo({}))).toMatchObject({ ok: false });
  expect(project.read(SITE)).toContain(VALUES.url);
  expect(await as('owner', () => project.calls.undo({}))).toMatchObject({ ok: true });
  expect(await as('contributor', () => project.calls.redo({}))).toMatchObject({ ok: false });
  expect(project.read(SITE)).not.toContain(VALUES.url);
});
