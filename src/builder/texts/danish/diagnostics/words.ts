import type { Translations } from '../../../../i18n/translations.ts';

/** Words that stand in messages, and what schemas say of a format. */
export const danishWords: Translations = {
  'A color is # and six digits or small letters from a to f, for example #1a2b3c.':
    'En farve er # og seks cifre eller små bogstaver fra a til f, for eksempel #1a2b3c.',
  'A radius is a whole number of pixels, for example 10px.': 'En radius er et helt antal pixel, for eksempel 10px.',
  'Write two capital letters, for example NO.': 'Skriv to store bogstaver, for eksempel NO.',
  'Write the flag as an emoji, for example 🇳🇴.': 'Skriv flaget som en emoji, for eksempel 🇳🇴.',
  'Write the path of a PDF in public/files/, for example /files/prices.pdf.':
    'Skriv stien til en PDF i public/files/, for eksempel /files/prices.pdf.',
  'An image is written as its path inside public/, for example /images/portrait.svg.':
    'Et billede skrives som en sti i public/, for eksempel /images/portrait.svg.',
  'A png, jpg or webp is written as its path inside public/, for example /images/share.png.':
    'Et billede i png, jpg eller webp skrives som en sti i public/, for eksempel /images/share.png.',
  'A link begins with /, #, https://, mailto: or tel:, or is the word contact.':
    'Et link begynder med /, #, https://, mailto: eller tel:, eller er ordet contact.',
  'A link begins with /, #, https://, mailto: or tel:.': 'Et link begynder med /, #, https://, mailto: eller tel:.',
  'Write the path alone: no region, nothing from ? or # on, and no slash at the end, for example /old-page.':
    'Skriv kun stien: uden region, uden noget fra ? eller #, og uden skråstreg til sidst, for eksempel /gammel-side.',
  'Begin with a letter, and use lower-case letters, digits and hyphens only.':
    'Begynd med et bogstav, og brug kun små bogstaver, cifre og bindestreger.',
  'Address of a page of this site without region, for example about-me; nothing for the home page.':
    'Adressen på en side på denne hjemmeside uden region, for eksempel about-me; tom for forsiden.',
  'Use lower-case letters, digits and single hyphens, without a slash in front, for example summer-offer.':
    'Brug små bogstaver, cifre og enkelte bindestreger, uden skråstreg foran, for eksempel sommertilbud.',
  'A currency is its ISO code, for example DKK.': 'En valuta skrives med sin kode på tre bogstaver, for eksempel DKK.',
  'The site fills a whole domain: write https:// and the domain with nothing after it, not even a slash.':
    'Hjemmesiden fylder et helt domæne: Skriv https:// og domænet uden noget efter, heller ikke en skråstreg.',
  'Begin with + and the country code, digits and spaces only, for example "+34 600 000 000".':
    'Begynd med + og landekoden, og brug kun cifre og mellemrum, for eksempel "+34 600 000 000".',
  'Copy the content of the meta tag that Search Console shows, without the tag.':
    'Kopiér indholdet af det metatag, som Search Console viser, uden selve tagget.',
  'The key has 8 to 128 letters, digits and hyphens (indexnow.org).':
    'Nøglen har 8 til 128 bogstaver, cifre og bindestreger (indexnow.org).',
  'Use lower-case letters, digits and single hyphens, for example about-me.':
    'Brug små bogstaver, cifre og enkelte bindestreger, for eksempel about-me.',
  'Write hours and minutes, for example 09:30.': 'Skriv timer og minutter, for eksempel 09:30.',
  'Write minutes and seconds, for example 1:05.': 'Skriv minutter og sekunder, for eksempel 1:05.',
  text: 'tekst',
  'One page per entry': 'Én side pr. element',
  'a number': 'et tal',
  'a whole number': 'et helt tal',
  'a list': 'en liste',
  'an address with https://': 'en adresse med https://',
  'a value for each region': 'en værdi for hver region',
  'a text in both languages': 'en tekst på begge sprog',
  'a text in all languages': 'en tekst på alle sprog',
  'a text in both languages or for each region': 'en tekst på begge sprog eller for hver region',
  'a text in all languages or for each region': 'en tekst på alle sprog eller for hver region',
  'a text in English': 'en tekst på engelsk',
  'a text in Danish': 'en tekst på dansk',
  'Write the whole address with https://.': 'Skriv hele adressen med https://.',
  'Write the whole address with https://, without spaces.': 'Skriv hele adressen med https:// og uden mellemrum.',
  'Write a whole number in digits only: no currency, no comma, no dot.':
    'Skriv et helt tal kun med cifre: ingen valuta, intet komma, intet punktum.',
  'Write digits only, with a dot before decimals: no currency, no comma.':
    'Skriv kun cifre, med punktum før decimaler: ingen valuta, intet komma.',
  'Name the page too, with a slash in front, for example /about-me#story.':
    'Nævn også siden, med en skråstreg foran, for eksempel /about-me#story.',
  'Take a png, jpg or webp, best 1200 pixels wide and 630 high.':
    'Brug en png, jpg eller webp, helst 1200 pixel bred og 630 høj.',
  'Link to a page.': 'Link til en side.',
  'Write the path inside public/, for example /videos/hello.mp4.':
    'Skriv stien i public/, for eksempel /videos/hello.mp4.',
  'Write the path inside public/, for example /videos/hello-en.vtt.':
    'Skriv stien i public/, for eksempel /videos/hello-en.vtt.',
  'has two spaces in a row.': 'har to mellemrum i træk.',
  'has a space before a punctuation mark.': 'har et mellemrum før et skilletegn.',
  'has no space after a punctuation mark.': 'har intet mellemrum efter et skilletegn.',
  'has a straight apostrophe.': 'har en lige apostrof.',
  'has a word twice.': 'har et ord to gange.',
  'has a space before the percent sign.': 'har et mellemrum før procenttegnet.',
  'has straight quotation marks.': 'har lige anførselstegn.',
  'has the quotation marks of another language.': 'har et andet sprogs anførselstegn.',
  'has three periods for an ellipsis.': 'har tre punktummer i stedet for tre prikker (…).',
  'has a hyphen in a range.': 'har en bindestreg i et interval.',
  'has a hyphen for a dash.': 'har en bindestreg i stedet for en tankestreg.',
  'has a period between thousands.': 'har et punktum mellem tusinder.',
  'has a decimal comma.': 'har et decimalkomma.',
  'has no space before the percent sign.': 'har intet mellemrum før procenttegnet.',
  'has spaces in a range.': 'har mellemrum i et interval.',
  'has a comma between thousands.': 'har et komma mellem tusinder.',
  'has a decimal point.': 'har et decimalpunktum.',
  'has no space before the currency.': 'har intet mellemrum før valutaen.',
  'The contact form and the footer lead to it.': 'Kontaktformularen og sidefoden fører til den.',
  'The footer leads to it.': 'Sidefoden fører til den.',
  'The cookie banner and the footer lead to it.': 'Cookiebanneret og sidefoden fører til den.',
  'An unknown address is answered by it.': 'Den vises for en ukendt adresse.',
  'The address of an unknown entry is answered by it.': 'Den vises for adressen på et ukendt element.',
  'The contact form leads to it where there is no script.': 'Kontaktformularen fører til den, hvor der ikke er script.',
  'SVG drawing': 'SVG-tegning',
  'web page': 'webside',
  'HEIC picture': 'HEIC-billede',
  'TIFF picture': 'TIFF-billede',
  'Photoshop file': 'Photoshop-fil',
  'PostScript file': 'PostScript-fil',
  'BMP picture': 'BMP-billede',
  'JPEG XL picture': 'JPEG XL-billede',
  'JPEG 2000 picture': 'JPEG 2000-billede',
  'an SVG drawing': 'en SVG-tegning',
  'a web page': 'en webside',
  'a GIF': 'en GIF',
  'an AVIF': 'en AVIF',
  'a HEIC picture': 'et HEIC-billede',
  'a PDF': 'en PDF',
  'a JPEG': 'en JPEG',
  'a PNG': 'en PNG',
  'a WebP': 'en WebP',
  'a TIFF picture': 'et TIFF-billede',
  'a Photoshop file': 'en Photoshop-fil',
  'a PostScript file': 'en PostScript-fil',
  'a BMP picture': 'et BMP-billede',
  'a JPEG XL picture': 'et JPEG XL-billede',
  'a JPEG 2000 picture': 'et JPEG 2000-billede',
  entry: 'post',
  entries: 'poster',
  'an entry': 'en post',
  'The disk is full, so nothing was changed.': 'Disken er fuld, så intet er ændret.',
  'Your share of the disk is full, so nothing was changed.': 'Din del af disken er fuld, så intet er ændret.',
  'Free some space, then make the change again.': 'Frigør noget plads, og lav så ændringen igen.',
  'The folder is read-only, so nothing was changed.': 'Mappen er skrivebeskyttet, så intet er ændret.',
  'The folder is write-protected, so nothing was changed.': 'Mappen er skrivebeskyttet, så intet er ændret.',
  'Give yourself the right to write in it.': 'Giv dig selv ret til at skrive i den.',
  'Check the free disk space and your permissions.': 'Tjek den ledige diskplads og dine rettigheder.',
};
