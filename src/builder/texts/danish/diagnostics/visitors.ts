import type { Translations } from '../../../../i18n/translations.ts';

/** What visitors would see of a mistake. */
export const danishVisitors: Translations = {
  'Visitors who follow this link would see “Page not found”.':
    'Besøgende, der følger linket, ville se »Siden findes ikke«.',
  'Visitors who follow these links would see “Page not found”.':
    'Besøgende, der følger disse links, ville se »Siden findes ikke«.',
  'Visitors who open the website would see “Page not found”.':
    'Besøgende, der åbner hjemmesiden, ville se »Siden findes ikke«.',
  'Visitors who follow this link would see “Page not found” while its page isn’t shown.':
    'Besøgende, der følger linket, ville se »Siden findes ikke«, så længe siden ikke vises.',
  'Visitors who follow an old link would see “Page not found”.':
    'Besøgende, der følger et gammelt link, ville se »Siden findes ikke«.',
  'Visitors would get only one of the two pages.': 'Besøgende ville kun kunne se én af de to sider.',
  'Visitors who follow this link would land at the top of the page.':
    'Besøgende, der følger linket, ville lande øverst på siden.',
  'Nothing would happen when visitors click this link.': 'Der ville ikke ske noget, når besøgende klikker på linket.',
  'On most pages, nothing would happen when visitors click this link.':
    'På de fleste sider ville der ikke ske noget, når besøgende klikker på linket.',
  'Links to this name would lead to the first of the two.': 'Links til navnet ville føre til den første af de to.',
  'Visitors would see a gap in place of the picture.': 'Besøgende ville se et tomt felt i stedet for billedet.',
  'Where this picture is shown, visitors would see a gap.':
    'De steder, hvor billedet vises, ville besøgende se et tomt felt.',
  'Where somebody shares the page, its picture would be missing.':
    'Når nogen deler siden, ville der mangle et billede.',
  'Visitors wouldn’t get this file.': 'Besøgende ville ikke få filen.',
  'Visitors wouldn’t see it here.': 'Besøgende ville ikke se den her.',
  'Visitors wouldn’t see this section.': 'Besøgende ville ikke se sektionen.',
  'Visitors would find nothing here.': 'Besøgende ville ikke finde noget her.',
  'Visitors who read {0} would find nothing here.': 'Besøgende, der læser {0}, ville ikke finde noget her.',
  'Visitors in {0} would find nothing here.': 'Besøgende i {0} ville ikke finde noget her.',
  'Search results or shared links would lack this text.': 'Teksten ville mangle i søgeresultater eller delte links.',
  'Visitors who read {0} would see {1} here.': 'Besøgende, der læser {0}, ville se {1} her.',
  'Visitors would see {0} as plain text.': 'Besøgende ville se {0} som almindelig tekst.',
  'Visitors would see these characters on the page.': 'Besøgende ville se tegnene på siden.',
  'Visitors who read {0} wouldn’t see this value.': 'Besøgende, der læser {0}, ville ikke se værdien.',
  'Visitors would read a wrong amount.': 'Besøgende ville læse et forkert beløb.',
  'Visitors of every region would read this amount in dollars.':
    'Besøgende i alle regioner ville læse beløbet i dollar.',
  'Search results would cut it off.': 'Søgeresultater ville skære den af.',
  'Some visitors couldn’t read it.': 'Nogle besøgende ville ikke kunne læse det.',
  'Visitors would see another font.': 'Besøgende ville se en anden skrifttype.',
  'Messages to this address wouldn’t reach you.': 'Beskeder til adressen ville ikke nå frem til dig.',
};
