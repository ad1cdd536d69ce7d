import { useEffect, useMemo, useRef, useState } from 'react';
import type { SiteOverview } from '../../protocol/answers.ts';
import type { FieldPlace } from '../state/view.tsx';
import { isSameField } from './field-path.ts';
import { headerBottom } from './header-bottom.ts';
import type { LoadedPage } from './use-loaded-page.ts';
import type { ScrollGroup } from './scroll-together.ts';
import { rectOf } from './target-places.ts';
import type { PageTarget, TextIndex } from './text-index.ts';
import { useIsNarrow } from '../state/use-is-phone.ts';
import { variantsOf } from '../state/variants.ts';

/** What was clicked in this frame: its field may stand in several places. */
interface Choice {
  field: FieldPlace;
  place: Text | HTMLElement;
  offset: number;
  /** The height of the frame at that moment, in pixels of the page. */
  height: number;
}

interface Selection {
  target: PageTarget | undefined;
  /** Whether it was selected in this frame. */
  isOwn: boolean;
  /** Whether to point it out, since it was selected elsewhere. */
  flash: boolean;
  choose: (target: PageTarget) => void;
}

/** Finds what is selected on a page, unfolds what hides it, and scrolls to it if it was selected elsewhere. */
export function useSelected({
  page,
  index,
  group,
  selected,
  site,
}: {
  page: LoadedPage;
  index: (() => TextIndex) | undefined;
  group: ScrollGroup;
  selected: FieldPlace | undefined;
  site: SiteOverview;
}): Selection {
  const [choice, setChoice] = useState<Choice>();
  const revealed = useRef<FieldPlace | undefined>(undefined);
  const isOwn = choice !== undefined && selected !== undefined && isSameField(choice.field, selected);
  const target = useMemo(() => {
    if (!selected || !index) return undefined;
    return (isOwn && targetOfChoice(index(), choice)) || index().find(selected, variantsOf(site));
  }, [choice, index, isOwn, selected, site]);
  useEffect(() => {
    if (!selected || !target || revealed.current === selected) return;
    revealed.current = selected;
    unfold(choiceOf(target, page.view.innerHeight)?.place);
    if (!isOwn) reveal(page, target, group);
  }, [group, isOwn, page, selected, target]);
  useKeepInSight({ page, target, group, choice: isOwn ? choice : undefined });
  return { target, isOwn, flash: !isOwn, choose: (clicked) => setChoice(choiceOf(clicked, page.view.innerHeight)) };
}

function choiceOf(target: PageTarget, height: number): Choice | undefined {
  const { field } = target;
  if (!field) return undefined;
  if (target.kind === 'section') return { field, place: target.element, offset: 0, height };
  const [span] = target.spans;
  if (!span) return undefined;
  const { place } = span.run;
  if (!Array.isArray(place)) return { field, place, offset: 0, height };
  let rest = span.piece.start;
  for (const text of place) {
    if (rest < text.data.length) return { field, place: text, offset: rest, height };
    rest -= text.data.length;
  }
  return undefined;
}

/** Unfolds what is around a place: an answer that is selected, and the one to a question. */
function unfold(place: Choice['place'] | undefined): void {
  for (let around = place?.parentElement; around; around = around.parentElement)
    if (around.localName === 'details') around.setAttribute('open', '');
}

/** Finds again what was clicked, after the page has changed. */
function targetOfChoice(index: TextIndex, { field, place, offset }: Choice): PageTarget | undefined {
  if (!place.isConnected) return undefined;
  const target = 'data' in place ? index.at(place, offset) : (index.of(place) ?? index.part(place));
  return target?.field && isSameField(target.field, field) ? target : undefined;
}

/** Share of the window's height at which what is selected elsewhere appears. */
const REVEAL_LINE_SHARE = 0.2;
/** Least distance from the page's header: room for the tag above it, in pixels of the page. */
const REVEAL_DISTANCE_PX = 36;

function reveal({ view }: LoadedPage, target: PageTarget, group: ScrollGroup): void {
  const rect = rectOf(target);
  if (!rect || isVisible(rect, view)) return;
  const top =
    target.kind === 'section' ? rect.top - scrollMarginOf(target.element, view) : rect.top - revealLineOf(rect, view);
  group.reveal(view, Math.max(0, top + view.scrollY));
}

/** Distance from the top of the window at which something appears: all of it is in sight, and its tag, too, where there's room. */
function revealLineOf({ height }: DOMRect, view: Window): number {
  const header = headerBottom(view);
  const line = Math.max(view.innerHeight * REVEAL_LINE_SHARE, header + REVEAL_DISTANCE_PX);
  return Math.max(header, Math.min(line, view.innerHeight - height));
}

interface KeptTarget {
  page: LoadedPage;
  target: PageTarget | undefined;
  group: ScrollGroup;
  /** The click that selected the target, if it was in this frame. */
  choice: Choice | undefined;
}

/**
 * Keeps what is selected in sight when the frame of a narrow screen gets lower: the form opens below it, and the keyboard below that.
 * Somebody who has scrolled away from it stays where they are. The frame may have got lower between a click and the first effect.
 */
function useKeepInSight({ page, target, group, choice }: KeptTarget): void {
  const kept = useRef<Choice | undefined>(undefined);
  const isNarrow = useIsNarrow();
  useEffect(() => {
    if (!target || !isNarrow) return undefined;
    const { view } = page;
    const isInSight = () => {
      const rect = rectOf(target);
      return rect !== undefined && isSeen(rect, view);
    };
    let wasInSight = isInSight();
    const wasClicked = choice !== undefined && choice !== kept.current;
    kept.current = choice;
    if (wasClicked && choice.height > view.innerHeight && !wasInSight) reveal(page, target, group);
    const ending = new AbortController();
    const options = { passive: true, signal: ending.signal };
    view.addEventListener('scroll', () => (wasInSight = isInSight()), options);
    view.addEventListener('resize', () => wasInSight && !isInSight() && reveal(page, target, group), options);
    return () => ending.abort();
  }, [choice, group, isNarrow, page, target]);
}

const isVisible = ({ top, bottom }: DOMRect, view: Window, header = headerBottom(view)): boolean =>
  top >= header && bottom <= view.innerHeight;

/** Whether something is visible; a part of it is enough if it's higher than the window. */
function isSeen(rect: DOMRect, view: Window): boolean {
  const header = headerBottom(view);
  const isHigher = rect.height > view.innerHeight - header;
  return isVisible(rect, view, header) || (isHigher && rect.top < view.innerHeight && rect.bottom > header);
}

/** Distance that a section keeps from the top of the window: below the header, which stays there. */
function scrollMarginOf(element: HTMLElement, view: Window): number {
  const header = view.document.querySelector('header');
  return Math.max(parseFloat(view.getComputedStyle(element).scrollMarginTop) || 0, header?.offsetHeight ?? 0);
}
