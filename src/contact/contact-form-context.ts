import { createContext, useContext } from 'react';
import type { ContactFormData } from '../schema/contact-form-data.ts';

const ContactFormContext = createContext<ContactFormData | undefined>(undefined);

/** Gives every contact form of a page its words and addresses, which are the same on all pages of a region. */
export const ContactFormProvider = ContactFormContext.Provider;

/** The words and addresses of the contact form; throws outside of a page. */
export function useContactFormData(): ContactFormData {
  const data = useContext(ContactFormContext);
  if (!data) throw new Error('A contact form stands outside of a page.');
  return data;
}
