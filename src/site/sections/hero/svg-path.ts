/** Rounds a length to whole units (about pixels), because every further digit adds bytes without a visible difference. */
export const roundLength = (length: number): number => Math.round(length);

/** Rounds a font size to a tenth, because smaller steps than a unit are visible in text. */
export const roundSize = (size: number): number => Math.round(size * 10) / 10;

/** Template tag for path data and transforms; rounds the lengths. */
export const path = (texts: TemplateStringsArray, ...values: (number | string)[]): string =>
  String.raw({ raw: texts }, ...values.map((value) => (typeof value === 'number' ? roundLength(value) : value)));
