import { z } from 'zod';
import { CONTACT_TARGET } from './contact-target.ts';
import { ANCHOR } from './slug.ts';
import { text } from './text.ts';

/** What every link may be: a page, a place on it, a place on the same page, or an outside address. */
const TARGETS = [
  String.raw`\/(?!\/)[a-z0-9\-/]*(#${ANCHOR})?`,
  `#${ANCHOR}`,
  String.raw`https:\/\/\S+`,
  String.raw`mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?\S*)?`,
  String.raw`tel:\+?[0-9 ]+`,
];

const target = (...words: string[]) => new RegExp(`^(${[...words, ...TARGETS].join('|')})$`);

/**
 * Where a button leads: a page of this site without its region (`/about-me`, `/#pricing`), a place on the same page
 * (`#contact`), the contact form (`contact`), or an outside address that begins with `https://`, `mailto:` or `tel:`.
 */
export const link = () =>
  z
    .string()
    .regex(target(CONTACT_TARGET), 'A link begins with /, #, https://, mailto: or tel:, or is the word contact.')
    .meta({
      kind: 'link',
      title: 'Link',
      description:
        'A page (/about-me), a place on this page (#pricing), "contact" for the form, or an address with https://.',
    });

/** Where a plain link leads: the same as for a button, but for the contact form, which only buttons open. */
export const plainLink = () =>
  z.string().regex(target(), 'A link begins with /, #, https://, mailto: or tel:.').meta({
    kind: 'plain-link',
    title: 'Link',
    description: 'A page (/about-me), a place on this page (#pricing), or an address with https://.',
  });

/** A button with its words: what it says and where it leads. */
export const action = () =>
  z.strictObject({
    label: text().meta({ title: 'Label', description: 'The words on the button; say what happens.' }),
    to: link(),
  });

/** A plain link with its words. */
export const wordedLink = () =>
  z.strictObject({
    label: text().meta({ title: 'Label', description: 'The words of the link; say where it leads.' }),
    to: plainLink(),
  });
