import { setTimeout as sleep } from 'node:timers/promises';
import type { TranslationState } from '../protocol/answers.ts';
import type { SiteRegions } from '../../regions/site-regions.ts';
import { staleTexts } from '../../authoring/translations/find-translation-issues.ts';
import { statesOf } from './translation-states.ts';
import type { TextFile } from '../../authoring/translations/text-files.ts';

/** Time without a further change before git is asked, in milliseconds. */
const GIT_DELAY_MS = 1000;

/** Translations that are older than their source, by git history. Git is too slow to ask with each keystroke. */
export interface OlderTexts {
  /**
   * Returns what is known of a file: of this text or of an earlier one. Asks git in the background if it's an earlier one.
   * @param hash identifies the text
   */
  of: (source: TextFile, hash: string) => TranslationState[];
}

/** What is known of a file. */
interface Known {
  /** The text that `states` is about; '' if git was not asked yet. */
  hash: string;
  states: TranslationState[];
  /** The text that git is asked about. */
  asked: string;
}

/**
 * Creates the background search for older translations.
 * @param tell is called with a file of which something else is known than before
 */
export function createOlderTexts(root: string, regions: SiteRegions, tell: (file: string) => void): OlderTexts {
  const known = new Map<string, Known>();
  const ask = async (source: TextFile, own: Known): Promise<void> => {
    const { asked } = own;
    await sleep(GIT_DELAY_MS, undefined, { ref: false });
    if (own.asked !== asked) return; // a later text is asked about
    const states = (await staleTexts(root, [source], regions)).flatMap(statesOf);
    if (own.asked !== asked) return;
    const isNew = JSON.stringify(states) !== JSON.stringify(own.states);
    Object.assign(own, { hash: asked, states });
    if (isNew) tell(source.file);
  };
  return {
    of(source, hash) {
      const own = known.get(source.file) ?? { hash: '', states: [], asked: '' };
      known.set(source.file, own);
      if (own.asked !== hash) {
        own.asked = hash;
        ask(source, own).catch(() => {
          if (own.asked === hash) own.asked = ''; // asked again with the next call
        });
      }
      return own.states;
    },
  };
}
