import { CONTACT_FIELDS, type ContactField, type ContactValues } from './contact-fields.ts';

/** The word of the dictionary that says what is wrong. */
export type ContactError = 'nameMissing' | 'emailMissing' | 'emailInvalid' | 'messageMissing';

/** What is wrong, by field. */
export type ContactErrors = Partial<Record<ContactField, ContactError>>;

/**
 * What a browser takes for an e-mail address (HTML standard, "valid email address"), and letters such as æ, ø and å in
 * the domain, which some browsers hand over as they were typed.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)*$/u;

const isBlank = (value: string) => value.trim() === '';

/** Says which fields have to be mended before the form can be sent. */
export const validateContact = ({ name, email, message }: ContactValues): ContactErrors => ({
  ...(isBlank(name) && { name: 'nameMissing' }),
  ...(isBlank(email) ? { email: 'emailMissing' } : !EMAIL.test(email.trim()) && { email: 'emailInvalid' }),
  ...(isBlank(message) && { message: 'messageMissing' }),
});

/** The first field, from the top of the form, that has to be mended. */
export const firstWrong = (errors: ContactErrors): ContactField | undefined =>
  CONTACT_FIELDS.find((field) => errors[field]);

/** Brings shown errors up to date while the visitor mends them; it never adds one to a field that had none. */
export const refreshErrors = (shown: ContactErrors, values: ContactValues): ContactErrors => {
  const found = validateContact(values);
  return Object.fromEntries(
    CONTACT_FIELDS.filter((field) => shown[field] && found[field]).map((field) => [field, found[field]]),
  );
};
