import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { ListedPerson } from '../../protocol/people-calls.ts';
import { HERE, servePeople } from './__fixtures__/people-server.ts';

/** A builder with an owner, and what the owner does with their passkey. */
async function withOwner() {
  const served = await servePeople();
  const { call, join } = served;
  const anna = await join('Anna');
  const question = async () =>
    (JSON.parse((await call('confirmation', anna.cookie, {})).body) as { options: { challenge: string } }).options;
  const answer = async () => anna.passkey.signIn(await question(), HERE);
  const listed = async () => JSON.parse((await call('people', anna.cookie, {})).body) as ListedPerson[];
  const idOf = async (name: string) => (await listed()).find((person) => person.name === name)?.id ?? '';
  return { ...served, anna, question, answer, listed, idOf };
}

it('lists everybody with their role and last visit', async () => {
  const { join, listed } = await withOwner();
  await join('Bo', 'contributor');
  const now = Date.now();
  const people = await listed();
  expect(people).toMatchObject([
    { name: 'Anna', role: 'owner', isSelf: true },
    { name: 'Bo', role: 'contributor', isSelf: false },
  ]);
  for (const { visited = 0 } of people) expect(now - visited).toBeLessThan(60_000);
});

it('makes a link for somebody new, with the role', async () => {
  const { call, anna, answer, take } = await withOwner();
  const invited = await call('invite', anna.cookie, { name: 'Bo', role: 'editor', answer: await answer() });
  const { link } = JSON.parse(invited.body) as { link: string };
  const [page, secret] = link.split('#');
  expect(page).toBe('https://edit.example.com/_builder/invitation');
  expect(JSON.parse((await take('invitation/open', { secret })).body)).toEqual({ welcome: 'Welcome, Bo' });
});

it.each([
  ['an answer for signing in', async ({ anna, challenge }: Opened) => anna.passkey.signIn(await challenge(), HERE)],
  [
    'the passkey of somebody else',
    async ({ join, question }: Opened) => (await join('Mallory')).passkey.signIn(await question(), HERE),
  ],
  [
    'the question of somebody else',
    async ({ join, call, anna }: Opened) => {
      const { cookie } = await join('Mallory');
      const { options } = JSON.parse((await call('confirmation', cookie, {})).body) as {
        options: { challenge: string };
      };
      return anna.passkey.signIn(options, HERE);
    },
  ],
  [
    'another site',
    async ({ anna, question }: Opened) =>
      anna.passkey.signIn(await question(), { ...HERE, origin: 'https://evil.example' }),
  ],
  ['nothing', () => Promise.resolve({ id: '', response: { clientDataJSON: '' } })],
])('changes nobody with %s', async (_name, answerOf) => {
  const opened = await withOwner();
  await opened.join('Bo', 'editor');
  for (const [name, input] of [
    ['invite', { name: 'Eve', role: 'owner' }],
    ['removePerson', { person: await opened.idOf('Bo') }],
    ['endSessions', { person: await opened.idOf('Bo') }],
  ] as const) {
    const answer = await answerOf(opened);
    expect((await opened.call(name, opened.anna.cookie, { ...input, answer })).status, name).toBe(422);
  }
  const names = (await opened.listed()).map(({ name }) => name).filter((name) => name !== 'Mallory');
  expect(names).toEqual(['Anna', 'Bo']);
  expect(opened.database.all('SELECT * FROM invitation')).toEqual([]);
});
type Opened = Awaited<ReturnType<typeof withOwner>>;

it('counts an answer of the passkey once', async () => {
  const { call, anna, answer } = await withOwner();
  const used = await answer();
  expect((await call('invite', anna.cookie, { name: 'Bo', role: 'editor', answer: used })).status).toBe(200);
  expect((await call('invite', anna.cookie, { name: 'Eve', role: 'owner', answer: used })).status).toBe(422);
});

it('puts somebody out at once who is removed, with all that they follow', async () => {
  const { call, ask, open, join, anna, answer, idOf, listed, events } = await withOwner();
  const bo = await join('Bo', 'editor');
  const following = await open('/_builder/events', { Cookie: bo.cookie });
  const removed = await call('removePerson', anna.cookie, { person: await idOf('Bo'), answer: await answer() });
  expect(removed.status).toBe(200);
  events.push({ name: 'after' });
  expect(await text(following)).not.toContain('after');
  expect((await ask('/us/', { Cookie: bo.cookie })).status).toBe(401);
  expect(await listed()).toMatchObject([{ name: 'Anna' }]);
});

it('ends the sessions of a person, who may sign in again', async () => {
  const { call, ask, take, join, challenge, anna, answer, idOf } = await withOwner();
  const bo = await join('Bo', 'editor');
  await call('endSessions', anna.cookie, { person: await idOf('Bo'), answer: await answer() });
  expect((await ask('/us/', { Cookie: bo.cookie })).status).toBe(401);
  expect((await take('sign-in/finish', { answer: bo.passkey.signIn(await challenge(), HERE) })).status).toBe(200);
});

it('keeps the last owner', async () => {
  const { call, join, anna, answer, idOf } = await withOwner();
  const remove = async () => call('removePerson', anna.cookie, { person: await idOf('Anna'), answer: await answer() });
  expect(await remove()).toMatchObject({ status: 422, body: 'This is the only owner. Invite another owner first.' });
  await join('Bo', 'owner');
  expect((await remove()).status).toBe(200);
});
