/** Puts prepared code in place; see `install-next.mjs`. Returns whether it did. */
export function installNext(root: string): boolean;
