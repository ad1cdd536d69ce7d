/** Makes an element id from a kind and a name, for example `package-complete-setup`. */
export const elementId = (kind: string, name: string): string =>
  `${kind}-${name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}`;
