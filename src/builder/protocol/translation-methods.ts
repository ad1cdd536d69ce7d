import { z } from 'zod';
import { method } from './method.ts';
import { translationState } from './site-methods.ts';

const openTranslation = translationState.extend({
  file: z.string(),
  /** Identifies the text of the file in which this was found. */
  hash: z.string(),
  /** Where the text is, in words: "Pricing: title, Danish". */
  label: z.string(),
  /** The translation, or the source text if there is none. */
  text: z.string(),
});
export type OpenTranslation = z.output<typeof openTranslation>;

/** Calls about the translations of the whole site. */
export const TRANSLATION_METHODS = {
  /** Every text that needs a translator, by file and line. Reads the git history, which takes about a second. */
  translations: method(
    z.strictObject({}),
    z.object({
      texts: z.array(openTranslation),
      /** How much of the history tells which translations are older than their source. */
      history: z.enum(['whole', 'shallow', 'none']),
    }),
  ),
};
