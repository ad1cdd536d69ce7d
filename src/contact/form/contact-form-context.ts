import { createContext, useContext } from 'react';
import type { ContactFormData } from '../../schema/contact-form-data.ts';

const ContactFormContext = createContext<ContactFormData | undefined>(undefined);

/** Provides the texts and URLs of the contact form, which are the same on all pages of a region. */
export const ContactFormProvider = ContactFormContext.Provider;

/** The texts and URLs of the contact form. @throws outside of a page */
export function useContactFormData(): ContactFormData {
  const data = useContext(ContactFormContext);
  if (!data) throw new Error('A contact form needs a ContactFormProvider.');
  return data;
}
