/** A length to a tenth: nobody sees more, and every page carries its digits. */
export const short = (length: number): number => Math.round(length * 10) / 10;

/** The text of a path or a transformation, with its lengths shortened. */
export const drawn = (texts: TemplateStringsArray, ...values: (number | string)[]): string =>
  String.raw({ raw: texts }, ...values.map((value) => (typeof value === 'number' ? short(value) : value)));
