import type { FieldCheck } from './site.ts';

/** Frequent words of one language that the other doesn't have, and letters. */
const SIGNS = {
  en: /(?<!\p{L})(?:the|and|of|is|are|your|you|with|that|this|we|our|what|who|from|not|it|my)(?!\p{L})/giu,
  da: /(?<!\p{L})(?:og|er|af|ikke|til|på|det|der|jeg|din|dit|dine|som|vi|hvad|hvem|fra|min|et)(?!\p{L})|[æøå]/giu,
} as const;

/** Fewer signs than these may be a name or a quotation. */
const LEAST_SIGNS = 2;

const signsOf = (language: keyof typeof SIGNS, words: string): number => words.match(SIGNS[language])?.length ?? 0;

const isWrittenIn = (language: keyof typeof SIGNS, other: keyof typeof SIGNS, words: unknown): boolean =>
  typeof words === 'string' && signsOf(language, words) >= LEAST_SIGNS && signsOf(other, words) === 0;

/** Whether the words of each language stand under the name of the other one. */
export const isSwapped = (value: object): boolean =>
  'en' in value && 'da' in value && isWrittenIn('da', 'en', value.en) && isWrittenIn('en', 'da', value.da);

/** Warns of texts whose languages have changed places. */
export const checkSwappedTexts: FieldCheck = (_site, { file, path, value }) =>
  isSwapped(value as object) // texts are groups of texts
    ? [
        {
          file,
          path: [...path, 'en'],
          severity: 'warning',
          message: 'The English and the Danish text have changed places.',
          hint: 'Write the English words behind en: and the Danish words behind da:.',
        },
      ]
    : [];
