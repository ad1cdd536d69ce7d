import type { Translations } from '../../../i18n/translations.ts';

/** What the site’s section types find, and what messages call its entries. */
export const danishSiteProblems: Translations = {
  'The case study “{0}” is in this list twice.': 'Casen »{0}« står to gange på listen.',
  'The example has no price.': 'Eksemplet har ingen pris.',
  'Add “{0}” or “{1}”.': 'Tilføj »{0}« eller »{1}«.',
  'The box for custom solutions has no text.': 'Boksen til særlige løsninger har ingen tekst.',
  'Add the custom box, or take it out of “{0}”.': 'Tilføj boksen til særlige løsninger, eller fjern den fra »{0}«.',
  'No kind of work is named “{0}”.': 'Ingen slags arbejde hedder »{0}«.',
  'The kinds are {0}.': 'Slagsene er {0}.',
  'Day {0} comes after day {1}.': 'Dag {0} kommer efter dag {1}.',
  'Put the rows in the order of days.': 'Sæt rækkerne i dagenes rækkefølge.',
  'The rows add up to {0} minutes, but {1} hours are {2}.': 'Rækkerne giver i alt {0} minutter, men {1} timer er {2}.',
  'Change the rows, or write {0}.': 'Ret rækkerne, eller skriv {0}.',
  'case study': 'case',
  'case studies': 'cases',
  'a case study': 'en case',
  article: 'artikel',
  articles: 'artikler',
  'an article': 'en artikel',
  'Visitors find the case studies by it.': 'Besøgende finder casene med den.',
};
