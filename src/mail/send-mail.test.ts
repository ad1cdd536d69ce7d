import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startMailServer } from './__fixtures__/mail-server.ts';
import { mailSettings, type MailSettings } from './mail-settings.ts';
import { sendMail } from './send-mail.ts';

const MAIL = { to: 'bo@example.org', subject: 'Invitation', text: 'Open the link.' };

/** The settings for a server on this machine. */
function settingsFor(port: number, url = `smtp://127.0.0.1:${port}`): MailSettings {
  const settings = mailSettings({ SMTP_URL: url, SMTP_FROM: 'Anna Sørensen <anna@example.com>' });
  if (!settings) throw new Error(`${url} isn't valid.`);
  return settings;
}

it('sends a text in any language, with who gets the answer', async () => {
  const { port, received } = await startMailServer();
  const mail = { ...MAIL, text: 'Åbn linket.\n', replyTo: { name: 'Eve', address: 'eve@example.net' } };
  expect(await sendMail(settingsFor(port), mail)).toBeUndefined();
  expect(received).toMatchObject([{ from: 'anna@example.com', to: ['bo@example.org'] }]);
  const source = received[0]?.source ?? '';
  expect(source).toMatch(/^From: =\?UTF-8\?Q\?Anna_S=C3=B8rensen\?= <anna@example\.com>\r$/m);
  expect(source).toMatch(/^Reply-To: Eve <eve@example\.net>\r$/m);
  expect(source).toMatch(/^Subject: Invitation\r$/m);
  expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(source).toMatch(/=C3=85bn linket\.|w4VibiBsaW5rZXQu/);
});

it('writes no header and no recipient that a text asks for', async () => {
  const { port, received } = await startMailServer();
  const name = 'Eve\r\nBcc: all@example.org';
  const mail = { ...MAIL, subject: `Hello ${name}`, replyTo: { name, address: 'eve@example.net' } };
  expect(await sendMail(settingsFor(port), mail)).toBeUndefined();
  expect(await sendMail(settingsFor(port), { ...MAIL, to: 'bo@example.org, all@example.org' })).toBeDefined();
  expect(received.map(({ to }) => to)).toEqual([['bo@example.org']]);
  expect(received[0]?.source).not.toMatch(/^Bcc:/im);
});

it('signs in to the server', async () => {
  const { port, received } = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'anna' && password === 'p@ss' ? done(null, { user: 'anna' }) : done(new Error('Wrong password')),
  });
  expect(await sendMail(settingsFor(port, `smtp://anna:p%40ss@127.0.0.1:${port}`), MAIL)).toBeUndefined();
  expect(received).toHaveLength(1);
  const refused = await sendMail(settingsFor(port, `smtp://anna:other@127.0.0.1:${port}`), MAIL);
  expect(refused?.reason).toBe('login');
});

it('sends nothing over a connection that is not encrypted, except on this machine', async () => {
  const { port, received } = await startMailServer();
  const failed = await sendMail({ ...settingsFor(port), needsEncryption: true }, MAIL);
  expect(failed?.reason).toBe('encryption');
  expect(received).toEqual([]);
});

it.each([{ secure: true }, { hideSTARTTLS: false }])(
  'sends nothing to a server whose certificate nobody vouches for: %j',
  async (options) => {
    const { port, received } = await startMailServer(options);
    const failed = await sendMail({ ...settingsFor(port), isEncrypted: 'secure' in options }, MAIL);
    expect(failed?.reason).toBe('encryption');
    expect(received).toEqual([]);
  },
);

it('says why the server has refused it', async () => {
  const recipients = await startMailServer({
    onRcptTo: (_address, _session, done) => done(new Error('No such mailbox')),
  });
  expect(await sendMail(settingsFor(recipients.port), MAIL)).toEqual({
    reason: 'recipient',
    detail: '550 No such mailbox',
  });
  const senders = await startMailServer({ onMailFrom: (_address, _session, done) => done(new Error('Not from here')) });
  expect(await sendMail(settingsFor(senders.port), MAIL)).toEqual({ reason: 'refused', detail: '550 Not from here' });
});

it('says that nobody answers', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  server.close();
  expect((await sendMail(settingsFor(port), MAIL))?.reason).toBe('unreachable');
});
