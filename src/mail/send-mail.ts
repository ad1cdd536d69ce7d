import { createTransport } from 'nodemailer';
import type { MailAddress, MailSettings } from './mail-settings.ts';

/** What is sent: a text without markup, to one person. */
export interface Mail {
  /** The email address of the recipient. */
  to: string;
  subject: string;
  text: string;
  /** Who gets the answer, if it isn't the sender. */
  replyTo?: MailAddress;
}

/**
 * Why mail wasn't sent:
 * - `unreachable`: the server doesn't answer
 * - `encryption`: the server offers none, or its certificate isn't valid
 * - `login`: the server refuses the name or the password
 * - `recipient`: the server refuses the recipient's address
 * - `refused`: the server refuses something else, for example the sender or a text that looks like spam
 */
export interface MailFailure {
  reason: 'unreachable' | 'encryption' | 'login' | 'recipient' | 'refused';
  /** What the server or the system said, in English. It may contain the recipient's address. */
  detail: string;
}

/** How long to wait for the server to take the connection, to greet, and to answer each command, in milliseconds. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Sends mail. Returns why it wasn't sent; `undefined` once the server has taken it. */
export async function sendMail(
  { host, port, isEncrypted, needsEncryption, login, from }: MailSettings,
  { to, subject, text, replyTo }: Mail,
): Promise<MailFailure | undefined> {
  const transport = createTransport({
    host,
    port,
    secure: isEncrypted,
    requireTLS: needsEncryption,
    ...(login && { auth: login }),
    connectionTimeout: ANSWER_TIMEOUT_MS,
    greetingTimeout: ANSWER_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    // An address that is given as an object is never split into several.
    const recipient: MailAddress = { name: '', address: to };
    // Holiday replies don't answer it.
    const headers = { 'Auto-Submitted': 'auto-generated' };
    await transport.sendMail({ from, to: recipient, subject, text, headers, ...(replyTo && { replyTo }) });
    return undefined;
  } catch (error) {
    return failureOf(error as MailError);
  } finally {
    transport.close();
  }
}

/** What nodemailer adds to an error. */
type MailError = Error & { code?: string; command?: string; response?: string; rejected?: unknown[] };

function failureOf({ code = '', message, command, response, rejected = [] }: MailError): MailFailure {
  const detail = response ?? message;
  if (code === 'EAUTH' || code === 'ENOAUTH') return { reason: 'login', detail };
  if (code === 'ETLS' || /certificate|TLS|SSL/i.test(message)) return { reason: 'encryption', detail };
  if (rejected.length > 0 || command === 'RCPT TO') return { reason: 'recipient', detail };
  if (['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS'].includes(code)) return { reason: 'unreachable', detail };
  return { reason: 'refused', detail };
}
