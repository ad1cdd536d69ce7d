/** Words of names that aren't written in lower case, or not as in the name. */
const SPELLINGS: Readonly<Record<string, string>> = { email: 'email', sms: 'SMS', url: 'URL', vat: 'VAT' };

/** Makes a title of a name: `pricePerHour` becomes "Price per hour", and `emailLink` "Email link". */
export function humanize(name: string | number | undefined): string {
  const words = String(name ?? '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[-_ ]/)
    .map((word) => SPELLINGS[word] ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
