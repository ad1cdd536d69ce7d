import { expect, it } from 'vitest';
import { mailProblem, mailSettings, takeMailSettings } from './mail-settings.ts';

const FROM = 'site@example.com';

it.each([
  ['smtps://anna:p%40ss@mail.example.com', { port: 465, isEncrypted: true, login: { user: 'anna', pass: 'p@ss' } }],
  ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, isEncrypted: false, needsEncryption: true }],
  ['smtp://localhost:2525/', { host: 'localhost', port: 2525, needsEncryption: false }],
  ['smtp://[::1]', { host: '::1', needsEncryption: false }],
])('reads the mail server %s', (url, expected) => {
  const environment = { SMTP_URL: url, SMTP_FROM: FROM };
  expect(mailSettings(environment)).toMatchObject(expected);
  expect(mailProblem(environment)).toBeUndefined();
});

it.each([
  ['site@example.com', { name: '', address: FROM }],
  ['Anna Sørensen <site@example.com>', { name: 'Anna Sørensen', address: FROM }],
  ['"Studio, Anna" <site@example.com>', { name: 'Studio, Anna', address: FROM }],
])('reads the sender %s', (from, expected) =>
  expect(mailSettings({ SMTP_URL: 'smtp://localhost', SMTP_FROM: from })?.from).toEqual(expected),
);

it('sends no mail if nothing is set', () => {
  expect(mailSettings({})).toBeUndefined();
  expect(mailProblem({ SMTP_URL: '', SMTP_FROM: '' })).toBeUndefined();
});

it.each([
  'mail.example.com',
  'https://mail.example.com',
  'smtps://anna:secret@mail.example.com/inbox',
  'smtp://anna:se%cret@mail.example.com',
  'smtp://mail.example.com?secret=1',
  'smtp://',
])('says what is wrong with the mail server %s, without its password', (url) => {
  const environment = { SMTP_URL: url, SMTP_FROM: FROM };
  expect(mailSettings(environment)).toBeUndefined();
  expect(mailProblem(environment)).toMatch(/^SMTP_URL is not .* smtps:\/\/user:password@mail\.example\.com$/);
});

it.each(['Anna', 'anna@', '<>', 'a@example.com, b@example.com', 'Anna\r\nBcc: b@example.com <a@example.com>'])(
  'says what is wrong with the sender %j',
  (from) => {
    const environment = { SMTP_URL: 'smtp://localhost', SMTP_FROM: from };
    expect(mailSettings(environment)).toBeUndefined();
    expect(mailProblem(environment)).toMatch(/^SMTP_FROM is ".*"\. Write an email address/s);
  },
);

it('says which of the two is missing', () => {
  expect(mailProblem({ SMTP_FROM: FROM })).toContain('not SMTP_URL');
  expect(mailProblem({ SMTP_URL: 'smtp://localhost' })).toContain('not SMTP_FROM');
});

it('takes the password out of the environment', () => {
  const environment = { SMTP_URL: 'smtp://anna:secret@localhost', SMTP_FROM: FROM, PORT: '80' };
  expect(takeMailSettings(environment)?.login).toEqual({ user: 'anna', pass: 'secret' });
  expect(environment).toEqual({ SMTP_FROM: FROM, PORT: '80' });
});
