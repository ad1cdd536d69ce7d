import { capitalize } from '../../../../i18n/name-forms.ts';

/** A value in words, before and after a change. */
export interface Values {
  before: string;
  after: string;
}

/** Maximum length of a value that is shown whole on one line, in characters. */
const MAX_SHORT_LENGTH = 32;

/** Length of what is shown before the first difference, in characters. */
const CONTEXT_LENGTH = 12;

/** Whether both values are short enough for one line: a price or a date, for example. */
export const areShort = ({ before, after }: Values): boolean =>
  [before, after].every((text) => text !== '' && text.length <= MAX_SHORT_LENGTH && !text.includes('\n'));

/** Shortens two values to what differs, with a few characters before it. An empty one is a dash. */
export function shortenValues({ before, after }: Values): Values {
  const [was, is] = [before, after].map((text) => text.replaceAll(/\s+/g, ' ').trim()) as [string, string];
  let common = 0;
  while (common < Math.min(was.length, is.length) && was[common] === is[common]) common++;
  const start = areShort({ before: was, after: is }) ? 0 : wordStart(was, common - CONTEXT_LENGTH);
  return { before: excerpt(was, start), after: excerpt(is, start) };
}

/** Returns where the word at an offset begins. */
const wordStart = (text: string, offset: number): number => (offset <= 0 ? 0 : text.lastIndexOf(' ', offset) + 1);

function excerpt(text: string, start: number): string {
  if (text === '') return '–';
  const shown = text.slice(start, start + MAX_SHORT_LENGTH);
  return `${start > 0 ? '…' : ''}${shown.trimEnd()}${start + shown.length < text.length ? '…' : ''}`;
}

/** Returns the label of a change below the title of its file, which it needn't repeat: "Facts: experience" is "Experience" below "Facts". */
export const labelBelow = (title: string, label: string): string =>
  label.startsWith(`${title}: `) ? capitalize(label.slice(title.length + 2)) : label;
