import { useCallback, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ContactFormData } from '../../schema/contact-form-data.ts';
import { submitContact, useSending } from './submit-contact.ts';
import { saveDraft } from './contact-draft.ts';
import { focusField, readForm } from './contact-fields.ts';
import { preloadToasts } from '../toast/toast-host.tsx';
import { useSharedDraft } from './use-shared-draft.ts';
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
