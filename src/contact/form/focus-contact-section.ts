import { CONTACT_TARGET } from '../../schema/contact-target.ts';

/**
 * Scrolls to the contact form of the page and focuses its first field, which screen readers announce with the form's
 * name.
 * @returns whether the page has one
 */
export function focusContactSection(): boolean {
  const section = document.getElementById(CONTACT_TARGET);
  const field = section?.querySelector<HTMLElement>('[name="name"]');
  if (!section || !field) return false;
  section.scrollIntoView();
  field.focus({ preventScroll: true });
  return true;
}
