import { CONTACT_TARGET } from '../schema/contact-target.ts';
import { imagePath } from '../schema/image.ts';
import { quoted } from './diagnostic.ts';
import type { Words } from './words.ts';

/** Why an address is refused, by what it begins with; the first that fits is said. */
const REFUSED: readonly [RegExp, string, string][] = [
  [
    /^[\s\p{Cc}]*(javascript|vbscript)[\s\p{Cc}]*:/iu,
    'is a program and no address',
    'Link to a page, or write contact to open the form.',
  ],
  [/^\s*data:/i, 'holds the data itself and is no address', 'Put the file into public/ and write its path.'],
  [/^\s*(file|blob|about):/i, 'is no address that visitors can reach', 'Write the whole address with https://.'],
  [
    /^\s*([/\\]{2}|\/\\|\\)/,
    'leads to another site without saying how',
    'Write the whole address with https://, or one slash for a page of this site.',
  ],
  [/^http:/i, 'is not encrypted', 'Write https:// in place of http://.'],
];

/** Why an address is refused for its form; nothing where it has none of the known mistakes. */
export function addressWords(value: string, kind?: string): Words | undefined {
  const refused = REFUSED.find(([pattern]) => pattern.test(value));
  if (refused) return { message: `${quoted(value)} ${refused[1]}.`, hint: refused[2] };
  if (kind === 'image') return imageWords(value);
  return kind === 'link' || kind === 'plain-link' ? linkWords(value, kind === 'link') : undefined;
}

const pictures = imagePath();

function imageWords(value: string): Words {
  if (value.split('/').includes('..'))
    return {
      message: `${quoted(value)} leads out of public/.`,
      hint: 'Put the picture into public/images/ and write its path from there: /images/name.svg.',
    };
  if (/^https:/i.test(value))
    return {
      message: `${quoted(value)} lies on another site.`,
      hint: 'Put the picture into public/images/ and write its path: /images/name.svg.',
    };
  if (pictures.safeParse(value).success)
    return {
      message: `${quoted(value)} is of a kind that networks do not show.`,
      hint: 'Take a png, jpg or webp, best 1200 pixels wide and 630 high.',
    };
  const renamed = value.replace(/\.\w+$/, (ending) => ending.toLowerCase());
  if (pictures.safeParse(renamed).success)
    return {
      message: `The ending of ${quoted(value)} has capital letters, which hosts do not know.`,
      hint: `Rename the file, and write ${renamed}.`,
    };
  return {
    message: `${quoted(value)} is no path of a picture.`,
    hint: 'Write it from public/ on, with a slash in front: /images/name.svg; letters, digits and hyphens; svg, png, jpg, webp or avif.',
  };
}

function linkWords(value: string, mayOpenForm: boolean): Words {
  if (value === CONTACT_TARGET)
    return {
      message: 'This link can not open the contact form; only buttons do.',
      hint: 'Write /#contact, which leads to the contact section of the home page.',
    };
  const message = `${quoted(value)} is no link.`;
  if (/^www\./i.test(value)) return { message, hint: `Write https:// in front: https://${value}.` };
  if (/^[\w.+-]+@[\w-]+\.\w/.test(value)) return { message, hint: `Write mailto: in front: mailto:${value}.` };
  if (/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(value))
    return {
      message,
      hint: mayOpenForm
        ? `Write /${value} for a page, #${value} for a place on this page, or contact for the form.`
        : `Write /${value} for a page, or #${value} for a place on this page.`,
    };
  if (/^mailto:/i.test(value)) return { message, hint: 'Write the whole e-mail address: mailto:hello@example.com.' };
  if (/^[#/]/.test(value))
    return {
      message,
      hint: placeHint(value) ?? 'Addresses of this site have small letters, digits and hyphens only.',
    };
  const beginnings = 'A link begins with /, #, https://, mailto: or tel:';
  return { message, hint: mayOpenForm ? `${beginnings}, or is the word contact.` : `${beginnings}.` };
}

/** How the place of an address is mended; nothing where something else is wrong. */
function placeHint(value: string): string | undefined {
  const [, page = '', place] = /^(\/[a-z0-9\-/]*)?#([a-z0-9\-#]*)$/.exec(value) ?? [];
  if (place === '')
    return page
      ? `Write the name of a place behind #, or leave the # out: ${page}.`
      : 'Write the name of a place behind #, for example #pricing.';
  if (place?.includes('#')) return 'Only one # may stand in an address.';
  return place === undefined ? undefined : 'The name of a place begins with a letter.';
}
