import type { SiteOverview } from '../../../protocol/answers.ts';
import { humanize } from './create-field.ts';

/**
 * Returns a line of an earlier value in words: `- en: "Hello"` is “- English: Hello”. The sign at its beginning says whether
 * the line came or went.
 */
export function pastLineInWords(
  line: string,
  { languages, regions }: Pick<SiteOverview, 'languages' | 'regions'>,
): string {
  const [, sign = '', key, value = ''] = /^([+-] *(?:- )?)([\w-]+):(?: (.*))?$/.exec(line) ?? [];
  if (key === undefined) return unquoted(line);
  const name = [...languages, ...regions].find(({ code }) => code === key)?.name ?? humanize(key);
  // The mark of a text of several lines says nothing to a reader.
  const text = /^[>|][+-]?$/.test(value) ? '' : unquoted(value);
  return `${sign}${name}: ${text}`.trimEnd();
}

/** Takes the quotes off a value that is in quotes as a whole. */
const unquoted = (text: string): string =>
  text.replace(/^([+-] *)?(["'])(.*)\2$/, (_, sign = '', __, inner) => `${sign}${inner}`);
