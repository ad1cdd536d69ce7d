import type { SiteState } from '../../../../protocol/compare-calls.ts';
import type { SiteVersion } from '../../../../protocol/publish-calls.ts';
import { compareTexts } from '../../../../texts/compare/compare-texts.ts';
import { momentInWords } from '../../../state/moment-in-words.ts';

interface KnownStates {
  versions: readonly SiteVersion[];
  /** That of the site. */
  timeZone: string;
  /** Whether only a part of the draft is meant. */
  isPart: boolean;
}

/** Says which state of the site it is: "Nov 28, 2026, 14:02, live now". */
export function stateInWords(state: SiteState, { versions, timeZone, isPart }: KnownStates): string {
  const words = compareTexts();
  if (state === 'draft') return isPart ? words.chosen : words.now;
  const version = versions.find(({ number }) => number === state);
  if (!version) return '';
  const time = momentInWords(version.time, { timeZone });
  return version.isLive ? words.live(time) : time;
}
