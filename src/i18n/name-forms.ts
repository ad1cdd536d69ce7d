/** Words of names that aren't written in lower case, or not as in the name. */
const SPELLINGS: Readonly<Record<string, string>> = {
  email: 'email',
  linkedin: 'LinkedIn',
  openstreetmap: 'OpenStreetMap',
  sms: 'SMS',
  url: 'URL',
  vat: 'VAT',
  youtube: 'YouTube',
};

/** Makes a title of a name: `pricePerHour` becomes "Price per hour", and `emailLink` "Email link". */
export function humanize(name: string | number | undefined): string {
  const words = String(name ?? '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[-_ ]/)
    .map((word) => SPELLINGS[word] ?? word)
    .join(' ');
  return capitalize(words);
}

/** Reduces a text to lower-case letters, digits and single hyphens, as in an address; '' if it has none of them. */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ø', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Begins a text with a capital letter. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the singular of a regular English plural; `undefined` if the word isn't one. */
export function singular(plural: string): string | undefined {
  if (/[^aeiou]ies$/.test(plural)) return plural.replace(/ies$/, 'y');
  if (/(ch|sh|ss|x)es$/.test(plural)) return plural.slice(0, -2);
  return /[^s]s$/.test(plural) ? plural.slice(0, -1) : undefined;
}

/** Names a choice of the content: `up-to` becomes "Up to". Names with capitals or spaces stay. */
export const choiceName = (choice: string): string => (/[A-Z ]/.test(choice) ? choice : humanize(choice));
