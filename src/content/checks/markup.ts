import { INLINE_MARKUP } from '../../schema/inline-markup.ts';
import { quoted } from '../diagnostic.ts';
import type { FieldCheck } from './site.ts';

/** Signs of markup that a visitor would read as they stand, and what the author is told instead. */
interface Raw {
  pattern: RegExp;
  hint: string;
}

const ALONE = 'This field takes plain words; links and bold words stand in longer texts. Write the words alone.';
const NO_HTML = 'HTML is not read. In longer texts, write **words** for bold and [words](/page) for a link.';

const TAG: Raw = { pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i, hint: NO_HTML };

/** In fields of plain words. */
const IN_PLAIN: readonly Raw[] = [{ pattern: INLINE_MARKUP, hint: ALONE }, TAG];

/** A line with an odd number of double stars. */
const ODD_BOLD = /^(?:(?!\*\*).)*(?:\*\*(?:(?!\*\*).)*\*\*(?:(?!\*\*).)*)*\*\*(?:(?!\*\*).)*$/m;

/** In longer texts, which know bold words, links, paragraphs and lists. */
const IN_RICH: readonly Raw[] = [
  { pattern: /!\[[^\]]*\]\([^)]*\)/, hint: 'A text can not hold a picture: use a section that has one.' },
  { pattern: /^#{1,6} .+/m, hint: 'A text can not hold a heading: write **words** for bold, or begin a section.' },
  { pattern: /^ *(?:[*•]|\d{1,2}[.)]) .+\n+ *(?:[*•]|\d{1,2}[.)]) /m, hint: 'Begin each line of a list with "- ".' },
  { pattern: /(?<![*\w])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![*\w])/, hint: 'Write **words** for bold.' },
  { pattern: /\[\s*\]\([^)]*\)/, hint: 'Write the words of the link between the brackets.' },
  { pattern: /\[[^\][]+\]\s+\((?:\/|#|https:|mailto:|tel:)[^)]*\)/, hint: 'Take the space between ] and ( away.' },
  { pattern: ODD_BOLD, hint: 'Bold words begin and end with **: add the missing two stars, or delete these.' },
  { pattern: /(?<![[(\w/])https?:\/\/[^\s),]+/, hint: 'Write [words](https://…): only then it is a link.' },
  TAG,
];

/** Where there is none of these, there is no markup. */
export const MARKUP = /\]\(|\[[^\][()]*\(|\]\s+\((?:[/#]|https:|mailto:|tel:)|[*<•]|https?:|^ *(?:#|\d{1,2}[.)] )/m;

const check =
  (known: readonly Raw[]): FieldCheck =>
  (_site, { file, path, value }) =>
    // texts are groups of texts
    Object.entries(value as Record<string, string>).flatMap(([key, words]) => {
      const found = known.find(({ pattern }) => pattern.test(words));
      if (!found) return [];
      const sign = found.pattern.exec(words)?.[0].trim().split('\n', 1)[0] ?? '';
      const message = `${quoted(sign)} would be seen on the page as it stands.`;
      return [{ file, severity: 'warning', path: [...path, key], message, hint: found.hint }];
    });

/** Warns of markup in plain words: its signs would be seen on the page. */
export const checkPlainWords = check(IN_PLAIN);

/** Warns of markup that longer texts do not know: its signs would be seen on the page. */
export const checkRichText = check(IN_RICH);
