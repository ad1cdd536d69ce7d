import type { SiteOverview } from '../../protocol/answers.ts';
import { INLINE_MARKUP } from '../../../schema/inline-markup.ts';
import { factValue } from '../form/model/facts.ts';
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
  for (const text of candidates) {
    if (typeof text !== 'string') continue;
    const range = findTextRange(
      target,
      shownWords(text, isRich, (name) => valueOfFact(name, site, region.code)),
    );
    if (range) return placeCopy(range, isRich);
  }
  return undefined;
}

function valueOfFact(name: string, { facts, regions }: SiteOverview, region: string): string | undefined {
  const fact = facts.find((one) => one.name === name);
  return fact && factValue(fact, region, regions);
}

/** Returns the words of a text as the page shows them. */
function shownWords(text: string, isRich: boolean, valueOf: (name: string) => string | undefined): string {
  const plain = isRich
    ? text
        .replaceAll(new RegExp(INLINE_MARKUP, 'g'), (_markup, bold?: string, label = '') => bold ?? label)
        .replaceAll(/^[ \t]*- /gm, '')
    : text;
  return plain.replaceAll(/\{([A-Za-z]\w*)\}/g, (whole, name: string) => valueOf(name) ?? whole);
}
