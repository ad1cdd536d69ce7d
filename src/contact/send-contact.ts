import type { ContactValues } from './contact-fields.ts';

/** How a sending ended: taken, turned down by the service, or never answered. */
export type SendOutcome = 'sent' | 'refused' | 'unreachable';

/** Subject of the message that the form service forwards (specification, section 7). */
export const CONTACT_SUBJECT = 'New Google Ads Consultation Request';

const TIME_LIMIT = 10_000;

const bodyOf = ({ name, email, company, service, message }: ContactValues): string =>
  JSON.stringify({ name, email, company, service, message, _replyto: email, _subject: CONTACT_SUBJECT });

/** Sends the form once; an answer that takes too long counts as no answer. */
export async function sendContact(endpoint: string, values: ContactValues): Promise<SendOutcome> {
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), TIME_LIMIT);
  try {
    const { ok } = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: bodyOf(values),
      signal: aborter.signal,
    });
    return ok ? 'sent' : 'refused';
  } catch {
    return 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}
