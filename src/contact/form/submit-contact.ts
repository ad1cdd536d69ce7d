import type { ContactFormData } from '../../schema/contact-form-data.ts';
import { clearDraft } from './contact-draft.ts';
import type { ContactValues } from './contact-fields.ts';
import { createStore } from '../../components/create-store.ts';
import { sendContact, type SubmitResult } from './send-contact.ts';
import { dismissToast, showToast } from '../toast/toast-store.ts';
import type { RegionCode } from '../../regions/site-regions.ts';
import { pushEvent } from '../../consent/data-layer.ts';

const sending = createStore(false);

/** Whether either form is sending. */
export const useSending = sending.use;

/**
 * Sends the form unless a submission is in progress, and shows the result. Handles the result here rather than in the
 * form, which may be closed by then.
 */
export async function submitContact(values: ContactValues, data: ContactFormData): Promise<SubmitResult | 'busy'> {
  if (sending.get()) return 'busy';
  sending.set(true);
  dismissToast();
  const outcome = await sendContact(data, values).finally(() => sending.set(false));
  showResultToast(outcome, data);
  if (outcome === 'sent') {
    clearDraft();
    // In its own task, so that an error in Tag Manager's code doesn't affect the submission.
    queueMicrotask(() => trackContactSubmission(values, data.region));
  }
  return outcome;
}

/** Shows the message for a result. */
function showResultToast(outcome: SubmitResult, { toasts }: ContactFormData): void {
  const closeLabel = toasts.close;
  if (outcome === 'sent') showToast({ kind: 'success', title: toasts.successTitle, text: toasts.success, closeLabel });
  else if (outcome === 'refused')
    showToast({ kind: 'error', title: toasts.submissionErrorTitle, text: toasts.submissionError, closeLabel });
  else showToast({ kind: 'error', title: toasts.networkErrorTitle, text: toasts.networkError, closeLabel });
}

/** Pushes the submission to the data layer, from which the tag manager counts it as a conversion. */
export const trackContactSubmission = ({ name, email, company, service }: ContactValues, region: RegionCode): void =>
  pushEvent({ event: 'contact_form_submitted', form_data: { name, email, company, service, region } });
