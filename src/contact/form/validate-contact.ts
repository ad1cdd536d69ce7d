import { CONTACT_FIELDS, type ContactField, type ContactValues } from './contact-fields.ts';

/** Key of the error message in the dictionary. */
export type ContactError = 'nameMissing' | 'emailMissing' | 'emailInvalid' | 'messageMissing';

/** Errors by field. */
export type ContactErrors = Partial<Record<ContactField, ContactError>>;

/**
 * The HTML standard's "valid email address", plus letters such as æ, ø and å in the domain, which some browsers don't
 * convert to Punycode.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)*$/u;

const isBlank = (value: string) => value.trim() === '';

/** Validates the values; returns the errors by field. */
export const validateContact = ({ name, email, message }: ContactValues): ContactErrors => ({
  ...(isBlank(name) && { name: 'nameMissing' }),
  ...(isBlank(email) ? { email: 'emailMissing' } : !EMAIL.test(email.trim()) && { email: 'emailInvalid' }),
  ...(isBlank(message) && { message: 'messageMissing' }),
});

/** The first invalid field, in the form's order. */
export const firstInvalidField = (errors: ContactErrors): ContactField | undefined =>
  CONTACT_FIELDS.find((field) => errors[field]);

/** Updates shown errors while the visitor corrects them. Never adds an error to a field without one. */
export const refreshErrors = (shown: ContactErrors, values: ContactValues): ContactErrors => {
  const found = validateContact(values);
  return Object.fromEntries(
    CONTACT_FIELDS.filter((field) => shown[field] && found[field]).map((field) => [field, found[field]]),
  );
};
