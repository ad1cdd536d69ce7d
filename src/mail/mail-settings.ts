import { z } from 'zod';

/** The mail server, and who its mail is from. */
export interface MailSettings {
  host: string;
  port: number;
  /** Whether the connection is encrypted from its first byte; otherwise it's upgraded. */
  isEncrypted: boolean;
  /** Whether nothing is sent over a connection that can't be encrypted: everywhere but on this machine. */
  needsEncryption: boolean;
  /** With which name and password to sign in; absent: without. */
  login?: { user: string; pass: string };
  from: MailAddress;
}

/** An email address, and the name that is shown for it. */
export interface MailAddress {
  name: string;
  address: string;
}

/** Ports of mail servers: encrypted from the first byte, and upgraded. */
const ENCRYPTED_PORT = 465;
const SUBMISSION_PORT = 587;

const EXAMPLE = 'smtps://user:password@mail.example.com';

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns how mail is sent: the environment variables `SMTP_URL` and `SMTP_FROM`; `undefined` if they aren't set, or not valid. */
export function mailSettings({ SMTP_URL: url, SMTP_FROM: from }: NodeJS.ProcessEnv): MailSettings | undefined {
  const sender = readMailbox(from ?? '');
  const server = readServer(url ?? '');
  return server && sender && { ...server, from: sender };
}

/**
 * Returns the same, and removes `SMTP_URL` from the environment: programs that are started from then on, such as git, don't get the
 * password of the mail server.
 */
export function takeMailSettings(environment: NodeJS.ProcessEnv): MailSettings | undefined {
  const settings = mailSettings(environment);
  delete environment['SMTP_URL'];
  return settings;
}

/**
 * Returns what is wrong with `SMTP_URL` and `SMTP_FROM`, and what to do about it; `undefined` if nothing is, or neither is set.
 * It doesn't repeat the URL, which contains a password.
 */
export function mailProblem({ SMTP_URL: url, SMTP_FROM: from }: NodeJS.ProcessEnv): string | undefined {
  if (!url && !from) return undefined;
  if (!url) return `SMTP_FROM is set, but not SMTP_URL. Set it to the address of your mail server: ${EXAMPLE}`;
  if (!readServer(url))
    return `SMTP_URL is not the address of a mail server. Write it in full, and characters such as @ in the password as %40: ${EXAMPLE}`;
  if (!from) return 'SMTP_URL is set, but not SMTP_FROM. Set it to the address that mail is from: site@example.com';
  return readMailbox(from)
    ? undefined
    : `SMTP_FROM is "${from}". Write an email address, such as site@example.com or "Anna <anna@example.com>".`;
}

/** Returns whether a text is one email address, and nothing else. */
export const isMailAddress = (text: string): boolean => z.email().max(254).safeParse(text).success;

function readServer(url: string): Omit<MailSettings, 'from'> | undefined {
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url)) return undefined;
  const { protocol, hostname, port, username, password, pathname, search } = new URL(url);
  const [user, pass] = [decoded(username), decoded(password)];
  if (hostname === '' || pathname.length > 1 || search !== '' || user === undefined || pass === undefined)
    return undefined;
  const isEncrypted = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (isEncrypted ? ENCRYPTED_PORT : SUBMISSION_PORT)),
    isEncrypted,
    needsEncryption: !THIS_MACHINE.has(hostname),
    ...(user !== '' && { login: { user, pass } }),
  };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function readMailbox(text: string): MailAddress | undefined {
  const [, name = '', bracketed] = /^([^<>\p{C}]*)<([^<>]*)>$/u.exec(text.trim()) ?? [];
  const address = (bracketed ?? text).trim();
  return isMailAddress(address) ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address } : undefined;
}
