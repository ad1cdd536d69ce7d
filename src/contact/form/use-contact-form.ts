import { useCallback, useLayoutEffect, useRef, useState, type SyntheticEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ContactFormData } from '../../schema/contact-form-data.ts';
import { clearDraft, saveDraft, currentDraft, onDraftChange } from './contact-draft.ts';
import { focusField, readForm, CONTACT_FIELDS, fillForm, type ContactValues } from './contact-fields.ts';
import { createStore } from '../../components/create-store.ts';
import { sendContact, type SubmitResult } from './send-contact.ts';
import { dismissToast, showToast } from '../toast/toast-store.ts';
import type { RegionCode } from '../../regions/site-regions.ts';
import { pushEvent } from '../../consent/data-layer.ts';
import { preloadToasts } from '../toast/toast-host.tsx';
import { firstInvalidField, refreshErrors, validateContact, type ContactErrors } from './validate-contact.ts';

type FormEventOf = SyntheticEvent<HTMLFormElement>;

/** The behavior of the contact form: draft, errors, sending. */
export function useContactForm(data: ContactFormData, onSent?: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [sent, setSent] = useState(false);
  const sending = useSending();
  useSharedDraft(
    form,
    useCallback(() => setErrors({}), []),
  );
  useLayoutEffect(() => {
    // Replaces the browser's validation, which stays in place without script.
    if (form.current) form.current.noValidate = true;
  }, []);

  const finish = () => {
    setSent(true);
    onSent?.();
  };

  const onChange = ({ currentTarget }: FormEventOf) => {
    preloadToasts();
    const values = readForm(currentTarget);
    saveDraft(values);
    setErrors((shown) => refreshErrors(shown, values));
  };

  const onSubmit = async (event: FormEventOf) => {
    event.preventDefault();
    const element = event.currentTarget;
    const values = readForm(element);
    const found = validateContact(values);
    // Synchronous, so that the field references its message before it gets the focus.
    flushSync(() => setErrors(found));
    const wrong = firstInvalidField(found);
    if (wrong) return focusField(element, wrong);
    preloadToasts();
    const outcome = await submitContact(values, data);
    if (!element.isConnected) return;
    if (outcome === 'sent') finish();
    else if (outcome !== 'busy') regainFocus(element);
  };

  return { form, errors, sent, sending, onChange, onSubmit };
}

/** Returns the focus to the submit button after a failure, because disabling it had removed the focus. */
function regainFocus(form: HTMLFormElement): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  form.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus({ preventScroll: true });
}

const submitting = createStore(false);

/** Whether either form is sending. */
const useSending = submitting.use;

/**
 * Sends the form unless a submission is in progress, and shows the result. Handles the result here rather than in the
 * form, which may be closed by then.
 */
async function submitContact(values: ContactValues, data: ContactFormData): Promise<SubmitResult | 'busy'> {
  if (submitting.get()) return 'busy';
  submitting.set(true);
  dismissToast();
  const outcome = await sendContact(data, values).finally(() => submitting.set(false));
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
const trackContactSubmission = ({ name, email, company, service }: ContactValues, region: RegionCode): void =>
  pushEvent({ event: 'contact_form_submitted', form_data: { name, email, company, service, region } });

/** Values that were typed before the script ran override the stored draft. */
const mergeDraft = (typed: ContactValues, kept: ContactValues): ContactValues => {
  const merged = { ...kept };
  for (const field of CONTACT_FIELDS) if (typed[field]) merged[field] = typed[field];
  return merged;
};

const isSameDraft = (one: ContactValues, other: ContactValues) =>
  CONTACT_FIELDS.every((field) => one[field] === other[field]);

/**
 * Synchronizes a form with the draft, so that the forms of the section and the modal show the same values.
 * `onOthersChange` is called when the values came from elsewhere; it must be a stable function.
 */
function useSharedDraft(form: RefObject<HTMLFormElement | null>, onOthersChange: () => void): void {
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    const kept = currentDraft();
    const draft = mergeDraft(readForm(element), kept);
    fillForm(element, draft);
    if (!isSameDraft(draft, kept)) saveDraft(draft);
    return onDraftChange(() => {
      if (fillForm(element, currentDraft())) onOthersChange();
    });
  }, [form, onOthersChange]);
}
