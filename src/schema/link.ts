import { z } from 'zod';
import { CONTACT_TARGET } from './contact-target.ts';
import { DOWNLOAD_TARGET } from './download-path.ts';
import { ANCHOR } from './slug.ts';
import { text } from './text.ts';

/** Targets of any link: a page, an anchor on it, an anchor on the same page, a file for download, or an external URL. */
const TARGETS = [
  DOWNLOAD_TARGET,
  String.raw`\/(?!\/)[a-z0-9\-/]*(#${ANCHOR})?`,
  `#${ANCHOR}`,
  String.raw`https:\/\/\S+`,
  String.raw`mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?\S*)?`,
  String.raw`tel:\+?[0-9 ]+`,
];

const target = (...literals: string[]) => new RegExp(`^(${[...literals, ...TARGETS].join('|')})$`);

/**
 * The target of a button: a page of this site without region (`/about-me`, `/#pricing`), an anchor on the same page
 * (`#contact`), a PDF of the site (`/files/prices.pdf`), the contact form (`contact`), or an external URL that begins with `https://`, `mailto:` or `tel:`.
 */
export const link = () =>
  z
    .string()
    .regex(target(CONTACT_TARGET), 'A link begins with /, #, https://, mailto: or tel:, or is the word contact.')
    .meta({
      kind: 'link',
      title: 'Link',
      description:
        'A page (/about-me), a section of this page (#pricing), "contact" for the form, or an address with https://.',
      form: 'Where it leads: a page, a section of this page, the contact form, or an address that begins with https://.',
    });

/** The target of a plain link: like a button's, except for the contact form, which only buttons open. */
export const plainLink = () =>
  z.string().regex(target(), 'A link begins with /, #, https://, mailto: or tel:.').meta({
    kind: 'plain-link',
    title: 'Link',
    description: 'A page (/about-me), a section of this page (#pricing), or an address with https://.',
    form: 'Where it leads: a page, a section of this page, or an address that begins with https://.',
  });

/**
 * A button: label and target.
 *
 * @example
 * primary: action().meta({ title: 'Button', description: 'The button that matters most.' }),
 * // In the component:
 * <ActionButton to={primary.to}>{primary.label}</ActionButton>
 */
export const action = () =>
  z.strictObject({
    label: text().meta({ title: 'Label', description: 'The text on the button; say what happens.' }),
    to: link(),
  });

/** A plain link: label and target. */
export const wordedLink = () =>
  z.strictObject({
    label: text().meta({ title: 'Label', description: 'The text of the link; say where it leads.' }),
    to: plainLink(),
  });
