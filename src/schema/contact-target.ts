/** The link target that opens the contact form over the page instead of navigating. */
export const CONTACT_TARGET = 'contact';
