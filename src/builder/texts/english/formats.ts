import { createPlural } from '../plural.ts';

/** The forms of a text by the number in it. */
export const plural = createPlural('en-US');

// British English has no comma before “and”.
const format = new Intl.ListFormat('en-GB');

/** Names one after the other: "Home, Pricing and About me". */
export const list = (names: readonly string[]): string => format.format(names);
