import { expect, it } from 'vitest';
import { startMailServer } from '../../../mail/__fixtures__/mail-server.ts';
import { mailSettings } from '../../../mail/mail-settings.ts';
import type { InviteAnswer } from '../../protocol/people-calls.ts';
import { HERE, OF_PAGE, servePeople } from './__fixtures__/people-server.ts';

/** A builder with an owner, who invites somebody by email. */
async function withMail(port: number | undefined, language = 'en') {
  const url = port === undefined ? '' : `smtp://127.0.0.1:${port}`;
  const served = await servePeople(mailSettings({ SMTP_URL: url, SMTP_FROM: 'site@example.com' }));
  const { join, call, ask, tokenOf } = served;
  const { cookie, passkey } = await join('Anna');
  const invite = async (input: object) => {
    const { options } = JSON.parse((await call('confirmation', cookie, {})).body) as { options: { challenge: string } };
    const sent = { name: 'Bo', role: 'editor', ...input, answer: passkey.signIn(options, HERE) };
    const token = await tokenOf(cookie);
    const headers = { ...OF_PAGE, Cookie: cookie, 'X-Builder-Token': token, 'X-Builder-Language': language };
    return ask('/_builder/api/invite', headers, JSON.stringify(sent));
  };
  const sendsMail = async () => (await call('inviting', cookie, {})).body;
  return { ...served, invite, sendsMail, cookie };
}

/** Reads the text of a mail without what its transport has added. */
const textOf = (source = '') =>
  Buffer.from(
    source
      .slice(source.indexOf('\r\n\r\n'))
      .replaceAll('=\r\n', '')
      .replaceAll(/=([\dA-F]{2})/g, (_code, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

it('sends the link, which works, and shows it to nobody else', async () => {
  const { port, received } = await startMailServer();
  const { invite, sendsMail, take } = await withMail(port);
  expect(await sendsMail()).toBe('{"sendsMail":true}');
  const answer = await invite({ email: 'bo@example.org' });
  expect(answer).toMatchObject({ status: 200, body: '{"sentTo":"bo@example.org"}' });
  expect(received).toMatchObject([{ from: 'site@example.com', to: ['bo@example.org'] }]);
  expect(received[0]?.source).toMatch(/^Subject: Anna invites you to edit edit\.example\.com\r$/m);
  const text = textOf(received[0]?.source);
  expect(text).toContain('Hello Bo,');
  const secret = /https:\/\/edit\.example\.com\/_builder\/invitation#([\w-]{43})\r?\n/.exec(text)?.[1];
  expect((await take('invitation/open', { secret })).body).toBe('{"welcome":"Welcome, Bo"}');
});

it('writes in the language of the owner', async () => {
  const { port, received } = await startMailServer();
  const { invite } = await withMail(port, 'da');
  await invite({ email: 'bo@example.org' });
  expect(textOf(received[0]?.source)).toContain('Linket virker én gang og udløber efter en time.');
});

it('returns a link that works, and says why, if the mail is not sent', async () => {
  const { port } = await startMailServer({
    onRcptTo: (_address, _session, done) => done(new Error('No such mailbox')),
  });
  const { invite, take } = await withMail(port);
  const answer = JSON.parse((await invite({ email: 'bo@example.org' })).body) as Extract<
    InviteAnswer,
    { link: string }
  >;
  expect(answer.problem).toEqual({
    message: 'The invitation wasn’t sent: the mail server refuses the address bo@example.org. Send the link yourself.',
    details: '550 No such mailbox',
  });
  expect((await take('invitation/open', { secret: answer.link.split('#')[1] })).status).toBe(200);
});

it('sends nothing without an address, or without a mail server', async () => {
  const { port, received } = await startMailServer();
  const { invite } = await withMail(port);
  expect(JSON.parse((await invite({})).body)).toEqual({ link: expect.stringContaining('#') as string });
  expect(received).toEqual([]);
  const without = await withMail(undefined);
  expect(await without.sendsMail()).toBe('{"sendsMail":false}');
  expect(JSON.parse((await without.invite({ email: 'bo@example.org' })).body)).toMatchObject({
    problem: { message: 'The invitation wasn’t sent: no mail server is set up. Send the link yourself.' },
  });
});

it.each(['bo@example.org, eve@example.org', 'bo', 'Bo <bo@example.org>', 'bo@example.org\r\nBcc: eve@example.org'])(
  'sends nothing to %j',
  async (email) => {
    const { port, received } = await startMailServer();
    const { invite } = await withMail(port);
    expect((await invite({ email })).status).toBe(400);
    expect(received).toEqual([]);
  },
);
