/** An id for a part of the page, made of what kind of part it is and its name: `package-complete-setup`. */
export const partId = (kind: string, name: string): string =>
  `${kind}-${name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}`;
