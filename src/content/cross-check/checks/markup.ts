import { type Phrase, say } from '../../../i18n/phrase.ts';
import { INLINE_MARKUP } from '../../../schema/inline-markup.ts';
import { quote } from '../../diagnostics/diagnostic.ts';
import { named } from '../../diagnostics/in-forms.ts';
import type { TextField } from '../../validate/walk-schema.ts';
import type { FieldCheck } from './check-context.ts';

/** Markup that a visitor would see verbatim, with the hint for the author. */
interface Raw {
  pattern: RegExp;
  hint: string;
  /** The hint in a form, which has buttons for bold text and links. */
  hintInForm: Phrase;
}

const ALONE = {
  hint: 'This field takes plain text; links and bold text work in longer texts only. Remove the markup.',
  hintInForm: say`This field takes plain text; links and bold text work in longer texts only. Remove the [ ] or **.`,
};
const NO_HTML = {
  hint: 'HTML is not read: take it out. In longer texts, write **text** for bold and [text](/page) for a link.',
  hintInForm: say`Remove it. Longer texts have buttons for bold text and links.`,
};

const TAG: Raw = { pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i, ...NO_HTML };

/** Patterns for plain-text fields. */
const IN_PLAIN: readonly Raw[] = [{ pattern: INLINE_MARKUP, ...ALONE }, TAG];

/** A line with an odd number of `**`. */
const ODD_BOLD = /^(?:(?!\*\*).)*(?:\*\*(?:(?!\*\*).)*\*\*(?:(?!\*\*).)*)*\*\*(?:(?!\*\*).)*$/m;

/** Patterns for rich-text fields, which support bold, links, paragraphs, headings and lists. */
const IN_RICH: readonly Raw[] = [
  {
    pattern: /!\[[^\]]*\]\([^)]*\)/,
    hint: 'A text cannot hold an image: use a section that has one.',
    hintInForm: say`A text cannot hold a picture: use a section that has one.`,
  },
  {
    pattern: /^(?:#|#{3,6}) .+/m,
    hint: 'Begin the line of a heading with "## ".',
    hintInForm: say`Remove the #, and make these words a heading with its button.`,
  },
  {
    pattern: /^ *(?:[*•]|\d{1,2}[.)]) .+\n+ *(?:[*•]|\d{1,2}[.)]) /m,
    hint: 'Begin each line of a list with "- ".',
    hintInForm: say`Begin each line of a list with a hyphen and a space.`,
  },
  {
    pattern: /(?<![*\w])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![*\w])/,
    hint: 'Write **text** for bold.',
    hintInForm: say`Bold text has two stars on each side: **text**.`,
  },
  {
    pattern: /\[\s*\]\([^)]*\)/,
    hint: 'Write the label of the link between the brackets.',
    hintInForm: say`Write the words of the link between [ and ].`,
  },
  {
    pattern: /\[[^\][]+\]\s+\((?:\/|#|https:|mailto:|tel:)[^)]*\)/,
    hint: 'Take the space between ] and ( away.',
    hintInForm: say`Remove the space between ] and (.`,
  },
  {
    pattern: ODD_BOLD,
    hint: 'Bold text begins and ends with **: add the missing two stars, or delete these.',
    hintInForm: say`Bold text begins and ends with **: add the missing two stars, or remove these.`,
  },
  {
    pattern: /(?<![[(\w/])https?:\/\/[^\s),]+/,
    hint: 'Write [text](https://…) to make it a link.',
    hintInForm: say`Select the words to click, and make them a link to this address.`,
  },
  TAG,
];

/** Quick pre-check: a text without any of these characters has no markup. */
export const MARKUP = /\]\(|\[[^\][()]*\(|\]\s+\((?:[/#]|https:|mailto:|tel:)|[*<•]|https?:|^ *(?:#|\d{1,2}[.)] )/m;

const check =
  (known: readonly Raw[]): FieldCheck<TextField> =>
  (_site, { file, path, value }) =>
    Object.entries(value).flatMap(([key, text]) => {
      const found = known.find(({ pattern }) => pattern.test(text));
      if (!found) return [];
      const sign = found.pattern.exec(text)?.[0].trim().split('\n', 1)[0] ?? '';
      const message = `${quote(sign)} would be shown on the page as written.`;
      const form = { message: say`${named(sign)} would be shown on the page as written.`, hint: found.hintInForm };
      return [{ file, severity: 'warning', path: [...path, key], message, hint: found.hint, form }];
    });

/** Warns about markup in plain text, which a visitor would see verbatim. */
export const checkPlainText = check(IN_PLAIN);

/** Warns about markup that rich text doesn't support, which a visitor would see verbatim. */
export const checkRichText = check(IN_RICH);
