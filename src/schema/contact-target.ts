/** The link target that opens the contact form over the page instead of leading elsewhere. */
export const CONTACT_TARGET = 'contact';
