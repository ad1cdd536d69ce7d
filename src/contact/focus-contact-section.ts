import { CONTACT_TARGET } from '../schema/contact-target.ts';

/**
 * Brings the visitor to the contact form of the page: into view and into its first field, which screen readers announce
 * with the name of the form.
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
