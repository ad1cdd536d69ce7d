import type { Translations } from '../../../../i18n/translations.ts';

/** What the checks between files find, M to Z. */
export const danishChecksMToZ: Translations = {
  'This field takes plain text; links and bold text work in longer texts only. Remove the [ ] or **.':
    'Feltet er til ren tekst; links og fed tekst virker kun i længere tekster. Fjern [ ] eller **.',
  'Remove it. Longer texts have buttons for bold text and links.':
    'Fjern det. Længere tekster har knapper til fed tekst og links.',
  'A text cannot hold a picture: use a section that has one.':
    'En tekst kan ikke indeholde et billede: Brug en sektion med billede.',
  'Remove the #, and make these words a heading with its button.':
    'Fjern #, og gør ordene til en overskrift med knappen.',
  'Begin each line of a list with a hyphen and a space.':
    'Begynd hver linje i en liste med en bindestreg og et mellemrum.',
  'Bold text has two stars on each side: **text**.': 'Fed tekst har to stjerner på hver side: **tekst**.',
  'Write the words of the link between [ and ].': 'Skriv linkets ord mellem [ og ].',
  'Remove the space between ] and (.': 'Fjern mellemrummet mellem ] og (.',
  'Bold text begins and ends with **: add the missing two stars, or remove these.':
    'Fed tekst begynder og slutter med **: Tilføj de to stjerner, der mangler, eller fjern disse.',
  'Select the words to click, and make them a link to this address.':
    'Markér de ord, man skal klikke på, og gør dem til et link til denne adresse.',
  '{0} would be shown on the page as written.': '{0} ville blive vist på siden, som det står.',
  'There is no file {0} on this site.': 'Der er ingen fil {0} på denne hjemmeside.',
  'Name another file, or ask your developer to add this one.':
    'Nævn en anden fil, eller bed din udvikler om at tilføje denne.',
  'There is no page at /{0}.': 'Der er ingen side på /{0}.',
  'The page has moved: link to /{0}.': 'Siden er flyttet: Link til /{0}.',
  'Did you mean {0}? {1} seems to be this page, renamed.':
    'Mente du {0}? {1} ser ud til at være denne side med et nyt navn.',
  'Each {0} has a page of its own below it: link to /{1}/ and the name of {2}.':
    'Hver {0} har sin egen side nedenunder: Link til /{1}/ og navnet på {2}.',
  'It is shown for unknown addresses and has no address of its own: link to another page.':
    'Den vises for ukendte adresser og har ikke sin egen adresse: Link til en anden side.',
  'Choose another page, or add a page with this address.':
    'Vælg en anden side, eller tilføj en side med denne adresse.',
  'Change the address of {0} to /{1}, or choose other pages for the links.':
    'Ret adressen på {0} til /{1}, eller vælg andre sider til linkene.',
  'Add a page with this address, or choose other pages for the links.':
    'Tilføj en side med denne adresse, eller vælg andre sider til linkene.',
  '{0} seems to be this page, renamed: choose /{1} for the links, or change its address back.':
    '{0} ser ud til at være denne side med et nyt navn: Vælg /{1} til linkene, eller ret dens adresse tilbage.',
  'It is the home page.': 'Den er forsiden.',
  'It is shown for unknown addresses.': 'Den vises for ukendte adresser.',
  'The contact form redirects to it without JavaScript.':
    'Kontaktformularen fører til den, når der ikke er JavaScript.',
  'It is shown for unknown {0}.': 'Den vises for ukendte {0}.',
  'It makes the page of each {0}.': 'Den laver siden for hver {0}.',
  'This is missing: {0}. The section {1} shows these texts.': 'Dette mangler: {0}. Sektionen {1} viser disse tekster.',
  'Fill in {0}.': 'Udfyld {0}.',
  'The old address /{0} is listed in {1} already.': 'Den gamle adresse /{0} står allerede i {1}.',
  'An address leads to one page: delete it from one of the lists.':
    'En adresse fører til én side: Slet den på en af listerne.',
  'The page stands for many {0}: nothing can lead to it.': 'Siden står for mange {0}: Intet kan føre til den.',
  'The page has no address of its own: nothing can lead to it.':
    'Siden har ikke sin egen adresse: Intet kan føre til den.',
  'Move the addresses to the {0} that is meant.': 'Flyt adresserne til den {0}, der er ment.',
  'Move the addresses to the page that replaces the old one, or to {0} in content/site.yaml.':
    'Flyt adresserne til den side, der afløser den gamle, eller til {0} i content/site.yaml.',
  'The old address /{0} begins with a region.': 'Den gamle adresse /{0} begynder med en region.',
  'It counts in every region: write /{0}.': 'Den gælder i alle regioner: Skriv /{0}.',
  'Delete it: it counts in every region.': 'Slet den: Den gælder i alle regioner.',
  'No redirect can begin at /{0}: {1}.': 'Ingen viderestilling kan begynde på /{0}: {1}.',
  'Delete the address.': 'Slet adressen.',
  'The page is at /{0} itself.': 'Siden er selv på /{0}.',
  'List only addresses that it no longer has.': 'Nævn kun adresser, som den ikke har længere.',
  'The address /{0} belongs to {1}, which nobody could reach then.':
    'Adressen /{0} tilhører {1}, som ingen så kunne nå.',
  'Delete the address here, or give the other page another one.': 'Slet adressen her, eller giv den anden side en ny.',
  'The old address /{0} differs from that of {1} in capitals only, and some systems take the two for one.':
    'Den gamle adresse /{0} adskiller sig kun fra adressen på {1} ved store bogstaver, og nogle systemer tager de to for én.',
  '{0} would be a second heading of the page.': '{0} ville blive sidens anden hovedoverskrift.',
  'The section {0} opens it already: remove one of the two, or show them in different regions.':
    'Sektionen {0} har den allerede: Fjern en af de to, eller vis dem i forskellige regioner.',
  'No section opens the page with its heading in {0}.': 'Ingen sektion har sidens hovedoverskrift i {0}.',
  'No section opens the page with its heading.': 'Ingen sektion har sidens hovedoverskrift.',
  'Add a section {0}.': 'Tilføj en sektion: {0}.',
  'Open the section {0}, and {1}; or add a section {2}.': 'Åbn sektionen {0}, og {1}; eller tilføj en sektion: {2}.',
  'The home page is missing.': 'Forsiden mangler.',
  'The page {0} is missing.': 'Siden {0} mangler.',
  'Restore it under “Changes”: {0}': 'Gendan den under »Ændringer«: {0}',
  'The page cannot have the address /{0}: {1}.': 'Siden kan ikke have adressen /{0}: {1}.',
  'Give it another address: /{0} is taken.': 'Giv den en anden adresse: /{0} er optaget.',
  'Give it another address, for example /{0}.': 'Giv den en anden adresse, for eksempel /{0}.',
  'Choose another address.': 'Vælg en anden adresse.',
  'No page can have the address /{0}: the list of {1} in {2} continues there.':
    'Ingen side kan have adressen /{0}: Listen med {1} i {2} fortsætter dér.',
  'Give the page another address.': 'Giv siden en anden adresse.',
  'it may have small letters, digits and single hyphens only':
    'den må kun have små bogstaver, cifre og enkelte bindestreger',
  'The address /{0} belongs to {1} already.': 'Adressen /{0} tilhører allerede {1}.',
  'Give each page an address of its own.': 'Giv hver side sin egen adresse.',
  'An address is listed twice.': 'En adresse står to gange.',
  'List each further address once, and not the one that the page has anyway.':
    'Nævn hver yderligere adresse én gang, og ikke den, siden har i forvejen.',
  'The text lacks {0}, so its value would not be shown.': 'Teksten mangler {0}, så værdien ville ikke blive vist.',
  'Put {0} where it belongs.': 'Sæt {0} ind, hvor det hører til.',
  'The dollar sign before {0} would be shown.': 'Dollartegnet før {0} ville blive vist.',
  'Remove the dollar sign, unless the fact is an amount without its sign.':
    'Fjern dollartegnet, medmindre oplysningen er et beløb uden tegn.',
  'A { or } is missing.': 'Der mangler en { eller }.',
  'Type { and choose a fact from the list, or remove the sign.':
    'Tast {, og vælg en oplysning på listen, eller fjern tegnet.',
  'There is no fact called {0}.': 'Der er ingen oplysning, der hedder {0}.',
  'Add a fact of this name, or use another one instead.':
    'Tilføj en oplysning med dette navn, eller brug en anden i stedet.',
  'Type { and choose one from the list, or remove the { and }.':
    'Tast {, og vælg en oplysning på listen, eller fjern { og }.',
  'A fact cannot contain another fact: {0} would be shown as written.':
    'En oplysning kan ikke indeholde en anden oplysning: {0} ville blive vist, som det står.',
  'Write the text out.': 'Skriv teksten ud.',
  'There is no fact called {{0}}.': 'Der er ingen oplysning, der hedder {{0}}.',
  'This text cannot contain facts: remove the { and }.': 'Denne tekst kan ikke indeholde oplysninger: Fjern { og }.',
  '{0} is filled in by the site itself; a fact of this name would replace it.':
    '{0} udfyldes af hjemmesiden selv; en oplysning med dette navn ville træde i stedet for den.',
  'Choose another name.': 'Vælg et andet navn.',
  '{0} ({1})': '{0} ({1})',
  'The {0} text lacks {1}, which the {2} one has.': 'Teksten på {0} mangler {1}, som teksten på {2} har.',
  'Type { where it belongs and choose it from the list, or take it out of the {0} text.':
    'Tast {, hvor det hører til, og vælg det på listen, eller fjern det fra teksten på {0}.',
  'The text has {0} plural forms; {1} has {2}.': 'Teksten har {0} flertalsformer; {1} har {2}.',
  'Write them in this order, with | between them: {0}. One form alone is shown for every number.':
    'Skriv dem i denne rækkefølge med | imellem: {0}. Én form alene vises for alle tal.',
  'content/{0} is there already: ask your developer which of the two is right.':
    'content/{0} findes allerede: Spørg din udvikler, hvilken af de to der er den rigtige.',
  'There is no {0} {1}.': 'Der er ingen {0} {1}.',
  'Choose another, or remove it.': 'Vælg en anden, eller fjern den.',
  '{0} holds files of the site': '{0} indeholder filer fra hjemmesiden',
  '{0} belongs to {1}': '{0} tilhører {1}',
  'No region can have the code {0}: {1}.': 'Ingen region kan have koden {0}: {1}.',
  'Choose another code, for example that of a country: se.': 'Vælg en anden kode, for eksempel landets: se.',
  'The page does not always show a section {0} in {1}.': 'Siden viser ikke altid en sektion {0} i {1}.',
  'The page does not always show a section {0}.': 'Siden viser ikke altid en sektion {0}.',
  'The page shows no section {0} in {1}.': 'Siden viser ingen sektion {0} i {1}.',
  'The page shows no section {0}.': 'Siden viser ingen sektion {0}.',
  'Add a section {0} that is always shown.': 'Tilføj en sektion {0}, der altid vises.',
  'Open the section {0}, and {1}.': 'Åbn sektionen {0}, og {1}.',
  'Add the section {0}, or clear {1}.': 'Tilføj sektionen {0}, eller ryd {1}.',
  'Add the section {0}.': 'Tilføj sektionen {0}.',
  'It is made for each {0}, and all of them would be lost.': 'Siden laves for hver {0}, og de ville alle gå tabt.',
  '{0} shows {1}, but the page is not made for each of them.':
    '{0} viser {1}, men siden er ikke lavet for hver af dem.',
  'Move the section to the page of the {0}, or remove it.':
    'Flyt sektionen til den side, der viser {0}, eller fjern den.',
  'a collection': 'en samling',
  'Choose {0} for {1} in the settings of the page, or remove the section.':
    'Vælg {0} under {1} i sidens indstillinger, eller fjern sektionen.',
  'addresses with {0} show the sitemap': 'adresser med {0} viser sitemappet',
  '{0} at the beginning is a region': '{0} i begyndelsen er en region',
  '{0} means the folder itself': '{0} betyder selve mappen',
  '{0} ({1}) is before {2} ({3}), so it would never be shown.':
    '{0} ({1}) er før {2} ({3}), så det ville aldrig blive vist.',
  'Swap the two days, or clear one of them.': 'Byt om på de to dage, eller ryd en af dem.',
  '{0} is not a time zone.': '{0} er ikke en tidszone.',
  'Write one with continent and city, for example Europe/Copenhagen or America/New_York.':
    'Skriv en med kontinent og by, for eksempel Europe/Copenhagen eller America/New_York.',
  'a section of the page': 'en sektion på siden',
  "The page can't be a draft. {0}": 'Siden kan ikke være en kladde. {0}',
  "The page can't have days on which it is not shown. {0}": 'Siden kan ikke have dage, hvor den ikke vises. {0}',
  '{0}, or set it for {1} instead.': '{0}, eller vælg det for {1} i stedet.',
  'This link {0}, but {1}, where it leads, {2}.': 'Dette link {0}, men {1}, som det fører til, {2}.',
  '{0} in {1}, or make this a draft, too.': '{0} i {1}, eller gør også dette til en kladde.',
  'Choose another page, or {0} in {1}.': 'Vælg en anden side, eller {0} i {1}.',
  'Give both the same dates, here or in {0}.': 'Giv begge de samme datoer, her eller i {0}.',
  'Choose another page, or change the dates in {0}.': 'Vælg en anden side, eller ret datoerne i {0}.',
  'The {0} for {1}, with the {2} {3}, has {4} characters; search engines show {5}.':
    '»{0}« for {1} har {4} tegn med {2} {3}; søgemaskiner viser {5}.',
  'The {0} for {1} has {2} characters; search engines show {3}.': '»{0}« for {1} har {2} tegn; søgemaskiner viser {3}.',
  'Shorten it by {0}; it reads {1}.': 'Gør den {0} tegn kortere; der står {1}.',
  '{0} {1} more {2} make it too long.': '{0} {1} {2} mere gør den for lang.',
  'The {0} and the {1} text are swapped.': 'Teksterne på {0} og {1} er byttet om.',
  'Write the {0} text in the field marked {1}, and the {2} text in the one marked {3}.':
    'Skriv teksten på {0} i feltet mærket {1} og teksten på {2} i feltet mærket {3}.',
  '{0} has no name that visitors could read.': '{0} har ikke noget navn, som besøgende kan læse.',
  'Give it a name under {0} in the dictionary, or choose another one.':
    'Giv det et navn under {0} i ordbogen, eller vælg et andet.',
  'Give it a name under {0} in the dictionary, or choose {1}.': 'Giv det et navn under {0} i ordbogen, eller vælg {1}.',
  'Write {0}. The text has {1} more of these.': 'Skriv {0}. Teksten har {1} mere af dem.',
  '“{0}”': '»{0}«',
  'This says the same in {0} and {1}: {2}.': 'Der står det samme på {0} og {1}: {2}.',
  'Translate it, or add it to “Same allowed” in content/translation-checks.yaml.':
    'Oversæt det, eller føj det til »Må gerne være ens« i content/translation-checks.yaml.',
  'No page shows this section.': 'Ingen side viser denne sektion.',
  'Add it to a page, or delete it.': 'Føj den til en side, eller slet den.',
  'Shown on: {0}.': 'Vises på: {0}.',
};
