import type { ContactFormData } from '../../schema/contact-form-data.ts';
import type { ContactValues } from './contact-fields.ts';

/** Result of a submission: accepted, rejected by the service, or unanswered. */
export type SubmitResult = 'sent' | 'refused' | 'unreachable';

const SUBMIT_TIMEOUT_MS = 10_000;

const bodyOf = ({ name, email, company, service, message }: ContactValues, subject: string): string =>
  JSON.stringify({ name, email, company, service, message, _replyto: email, _subject: subject });

/** Sends the form once. A timeout counts as no answer (decision 56). */
export async function sendContact(
  { endpoint, subject }: Pick<ContactFormData, 'endpoint' | 'subject'>,
  values: ContactValues,
): Promise<SubmitResult> {
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), SUBMIT_TIMEOUT_MS);
  try {
    const { ok } = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: bodyOf(values, subject),
      signal: aborter.signal,
    });
    return ok ? 'sent' : 'refused';
  } catch {
    return 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}
