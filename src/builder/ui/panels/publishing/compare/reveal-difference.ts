import { DIFFERENCE_NUMBER } from '../../../../protocol/compare-calls.ts';
import type { ScrollGroup } from '../../../page/scroll-together.ts';

/** Marks the elements of the difference that is looked at. Also in the page's styles. */
const CURRENT = 'data-current';

/** How far down in the window a difference is shown, from 0 to 1. */
const SHOWN_AT_SHARE = 0.25;

/** Shows a difference in all frames: where a frame doesn't have it, the frame shows the same part of its page. */
export function revealDifference(views: readonly Window[], number: number | undefined, group: ScrollGroup): void {
  const places = views.flatMap((view) => {
    for (const { dataset } of view.document.querySelectorAll<HTMLElement>(`[${CURRENT}]`)) delete dataset['current'];
    if (number === undefined) return [];
    const all = [...view.document.querySelectorAll<HTMLElement>(`[${DIFFERENCE_NUMBER}="${number}"]`)];
    for (const { dataset } of all) dataset['current'] = '';
    // A menu that is closed has copies of links, which nobody sees.
    const seen = all.find((element) => element.getClientRects().length > 0);
    if (!seen) return [];
    const top = seen.getBoundingClientRect().top + view.scrollY - view.innerHeight * SHOWN_AT_SHARE;
    return [{ view, top }];
  });
  const [first] = places;
  if (!first) return;
  if (places.length === views.length) for (const { view, top } of places) group.reveal(view, top);
  else {
    group.lead(first.view);
    first.view.scrollTo({ top: first.top, behavior: 'instant' });
  }
}
