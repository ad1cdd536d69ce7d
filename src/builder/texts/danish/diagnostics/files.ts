import type { Translations } from '../../../../i18n/translations.ts';

/** What is wrong with files, pictures and edits. */
export const danishFiles: Translations = {
  'The builder cannot change this file where it is stored.': 'Sidebyggeren kan ikke ændre denne fil, hvor den ligger.',
  'Ask your developer to look at it.': 'Bed din udvikler om at se på det.',
  'The change is saved, but cannot be undone.': 'Ændringen er gemt, men kan ikke fortrydes.',
  'Ask your developer why.': 'Spørg din udvikler hvorfor.',
  'Nothing was changed. Reload the page, and try again.': 'Intet er ændret. Genindlæs siden, og prøv igen.',
  '{0} is gone.': '{0} er væk.',
  'Restore it under “Changes”.': 'Gendan den under »Ændringer«.',
  'There is no such change to undo.': 'Der er ingen sådan ændring at fortryde.',
  'There is no such change to make again.': 'Der er ingen sådan ændring at lave igen.',
  'Open the history again to see what is there now.': 'Åbn historikken igen for at se, hvad der er nu.',
  'Restore it under “Changes” first.': 'Gendan den først under »Ændringer«.',
  'This was changed again later, so the earlier change is not made again.':
    'Det er ændret igen senere, så den tidligere ændring bliver ikke lavet igen.',
  'This was changed again later, so the earlier change is not undone.':
    'Det er ændret igen senere, så den tidligere ændring bliver ikke fortrudt.',
  'This change is not made again: {0}': 'Denne ændring bliver ikke lavet igen: {0}',
  'This change is not undone: {0}': 'Denne ændring bliver ikke fortrudt: {0}',
  'Change the field yourself.': 'Ret selv feltet.',
  'This was changed elsewhere while you were editing.': 'Det blev ændret et andet sted, mens du skrev.',
  'Make your change again.': 'Lav din ændring igen.',
  '{0}: {1}': '{0}: {1}',
  '{0} is missing.': '{0} mangler.',
  'Restore it under “Changes”: the site needs it.': 'Gendan den under »Ændringer«: Hjemmesiden har brug for den.',
  'Correct the file in the program that changed it, or discard the change under “Changes”.':
    'Ret filen i det program, der ændrede den, eller kassér ændringen under »Ændringer«.',
  'is a draft': 'er en kladde',
  'is always shown': 'vises altid',
  'is only shown until {0}': 'vises kun indtil {0}',
  'is only shown from {0}': 'vises kun fra {0}',
  'is only shown from {0} until {1}': 'vises kun fra {0} til {1}',
  'show it in all regions': 'vis den i alle regioner',
  'turn {0} off': 'slå {0} fra',
  'clear {0}': 'ryd {0}',
  '{0} places use it: the first are in {1}.': '{0} steder bruger den: De første er i {1}.',
  '{0} places use it: in {1}.': '{0} steder bruger den: i {1}.',
  'Visitors would read the quotation marks around {0}.': 'Besøgende ville læse anførselstegnene omkring {0}.',
  'Remove them, unless visitors are to read them.': 'Fjern dem, medmindre besøgende skal læse dem.',
  'Remove them.': 'Fjern dem.',
  'There is an invisible character in this text.': 'Der er et usynligt tegn i teksten.',
  'It comes with pasted text: delete the text and type it again.':
    'Det følger med indsat tekst: Slet teksten, og skriv den igen.',
  'This is an example': 'Dette er et eksempel',
  'Put in your own, then click “Done” in the list of problems.':
    'Sæt dit eget ind, og klik så på »Klaret« på listen over problemer.',
  'Only you can confirm this': 'Kun du kan bekræfte dette',
  'Correct it where needed, then click “Done” in the list of problems.':
    'Ret det, hvis det er nødvendigt, og klik så på »Klaret« på listen over problemer.',
  'To be read by a lawyer': 'Skal læses af en advokat',
  'Once it has been read, click “Done” in the list of problems.':
    'Når det er læst, så klik på »Klaret« på listen over problemer.',
  'The file behind this has a mistake in line {0}.': 'Filen bag dette har en fejl i linje {0}.',
  '{0} is read as the number {1}.': '{0} læses som tallet {1}.',
  'Write {0} without the dot, or {1} if that is meant.':
    'Skriv {0} uden punktum, eller {1}, hvis det er det, der menes.',
  'Type {0} here again.': 'Skriv {0} her igen.',
  'The text ends before {0}, which visitors do not see.': 'Teksten slutter før {0}, som besøgende ikke ser.',
  'Type the whole text again if it belongs to it.': 'Skriv hele teksten igen, hvis det hører med.',
  'The text has {0} characters; at most {1} are read.': 'Teksten har {0} tegn; højst {1} bliver læst.',
  'Spread it over several sections or pages.': 'Fordel den på flere sektioner eller sider.',
  '{0} is read as two numbers of the list.': '{0} læses som to tal på listen.',
  'Replace both with {0}. If you mean two numbers, enter each of them again.':
    'Erstat begge med {0}. Hvis du mener to tal, så skriv hvert af dem igen.',
  'The file {0} is missing.': 'Filen {0} mangler.',
  'Ask your developer to restore it: every page needs it.':
    'Bed din udvikler om at gendanne den: Alle sider har brug for den.',
  'The file {0} is not published: by its name, it may hold a password or another secret.':
    'Filen {0} bliver ikke udgivet: Efter navnet at dømme kan den indeholde en adgangskode eller en anden hemmelighed.',
  'Ask your developer to move it elsewhere. If it was published before, replace what is secret in it.':
    'Bed din udvikler om at flytte den. Er den udgivet før, så udskift det hemmelige i den.',
  'The file {0} is not published: its name begins with a dot.':
    'Filen {0} bliver ikke udgivet: Dens navn begynder med et punktum.',
  'Ask your developer to move it elsewhere, or to give it a name without the dot.':
    'Bed din udvikler om at flytte den eller give den et navn uden punktum.',
  'Some systems take {0} for {1}: the two names differ in capitals or accents only.':
    'Nogle systemer tager {0} for {1}: De to navne adskiller sig kun ved store bogstaver eller accenter.',
  'Upload one of the two under another name, choose it where it is shown, and delete the old one.':
    'Upload en af de to under et andet navn, vælg den, hvor den vises, og slet den gamle.',
  'The file {0} cannot be published everywhere: {1}.': 'Filen {0} kan ikke udgives alle steder: {1}.',
  'Upload it under another name, short, of letters, digits and hyphens. Choose it where it is shown, and delete the old one.':
    'Upload den under et andet navn, kort, med bogstaver, cifre og bindestreger. Vælg den, hvor den vises, og slet den gamle.',
  'The site makes the folder {0} itself.': 'Hjemmesiden laver selv mappen {0}.',
  'The site makes the file {0} itself.': 'Hjemmesiden laver selv filen {0}.',
  'Ask your developer to move your folder of this name elsewhere.':
    'Bed din udvikler om at flytte din mappe med dette navn.',
  'Ask your developer to move your file of this name elsewhere.':
    'Bed din udvikler om at flytte din fil med dette navn.',
  'Export the picture again, and upload it.': 'Eksportér billedet igen, og upload det.',
  'Ask your developer to export it again as SVG.': 'Bed din udvikler om at eksportere den igen som SVG.',
  'Export it again as PNG, JPEG, WebP or AVIF.': 'Eksportér det igen som PNG, JPEG, WebP eller AVIF.',
  'The file is empty.': 'Filen er tom.',
  'This is not the picture itself, but a note of where it is kept.':
    'Dette er ikke selve billedet, men en note om, hvor det ligger.',
  'Ask your developer for the picture itself, or choose another one.':
    'Bed din udvikler om selve billedet, eller vælg et andet.',
  'The file is not a picture.': 'Filen er ikke et billede.',
  'The picture is damaged, or a part of the file is missing.': 'Billedet er beskadiget, eller en del af filen mangler.',
  'Copy it again from where it is whole, or export it again as PNG, JPEG, WebP or AVIF.':
    'Kopiér det igen derfra, hvor det er helt, eller eksportér det igen som PNG, JPEG, WebP eller AVIF.',
  'The file is not an SVG drawing.': 'Filen er ikke en SVG-tegning.',
  'Browsers do not show the drawing, because it is not valid SVG.':
    'Browsere viser ikke tegningen, fordi den ikke er gyldig SVG.',
  'Browsers do not show the drawing, because it does not say that it is SVG.':
    'Browsere viser ikke tegningen, fordi den ikke siger, at den er SVG.',
  'Browsers do not show the drawing, because of the characters in which it is saved.':
    'Browsere viser ikke tegningen på grund af de tegn, den er gemt med.',
  'The drawing has a size of {0} × {1} pixels, so that nothing of it shows.':
    'Tegningen har en størrelse på {0} × {1} pixel, så intet af den kan ses.',
  'Ask your developer to give it a size, or choose another picture.':
    'Bed din udvikler om at give den en størrelse, eller vælg et andet billede.',
  'This is a web page that was saved under the name of a picture.':
    'Dette er en webside, der er gemt under et billedes navn.',
  'Save the picture itself: open it alone in the browser, and save it from there.':
    'Gem selve billedet: Åbn det alene i browseren, og gem det derfra.',
  'This is a {0}, which pages do not show.': 'Filen er af typen {0}, som sider ikke viser.',
  'Export it as PNG, JPEG, WebP or AVIF.': 'Eksportér det som PNG, JPEG, WebP eller AVIF.',
  'This is a GIF, which pages do not show.': 'Dette er en GIF, som sider ikke viser.',
  'Export it as PNG, or as an animated WebP if it moves.':
    'Eksportér den som PNG, eller som animeret WebP, hvis den bevæger sig.',
  'The picture has {0} × {1} pixels, and at most {2} million can be read.':
    'Billedet har {0} × {1} pixel, og højst {2} millioner kan læses.',
  'Make it smaller: 2400 pixels of width are enough for every screen.':
    'Gør det mindre: 2400 pixel i bredden er nok til alle skærme.',
  'The name ends in .{0}, but this is {1}.': 'Navnet ender på .{0}, men dette er {1}.',
  'Rename your copy so that it ends in .{0}, upload it, and choose it where this one is shown.':
    'Giv din kopi et navn, der ender på .{0}, upload den, og vælg den, hvor denne vises.',
  'This is a {0}. It would be published with what the camera and programs noted in it, such as the place.':
    'Filen er af typen {0}. Den ville blive udgivet med det, kameraet og programmer har noteret i den, for eksempel stedet.',
  'Export it as PNG, JPEG, WebP or AVIF. To offer it for download as it is, put it into a ZIP file.':
    'Eksportér det som PNG, JPEG, WebP eller AVIF. Vil du tilbyde den til download, som den er, så læg den i en ZIP-fil.',
  'The file cannot be read.': 'Filen kan ikke læses.',
  'Upload it again, or ask your developer to look at it.': 'Upload den igen, eller bed din udvikler om at se på den.',
  'The page is too large to be read.': 'Siden er for stor til at blive læst.',
  'Split it into several pages.': 'Del den op i flere sider.',
  'The file has characters that cannot be read: another program saved it in its own way.':
    'Filen har tegn, der ikke kan læses: Et andet program har gemt den på sin egen måde.',
  'Restore it under “Changes”, or ask your developer to save it as UTF-8.':
    'Gendan den under »Ændringer«, eller bed din udvikler om at gemme den som UTF-8.',
  'The file is not text: it may be a picture or a document that was saved under this name.':
    'Filen er ikke tekst: Det kan være et billede eller et dokument, der er gemt under dette navn.',
  'Restore it under “Changes”. If it is a picture, upload it where it is to be shown.':
    'Gendan den under »Ændringer«. Er det et billede, så upload det, hvor det skal vises.',
  'it takes {0} bytes, and at most {1} are possible': 'den fylder {0} byte, og højst {1} er mulige',
  'a part of it takes {0} bytes, and file systems have room for {1} with what the build adds':
    'en del af den fylder {0} byte, og filsystemer har plads til {1} med det, udgivelsen lægger til',
  'Windows reserves the name {0}': 'Windows reserverer navnet {0}',
  'Windows takes no name that ends in a dot or a space, such as {0}':
    'Windows accepterer ingen navne, der slutter med et punktum eller et mellemrum, for eksempel {0}',
  'Windows takes no name with {0}': 'Windows accepterer ingen navne med {0}',
  'a line end, a tab or the like': 'et linjeskift, en tabulator eller lignende',
  'the sign {0}': 'tegnet {0}',
  '{0} is not read: its name says that a sync program saved it because another file was changed in two places.':
    '{0} bliver ikke læst: Navnet siger, at et synkroniseringsprogram gemte den, fordi en anden fil blev ændret to steder.',
  '{0} is not published: its name says that a sync program saved it because another file was changed in two places.':
    '{0} bliver ikke udgivet: Navnet siger, at et synkroniseringsprogram gemte den, fordi en anden fil blev ændret to steder.',
  'Ask your developer to compare the two and to delete this one.':
    'Bed din udvikler om at sammenligne de to og slette denne.',
  'The file {0} is not on this computer: iCloud has left only a mark in its place.':
    'Filen {0} er ikke på denne computer: iCloud har kun efterladt et mærke i stedet.',
  'Open its folder in Finder, and click the cloud next to the file to download it.':
    'Åbn mappen i Finder, og klik på skyen ved siden af filen for at hente den.',
  '{0} is a link to another file; links are not followed.': '{0} er et link til en anden fil; links følges ikke.',
  'Ask your developer to put the file itself in its place.': 'Bed din udvikler om at lægge selve filen der.',
  '{0} is not a file of the site: its name has another ending.':
    '{0} er ikke en af hjemmesidens filer: Navnet har en anden endelse.',
  'Ask your developer to rename it, or to move it elsewhere.':
    'Bed din udvikler om at give den et andet navn eller flytte den.',
  '{0} may not be read.': '{0} må ikke læses.',
  '{0} is not a folder.': '{0} er ikke en mappe.',
  '{0} cannot be read ({1}).': '{0} kan ikke læses ({1}).',
  'Ask your developer to look at the file.': 'Bed din udvikler om at se på filen.',
  'The content was made for an older page builder.': 'Indholdet er lavet til en ældre sidebygger.',
  'Ask your developer to bring it up to date.': 'Bed din udvikler om at opdatere det.',
  'The content was made for a newer page builder.': 'Indholdet er lavet til en nyere sidebygger.',
  'Ask your developer to update the page builder.': 'Bed din udvikler om at opdatere sidebyggeren.',
  'when the site was published': 'da hjemmesiden blev udgivet',
  'in the last version': 'i den seneste version',
  'The page was at /{0} {1}; this address leads nowhere now.':
    'Siden var på /{0}, {1}; nu fører adressen ingen steder hen.',
  'Add /{0} to {1}.': 'Føj /{0} til {1}.',
  'The site had the address /{0} {1}, and it leads nowhere now: its page is gone.':
    'Hjemmesiden havde adressen /{0}, {1}, og nu fører den ingen steder hen: Siden er væk.',
  'Add /{0} to {1} of the page that replaces it, or to {2} in content/site.yaml.':
    'Føj /{0} til {1} på den side, der afløser den, eller til {2} i content/site.yaml.',
};
