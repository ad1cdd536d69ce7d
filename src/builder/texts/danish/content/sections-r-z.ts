import type { Translations } from '../../../../i18n/translations.ts';

/** Section types from R to Z. */
export const danishSectionsRToZ: Translations = {
  'Rich text': 'Formateret tekst',
  'Free text: a heading, and parts of paragraphs and lists, each with a heading of its own if it needs one.':
    'Fri tekst: en overskrift og dele med afsnit og lister, hver med sin egen overskrift, hvis den har brug for en.',
  'Heading of the section. Without it, the headings of the parts stand in.':
    'Sektionens overskrift. Uden den træder delenes overskrifter i stedet.',
  Lead: 'Manchet',
  'A sentence set larger. Optional.': 'En sætning med større skrift. Valgfri.',
  'From top to bottom, at most 12.': 'Oppefra og ned, højst 12.',
  'Heading of the part, a few words. Without it, the text follows the part above.':
    'Delens overskrift, nogle få ord. Uden den fortsætter teksten fra delen ovenfor.',
  'Paragraphs, headings, lists, bold text and links.': 'Afsnit, overskrifter, lister, fed tekst og links.',
  'Service grid': 'Ydelsens indhold',
  'What a service includes: a grid of icon, title and description.':
    'Det, en ydelse omfatter: felter med ikon, titel og beskrivelse.',
  Items: 'Punkter',
  'The parts of the service.': 'Ydelsens dele.',
  'Name of the part.': 'Delens navn.',
  Description: 'Beskrivelse',
  Item: 'Punkt',
  'Social links': 'Links til sociale medier',
  'Links to the owner’s profiles in site.yaml; they open in a new tab.':
    'Links til ejerens profiler under »Hjemmeside«; de åbner i en ny fane.',
  Numbers: 'Tal',
  '2 to 6 numbers set large, each with what it counts.': '2 til 6 tal med stor skrift, hvert med det, det tæller.',
  'From 2 to 6; begin with the one that matters most.': 'Fra 2 til 6; begynd med det vigtigste.',
  'The number with its unit, at most 16 characters; may be a fact, for example {accounts}.':
    'Tallet med sin enhed, højst 16 tegn; det må være en oplysning, for eksempel {accounts}.',
  'What the number counts, a few words.': 'Det, tallet tæller, med nogle få ord.',
  'Where the number comes from, or what it doesn’t count. Optional.':
    'Hvor tallet kommer fra, eller hvad det ikke tæller. Valgfri.',
  Story: 'Historie',
  'The story at the top of the about page: title, three paragraphs, a large portrait.':
    'Historien øverst på siden om ejeren: titel, tre afsnit og et stort portræt.',
  'A sentence in larger type. Optional.': 'En sætning med større skrift. Valgfri.',
  Paragraphs: 'Afsnit',
  'Exactly three paragraphs.': 'Netop tre afsnit.',
  'Shown at most 320 pixels wide.': 'Vises højst 320 pixel bredt.',
  Table: 'Tabel',
  'Texts or numbers in rows and columns, such as opening hours, sizes or a price list.':
    'Tekster eller tal i rækker og kolonner, for eksempel åbningstider, størrelser eller en prisliste.',
  'Two to eight; on phones the table scrolls sideways in its own area.':
    'To til otte; på telefoner ruller tabellen sidelæns i sit eget felt.',
  Alignment: 'Justering',
  'Start for words; end for numbers and prices, so that their digits line up.':
    'Begyndelse til ord; slutning til tal og priser, så cifrene står under hinanden.',
  'From top to bottom.': 'Oppefra og ned.',
  'From the first column on. Cells that are left out at the end stay empty.':
    'Fra den første kolonne. Celler, der udelades til sidst, er tomme.',
  'Row headings': 'Rækkeoverskrifter',
  'On if the first cell of each row names the row. It then stays in sight while the table scrolls.':
    'Slået til, hvis den første celle i hver række er rækkens navn. Den bliver så stående, mens tabellen ruller.',
  'A line below the table, for example what the numbers include. Optional.':
    'En linje under tabellen, for eksempel hvad tallene omfatter. Valgfri.',
  'Client voices': 'Kundeudtalelser',
  'What clients say, with name, role and company. Examples, and voices without a day of consent, are not published; you see them while you write.':
    'Det, kunder siger, med navn, rolle og virksomhed. Eksempler og udtalelser uden en dato for samtykke bliver ikke udgivet; du ser dem, mens du skriver.',
  Voices: 'Udtalelser',
  'The first one is set largest; at most 7.': 'Den første vises størst; højst 7.',
  'What the client says, in their words and without quotation marks; one to three sentences.':
    'Det, kunden siger, med egne ord og uden anførselstegn; en til tre sætninger.',
  'First and last name of the client.': 'Kundens for- og efternavn.',
  'What the client does, for example Owner or Marketing manager.':
    'Kundens job, for eksempel Ejer eller Marketingchef.',
  Company: 'Virksomhed',
  'Name of the company.': 'Virksomhedens navn.',
  'Where readers can check it: a profile or the company’s website.':
    'Her kan læsere tjekke det: en profil eller virksomhedens hjemmeside.',
  Consent: 'Samtykke',
  'The day on which the client agreed to be quoted here. Without it, the quote is not published.':
    'Den dag, kunden sagde ja til at blive citeret her. Uden den bliver citatet ikke udgivet.',
  Example: 'Eksempel',
  'On for a quote that nobody has said: it is not published.':
    'Slået til for et citat, ingen har sagt: Det bliver ikke udgivet.',
  'Visible from': 'Synlig fra',
  'The first day on which it’s shown.': 'Den første dag, det vises.',
  'Visible until': 'Synlig til',
  'The last day on which it’s shown.': 'Den sidste dag, det vises.',
  Voice: 'Udtalelse',
  'Thank you': 'Tak',
  'The page after a form was sent without script: the texts of the thank-you view.':
    'Siden efter en formular, der er sendt uden script: teksterne fra takkesiden.',
  'Link on': 'Link videre',
  'Where to go from here.': 'Hvor man kan gå hen herfra.',
  Timeline: 'Tidslinje',
  'A career by year: the first and the last year are visible, a button shows the ones between.':
    'En karriere år for år: Det første og det sidste år er synlige, en knap viser årene imellem.',
  Toggle: 'Knap til årene imellem',
  'Label of the button that shows the years between.': 'Teksten på knappen, der viser årene imellem.',
  Years: 'År',
  'Oldest first.': 'Det ældste først.',
  Year: 'År',
  'Four digits.': 'Fire cifre.',
  'What happened; an emoji at the start is welcome.': 'Hvad der skete; en emoji i begyndelsen er velkommen.',
  'Two columns': 'To kolonner',
  'Two texts side by side, each with a heading of its own if it needs one. On phones the second is below the first.':
    'To tekster side om side, hver med sin egen overskrift, hvis den har brug for en. På telefoner står den anden under den første.',
  'Heading above both columns. Without it, the headings of the columns stand in.':
    'Overskrift over begge kolonner. Uden den træder kolonnernes overskrifter i stedet.',
  'Exactly two, the one to be read first at the top.': 'Netop to, den, der skal læses først, øverst.',
  'Heading of the column, a few words. Optional.': 'Kolonnens overskrift, nogle få ord. Valgfri.',
  Video: 'Video',
  'A film with its transcript. Nothing is loaded from its host before a visitor presses play.':
    'En film med udskrift. Intet hentes fra udbyderen, før den besøgende trykker på afspil.',
  'Heading of the section; it also names the film.': 'Sektionens overskrift; den er også filmens navn.',
  'Where the film is.': 'Hvor filmen ligger.',
  Host: 'Udbyder',
  'Where the film is. A film at YouTube or Vimeo is only loaded after a click.':
    'Hvor filmen ligger. En film på YouTube eller Vimeo indlæses først efter et klik.',
  YouTube: 'YouTube',
  'Film at the host': 'Film hos udbyderen',
  'The last part of the film’s address there. Only for YouTube and Vimeo.':
    'Den sidste del af filmens adresse dér. Kun til YouTube og Vimeo.',
  'An mp4 or webm file that your developer has put on the site, for example /videos/hello.mp4. Only for a film of your own.':
    'En mp4- eller webm-fil, som din udvikler har lagt på hjemmesiden, for eksempel /videos/hello.mp4. Kun til en film af din egen.',
  Poster: 'Startbillede',
  'Picture of your own, shown until the film plays; cropped to 16:9.':
    'Dit eget billede, der vises, indtil filmen afspilles; beskåret til 16:9.',
  Duration: 'Varighed',
  'Minutes and seconds, for example 1:05.': 'Minutter og sekunder, for eksempel 1:05.',
  Captions: 'Undertekster',
  'One file for each language; needed for a film of your own. Those of a host are set there.':
    'Én fil pr. sprog; nødvendig til en film af din egen. På YouTube og Vimeo lægges de ind dér.',
  Language: 'Sprog',
  'Language of these captions, one of the site.': 'Sproget i disse undertekster, et af hjemmesidens sprog.',
  'A WebVTT file that your developer has put on the site, for example /videos/hello-en.vtt.':
    'En WebVTT-fil, som din udvikler har lagt på hjemmesiden, for eksempel /videos/hello-en.vtt.',
  Transcript: 'Udskrift',
  'What is said, and what matters of the pictures, for visitors who read rather than listen.':
    'Det, der bliver sagt, og det vigtige på billederne, for besøgende, der hellere læser end lytter.',
  'Why choose me': 'Hvorfor vælge mig',
  'Reasons, each with an icon, a title and a sentence.': 'Grunde, hver med ikon, titel og en sætning.',
  'Three to six reasons.': 'Tre til seks grunde.',
  'The reason in a few words.': 'Grunden med nogle få ord.',
  Reason: 'Grund',
};
