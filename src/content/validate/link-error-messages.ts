import { type Phrase, phraseOf, say, verbatim } from '../../i18n/phrase.ts';
import { CONTACT_TARGET } from '../../schema/contact-target.ts';
import { imagePath } from '../../schema/image.ts';
import { link } from '../../schema/link.ts';
import { type Message, quote } from '../diagnostics/diagnostic.ts';
import { named } from '../diagnostics/in-forms.ts';

const FORM = ', or write contact to open the form';
const SECURE = 'Write https:// in place of http://.';
const CHOOSE_PAGE = say`Choose a page.`;
const CHOOSE_PAGE_OR_FORM = say`Choose a page, or the contact form.`;
/** The remedy of an address that lacks its beginning. */
export const WHOLE_ADDRESS = 'Write the whole address with https://.';
const buttons = link();

/** Says what is wrong with an address, which is quoted as files and as forms do it. */
type Problem = (address: Phrase) => Phrase;

/** Reasons to reject an address, by its prefix, with the remedy in a file and in a form; the first match wins. */
const REFUSED: readonly [RegExp, problem: Problem, hint: string, formHint: Phrase][] = [
  [
    /^[\s\p{Cc}]*(javascript|vbscript)[\s\p{Cc}]*:/iu,
    (address) => say`${address} is a program and no address.`,
    `Link to a page${FORM}.`,
    CHOOSE_PAGE_OR_FORM,
  ],
  [
    /^\s*data:/i,
    (address) => say`${address} holds the data itself and is not an address.`,
    'Put the file into public/ and write its whole address with https://.',
    say`Put the file on a site of its own, and write its whole address with https://.`,
  ],
  [
    /^\s*(file|blob|about):/i,
    (address) => say`${address} is not an address that visitors can reach.`,
    WHOLE_ADDRESS,
    phraseOf(WHOLE_ADDRESS),
  ],
  [
    /^\s*([/\\]{2}|\/\\|\\)/,
    (address) => say`${address} leads to another site without saying how.`,
    'Write the whole address with https://, or one slash for a page of this site.',
    say`Write the whole address with https://, or choose a page of this site.`,
  ],
  [/^http:/i, (address) => say`${address} is not encrypted.`, SECURE, phraseOf(SECURE)],
];

/** What an address is for: a button, a link without the contact form, an image, or another site. */
export type AddressKind = 'link' | 'plain-link' | 'image';

/**
 * Returns why an address is malformed, or `undefined` if it has none of the known mistakes. The hint says how such an address
 * is written; which page or image is meant, only the whole site can tell (`remedyOfReference`).
 */
export function linkErrorMessage(value: string, kind?: AddressKind): Message | undefined {
  if (kind === 'image') return imageMessage(value);
  const refused = refusalOf(value);
  if (refused?.hint === SECURE && !buttons.safeParse(value.replace(/^http:/i, 'https:')).success)
    return withHint(refused, 'Write the whole address with https://, without spaces.');
  if (refused)
    return refused.hint.includes(FORM) && kind !== 'link' ? withHint(refused, 'Link to a page.', CHOOSE_PAGE) : refused;
  return kind === undefined ? undefined : linkMessage(value, kind === 'link');
}

function refusalOf(value: string): Message | undefined {
  const refused = REFUSED.find(([pattern]) => pattern.test(value));
  if (!refused) return undefined;
  const [, problem, hint, formHint] = refused;
  return about(value, problem, hint, formHint);
}

const about = (value: string, problem: Problem, hint: string, formHint = phraseOf(hint)): Message => ({
  message: problem(verbatim(quote(value))).english,
  hint,
  form: { message: problem(named(value)), hint: formHint },
});

/** Says something else to do, in a file and in a form. */
export const withHint = (said: Message, hint: string, formHint = phraseOf(hint)): Message => ({
  ...said,
  hint,
  form: { ...said.form, hint: formHint },
});

const images = imagePath();
const IMAGE_HINT = 'Put the image into public/images/ and write its path: /images/name.svg.';
const UPLOAD = say`Upload the picture, or choose another one.`;

/** Matches the ending of a picture in a format that pages don't show. */
const OTHER_FORMAT = /\.(gif|hei[cf]|tiff?|bmp|ico|psd|pdf|eps|ai|jxl|jp2|dng|cr[23]|nef|arw)$/i;

function imageMessage(value: string): Message {
  const refused = /^\W*(?:\w+script|data)\W*:/i.test(value) ? refusalOf(value) : undefined;
  if (refused) return withHint(refused, IMAGE_HINT, UPLOAD);
  if (value.split('/').includes('..'))
    return {
      message: `${quote(value)} leads out of public/.`,
      hint: 'Put the image into public/images/ and write its path from there: /images/name.svg.',
      form: { message: say`${named(value)} is not a picture of this site.`, hint: UPLOAD },
    };
  if (/^https?:/i.test(value))
    return about(value, (address) => say`${address} is on another site.`, IMAGE_HINT, UPLOAD);
  if (images.safeParse(value).success)
    return about(
      value,
      (address) => say`${address} is of a kind that networks do not show.`,
      'Take a png, jpg or webp, best 1200 pixels wide and 630 high.',
    );
  const renamed = value.replace(/\.\w+$/, (ending) => ending.toLowerCase());
  if (images.safeParse(renamed).success)
    return {
      message: `The ending of ${quote(value)} has capital letters, which hosts do not know.`,
      hint: `Rename the file, and write ${renamed}.`,
      form: {
        message: say`The ending of ${named(value)} has capital letters, which hosts do not know.`,
        hint: say`Write the ending of the picture in small letters, and upload it again.`,
      },
    };
  const [, ending] = OTHER_FORMAT.exec(value) ?? [];
  if (ending !== undefined) {
    const isMoving = /gif/i.test(ending);
    const exported = isMoving
      ? 'Export it as PNG, or as an animated WebP if it moves'
      : 'Export it as PNG, JPEG, WebP or AVIF';
    return about(
      value,
      (address) => say`${address} ends in .${verbatim(ending)}, a format that pages do not show.`,
      `${exported}, and write that path.`,
      isMoving
        ? say`Export it as PNG, or as an animated WebP if it moves, and upload that.`
        : say`Export it as PNG, JPEG, WebP or AVIF, and upload that.`,
    );
  }
  return {
    message: `${quote(value)} is not an image path.`,
    hint: 'Write it from public/ on, with a slash in front: /images/name.svg; letters, digits and hyphens; svg, png, jpg, webp or avif.',
    form: { message: say`${named(value)} is not a picture.`, hint: UPLOAD },
  };
}

function linkMessage(value: string, mayOpenForm: boolean): Message {
  if (value === CONTACT_TARGET)
    return {
      message: `${quote(value)} cannot open the contact form here; only buttons do.`,
      hint: 'Link to a page.',
      form: { message: say`The contact form cannot be opened here; only buttons do that.`, hint: CHOOSE_PAGE },
    };
  const problem: Problem = (address) => say`${address} is not a link.`;
  if (/^mailto:/i.test(value))
    return about(value, problem, 'Write the whole e-mail address, for example mailto:hello@example.com.', EMAIL_LINK);
  if (/^[#/]/.test(value)) {
    const [hint, formHint] = anchorHints(value) ?? ADDRESS_HINTS;
    return about(value, problem, hint, formHint);
  }
  const beginnings = 'A link begins with /, #, https://, mailto: or tel:';
  return about(
    value,
    problem,
    mayOpenForm ? `${beginnings}, or is the word contact.` : `${beginnings}.`,
    mayOpenForm
      ? say`Choose a page or the contact form, or write an address that begins with https://, mailto: or tel:.`
      : say`Choose a page, or write an address that begins with https://, mailto: or tel:.`,
  );
}

const EMAIL_LINK = say`Write the whole email address, for example mailto:hello@example.com.`;

/** A remedy in a file and in a form. */
type Hints = readonly [hint: string, formHint: Phrase];

const ADDRESS_HINTS: Hints = ['Addresses of this site have small letters, digits and hyphens only.', CHOOSE_PAGE];

/** Says how an anchor is written, or returns `undefined` if something else is wrong. */
function anchorHints(value: string): Hints | undefined {
  const [, anchor] = /^(?:\/[a-z0-9\-/]*)?#([a-z0-9\-#]*)$/.exec(value) ?? [];
  if (anchor === '')
    return ['Write an anchor after #, for example #pricing.', say`Write a link name after #, for example #pricing.`];
  if (anchor?.includes('#')) return ['An address may contain only one #.', say`An address may contain only one #.`];
  return anchor === undefined ? undefined : ['An anchor begins with a letter.', say`A link name begins with a letter.`];
}
