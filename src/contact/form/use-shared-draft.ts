import { useLayoutEffect, type RefObject } from 'react';
import { currentDraft, onDraftChange, saveDraft } from './contact-draft.ts';
import { CONTACT_FIELDS, fillForm, readForm, type ContactValues } from './contact-fields.ts';

/** Values that were typed before the script ran override the stored draft. */
const merge = (typed: ContactValues, kept: ContactValues): ContactValues => {
  const merged = { ...kept };
  for (const field of CONTACT_FIELDS) if (typed[field]) merged[field] = typed[field];
  return merged;
};

const isSame = (one: ContactValues, other: ContactValues) =>
  CONTACT_FIELDS.every((field) => one[field] === other[field]);

/**
 * Synchronizes a form with the draft, so that the forms of the section and the modal show the same values.
 * `onOthersChange` is called when the values came from elsewhere; it must be a stable function.
 */
export function useSharedDraft(form: RefObject<HTMLFormElement | null>, onOthersChange: () => void): void {
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    const kept = currentDraft();
    const draft = merge(readForm(element), kept);
    fillForm(element, draft);
    if (!isSame(draft, kept)) saveDraft(draft);
    return onDraftChange(() => {
      if (fillForm(element, currentDraft())) onOthersChange();
    });
  }, [form, onOthersChange]);
}
