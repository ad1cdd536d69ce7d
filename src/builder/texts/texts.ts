import { english } from './english/english.ts';

/** All texts of the builder's interface in one language; a text with a name or a number in it is a function. */
export type InterfaceTexts = typeof english;

/** The texts of the interface, in the language of the person. English is the only one so far. */
export const texts: InterfaceTexts = english;
