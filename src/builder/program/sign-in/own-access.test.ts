import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { ListedPasskey, ListedSession } from '../../protocol/own-access-calls.ts';
import type { ListedPerson } from '../../protocol/people-calls.ts';
import { cookieOf, HERE, servePeople } from './__fixtures__/people-server.ts';
import { createSoftwarePasskey } from './__fixtures__/software-passkey.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1';

/** A builder with a contributor, who is signed in on a laptop and a phone, and an owner. */
async function withTwoDevices() {
  const served = await servePeople();
  const { call, take, join, challenge } = served;
  const owner = await join('Anna');
  const bo = await join('Bo', 'contributor');
  const answer = async (person = bo, cookie = person.cookie) => {
    const asked = JSON.parse((await call('confirmation', cookie, {})).body) as { options: { challenge: string } };
    return person.passkey.signIn(asked.options, HERE);
  };
  const signedIn = { answer: bo.passkey.signIn(await challenge(), HERE) };
  const phone = cookieOf(await take('sign-in/finish', signedIn, { 'User-Agent': PHONE }));
  const sessions = async (cookie = bo.cookie) =>
    JSON.parse((await call('sessions', cookie, {})).body) as ListedSession[];
  const isIn = async (cookie: string) => (await served.ask('/us/', { Cookie: cookie })).status === 200;
  return { ...served, owner, bo, phone, answer, sessions, isIn };
}
type Opened = Awaited<ReturnType<typeof withTwoDevices>>;

it('lists where a person is signed in, with the devices', async () => {
  const { sessions, phone } = await withTwoDevices();
  const listed = await sessions();
  expect(listed).toMatchObject([{ browser: 'Safari', system: 'iPhone', isThis: false }, { isThis: true }]);
  for (const { created, used } of listed) expect(Math.abs(Date.now() - created) + used - created).toBeLessThan(60_000);
  expect((await sessions(phone)).map(({ isThis }) => isThis)).toEqual([true, false]);
});

it('ends a session at once, with what it follows', async () => {
  const { call, open, phone, bo, answer, sessions, events, isIn } = await withTwoDevices();
  const following = await open('/_builder/events', { Cookie: phone });
  const id = (await sessions()).find(({ isThis }) => !isThis)?.id;
  expect((await call('endSession', bo.cookie, { id, answer: await answer() })).status).toBe(200);
  events.push({ name: 'after' });
  expect(await text(following)).not.toContain('after');
  expect([await isIn(phone), await isIn(bo.cookie)]).toEqual([false, true]);
  expect(await sessions()).toMatchObject([{ isThis: true }]);
});

it('ends all sessions but the one that asks, and those of nobody else', async () => {
  const { call, phone, bo, owner, answer, isIn } = await withTwoDevices();
  await call('endOtherSessions', phone, { answer: await answer(bo, phone) });
  expect([await isIn(phone), await isIn(bo.cookie), await isIn(owner.cookie)]).toEqual([true, false, true]);
});

it('ends no session of somebody else, and does not say whether there is one', async () => {
  const { call, bo, owner, answer, sessions, isIn } = await withTwoDevices();
  const [{ id } = { id: '' }] = await sessions(owner.cookie);
  const foreign = await call('endSession', bo.cookie, { id, answer: await answer() });
  const unknown = await call('endSession', bo.cookie, { id: 'of nobody', answer: await answer() });
  expect(foreign).toMatchObject({ status: unknown.status, body: unknown.body });
  expect(await isIn(owner.cookie)).toBe(true);
});

it.each([
  ['the passkey of somebody else', ({ owner, answer }: Opened) => answer(owner)],
  ['an answer for signing in', async ({ bo, challenge }: Opened) => bo.passkey.signIn(await challenge(), HERE)],
  [
    'an answer that was used',
    async ({ call, bo, answer }: Opened) => {
      const used = await answer();
      await call('endSession', bo.cookie, { id: 'of nobody', answer: used });
      return used;
    },
  ],
  ['nothing', () => Promise.resolve({ id: '', response: { clientDataJSON: '' } })],
])('ends nothing with %s', async (_name, answerOf) => {
  const opened = await withTwoDevices();
  const { call, bo, phone, sessions, isIn } = opened;
  const [{ id } = { id: '' }] = await sessions();
  for (const [name, input] of [
    ['endSession', { id }],
    ['endOtherSessions', {}],
    ['addDevice', {}],
    ['removePasskey', { id: 'of nobody' }],
  ] as const)
    expect((await call(name, bo.cookie, { ...input, answer: await answerOf(opened) })).status, name).toBe(422);
  expect(await isIn(phone)).toBe(true);
});

/** Creates a passkey by a link, as a browser does. */
async function follow({ take }: Opened, secret: string, headers: Record<string, string> = {}) {
  const options = await take('device/options', { secret }, headers);
  if (options.status !== 200) return options;
  const passkey = createSoftwarePasskey();
  const answer = passkey.create(JSON.parse(options.body) as { challenge: string }, HERE);
  return { passkey, ...(await take('device/accept', { answer }, headers)) };
}

/** Makes a link for another device. Returns its secret. */
async function makeLink({ call, bo, answer }: Opened): Promise<string> {
  const { status, body } = await call('addDevice', bo.cookie, { answer: await answer() });
  expect(status).toBe(200);
  const [page, secret = ''] = (JSON.parse(body) as { link: string }).link.split('#');
  expect(page).toBe('https://edit.example.com/_builder/device');
  return secret;
}

describe('a link for another device', () => {
  it('creates a further passkey of the same person, and signs in', async () => {
    const opened = await withTwoDevices();
    const { ask, take, call, challenge, bo, sessions, isIn } = opened;
    const secret = await makeLink(opened);
    expect((await take('device/open', { secret })).body).toBe('{"welcome":"Add this device, Bo"}');
    const added = await follow(opened, secret, { 'User-Agent': PHONE });
    expect(JSON.parse(added.body)).toEqual({});
    expect((await ask('/us/', { Cookie: cookieOf(added) })).body).toBe('Bo contributor');
    expect(await isIn(bo.cookie)).toBe(true);
    expect(await sessions()).toHaveLength(3);
    expect(JSON.parse((await call('passkeys', bo.cookie, {})).body)).toMatchObject([
      { isThis: true },
      { browser: 'Safari', system: 'iPhone', isThis: false },
    ]);
    for (const passkey of [bo.passkey, 'passkey' in added ? added.passkey : bo.passkey]) {
      const answer = passkey.signIn(await challenge(), HERE);
      expect((await take('sign-in/finish', { answer })).status).toBe(200);
    }
    const recovered = await take('sign-in/recover', { code: bo.codes[0] });
    expect(recovered.status).toBe(200);
  });

  it('works once, also if several try at the same time', async () => {
    const opened = await withTwoDevices();
    const { take, call, bo } = opened;
    const secret = await makeLink(opened);
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const options = JSON.parse((await take('device/options', { secret })).body) as { challenge: string };
        return createSoftwarePasskey().create(options, HERE);
      }),
    );
    const taken = await Promise.all(answers.map((answer) => take('device/accept', { answer })));
    expect(taken.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400, 400, 400]);
    expect(JSON.parse((await call('passkeys', bo.cookie, {})).body)).toHaveLength(2);
    expect(await take('device/open', { secret })).toMatchObject({
      status: 400,
      body: 'This link doesn’t work anymore. Create a new one under “Your devices”, where you’re signed in.',
    });
  });

  it.each([
    ['its time is over', ({ database }: Opened) => void database.run('UPDATE device_link SET expires = ?', Date.now())],
    ['its session has ended', ({ take, bo }: Opened) => take('sign-out', {}, { Cookie: bo.cookie })],
    ['its person was removed', ({ database }: Opened) => void database.run("DELETE FROM person WHERE name = 'Bo'")],
  ])('creates nothing once %s, even if the passkey was asked for before', async (_name, end) => {
    const opened = await withTwoDevices();
    const { take } = opened;
    const secret = await makeLink(opened);
    const options = JSON.parse((await take('device/options', { secret })).body) as { challenge: string };
    const answer = createSoftwarePasskey().create(options, HERE);
    await end(opened);
    expect((await take('device/accept', { answer })).status).toBe(400);
    expect((await follow(opened, secret)).status).toBe(400);
  });

  it('does nothing in a browser in which somebody else is signed in, and is not used up', async () => {
    const opened = await withTwoDevices();
    const { take, owner, call, bo, isIn } = opened;
    const secret = await makeLink(opened);
    const other = { Cookie: owner.cookie };
    expect((await take('device/open', { secret }, other)).body).toContain('you’re signed in here as Anna');
    expect((await follow(opened, secret, other)).status).toBe(400);
    const options = JSON.parse((await take('device/options', { secret })).body) as { challenge: string };
    const answer = createSoftwarePasskey().create(options, HERE);
    expect((await take('device/accept', { answer }, other)).status).toBe(400);
    expect(JSON.parse((await call('passkeys', bo.cookie, {})).body)).toHaveLength(1);
    expect(await isIn(owner.cookie)).toBe(true);
    expect((await follow(opened, secret)).status).toBe(200);
  });

  it('is made by nobody for somebody else', async () => {
    const { call, bo, owner, answer, listed } = await withListedPeople();
    const anna = listed.find(({ name }) => name === 'Anna')?.id;
    const crafted = await call('addDevice', bo.cookie, { person: anna, answer: await answer() });
    expect(crafted.status).toBe(400);
    const withForeignKey = await call('addDevice', bo.cookie, { answer: await answer(owner) });
    expect(withForeignKey.status).toBe(422);
  });

  it('is no invitation, and an invitation is no such link', async () => {
    const opened = await withTwoDevices();
    const { take, invite } = opened;
    const secret = await makeLink(opened);
    expect((await take('invitation/options', { secret })).status).toBe(400);
    expect((await take('device/options', { secret: invite('Eve') })).status).toBe(400);
    const options = JSON.parse((await take('device/options', { secret })).body) as { challenge: string };
    const answer = createSoftwarePasskey().create(options, HERE);
    expect((await take('invitation/accept', { answer })).status).toBe(400);
  });

  it('takes no passkey that somebody has already', async () => {
    const opened = await withTwoDevices();
    const { take, owner } = opened;
    const secret = await makeLink(opened);
    const options = JSON.parse((await take('device/options', { secret })).body) as { challenge: string };
    expect((await take('device/accept', { answer: owner.passkey.create(options, HERE) })).status).toBe(400);
  });
});

async function withListedPeople() {
  const opened = await withTwoDevices();
  const listed = JSON.parse((await opened.call('people', opened.owner.cookie, {})).body) as ListedPerson[];
  return { ...opened, listed };
}

it('removes a passkey, with what was signed in by it, but never the last one', async () => {
  const opened = await withTwoDevices();
  const { take, call, challenge, bo, answer, isIn } = opened;
  const added = await follow(opened, await makeLink(opened));
  const fresh = cookieOf(added);
  const idOf = async (isThis: boolean) =>
    (JSON.parse((await call('passkeys', bo.cookie, {})).body) as ListedPasskey[]).find((one) => one.isThis === isThis)
      ?.id;
  const removed = await call('removePasskey', bo.cookie, { id: await idOf(false), answer: await answer() });
  expect(removed.status).toBe(200);
  expect([await isIn(fresh), await isIn(bo.cookie)]).toEqual([false, true]);
  const used = 'passkey' in added ? added.passkey.signIn(await challenge(), HERE) : {};
  expect((await take('sign-in/finish', { answer: used })).status).toBe(400);
  expect(await call('removePasskey', bo.cookie, { id: await idOf(true), answer: await answer() })).toMatchObject({
    status: 422,
    body: 'This is your only passkey. Add another device first.',
  });
  expect(await isIn(bo.cookie)).toBe(true);
});

it('removes no passkey of somebody else', async () => {
  const { call, bo, owner, answer, isIn, take, challenge } = await withTwoDevices();
  const [{ id } = { id: '' }] = JSON.parse((await call('passkeys', owner.cookie, {})).body) as ListedPasskey[];
  await call('removePasskey', bo.cookie, { id, answer: await answer() });
  expect(await isIn(owner.cookie)).toBe(true);
  const signedIn = { answer: owner.passkey.signIn(await challenge(), HERE) };
  expect((await take('sign-in/finish', signedIn)).status).toBe(200);
});
