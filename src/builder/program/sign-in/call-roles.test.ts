import { describe, expect, it } from 'vitest';
import { ROLES } from '../../protocol/roles.ts';
import { CALL_INPUTS } from '../../protocol/calls.ts';
import { CALL_ROLES } from '../../server/call-roles.ts';
import { OF_PAGE, servePeople } from './__fixtures__/people-server.ts';

const CALLS = Object.keys(CALL_INPUTS);

const EDITORS = ['editor', 'owner'];

/** What only some may do. Everything else is for everybody. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  startHistory: ['owner'],
  push: EDITORS,
  pull: EDITORS,
  createDraft: EDITORS,
  applyDraft: EDITORS,
  discardDraft: EDITORS,
  resumeDraft: EDITORS,
  publish: EDITORS,
  cancelPublication: EDITORS,
  makeLive: EDITORS,
  previewLinks: EDITORS,
  createPreviewLink: EDITORS,
  withdrawPreviewLink: EDITORS,
  enquiries: EDITORS,
  markEnquiry: EDITORS,
  deleteEnquiry: EDITORS,
  reviews: EDITORS,
  review: EDITORS,
  discardReviewed: EDITORS,
  answerReview: EDITORS,
  ...Object.fromEntries(
    ['people', 'inviting', 'invite', 'removePerson', 'endSessions'].map((call) => [call, ['owner']]),
  ),
};

it('has a role for each call', () => expect(Object.keys(CALL_ROLES).sort()).toEqual([...CALLS, 'upload'].sort()));

describe.each(ROLES)('the role %s', (role) => {
  it('makes the calls that it may, and is refused all others with a sentence', async () => {
    const { ask, join, tokenOf } = await servePeople();
    const { cookie } = await join('Anna', role);
    const headers = { ...OF_PAGE, Cookie: cookie, 'X-Builder-Token': await tokenOf(cookie) };
    for (const call of CALLS) {
      const { status, body } = await ask(`/_builder/api/${call}`, headers, '{}');
      const isAllowed = (MAY[call] ?? ROLES).includes(role);
      expect(status === 403, call).toBe(!isAllowed);
      expect(/^Only an .*owner can do this\.$/.test(body), call).toBe(!isAllowed);
    }
    const { status } = await ask('/_builder/api/invented', headers, '{}');
    expect(status).toBe(role === 'owner' ? 404 : 403);
  });
});

it('runs no script in the shell but those that carry the nonce of this very response', async () => {
  const { ask, join } = await servePeople();
  const { cookie } = await join('Anna');
  const nonces = new Set<string>();
  for (let time = 0; time < 2; time += 1) {
    const { headers, body } = await ask('/_builder/', { Cookie: cookie, 'Sec-Fetch-Dest': 'document' });
    const { nonce } = JSON.parse(body) as { nonce: string }; // the fixture's page is what it is told
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'self'; script-src 'nonce-.*object-src 'none'; base-uri 'none';/,
    );
    expect(headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic';`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(2);
});

it('lets a call in with the token of its own session, which is no part of the page', async () => {
  const { ask, join, tokenOf } = await servePeople();
  const [anna, bo] = [await join('Anna'), await join('Bo')];
  const page = await ask('/_builder/', { Cookie: anna.cookie, 'Sec-Fetch-Dest': 'document' });
  expect(JSON.parse(page.body)).toEqual({
    person: { id: expect.any(String) as string, name: 'Anna', role: 'owner' },
    token: '',
    nonce: expect.any(String) as string,
  });
  const statusWith = async (token: string, headers = {}) => {
    const sent = { ...OF_PAGE, Cookie: anna.cookie, 'X-Builder-Token': token, ...headers };
    return (await ask('/_builder/api/history', sent, '{}')).status;
  };
  const token = await tokenOf(anna.cookie);
  expect(await statusWith(token)).toBe(404);
  for (const other of [await tokenOf(bo.cookie), 'of nobody', '', token.slice(1)])
    expect(await statusWith(other)).toBe(403);
  for (const headers of [
    { Origin: 'https://evil.example' },
    { Origin: 'http://edit.example.com' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Host: 'evil.example' },
    { Host: 'localhost:4180' },
    { Cookie: bo.cookie },
  ])
    expect(await statusWith(token, headers), JSON.stringify(headers)).toBe(403);
});
