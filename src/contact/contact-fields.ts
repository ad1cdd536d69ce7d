/** The fields of the contact form, in the order in which they stand; they are also the names of the controls. */
export const CONTACT_FIELDS = ['name', 'email', 'company', 'service', 'message'] as const;

/** The name of one field. */
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What a visitor has typed. */
export type ContactValues = Record<ContactField, string>;

/** A form that nobody has touched. */
export const EMPTY_VALUES: ContactValues = { name: '', email: '', company: '', service: '', message: '' };

/** Name of the control that people never meet; form services know it by this name. */
export const HONEYPOT = '_gotcha';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlOf = (form: HTMLFormElement, name: string): Control | null =>
  form.querySelector<Control>(`[name="${name}"]`);

/** What stands in the form now. */
export const readForm = (form: HTMLFormElement): ContactValues => ({
  name: controlOf(form, 'name')?.value ?? '',
  email: controlOf(form, 'email')?.value ?? '',
  company: controlOf(form, 'company')?.value ?? '',
  service: controlOf(form, 'service')?.value ?? '',
  message: controlOf(form, 'message')?.value ?? '',
});

/**
 * Writes values into the form and says whether that changed it; a control that holds its value already is left alone,
 * and so is the caret in it.
 */
export function fillForm(form: HTMLFormElement, values: ContactValues): boolean {
  const differing = CONTACT_FIELDS.filter((field) => values[field] !== controlOf(form, field)?.value);
  for (const field of differing) {
    const control = controlOf(form, field);
    if (control) control.value = values[field];
  }
  return differing.length > 0;
}

/** Brings the visitor to a field. */
export const focusField = (form: HTMLFormElement, field: ContactField): void => controlOf(form, field)?.focus();

/** Whether something filled in the field that people never meet. */
export const isTrapped = (form: HTMLFormElement): boolean => Boolean(controlOf(form, HONEYPOT)?.value);
