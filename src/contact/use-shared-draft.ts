import { useLayoutEffect, type RefObject } from 'react';
import { currentDraft, onDraftChange, saveDraft } from './contact-draft.ts';
import { CONTACT_FIELDS, fillForm, readForm, type ContactValues } from './contact-fields.ts';

/** What was typed before the page's script ran counts more than what was kept from before. */
const merge = (typed: ContactValues, kept: ContactValues): ContactValues => {
  const merged = { ...kept };
  for (const field of CONTACT_FIELDS) if (typed[field]) merged[field] = typed[field];
  return merged;
};

const isSame = (one: ContactValues, other: ContactValues) =>
  CONTACT_FIELDS.every((field) => one[field] === other[field]);

/**
 * Keeps a form and the draft alike: the form of the section and the one of the window show the same words.
 * `onOthersChange` is called when the words of the form came from elsewhere; it stays the same function.
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
