import type { SiteOverview } from '../../protocol/answers.ts';
import { fillPlaceholders } from '../../../i18n/format.ts';
import { factsInText } from '../form/text/use-facts.ts';
import { withoutMarkup } from '../text/without-markup.ts';
import type { PageTarget } from './text-index.ts';
import { findTextRange, placeCopy, type PlacedCopy } from './placed-copy.ts';

/** The site, and the region that a page is of. */
export interface OfRegion {
  site: SiteOverview;
  region: SiteOverview['regions'][number];
}

/** Returns whether a text has paragraphs, or is one line. */
export const textKindOf = (target: PageTarget): 'rich' | 'line' =>
  target.kind === 'text' && target.textKind === 'rich-text' ? 'rich' : 'line';

/** Puts a copy in place of a text's part of the page; `undefined` if the page shows something else there. */
export function placeTarget(
  target: PageTarget,
  candidates: readonly unknown[],
  { site, region }: OfRegion,
): PlacedCopy | undefined {
  const isRich = textKindOf(target) === 'rich';
  const values = Object.fromEntries(factsInText(site, region.code).values);
  for (const text of candidates) {
    if (typeof text !== 'string') continue;
    const range = findTextRange(target, fillPlaceholders(isRich ? withoutMarkup(text) : text, values));
    if (range) return placeCopy(range, isRich);
  }
  return undefined;
}
