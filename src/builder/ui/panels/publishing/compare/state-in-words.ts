import type { SiteState } from '../../../../protocol/compare-calls.ts';
import type { SiteVersion } from '../../../../protocol/publish-calls.ts';
import { compareTexts } from '../../../../texts/compare/compare-texts.ts';
import { momentInWords } from '../../preview-links/moment-in-words.ts';

/**
 * Says which state of the site it is: "Nov 28, 2026, 2:02 PM, live now".
 * @param isPart whether only a part of the draft is meant
 */
export function stateInWords(state: SiteState, versions: readonly SiteVersion[], isPart: boolean): string {
  const words = compareTexts();
  if (state === 'draft') return isPart ? words.chosen : words.now;
  const version = versions.find(({ number }) => number === state);
  if (!version) return '';
  const time = momentInWords(version.time);
  return version.isLive ? words.live(time) : time;
}
