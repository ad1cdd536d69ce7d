/** An image with its alternative text, as YAML holds it. */
export interface PictureValue {
  src: string;
  alt: Record<string, string>;
  focus?: { x: number; y: number };
}

/** Reads a field's value, whatever the file holds. */
export function pictureValueOf(value: unknown): PictureValue {
  const { src, alt, focus } = Object(value) as Partial<Record<keyof PictureValue, unknown>>;
  return {
    src: typeof src === 'string' ? src : '',
    alt: texts(alt),
    ...(isFocus(focus) && { focus }),
  };
}

const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(value) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const isFocus = (value: unknown): value is { x: number; y: number } => {
  const { x, y } = Object(value) as Record<string, unknown>;
  return typeof x === 'number' && typeof y === 'number';
};

/** The languages that a picture's alternative text lacks. */
export const missingAlt = <L extends { code: string }>({ alt }: PictureValue, languages: readonly L[]): L[] =>
  languages.filter(({ code }) => (alt[code] ?? '').trim() === '');
