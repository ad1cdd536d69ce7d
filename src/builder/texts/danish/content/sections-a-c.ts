import type { Translations } from '../../../../i18n/translations.ts';

/** Section types from A to C. */
export const danishSectionsAToC: Translations = {
  About: 'Om',
  'Who the owner is, in short, with a portrait and a few facts.':
    'Kort om ejeren, med et portræt og nogle oplysninger.',
  Title: 'Titel',
  'Heading of the section.': 'Sektionens overskrift.',
  Text: 'Tekst',
  'Paragraphs, separated by blank lines.': 'Afsnit, adskilt af tomme linjer.',
  Portrait: 'Portræt',
  'A picture beside the text. Optional.': 'Et billede ved siden af teksten. Valgfrit.',
  'Picture file': 'Billedfil',
  'Alternative text': 'Alternativ tekst',
  'What the picture shows, for visitors who do not see it.': 'Hvad billedet viser, for besøgende, der ikke ser det.',
  'Focal point': 'Fokuspunkt',
  'The spot that stays visible where the picture is cropped. Not set: its middle.':
    'Det sted, der altid er synligt, når billedet beskæres. Ikke valgt: midten.',
  'From the left': 'Fra venstre',
  'In percent of the width, 0 to 100.': 'I procent af bredden, 0 til 100.',
  'From the top': 'Fra toppen',
  'In percent of the height, 0 to 100.': 'I procent af højden, 0 til 100.',
  Facts: 'Oplysninger',
  'Numbers beside the text.': 'Tal ved siden af teksten.',
  Number: 'Tal',
  'A short number or word.': 'Et kort tal eller ord.',
  Label: 'Tekst',
  'What the number counts.': 'Det, tallet tæller.',
  Fact: 'Oplysning',
  Link: 'Link',
  'A link to the longer story. Optional.': 'Et link til den længere historie. Valgfrit.',
  'The text of the link; say where it leads.': 'Linkets tekst; skriv, hvor det fører hen.',
  'Where it leads: a page, a section of this page, or an address that begins with https://.':
    'Hvor det fører hen: en side, en sektion på denne side eller en adresse, der begynder med https://.',
  Announcement: 'Meddelelse',
  'A band across the page with a short text and one button, for news or an offer. Give it dates, and it comes and goes by itself.':
    'Et bånd på tværs af siden med en kort tekst og en knap, til nyheder eller et tilbud. Giv det datoer, så kommer og går det af sig selv.',
  'One or two short sentences: what is new, and until when.':
    'En eller to korte sætninger: det nye, og hvor længe det gælder.',
  Button: 'Knap',
  'Says what happens, for example Book a seat.': 'Siger, hvad der sker, for eksempel Bestil plads.',
  'The text on the button; say what happens.': 'Teksten på knappen; skriv, hvad der sker.',
  'Where it leads: a page, a section of this page, the contact form, or an address that begins with https://.':
    'Hvor det fører hen: en side, en sektion på denne side, kontaktformularen eller en adresse, der begynder med https://.',
  Tone: 'Tone',
  'How much it stands out on the page.': 'Hvor meget det træder frem på siden.',
  Subtle: 'Dæmpet',
  Clear: 'Tydelig',
  Strong: 'Kraftig',
  Availability: 'Ledig tid',
  'When new work can begin, how many places are open, and when meetings are held, in the time of the visitor. It is not shown any more once the day has passed.':
    'Hvornår nyt arbejde kan begynde, hvor mange pladser der er, og hvornår der holdes møder, i den besøgendes tid. Sektionen vises ikke længere, når dagen er gået.',
  Intro: 'Indledning',
  'A sentence under the heading. Optional.': 'En sætning under overskriften. Valgfri.',
  'Next start': 'Næste start',
  'The first day on which you can begin. The section disappears on the day after.':
    'Den første dag, du kan begynde. Dagen efter forsvinder sektionen.',
  'Open spots': 'Ledige pladser',
  'How many clients can begin then, from 1 to 9.': 'Hvor mange kunder der kan begynde, fra 1 til 9.',
  'Time zone': 'Tidszone',
  'Your own time zone, for example Europe/Madrid.': 'Din egen tidszone, for eksempel Europe/Madrid.',
  Meetings: 'Møder',
  'The hours that you keep free for each region, and the time zone in which its visitors read them.':
    'De tider, du holder fri for hver region, og den tidszone, de besøgende læser dem i.',
  'When visitors of this region can meet you.': 'Hvornår besøgende fra denne region kan møde dig.',
  From: 'Fra',
  'When meetings begin. By your own clock, for example 09:30.':
    'Hvornår møder begynder. Efter dit eget ur, for eksempel 09:30.',
  To: 'Til',
  'When meetings end. By your own clock, for example 09:30.':
    'Hvornår møder slutter. Efter dit eget ur, for eksempel 09:30.',
  'Time zone of the visitors, for example America/New_York.': 'De besøgendes tidszone, for eksempel America/New_York.',
  'Name of the zone': 'Zonens navn',
  'What these visitors call it, in their language, for example Eastern Time.':
    'Det, disse besøgende kalder den, på deres sprog, for eksempel Eastern Time.',
  'A button below. Optional.': 'En knap nedenunder. Valgfri.',
  Closing: 'Afslutning',
  'The end of a page: a heading, a sentence and one button.':
    'Slutningen af en side: en overskrift, en sætning og en knap.',
  'One or two sentences.': 'En eller to sætninger.',
  'Usually opens the contact form: contact.': 'Åbner som regel kontaktformularen: contact.',
  Comparison: 'Sammenligning',
  'A table that compares you with the other ways to get the work done, and says when those are better.':
    'En tabel, der sammenligner dig med de andre måder at få arbejdet gjort på, og siger, hvornår de er bedre.',
  'Heading of the section; names the table, too.': 'Sektionens overskrift; den er også tabellens navn.',
  'Heading of the labels': 'Overskrift over rækkernes navne',
  'In the corner, above the labels of the rows.': 'I hjørnet, over rækkernes navne.',
  Columns: 'Kolonner',
  'Two to four, your own first or last.': 'To til fire, din egen først eller sidst.',
  Name: 'Navn',
  'The word under which each row has its cell for this column.':
    'Det ord, hver række bruger til sin celle i denne kolonne.',
  Heading: 'Overskrift',
  'One to three words at the top of the column.': 'Et til tre ord øverst i kolonnen.',
  'This column is me': 'Denne kolonne er mig',
  'On for the column that is you. Exactly one column has it.':
    'Slået til for den kolonne, der er dig. Netop én kolonne har den.',
  Column: 'Kolonne',
  Rows: 'Rækker',
  'Five to eight read well.': 'Fem til otte er gode at læse.',
  'What is compared, in two to five words.': 'Det, der sammenlignes, med to til fem ord.',
  Cells: 'Celler',
  'One for each column, under its name. A dozen words at most, and fair to the others.':
    'Én for hver kolonne, under dens navn. Højst tolv ord, og fair over for de andre.',
  Row: 'Række',
  'When I am the wrong choice': 'Når jeg er det forkerte valg',
  'A list below the table. Optional.': 'En liste under tabellen. Valgfri.',
  'Heading of the list.': 'Listens overskrift.',
  Reasons: 'Grunde',
  'When a client should choose somebody else; one sentence each, at most six.':
    'Hvornår en kunde bør vælge en anden; én sætning hver, højst seks.',
  Contact: 'Kontakt',
  'The contact form, beside what a visitor can expect after sending it.':
    'Kontaktformularen ved siden af det, den besøgende kan vente sig, når den er sendt.',
  'One or two sentences beside the form. Optional.': 'En eller to sætninger ved siden af formularen. Valgfri.',
  Points: 'Punkter',
  'Short lines: what the visitor can expect.': 'Korte linjer: det, den besøgende kan vente sig.',
};
