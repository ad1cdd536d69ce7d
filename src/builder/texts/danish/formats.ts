import { createPlural } from '../plural.ts';

/** The forms of a text by the number in it. */
export const plural = createPlural('da-DK');

const format = new Intl.ListFormat('da-DK');

/** Names one after the other: "Forside, Priser og Om mig". */
export const list = (names: readonly string[]): string => format.format(names);
