import type { z } from 'zod';
import { slugify } from '../../i18n/name-forms.ts';
import { accepts } from './meant-values.ts';

type Repair = (text: string) => string;

const SHORT_COLOR = /^#?([\da-f])([\da-f])([\da-f])$/i;

/** Repairs of a little mistake in the form of a text. Which one fits, the field's schema knows. */
const REPAIRS: readonly Repair[] = [
  (text) => text.trim(),
  // A color: `FFF` becomes `#ffffff`.
  (text) => text.toLowerCase().replace(/^(?:[#\s]*|0x)([\da-f]+)$/, '#$1'),
  (text) => (SHORT_COLOR.test(text) ? text.toLowerCase().replace(SHORT_COLOR, '#$1$1$2$2$3$3') : text),
  // A radius: `4 px` becomes `4px`.
  (text) => text.replace(/^(\d+)\s*(?:px)?$/i, '$1px'),
  // A phone number: `0034-600` becomes `+34 600`.
  (text) =>
    text
      .replace(/^00/, '+')
      .replace(/[-./()\s]+/g, ' ')
      .trim(),
  // An e-mail address: `Me <me@example.com>` becomes `me@example.com`.
  (text) => text.replace(/^(?:.*<)?(?:mailto:)?([^<>\s]+)>?$/i, '$1').replace('@@', '@'),
  (text) => originOf(text),
  (text) => originOf(`https://${text}`),
];

/** The same for names that know one case only: where both are accepted, letters aren't changed on a guess. */
const REPAIRS_OF_NAMES: readonly Repair[] = [
  // A fact: `Reply-Time` becomes `replyTime`.
  (text) => camelCase(text),
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  slugify,
];

const camelCase = (text: string): string =>
  text.replace(/^./, (first) => first.toLowerCase()).replace(/[-_ ]+(.)/g, (_gap, next: string) => next.toUpperCase());

/** The address of a site without its path: `http://example.com/us` becomes `https://example.com`. */
function originOf(address: string): string {
  const { protocol, host } = URL.canParse(address) ? new URL(address) : { protocol: '', host: '' };
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(host) ? `https://${host}` : '';
}

/** Returns the nearest form of a refused text that its field accepts. */
export function nearForm(text: string, schemas: readonly z.ZodType[]): string | undefined {
  if (text.trim() === '') return undefined;
  const fits = (form: string) => form !== text && accepts(schemas, form);
  const hasOneCase = (form: string) => ![form.toUpperCase(), form.toLowerCase()].every((one) => accepts(schemas, one));
  return (
    REPAIRS.map((repair) => repair(text)).find(fits) ??
    REPAIRS_OF_NAMES.map((repair) => repair(text)).find((form) => fits(form) && hasOneCase(form))
  );
}
