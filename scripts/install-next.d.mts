/** The exit code with which the program asks to be replaced by the code that it has prepared. */
export const REPLACE_STATUS: number;

/** Puts prepared code in place; see `install-next.mjs`. Returns whether it did. */
export function installNext(root: string): boolean;
