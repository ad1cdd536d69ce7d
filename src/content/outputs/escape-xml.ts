/** Writes a text as XML text or as the value of an attribute. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
