/** A number with what people write around it: a currency before or behind, a unit behind a space. */
const WITH_UNIT = /^(?:[$€£]|[A-Z]{3} ?|kr\.? ?)?([+-]?[\d.,'’_\s]*\d)(?:[$€£]|kr\.?| \p{L}+\.?)?$/u;
/** Groups of three digits, all with the same sign between them. */
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:([.,'’_\s])\d{3}(?:\1\d{3})*)$/;

/**
 * Returns the numbers that a text may mean, the most likely first: `1.400` is a thousand and four hundred, or one and four
 * tenths. A comma or a dot before any other count of digits separates decimals.
 */
export function numbersIn(written: string): number[] {
  const [, text = ''] = WITH_UNIT.exec(written.normalize('NFKC').trim()) ?? [];
  const [, separator] = GROUPED.exec(text) ?? [];
  const isClear = separator !== undefined && (!/[.,]/.test(separator) || text.split(separator).length > 2);
  const readings = separator === undefined ? [] : [text.replaceAll(separator, '')];
  if (!isClear) readings.push(...withDecimals(text));
  return [...new Set(readings.map(Number).filter(Number.isFinite))];
}

/** The last sign separates decimals, if all others are of another kind. */
function withDecimals(text: string): string[] {
  const [, whole = '', decimals = ''] = /^([^.,]*|.*(?=[.,]))(?:[.,](\d+))?$/.exec(text) ?? [];
  const decimal = text.charAt(whole.length);
  if (whole.includes(decimal) && decimal !== '') return [];
  const digits = GROUPED.test(whole) ? whole.replaceAll(/[^\d+-]/g, '') : whole;
  return /^[+-]?\d+$/.test(digits) ? [decimals === '' ? digits : `${digits}.${decimals}`] : [];
}
