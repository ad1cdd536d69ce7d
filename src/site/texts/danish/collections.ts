import type { Translations } from '../../../i18n/translations.ts';

/** Articles and case studies. */
export const danishCollections: Translations = {
  'Search terms': 'Søgetermer',
  Budget: 'Budget',
  'Working together': 'Samarbejde',
  'Short name': 'Kort navn',
  'The end of its address.': 'Slutningen af artiklens adresse.',
  'What the article is about, at most 60 characters.': 'Hvad artiklen handler om, højst 60 tegn.',
  Summary: 'Resumé',
  'One or two sentences, for lists, search engines and the feed: at most 155 characters.':
    'En eller to sætninger, til lister, søgemaskiner og feedet: højst 155 tegn.',
  Date: 'Dato',
  'The day on which the article went online. Lists begin with the newest.':
    'Den dag, artiklen kom på nettet. Lister begynder med den nyeste.',
  Author: 'Forfatter',
  'Who wrote it. Without it, you did.': 'Hvem der har skrevet den. Uden det er det dig.',
  'The article, in parts from top to bottom. Give all but the first a heading.':
    'Artiklen i dele oppefra og ned. Giv alle undtagen den første en overskrift.',
  'One article: what it is about, and its text.': 'Én artikel: hvad den handler om, og dens tekst.',
  Articles: 'Artikler',
  'Case study': 'Case',
  'Case studies': 'Cases',
  'One client case: who, what, and what came of it.': 'Én kundecase: hvem, hvad, og hvad der kom ud af det.',
  Travel: 'Rejser',
  B2B: 'B2B',
  'Local service': 'Lokal virksomhed',
  'White-label': 'White label',
  Nonprofit: 'Nonprofit',
  'The name of the country, for visitors who do not see the flag.': 'Landets navn, for besøgende, der ikke ser flaget.',
  'What the number measures.': 'Det, tallet måler.',
  Value: 'Værdi',
  'The number, short; dollar amounts are converted by region.':
    'Tallet, kort; beløb i dollar regnes om for hver region.',
  'What the line shows, for example bookings a month.': 'Hvad linjen viser, for eksempel bookinger pr. måned.',
  'Three to 36 numbers, one a month, oldest first.': 'Tre til 36 tal, ét pr. måned, det ældste først.',
  'Also the end of its address.': 'Også slutningen af casens adresse.',
  'Earlier name': 'Tidligere navn',
  'Kept from an earlier site. Leave it as it is.': 'Beholdt fra en tidligere hjemmeside. Lad det stå, som det er.',
  Client: 'Kunde',
  'Name of the client; with the English industry it makes the address.':
    'Kundens navn; sammen med den engelske branche bliver det til adressen.',
  Industry: 'Branche',
  'The trade of the client, two or three words.': 'Kundens branche, med to eller tre ord.',
  Flags: 'Flag',
  'Countries in which the campaigns run.': 'De lande, kampagnerne kører i.',
  Background: 'Baggrund',
  'Picture behind the card.': 'Billedet bag kortet.',
  'The client’s logo.': 'Kundens logo.',
  Website: 'Hjemmeside',
  'Address of the client, with https://.': 'Kundens adresse, med https://.',
  Result: 'Resultat',
  'The headline of the result. Write money in dollars ($48,000): euros and kroner are worked out.':
    'Resultatets overskrift. Skriv beløb i dollar ($48,000): Euro og kroner regnes ud.',
  'Two or three sentences on what was done and what came of it.':
    'To eller tre sætninger om, hvad der blev gjort, og hvad der kom ud af det.',
  Challenge: 'Udfordring',
  'Where the client stood. Without it, a general text is shown.': 'Hvor kunden stod. Uden den vises en generel tekst.',
  Solution: 'Løsning',
  'What was done. Without it, a general text is shown.': 'Hvad der blev gjort. Uden den vises en generel tekst.',
  'Up to four numbers, set large. Begin with one that neither the result nor the chart tells.':
    'Op til fire tal med stor skrift. Begynd med et, som hverken resultatet eller diagrammet fortæller.',
  'Year of the result.': 'Resultatets år.',
  Published: 'Offentliggjort',
  'The day on which the case went online. Search engines show it; without it, the case has no date.':
    'Den dag, casen kom på nettet. Søgemaskiner viser den; uden den har casen ingen dato.',
  'Numbers by month, for the small chart.': 'Tal måned for måned, til det lille diagram.',
  eCommerce: 'E-handel',
};
