/** The fields of the contact form, in order. Also the names of the controls. */
export const CONTACT_FIELDS = ['name', 'email', 'company', 'service', 'message'] as const;

/** The name of one field. */
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Values of the form. */
export type ContactValues = Record<ContactField, string>;

/** Values of an empty form. */
export const EMPTY_VALUES: ContactValues = { name: '', email: '', company: '', service: '', message: '' };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlOf = (form: HTMLFormElement, name: string): Control | null =>
  form.querySelector<Control>(`[name="${name}"]`);

/** Reads the current values of a form. */
export const readForm = (form: HTMLFormElement): ContactValues => ({
  name: controlOf(form, 'name')?.value ?? '',
  email: controlOf(form, 'email')?.value ?? '',
  company: controlOf(form, 'company')?.value ?? '',
  service: controlOf(form, 'service')?.value ?? '',
  message: controlOf(form, 'message')?.value ?? '',
});

/**
 * Writes values into the form and returns whether that changed it. Skips controls that already have their value, so that
 * the caret stays.
 */
export function fillForm(form: HTMLFormElement, values: ContactValues): boolean {
  const differing = CONTACT_FIELDS.filter((field) => values[field] !== controlOf(form, field)?.value);
  for (const field of differing) {
    const control = controlOf(form, field);
    if (control) control.value = values[field];
  }
  return differing.length > 0;
}

/** Focuses a field. */
export const focusField = (form: HTMLFormElement, field: ContactField): void => controlOf(form, field)?.focus();
