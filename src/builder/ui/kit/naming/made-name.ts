import { slugify } from '../../../../i18n/name-forms.ts';

/** Makes an address of what a person typed: `/Dental Clinics æ/` becomes `dental-clinics-ae`. Slashes stay between its parts. */
export const madeAddress = (typed: string): string =>
  typed
    .split('/')
    .flatMap((part) => slugify(part) || [])
    .join('/');

/** Makes a name with capitals in place of spaces: `Reply time` becomes `replyTime`. */
const madeWord = (typed: string): string =>
  slugify(typed).replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Makes a name of what a person typed, in the form that is asked for: `Reply time` becomes `replyTime` or `reply-time`. What
 * has the form already, and what can't get it, stays as it is.
 * @param pattern the form; `undefined`: any
 */
export function madeName(typed: string, pattern: string | undefined): string {
  const name = typed.trim();
  if (pattern === undefined || name === '') return name;
  const form = new RegExp(pattern);
  return [name, madeWord(name), slugify(name)].find((made) => form.test(made)) ?? name;
}
