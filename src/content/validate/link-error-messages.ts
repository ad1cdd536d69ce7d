import { CONTACT_TARGET } from '../../schema/contact-target.ts';
import { imagePath } from '../../schema/image.ts';
import { link } from '../../schema/link.ts';
import { quote, type Message } from '../diagnostics/diagnostic.ts';

const FORM = ', or write contact to open the form';
const SECURE = 'Write https:// in place of http://.';
const buttons = link();

/** Reasons to reject an address, by its prefix; the first match wins. */
const REFUSED: readonly [RegExp, string, string][] = [
  [/^[\s\p{Cc}]*(javascript|vbscript)[\s\p{Cc}]*:/iu, 'is a program and no address', `Link to a page${FORM}.`],
  [
    /^\s*data:/i,
    'holds the data itself and is not an address',
    'Put the file into public/ and write its whole address with https://.',
  ],
  [/^\s*(file|blob|about):/i, 'is not an address that visitors can reach', 'Write the whole address with https://.'],
  [
    /^\s*([/\\]{2}|\/\\|\\)/,
    'leads to another site without saying how',
    'Write the whole address with https://, or one slash for a page of this site.',
  ],
  [/^http:/i, 'is not encrypted', SECURE],
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
    return { ...refused, hint: 'Write the whole address with https://, without spaces.' };
  if (refused)
    return refused.hint.includes(FORM) && kind !== 'link' ? { ...refused, hint: 'Link to a page.' } : refused;
  return kind === undefined ? undefined : linkMessage(value, kind === 'link');
}

function refusalOf(value: string): Message | undefined {
  const [, problem, hint] = REFUSED.find(([pattern]) => pattern.test(value)) ?? [];
  return problem === undefined || hint === undefined ? undefined : { message: `${quote(value)} ${problem}.`, hint };
}

const images = imagePath();
const IMAGE_HINT = 'Put the image into public/images/ and write its path: /images/name.svg.';

/** Matches the ending of a picture in a format that pages don't show. */
const OTHER_FORMAT = /\.(gif|hei[cf]|tiff?|bmp|ico|psd|pdf|eps|ai|jxl|jp2|dng|cr[23]|nef|arw)$/i;

function imageMessage(value: string): Message {
  const refused = /^\W*(?:\w+script|data)\W*:/i.test(value) ? refusalOf(value) : undefined;
  if (refused) return { ...refused, hint: IMAGE_HINT };
  if (value.split('/').includes('..'))
    return {
      message: `${quote(value)} leads out of public/.`,
      hint: 'Put the image into public/images/ and write its path from there: /images/name.svg.',
    };
  if (/^https?:/i.test(value)) return { message: `${quote(value)} is on another site.`, hint: IMAGE_HINT };
  if (images.safeParse(value).success)
    return {
      message: `${quote(value)} is of a kind that networks do not show.`,
      hint: 'Take a png, jpg or webp, best 1200 pixels wide and 630 high.',
    };
  const renamed = value.replace(/\.\w+$/, (ending) => ending.toLowerCase());
  if (images.safeParse(renamed).success)
    return {
      message: `The ending of ${quote(value)} has capital letters, which hosts do not know.`,
      hint: `Rename the file, and write ${renamed}.`,
    };
  const [, ending] = OTHER_FORMAT.exec(value) ?? [];
  if (ending !== undefined)
    return {
      message: `${quote(value)} ends in .${ending}, a format that pages do not show.`,
      hint: `${/gif/i.test(ending) ? 'Export it as PNG, or as an animated WebP if it moves' : 'Export it as PNG, JPEG, WebP or AVIF'}, and write that path.`,
    };
  return {
    message: `${quote(value)} is not an image path.`,
    hint: 'Write it from public/ on, with a slash in front: /images/name.svg; letters, digits and hyphens; svg, png, jpg, webp or avif.',
  };
}

function linkMessage(value: string, mayOpenForm: boolean): Message {
  if (value === CONTACT_TARGET)
    return {
      message: `${quote(value)} cannot open the contact form here; only buttons do.`,
      hint: 'Link to a page.',
    };
  const message = `${quote(value)} is not a link.`;
  if (/^mailto:/i.test(value))
    return { message, hint: 'Write the whole e-mail address, for example mailto:hello@example.com.' };
  if (/^[#/]/.test(value))
    return {
      message,
      hint: anchorHint(value) ?? 'Addresses of this site have small letters, digits and hyphens only.',
    };
  const beginnings = 'A link begins with /, #, https://, mailto: or tel:';
  return { message, hint: mayOpenForm ? `${beginnings}, or is the word contact.` : `${beginnings}.` };
}

/** Says how an anchor is written, or returns `undefined` if something else is wrong. */
function anchorHint(value: string): string | undefined {
  const [, anchor] = /^(?:\/[a-z0-9\-/]*)?#([a-z0-9\-#]*)$/.exec(value) ?? [];
  if (anchor === '') return 'Write an anchor after #, for example #pricing.';
  if (anchor?.includes('#')) return 'An address may contain only one #.';
  return anchor === undefined ? undefined : 'An anchor begins with a letter.';
}
