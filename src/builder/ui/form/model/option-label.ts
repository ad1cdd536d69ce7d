import { humanize } from './create-field.ts';

/** Returns a choice of the content as a person reads it: `up-to` becomes "Up to". Names with capitals or spaces stay. */
export const optionLabel = (option: string): string => (/[A-Z ]/.test(option) ? option : humanize(option));
