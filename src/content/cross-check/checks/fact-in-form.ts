import { humanize } from '../../../i18n/name-forms.ts';
import { Phrase, say, verbatim } from '../../../i18n/phrase.ts';
import { translated } from '../../../i18n/translations.ts';
import { SITE_FACTS } from '../../../schema/site-facts.ts';
import { named } from '../../diagnostics/in-forms.ts';
import { type CheckContext, languageOf } from './check-context.ts';

/**
 * Names a fact as forms show it: by its value and what it's called, “24 hours” (Reply time). What isn't a fact, such as `{amount}`,
 * stands in forms as it's written.
 * @param key language or region of the text that names it
 */
export function factInForm(site: CheckContext, name: string, key: string): Phrase {
  const value: unknown = site.checked.singles.facts?.value[name];
  const title = new Phrase((language) => translated(humanize(name), language));
  if (value === undefined) return SITE_FACTS.some((one) => one === name) ? say`“${title}”` : verbatim(`{${name}}`);
  const shown = valueFor(site, value, key);
  return shown === undefined ? say`“${title}”` : say`${named(shown)} (${title})`;
}

/** Returns the value of a fact in a language or region; `undefined` if it has none there. */
function valueFor(site: CheckContext, value: unknown, key: string): string | undefined {
  const values: Readonly<Record<string, unknown>> = Object(value);
  const language = languageOf(site, key);
  const near = Object.keys(values).find((one) => languageOf(site, one) === language) ?? '';
  const found = values[key] ?? values[near];
  return typeof found === 'string' ? found : undefined;
}
