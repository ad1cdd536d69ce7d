import { EditRefusal } from '../edit/edit-operation.ts';
import type { SiteTexts } from '../content-edit/compound/site-texts.ts';
import type { Migration } from './migration.ts';

const SITE = 'content/site.yaml';
const FACTS = 'content/facts.yaml';
const NAME = 'messageRetention';

/** Months for which messages are kept where no text says it. */
const USUAL_MONTHS = 24;

/** The keys between which the number stands. */
const ORDER = ['processors', 'messageMonths', 'formEndpoint', 'timeZone', 'consentVersion', 'contentVersion'];

/** Numbers that texts write as words, in their order from 1. */
const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Units in the languages of the templates. */
const TERM = /(\p{L}+|\d+)[\s-]+(?:(month|måned|monat|m[eê]s)|(year|år|jahr|ano))/iu;

/** The time for which messages are kept is a number, by which they're deleted. */
export const messageTerm: Migration = {
  number: 5,
  description:
    'The fact "messageRetention" is removed; "messageMonths" in "site.yaml" has it as a number, and texts still name it as {messageRetention}.',
  migrate(site) {
    if (!site.has(SITE)) return;
    const { [NAME]: fact } = Object(site.has(FACTS) ? site.dataOf(FACTS) : {}) as { [NAME]?: unknown };
    const { messageMonths } = Object(site.dataOf(SITE)) as { messageMonths?: unknown };
    if (messageMonths === undefined) setMonths(site, fact);
    if (fact !== undefined) site.edit(FACTS, { op: 'remove', path: [NAME] });
  },
};

/** Writes the number of months that a fact names. */
function setMonths(site: SiteTexts, fact: unknown): void {
  const months = fact === undefined ? USUAL_MONTHS : textsIn(fact).map(monthsIn).find(Boolean);
  if (months === undefined)
    throw new EditRefusal(`"${NAME}" names no number of months. Write one, such as "24 months", and run this again.`, [
      NAME,
    ]).in(FACTS);
  site.edit(SITE, { op: 'put', path: [], key: 'messageMonths', value: months, order: ORDER });
}

/** Returns the months that a text names; `undefined` if it names none. */
function monthsIn(text: unknown): number | undefined {
  const [, number = '', , years] = TERM.exec(String(text)) ?? [];
  const count = /^\d+$/.test(number) ? Number(number) : WORDS.indexOf(number.toLowerCase()) + 1;
  return count === 0 ? undefined : count * (years === undefined ? 1 : 12);
}

/** The texts of a fact: one, or one for each language or region. */
const textsIn = (fact: unknown): unknown[] =>
  typeof fact === 'object' && fact !== null ? Object.values(fact) : [fact];
