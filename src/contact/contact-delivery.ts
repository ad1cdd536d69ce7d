import type { ContactFormData } from '../schema/contact-form-data.ts';
import { clearDraft } from './contact-draft.ts';
import { pushContactEvent } from './contact-event.ts';
import type { ContactValues } from './contact-fields.ts';
import { createStore } from '../components/create-store.ts';
import { sendContact, type SendOutcome } from './send-contact.ts';
import { dismissToast, showToast } from './toast-store.ts';

const sending = createStore(false);

/** Whether a message is on its way, from whichever of the two forms. */
export const useSending = sending.use;

/**
 * Sends what the visitor has typed, unless a message is on its way already, and says how it ended. All that follows
 * from it happens here, so that it also happens when the form has been closed meanwhile.
 */
export async function deliverContact(values: ContactValues, data: ContactFormData): Promise<SendOutcome | 'busy'> {
  if (sending.get()) return 'busy';
  sending.set(true);
  dismissToast();
  const outcome = await sendContact(data.endpoint, values).finally(() => sending.set(false));
  announceOutcome(outcome, data);
  if (outcome === 'sent') {
    clearDraft();
    // In a task of its own: should the tag manager's code fail, the visitor's message has been sent all the same.
    queueMicrotask(() => pushContactEvent(values, data.region));
  }
  return outcome;
}

/** Shows the message that belongs to an outcome. */
export function announceOutcome(outcome: SendOutcome, { toasts }: ContactFormData): void {
  const closeLabel = toasts.close;
  if (outcome === 'sent') showToast({ kind: 'success', title: toasts.successTitle, text: toasts.success, closeLabel });
  else if (outcome === 'refused')
    showToast({ kind: 'error', title: toasts.submissionErrorTitle, text: toasts.submissionError, closeLabel });
  else showToast({ kind: 'error', title: toasts.networkErrorTitle, text: toasts.networkError, closeLabel });
}
