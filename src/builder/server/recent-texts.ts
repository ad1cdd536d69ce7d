import { hashOf } from '../../authoring/content-edit/open-check.ts';

/** Number of texts that are kept. */
const MAX_TEXTS = 100;

/** Texts by their hash, to see what an edit was made for after the file changed. */
export interface RecentTexts {
  /** Keeps a text. Returns its hash. */
  keep: (text: string) => string;
  get: (hash: string) => string | undefined;
}

/** Creates an empty store, which drops the text that was kept longest ago. */
export function createRecentTexts(): RecentTexts {
  const texts = new Map<string, string>();
  return {
    keep(text) {
      const hash = hashOf(text);
      texts.delete(hash);
      texts.set(hash, text);
      for (const oldest of texts.keys()) {
        if (texts.size <= MAX_TEXTS) break;
        texts.delete(oldest);
      }
      return hash;
    },
    get: (hash) => texts.get(hash),
  };
}
