import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { SiteOverview } from '../../protocol/answers.ts';
import { focusOutline } from '../outline/focus.ts';
import { showTriedForm } from '../state/toasts.ts';
import { useShow, useView, type FieldPlace } from '../state/view.tsx';
import { isSameField } from './field-path.ts';
import { pageOfLink } from './frame-document.ts';
import type { FrameListener } from './frame-events.ts';
import type { Point } from './inline-edit.ts';
import { isElement, isText } from './page-parts.ts';
import type { LoadedPage } from './use-loaded-page.ts';
import type { ScrollGroup } from './scroll-together.ts';
import { targetAt } from './target-places.ts';
import type { PageTarget, TextIndex } from './text-index.ts';
import type { InlineEditing, PlacedEdits } from './text-editing.ts';

interface ListenerOptions {
  page: LoadedPage;
  index: (() => TextIndex) | undefined;
  interacts: boolean;
  group: ScrollGroup;
  site: SiteOverview;
  inline: InlineEditing;
  setHovered: (target: PageTarget | undefined) => void;
  choose: (target: PageTarget) => void;
}

/** Returns what happens when a person points, clicks and types in a frame. */
export function useFrameListener(options: ListenerOptions): FrameListener {
  const { page, index, interacts, group, site, inline, setHovered, choose } = options;
  const view = useView();
  const show = useShow();
  const select = (target: PageTarget | undefined, point?: Point) => {
    if (!target?.field) return;
    const { field } = target;
    const isAgain = view.selected !== undefined && isSameField(view.selected, field);
    // Rendered at once: a second click may follow before React would render, and the form may not take the focus after it.
    flushSync(() => {
      choose(target);
      if (!isAgain) show({ selected: { file: field.file, path: [...field.path] } });
    });
    if (!isAgain) return;
    setHovered(undefined);
    inline.edit(target, point);
  };
  const click = useClicks(index && (() => withPlaced(index(), inline.placed)), page, select);
  return {
    selects: () => !interacts,
    edits: inline.isIn,
    onPressElsewhere: inline.leave,
    onPoint: (x, y) => setHovered(index && targetAt(index(), page.document, x, y)),
    onLeave: () => setHovered(undefined),
    onEnter: () => group.lead(page.view),
    onClick: (x, y, selectsWord) => click({ x, y, selectsWord }),
    onPress: click,
    onFollow(link) {
      const address = pageOfLink(
        link,
        site.regions.map(({ code }) => code),
      );
      if (address === undefined || (link.hash !== '' && address === view.page)) return false;
      show({ page: address, file: undefined, selected: undefined });
      return true;
    },
    onSend: showTriedForm,
    onEscape: focusOutline,
  };
}

/** Returns an index that knows texts that aren't saved where they were edited. */
const withPlaced = (index: TextIndex, placed: PlacedEdits): TextIndex => ({
  ...index,
  at: (text, offset) => (text.parentElement && placed.targetAt(text.parentElement)) ?? index.at(text, offset),
  of: (element) => placed.targetAt(element) ?? index.of(element),
});

/** What was clicked or pressed before it was known where the page's words come from. */
interface EarlyClick {
  clicked: Point | HTMLElement;
  scrollY: number;
  selected: FieldPlace | undefined;
}

/**
 * Returns a function that selects what was clicked or pressed. Until it's known where the page's words come from, it
 * keeps the last two clicks, since the second one of a text edits it, and makes them then, unless something else was
 * selected meanwhile.
 */
function useClicks(
  index: ListenerOptions['index'],
  { view: window, document }: LoadedPage,
  select: (target: PageTarget | undefined, point?: Point) => void,
): (clicked: Point | HTMLElement) => void {
  const { selected } = useView();
  const early = useRef<readonly EarlyClick[]>([]);
  const click = (clicked: Point | HTMLElement) => {
    if (!index) early.current = [...early.current.slice(-1), { clicked, scrollY: window.scrollY, selected }];
    else if (isElement(clicked)) select(targetIn(index(), clicked));
    else select(targetAt(index(), document, clicked.x, clicked.y), clicked);
  };
  const last = useRef(click);
  useEffect(() => {
    last.current = click;
  });
  useEffect(() => {
    const kept = early.current;
    if (!index || kept.length === 0) return;
    early.current = [];
    if (kept[0]?.selected !== selected) return;
    // Each is made after React has shown what the one before it has selected.
    for (const { clicked, scrollY } of kept)
      setTimeout(() =>
        last.current(isElement(clicked) ? clicked : { ...clicked, y: clicked.y + scrollY - window.scrollY }),
      );
    // oxlint-disable-next-line react/exhaustive-deps -- only the index was missing
  }, [index]);
  return click;
}

/** Returns the field of a control: that of its first words. */
function targetIn(index: TextIndex, element: HTMLElement): PageTarget | undefined {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const target = isText(node) ? index.at(node, 0) : undefined;
    if (target) return target;
  }
  return index.of(element) ?? index.part(element);
}
