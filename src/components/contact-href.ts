import { createContext, useContext } from 'react';

const ContactHrefContext = createContext('#contact');

/** Tells every button that opens the contact modal where the contact form is for visitors without script. */
export const ContactHrefProvider = ContactHrefContext.Provider;

/** Address of the contact form: on this page where it has one, else on the home page. */
export const useContactHref = (): string => useContext(ContactHrefContext);
