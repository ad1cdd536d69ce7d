import { useCallback, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ContactFormData } from '../schema/contact-form-data.ts';
import { announceOutcome, deliverContact, useSending } from './contact-delivery.ts';
import { saveDraft } from './contact-draft.ts';
import { focusField, isTrapped, readForm } from './contact-fields.ts';
import { preloadToasts } from './toast-host.tsx';
import { useSharedDraft } from './use-shared-draft.ts';
import { firstWrong, refreshErrors, validateContact, type ContactErrors } from './validate-contact.ts';

type FormEventOf = SyntheticEvent<HTMLFormElement>;

/** The behaviour of the contact form: draft, errors, sending. */
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
    // From here on our own messages take over; without script the browser's check stays.
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
    // At once, so that the field is tied to its message before it gets focus.
    flushSync(() => setErrors(found));
    const wrong = firstWrong(found);
    if (wrong) return focusField(element, wrong);
    preloadToasts();
    if (isTrapped(element)) {
      announceOutcome('sent', data);
      return finish();
    }
    const outcome = await deliverContact(values, data);
    if (!element.isConnected) return;
    if (outcome === 'sent') finish();
    else if (outcome !== 'busy') regainFocus(element);
  };

  return { form, errors, sent, sending, onChange, onSubmit };
}

/** A button loses focus when it is disabled; after a failure it stands ready again, and so does the keyboard. */
function regainFocus(form: HTMLFormElement): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  form.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus({ preventScroll: true });
}
