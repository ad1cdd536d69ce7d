import { CONTACT_TARGET } from '../../schema/contact-target.ts';
import { imagePath } from '../../schema/image.ts';
import { quote, type Message } from '../diagnostics/diagnostic.ts';

/** Reasons to reject an address, by its prefix; the first match wins. */
const REFUSED: readonly [RegExp, string, string][] = [
  [
    /^[\s\p{Cc}]*(javascript|vbscript)[\s\p{Cc}]*:/iu,
    'is a program and no address',
    'Link to a page, or write contact to open the form.',
  ],
  [/^\s*data:/i, 'holds the data itself and is not an address', 'Put the file into public/ and write its path.'],
  [/^\s*(file|blob|about):/i, 'is not an address that visitors can reach', 'Write the whole address with https://.'],
  [
    /^\s*([/\\]{2}|\/\\|\\)/,
    'leads to another site without saying how',
    'Write the whole address with https://, or one slash for a page of this site.',
  ],
  [/^http:/i, 'is not encrypted', 'Write https:// in place of http://.'],
];

/** Returns why an address is malformed, or `undefined` if it has none of the known mistakes. */
export function linkErrorMessage(value: string, kind?: string): Message | undefined {
  const refused = REFUSED.find(([pattern]) => pattern.test(value));
  if (refused) return { message: `${quote(value)} ${refused[1]}.`, hint: refused[2] };
  if (kind === 'image') return imageMessage(value);
  return kind === 'link' || kind === 'plain-link' ? linkMessage(value, kind === 'link') : undefined;
}

const images = imagePath();

function imageMessage(value: string): Message {
  if (value.split('/').includes('..'))
    return {
      message: `${quote(value)} leads out of public/.`,
      hint: 'Put the image into public/images/ and write its path from there: /images/name.svg.',
    };
  if (/^https:/i.test(value))
    return {
      message: `${quote(value)} is on another site.`,
      hint: 'Put the image into public/images/ and write its path: /images/name.svg.',
    };
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
  return {
    message: `${quote(value)} is not an image path.`,
    hint: 'Write it from public/ on, with a slash in front: /images/name.svg; letters, digits and hyphens; svg, png, jpg, webp or avif.',
  };
}

function linkMessage(value: string, mayOpenForm: boolean): Message {
  if (value === CONTACT_TARGET)
    return {
      message: 'This link cannot open the contact form; only buttons do.',
      hint: 'Write /#contact, which leads to the contact section of the home page.',
    };
  const message = `${quote(value)} is not a link.`;
  if (/^www\./i.test(value)) return { message, hint: `Write https:// in front: https://${value}.` };
  if (/^[\w.+-]+@[\w-]+\.\w/.test(value)) return { message, hint: `Write mailto: in front: mailto:${value}.` };
  if (/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(value))
    return {
      message,
      hint: mayOpenForm
        ? `Write /${value} for a page, #${value} for an anchor on this page, or contact for the form.`
        : `Write /${value} for a page, or #${value} for an anchor on this page.`,
    };
  if (/^mailto:/i.test(value)) return { message, hint: 'Write the whole e-mail address: mailto:hello@example.com.' };
  if (/^[#/]/.test(value))
    return {
      message,
      hint: anchorHint(value) ?? 'Addresses of this site have small letters, digits and hyphens only.',
    };
  const beginnings = 'A link begins with /, #, https://, mailto: or tel:';
  return { message, hint: mayOpenForm ? `${beginnings}, or is the word contact.` : `${beginnings}.` };
}

/** Suggests a corrected path, or returns `undefined` if something else is wrong. */
function anchorHint(value: string): string | undefined {
  const [, page = '', anchor] = /^(\/[a-z0-9\-/]*)?#([a-z0-9\-#]*)$/.exec(value) ?? [];
  if (anchor === '')
    return page
      ? `Write an anchor after #, or leave the # out: ${page}.`
      : 'Write an anchor after #, for example #pricing.';
  if (anchor?.includes('#')) return 'An address may contain only one #.';
  return anchor === undefined ? undefined : 'An anchor begins with a letter.';
}
