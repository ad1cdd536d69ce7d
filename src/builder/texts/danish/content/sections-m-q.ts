import type { Translations } from '../../../../i18n/translations.ts';

/** Section types from M to Q. */
export const danishSectionsMToQ: Translations = {
  Map: 'Kort',
  'Where to find you: a picture, the address, opening hours, and a link that shows the place on a map.':
    'Hvor man finder dig: et billede, adressen, åbningstider og et link, der viser stedet på et kort.',
  'A drawn map, a screenshot of one, or the house; shown as wide as the page, cropped to 2:1.':
    'Et tegnet kort, et skærmbillede af et kort, eller huset; vises i hele sidens bredde, beskåret til 2:1.',
  Place: 'Sted',
  'Line above the address: the name of the shop, or the floor. Optional.':
    'Linjen over adressen: butikkens navn eller etagen. Valgfri.',
  Address: 'Adresse',
  'The lines of the address, as on a letter. Not set: that of the company.':
    'Adressens linjer, som på et brev. Ikke udfyldt: virksomhedens.',
  Line: 'Linje',
  'One line, as on a letter.': 'Én linje, som på et brev.',
  'Opening hours': 'Åbningstider',
  'When visitors find somebody. Optional.': 'Hvornår der er nogen, når besøgende kommer. Valgfri.',
  'Above the hours, for example Opening hours.': 'Over åbningstiderne, for eksempel Åbningstider.',
  Hours: 'Timer',
  'A line for each group of days with the same hours.': 'En linje for hver gruppe dage med de samme tider.',
  Days: 'Dage',
  'One day or several, for example Monday to Friday.': 'En eller flere dage, for eksempel Mandag til fredag.',
  Time: 'Tid',
  'From when to when, or that it is closed.': 'Fra hvornår til hvornår, eller at der er lukket.',
  Hour: 'Time',
  'Map service': 'Korttjeneste',
  'Where the link leads. Nothing is loaded from there before a visitor clicks.':
    'Hvor linket fører hen. Intet hentes derfra, før en besøgende klikker.',
  OpenStreetMap: 'OpenStreetMap',
  Coordinates: 'Koordinater',
  'Where the address alone does not lead to the door. Optional.': 'Hvis adressen alene ikke fører til døren. Valgfri.',
  Latitude: 'Breddegrad',
  'In degrees, north of the equator is positive, for example 41.3871.':
    'I grader, nord for ækvator er positiv, for eksempel 41.3871.',
  Longitude: 'Længdegrad',
  'In degrees, east of Greenwich is positive, for example 2.1701.':
    'I grader, øst for Greenwich er positiv, for eksempel 2.1701.',
  'The text of the link, for example Show on a map.': 'Linkets tekst, for eksempel Vis på kort.',
  'Picture and text': 'Billede og tekst',
  'A picture beside a heading and a text, with a button or a link below the text.':
    'Et billede ved siden af en overskrift og en tekst, med en knap eller et link under teksten.',
  'Paragraphs and lists; two or three paragraphs read well.': 'Afsnit og lister; to eller tre afsnit er gode at læse.',
  'Shown about half as wide as the page.': 'Vises cirka halvt så bredt som siden.',
  Side: 'Side',
  'The side on which the picture stands.': 'Den side, billedet står i.',
  Start: 'Begyndelse',
  End: 'Slutning',
  'On phones': 'På telefoner',
  'Whether the picture comes first or last on small screens, where one is above the other.':
    'Om billedet kommer først eller sidst på små skærme, hvor de står over hinanden.',
  First: 'Først',
  Last: 'Sidst',
  'A button below the text. Optional.': 'En knap under teksten. Valgfri.',
  'A link beside the button. Optional.': 'Et link ved siden af knappen. Valgfrit.',
  'Not found': 'Ikke fundet',
  'Says that a page doesn’t exist, with a link home.': 'Siger, at en side ikke findes, med et link til forsiden.',
  Code: 'Kode',
  'Shown large above the title, for example 404. Optional.': 'Vises stort over titlen, for eksempel 404. Valgfri.',
  'A decorative drawing beside the title, 640 × 480. Without it, an empty search is shown.':
    'Et dekorativt motiv ved siden af titlen, 640 × 480. Uden det vises en søgning uden resultater.',
  'A sentence under the title. Optional.': 'En sætning under titlen. Valgfri.',
  'Link home': 'Link til forsiden',
  'Label of the link to the home page.': 'Teksten på linket til forsiden.',
  'Page hero': 'Sidetop',
  'The hero of a service page: link back home, title, subtitle and a button.':
    'Toppen af en ydelses side: link til forsiden, titel, undertitel og en knap.',
  'Line above': 'Linje over titlen',
  'A few words above the title. Optional.': 'Nogle få ord over titlen. Valgfri.',
  Subtitle: 'Undertitel',
  'One or two sentences under the title.': 'En eller to sætninger under titlen.',
  Drawing: 'Tegning',
  'A decorative scene beside the title, 640 × 680. Its lower edge touches the line above the points. Optional.':
    'Et dekorativt motiv ved siden af titlen, 640 × 680. Den nederste kant rører linjen over punkterne. Valgfri.',
  'Usually opens the contact form.': 'Åbner som regel kontaktformularen.',
  'Two or three short lines beside the title.': 'To eller tre korte linjer ved siden af titlen.',
  Process: 'Forløb',
  'How work begins, step by step: when, what you do, what the client does, and what it is not.':
    'Hvordan arbejdet begynder, trin for trin: hvornår, hvad du gør, hvad kunden gør, og hvad det ikke er.',
  'Label of my part': 'Etiket til min del',
  'Before what you do in each step.': 'Står før det, du gør i hvert trin.',
  'Label of their part': 'Etiket til kundens del',
  'Before what the client does in each step.': 'Står før det, kunden gør i hvert trin.',
  Steps: 'Trin',
  'Two to six, in the order of time.': 'To til seks, i den rækkefølge de sker.',
  'The step in a few words.': 'Trinnet med nogle få ord.',
  When: 'Hvornår',
  'Set large: a day or a span, for example Day 1.': 'Stor skrift: en dag eller et tidsrum, for eksempel Dag 1.',
  'One or two sentences on what comes out of the step.': 'En eller to sætninger om, hvad der kommer ud af trinnet.',
  'What I do': 'Det, jeg gør',
  'One sentence.': 'Én sætning.',
  'What the client does': 'Det, kunden gør',
  'One sentence; say so if it is nothing.': 'Én sætning; skriv det, hvis det er ingenting.',
  Step: 'Trin',
  'What it is not': 'Hvad det ikke er',
  'The last line: what nobody should expect of the first step. Optional.':
    'Den sidste linje: det, ingen skal vente sig af det første trin. Valgfri.',
  'Beside the last line. Optional.': 'Ved siden af den sidste linje. Valgfri.',
  Quotation: 'Citat',
  'One quotation set large, with who said it, and a portrait and the source if there are any.':
    'Ét citat med stor skrift, med hvem der sagde det, og et portræt og kilden, hvis de findes.',
  Quote: 'Citat',
  'The words as they were said, without quotation marks; one to three sentences.':
    'Ordene, som de blev sagt, uden anførselstegn; en til tre sætninger.',
  'First and last name of the person who said it.': 'For- og efternavn på den, der sagde det.',
  Role: 'Rolle',
  'What the person does, and where, for example Owner of a bakery. Optional.':
    'Hvad personen laver, og hvor, for eksempel Ejer af et bageri. Valgfri.',
  'The person, in an arched window; cropped to 4:5. Optional.':
    'Personen, i et buet vindue; beskåret til 4:5. Valgfrit.',
  Source: 'Kilde',
  'Where it was said, for example an interview, with a link to it. Optional.':
    'Hvor det blev sagt, for eksempel et interview, med et link til det. Valgfri.',
};
