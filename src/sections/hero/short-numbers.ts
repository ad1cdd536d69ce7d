/** A length in whole units, which are pixels about: nobody sees more, and the page carries every digit. */
export const short = (length: number): number => Math.round(length);

/** A size of letters, to a tenth: words are seen to grow by less than a unit. */
export const shortSize = (size: number): number => Math.round(size * 10) / 10;

/** The text of a path or a transformation, with its lengths shortened. */
export const drawn = (texts: TemplateStringsArray, ...values: (number | string)[]): string =>
  String.raw({ raw: texts }, ...values.map((value) => (typeof value === 'number' ? short(value) : value)));
