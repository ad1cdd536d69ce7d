import type { Translations } from '../../../../i18n/translations.ts';

/** What the checks between files find, A to L. */
export const danishChecksAToL: Translations = {
  'what has': 'det, der har',
  'Choose another word.': 'Vælg et andet ord.',
  'Two sections of this page have the link name {0}.': 'To sektioner på siden har linknavnet {0}.',
  'Two parts of this page have the link name {0}.': 'To dele af siden har linknavnet {0}.',
  'Give one of them another.': 'Giv den ene et andet.',
  'Ad-blockers hide {0} the link name {1}, for the word {2} in it.':
    'Reklameblokkere skjuler {0} linknavnet {1}, fordi ordet {2} står i det.',
  'A section without a link name has that of its type: give it one, with another word.':
    'En sektion uden linknavn får navnet på sin type: Giv den et med et andet ord.',
  'The link name {0} is taken by the page itself.': 'Linknavnet {0} bruges af selve siden.',
  'Choose another.': 'Vælg et andet.',
  'Choose another, or clear the field: the section then has the link name of its type.':
    'Vælg et andet, eller ryd feltet: Så får sektionen navnet på sin type som linknavn.',
  'sections with': 'sektioner med',
  'Choose another, for example {0}.': 'Vælg et andet, for eksempel {0}.',
  '{0} is too hard to read.': '{0} er for svær at læse.',
  'No shade of {0} has enough: make the colors beside it much lighter or much darker.':
    'Ingen nuance af {0} har nok: Gør farverne ved siden af meget lysere eller meget mørkere.',
  'Choose {0}: it is the nearest shade with enough contrast.': 'Vælg {0}: Det er den nærmeste nuance med nok kontrast.',
  'There is no font {0}.': 'Der er ingen skrifttype {0}.',
  'Choose another one, or add it.': 'Vælg en anden, eller tilføj den.',
  'Two fonts have the name {0}.': 'To skrifttyper har navnet {0}.',
  'Remove one of them.': 'Fjern en af dem.',
  'A file of the font {0} is missing: it was removed.': 'En fil i skrifttypen {0} mangler: Den er fjernet.',
  'Add the font again, or choose another one.': 'Tilføj skrifttypen igen, eller vælg en anden.',
  'No country has the code {0}.': 'Intet land har koden {0}.',
  'Write the two letters of the country, for example DK.': 'Skriv landets to bogstaver, for eksempel DK.',
  'Did you mean {0}?': 'Mente du {0}?',
  'twice in {0}': 'to gange i {0}',
  'in {0}': 'i {0}',
  'The country {0} is listed {1}.': 'Landet {0} står {1}.',
  'A country belongs to one region: remove it from one of the lists.':
    'Et land hører til én region: Fjern det fra en af listerne.',
  'The {0} text is missing.': 'Teksten på {0} mangler.',
  'Fill in the field marked {0} before the draft is published.': 'Udfyld feltet mærket {0}, før kladden udgives.',
  'The value for {0} is missing.': 'Værdien for {0} mangler.',
  'Fill it in before the draft is published.': 'Udfyld den, før kladden udgives.',
  'Two profiles have the network {0}: visitors would see its icon twice.':
    'To profiler har netværket {0}: Besøgende ville se dets ikon to gange.',
  'Choose the network of this profile, or remove one of the two.':
    'Vælg denne profils netværk, eller fjern en af de to.',
  'Two items have the short name {0}.': 'To punkter har det korte navn {0}.',
  'Give each item a short name of its own.': 'Giv hvert punkt sit eget korte navn.',
  'the {0} {1}': '{1} på {0}',
  'the {0}': '{0}',
  '{0} and {1}': '{0} og {1}',
  '{0} or {1}': '{0} eller {1}',
  'short name': 'korte navn',
  'This is a copy of {0}: both have the same {1} and {2}.': 'Dette er en kopi af {0}: Begge har samme {1} og {2}.',
  'Give it another short name, and write the {0} of the other {1}. If it is a mistake, delete it.':
    'Giv den et andet kort navn, og skriv det, der gælder for den anden {1}: {0}. Slet den, hvis den er en fejl.',
  'The short name {0} is also used in {1}.': 'Det korte navn {0} bruges også i {1}.',
  'Give each {0} a short name of its own.': 'Giv hver {0} sit eget korte navn.',
  'The short name {0} differs from the name under which the {1} is stored.':
    'Det korte navn {0} er et andet end det navn, {1} er gemt under.',
  'Write {0} as the short name, here and wherever the {1} is named.':
    'Skriv {0} som det korte navn, her og alle steder, hvor {1} nævnes.',
  'Ask your developer to store it under the name {0}.': 'Bed din udvikler om at gemme det under navnet {0}.',
  'The address /{0} belongs to {1} already: it is made of {2}.':
    'Adressen /{0} tilhører allerede {1}: Den dannes af {2}.',
  'Change one of the two.': 'Ret en af de to.',
  '{0} has no letter that an address can have.': '{0} har ingen bogstaver, som en adresse kan have.',
  'Write it with letters from a to z.': 'Skriv med bogstaver fra a til z.',
  'Choose another word: the address is made of {0}.': 'Vælg et andet ord: Adressen dannes af {0}.',
  'No page can have the address /{0}: {1}.': 'Ingen side kan have adressen /{0}: {1}.',
  'Choose another short name.': 'Vælg et andet kort navn.',
  '{0} and {1} more': '{0} og {1} mere',
  'The fonts of the site lack the {0}letter {1}.': 'Hjemmesidens skrifttyper mangler bogstavet {0}{1}.',
  'The fonts of the site lack the {0}letters {1}.': 'Hjemmesidens skrifttyper mangler bogstaverne {0}{1}.',
  '{0} {1} texts have such letters; this is the first.':
    '{0} {1} tekster har den slags bogstaver; dette er den første.',
  "Browsers show them in the system's {0} font, and pictures of shared links drop them or their accents. Choose {1} as the fonts in content/brand.yaml, or ask your developer to add the letters to the fonts of the site.":
    'Browsere viser dem i systemets skrifttype ({0}), og billeder til delte links udelader dem eller deres accenter. Vælg {1} som skrifttyper i content/brand.yaml, eller bed din udvikler om at føje bogstaverne til hjemmesidens skrifttyper.',
  'The picture {0} is only a link to another file, and links are not published.':
    'Billedet {0} er kun et link til en anden fil, og links udgives ikke.',
  'Upload the picture itself, or choose another one.': 'Upload selve billedet, eller vælg et andet.',
  'There is no picture {0}.': 'Der er ikke noget billede {0}.',
  'Upload it, or choose another one.': 'Upload det, eller vælg et andet.',
  'No page shows the picture {0}.': 'Ingen side viser billedet {0}.',
  'Delete it, or use it on a page.': 'Slet det, eller brug det på en side.',
  '{0} marks a text that is not written yet; visitors would read it.':
    '{0} markerer en tekst, der ikke er skrevet endnu; besøgende ville kunne se det.',
  'Write the text.': 'Skriv teksten.',
  '{0} leads to a section of the same page, but this text is shown on many pages.':
    '{0} fører til en sektion på samme side, men denne tekst vises på mange sider.',
  'Name the page, too: write {0}.': 'Nævn også siden: Skriv {0}.',
  'the home page': 'forsiden',
  'No section of {0} has the link name {1} in {2}.': 'Ingen sektion på {0} har linknavnet {1} i {2}.',
  'No section of {0} has the link name {1}.': 'Ingen sektion på {0} har linknavnet {1}.',
  'to another section': 'til en anden sektion',
  'to the page alone': 'kun til siden',
  'Link {0}.': 'Link {0}.',
  'Give the section that is meant the link name {0}, or link {1}.':
    'Giv den rigtige sektion linknavnet {0}, eller link {1}.',
  '#{0} of {1}': '#{0} på {1}',
  '{0} of {1}': '{0} på {1}',
  '{0} is left out while nothing in its list is shown, but what leads to it is not.':
    '{0} er udeladt, når intet på dens liste vises, men det, der fører til den, vises.',
  'Link to another section, or list something that is always shown.':
    'Link til en anden sektion, eller sæt noget på listen, som altid vises.',
  'Link to the page alone, or list something that is always shown.':
    'Link kun til siden, eller sæt noget på listen, som altid vises.',
  'A part of the section {0}': 'En del af sektionen {0}',
  'The section {0}': 'Sektionen {0}',
  '{0} has it, but is hidden: turn {1} off there, or change this link.':
    '{0} har det, men er skjult: Slå {1} fra dér, eller ret dette link.',
  '{0} has it, but is only shown in {1}: show it in all regions, or change this link.':
    '{0} har det, men vises kun i {1}: Vis den i alle regioner, eller ret dette link.',
  'Write https:// in place of http://.': 'Skriv https:// i stedet for http://.',
  'Write {0} in front: {1}.': 'Skriv {0} foran: {1}.',
  'the region': 'regionen',
  'the slash at the end': 'skråstregen til sidst',
  'Leave {0} out: {1}.': 'Udelad {0}: {1}.',
  'The home page is at /.': 'Forsiden er på /.',
  'Write {0}.': 'Skriv {0}.',
  'Choose the contact form.': 'Vælg kontaktformularen.',
  'The words of the link {0} have no ] after them.': 'Ordene i linket {0} har ingen ] efter sig.',
  'Write ] after the words, before the (: {0}.': 'Skriv ] efter ordene, før (: {0}.',
  'The link {0} has no ) after its address.': 'Linket {0} har ingen ) efter adressen.',
  'Write ) after the address: {0}.': 'Skriv ) efter adressen: {0}.',
  'A link in a text cannot open the contact form; only buttons do.':
    'Et link i en tekst kan ikke åbne kontaktformularen; det kan kun knapper.',
  'Choose a page.': 'Vælg en side.',
  '/{0} is there only while drafts, or {1} with days, are shown.':
    '/{0} findes kun, så længe kladder eller {1} med datoer vises.',
  'Link to the first page of the list: /{0}.': 'Link til listens første side: /{0}.',
  "{0} links to this site itself, but leaves the visitor's region.":
    '{0} fører til hjemmesiden selv, men forlader den besøgendes region.',
  'There is no such page: choose another one.': 'Siden findes ikke: Vælg en anden.',
  'Write {0}: the site puts the region in front.': 'Skriv {0}: Hjemmesiden sætter regionen foran.',
};
