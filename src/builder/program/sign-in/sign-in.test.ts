import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { listPeople } from '../../people/people.ts';
import { cookieOf, HERE, HOST, OF_PAGE, servePeople } from './__fixtures__/people-server.ts';
import { createSoftwarePasskey, PRESENT } from './__fixtures__/software-passkey.ts';

it('lets somebody who is invited in, and in again', async () => {
  const { ask, take, join, challenge } = await servePeople();
  const { passkey, codes, cookie } = await join('Anna', 'editor');
  expect(codes).toHaveLength(10);
  expect((await ask('/us/', { Cookie: cookie })).body).toBe('Anna editor');
  const again = await take('sign-in/finish', { answer: passkey.signIn(await challenge(), HERE) });
  expect(again.headers['set-cookie']?.[0]).toMatch(
    /^__Host-builder-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect((await ask('/us/', { Cookie: cookieOf(again) })).body).toBe('Anna editor');
});

it('answers everything else with 401 and a sentence, and leads pages to the one for signing in', async () => {
  const { ask } = await servePeople();
  const signedOut = 'You’re signed out. Reload this page to sign in: what you typed is kept.';
  for (const path of [
    '/_builder/api/site',
    '/_builder/events',
    '/_builder/upload',
    '/us/',
    '/images/a.webp',
    '/fonts/a',
  ])
    expect(await ask(path)).toMatchObject({ status: 401, body: signedOut });
  expect(await ask('/us/', { Accept: 'text/html', 'Sec-Fetch-Dest': 'iframe' })).toMatchObject({ status: 401 });
  expect(await ask('/_builder/api/site', { Accept: 'text/html' })).toMatchObject({ status: 401 });
  expect(await ask('/_builder/api/site', OF_PAGE, '{}')).toMatchObject({ status: 401 });
  expect((await ask('/_builder/api/site', { 'Accept-Language': 'da' })).body).toContain('Du er logget ud.');
  const refused = await ask('/us/');
  expect(refused.headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'self'$/);
  const { status, headers } = await ask('/_builder/?page=/about-me', { Accept: 'text/html' });
  expect([status, headers.location]).toEqual([302, '/_builder/sign-in?next=%2F_builder%2F%3Fpage%3D%2Fabout-me']);
  expect(await ask('/_builder/sign-in/nothing')).toMatchObject({ status: 404 });
  expect(await ask('/p/0123456789abcdef/')).toMatchObject({ status: 404 });
});

it('says that it runs, also to this machine', async () => {
  const { ask } = await servePeople();
  expect(await ask('/healthz', { Host: '127.0.0.1:4180' })).toMatchObject({ status: 200, body: 'ok\n' });
});

it('says nothing of who is known', async () => {
  const { take, join, challenge } = await servePeople();
  const { passkey } = await join('Anna');
  const wrong = await take('sign-in/finish', { answer: passkey.signIn({ challenge: 'none' }, HERE) });
  const unknown = await take('sign-in/finish', { answer: createSoftwarePasskey().signIn(await challenge(), HERE) });
  expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  const options = await take('sign-in/options', {});
  expect(JSON.parse(options.body)).not.toHaveProperty('allowCredentials');
});

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a page below the address', { origin: 'https://www.edit.example.com' }],
  ['a page without https', { origin: `http://${HOST}` }],
  ['another name', { host: 'evil.example' }],
  ['a device that has not verified its person', { flags: PRESENT }],
])('refuses the passkey of %s', async (_name, said) => {
  const { take, join, challenge, invite, database } = await servePeople();
  const { passkey } = await join('Anna');
  const answer = passkey.signIn(await challenge(), { ...HERE, ...said });
  const refused = await take('sign-in/finish', { answer });
  expect(refused.status).toBe(400);
  expect(refused.headers['set-cookie']).toBeUndefined();
  const secret = invite('Mallory');
  const options = JSON.parse((await take('invitation/options', { secret })).body) as { challenge: string };
  const created = createSoftwarePasskey().create(options, { ...HERE, ...said });
  expect((await take('invitation/accept', { answer: created })).status).toBe(400);
  expect(listPeople(database)).toHaveLength(1);
});

it('counts the answer of a passkey once', async () => {
  const { take, join, challenge } = await servePeople();
  const { passkey } = await join('Anna');
  const answer = passkey.signIn(await challenge(), HERE);
  expect((await take('sign-in/finish', { answer })).status).toBe(200);
  expect((await take('sign-in/finish', { answer })).status).toBe(400);
});

it('takes no question for signing in as one for a new passkey, nor the other way round', async () => {
  const { take, join, challenge, invite } = await servePeople();
  const { passkey } = await join('Anna');
  const other = createSoftwarePasskey();
  expect((await take('invitation/accept', { answer: other.create(await challenge(), HERE) })).status).toBe(400);
  const options = await take('invitation/options', { secret: invite('Bo') });
  const question = JSON.parse(options.body) as { challenge: string };
  expect((await take('sign-in/finish', { answer: passkey.signIn(question, HERE) })).status).toBe(400);
});

it('refuses a copied passkey, whose counter lags behind', async () => {
  const { take, join, challenge } = await servePeople();
  const { passkey } = await join('Anna');
  const signIn = async (counter: number) =>
    (await take('sign-in/finish', { answer: passkey.signIn(await challenge(), { ...HERE, counter }) })).status;
  expect([await signIn(5), await signIn(4), await signIn(6)]).toEqual([200, 400, 200]);
});

it('uses an invitation for one person, of several who try at the same time', async () => {
  const { take, invite, database } = await servePeople();
  const secret = invite('Bo', 'contributor');
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const options = JSON.parse((await take('invitation/options', { secret })).body) as { challenge: string };
      return createSoftwarePasskey().create(options, HERE);
    }),
  );
  const taken = await Promise.all(answers.map((answer) => take('invitation/accept', { answer })));
  expect(taken.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(taken.filter(({ status }) => status === 400)).toHaveLength(4);
  expect(listPeople(database)).toMatchObject([{ name: 'Bo', role: 'contributor' }]);
  expect(await take('invitation/open', { secret })).toMatchObject({
    status: 400,
    body: 'This link doesn’t work anymore. Ask the person who sent it for a new one.',
  });
});

it('gives a new passkey for a recovery code, and ends the lost one and its sessions', async () => {
  const { ask, take, join, challenge } = await servePeople();
  const { passkey, codes, cookie } = await join('Anna');
  const recovered = await take('sign-in/recover', { code: codes[3] });
  const { secret } = JSON.parse(recovered.body) as { secret: string };
  const options = JSON.parse((await take('invitation/options', { secret })).body) as { challenge: string };
  const fresh = createSoftwarePasskey();
  const accepted = await take('invitation/accept', { answer: fresh.create(options, HERE) });
  expect((await ask('/us/', { Cookie: cookieOf(accepted) })).body).toBe('Anna owner');
  expect((await ask('/us/', { Cookie: cookie })).status).toBe(401);
  expect((await take('sign-in/finish', { answer: passkey.signIn(await challenge(), HERE) })).status).toBe(400);
  expect((await take('sign-in/recover', { code: codes[4] })).status).toBe(400);
});

it('gives a new session to a browser that had one, whoever set its cookie', async () => {
  const { ask, take, join, challenge } = await servePeople();
  const { cookie: foreign } = await join('Mallory');
  const { passkey } = await join('Anna');
  const answer = passkey.signIn(await challenge(), HERE);
  const signedIn = await take('sign-in/finish', { answer }, { Cookie: foreign });
  expect(cookieOf(signedIn)).not.toBe(foreign);
  expect((await ask('/us/', { Cookie: foreign })).status).toBe(401);
  expect((await ask('/us/', { Cookie: `__Host-builder-session=${'a'.repeat(43)}` })).status).toBe(401);
});

it('signs out at once, and ends the events of the session', async () => {
  const { open, ask, take, join, events } = await servePeople();
  const { cookie } = await join('Anna');
  const following = await open('/_builder/events', { Cookie: cookie });
  const signedOut = await take('sign-out', {}, { Cookie: cookie });
  events.push({ name: 'after' });
  expect(await text(following)).toBe('retry: 1000\n\n');
  expect(signedOut.headers['set-cookie']?.[0]).toMatch(/^__Host-builder-session=; Max-Age=0;/);
  expect((await ask('/us/', { Cookie: cookie })).status).toBe(401);
});

it('sends the cookie again an hour after its last use, also to somebody who follows events all the time', async () => {
  const { open, ask, join, events, database } = await servePeople();
  const { cookie } = await join('Anna');
  await open('/_builder/events', { Cookie: cookie });
  expect((await ask('/us/', { Cookie: cookie })).headers['set-cookie']).toBeUndefined();
  database.run('UPDATE session SET used = used - ?', 60 * 60 * 1000 + 1);
  events.push({ name: 'after' });
  const renewed = await ask('/us/', { Cookie: cookie });
  expect(renewed.headers['set-cookie']?.[0]).toContain(`${cookie}; Max-Age=2592000;`);
  expect((await ask('/us/', { Cookie: cookie })).headers['set-cookie']).toBeUndefined();
});

it.each([
  ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['a page below the address', { Origin: 'https://www.edit.example.com', 'Sec-Fetch-Site': 'same-site' }],
  ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['a program without a page', { 'Sec-Fetch-Site': '' }],
  ['a name that leads here', { Host: 'evil.example', Origin: 'https://evil.example' }],
])('takes no step for %s', async (_name, headers) => {
  const { take, ask, join } = await servePeople();
  const { cookie, codes } = await join('Anna');
  for (const [step, input] of [
    ['sign-in/options', {}],
    ['sign-in/recover', { code: codes[0] }],
    ['sign-out', {}],
  ] as const) {
    const { status } = await take(step, input, { Cookie: cookie, ...headers });
    expect([403, 415], step).toContain(status);
  }
  expect((await ask('/us/', { Cookie: cookie })).status).toBe(200);
  expect((await take('sign-in/recover', { code: codes[0] })).status).toBe(200);
});

it('answers 10,000 tries of one address with a hundred, and others as before', async () => {
  const { take } = await servePeople();
  const statuses = new Map<number, number>();
  for (let number = 0; number < 10_000; number++) {
    const { status } = await take('sign-in/recover', { code: `${number}` }, { 'X-Forwarded-For': '192.0.2.1' });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 400: 100, 429: 9_900 });
  const forged = { 'X-Forwarded-For': '198.51.100.7, 192.0.2.1' };
  const refused = await take('sign-in/options', {}, forged);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
  expect(refused.body).toBe('Too many attempts. Wait 10 minutes and try again.');
  expect((await take('sign-in/options', {}, { 'X-Forwarded-For': '192.0.2.2' })).status).toBe(200);
});

it.each([['nonsense'], [''], ['null'], ['{"answer":{}}'], [`{"code":"${'a'.repeat(5_000)}"}`], ['x'.repeat(100_000)]])(
  'refuses a body of %.20s',
  async (body) => {
    const { ask } = await servePeople();
    for (const step of ['sign-in/finish', 'sign-in/recover', 'invitation/open', 'device/open', 'device/accept'])
      expect((await ask(`/_builder/${step}`, OF_PAGE, body)).status, step).toBe(400);
  },
);

it('serves its pages with a policy of their own, which nobody may frame', async () => {
  const { ask } = await servePeople();
  for (const path of ['/_builder/sign-in', '/_builder/invitation', '/_builder/device']) {
    const { headers, body } = await ask(path, { Accept: 'text/html' });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/,
    );
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    });
    expect(body).not.toMatch(/<script(?! type="module" src=)|style=| on\w+=/);
  }
  expect((await ask('/_builder/sign-in', { 'Accept-Language': 'da' })).body).toContain('Log ind med en adgangsnøgle');
});

it('logs what was asked, and nothing of the person', async () => {
  const { join, ask, take } = await servePeople();
  const { cookie } = await join('Anna Karenina');
  await ask('/_builder/api/site?secret=1', { Cookie: cookie, 'X-Forwarded-For': '192.0.2.99' });
  await ask('/us/private-page', { Cookie: cookie });
  await take('sign-out', {}, { Cookie: cookie });
  const lines = vi.mocked(process.stdout.write).mock.calls.map(([line]) => String(line));
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged.map(({ method, path, status }) => [method, path, status])).toEqual([
    ['POST', '/_builder/invitation/options', 200],
    ['POST', '/_builder/invitation/accept', 200],
    ['GET', '/_builder/api/site', 405],
    ['POST', '/_builder/sign-out', 200],
  ]);
  expect(lines.join('')).not.toMatch(/Anna|192\.0\.2|secret|private|__Host/);
});
