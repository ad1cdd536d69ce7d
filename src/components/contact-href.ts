import { createContext, useContext } from 'react';

const ContactHrefContext = createContext('#contact');

/** Provides the URL of the contact form to contact buttons, for visitors without script. */
export const ContactHrefProvider = ContactHrefContext.Provider;

/** URL of the contact form: on this page if it has one, otherwise on the home page. */
export const useContactHref = (): string => useContext(ContactHrefContext);
