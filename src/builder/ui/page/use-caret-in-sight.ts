import { useEffect } from 'react';
import { useIsNarrow } from '../state/use-is-phone.ts';
import { headerBottom } from './header-bottom.ts';
import type { LoadedPage } from './use-loaded-page.ts';

/** Distance of the edited line from the page's header and from the end of its window, in pixels of the page. */
const DISTANCE_PX = 12;

/**
 * Keeps the line with the cursor in sight while a text of a page is edited on a narrow screen: the header of the page covers its
 * top, and the form and the keyboard make the frame lower than a long text. Its frame is marked meanwhile: while there's a
 * keyboard, style sheets give it the room of the form.
 * @param element the text that is edited
 */
export function useCaretInSight({ view, document }: LoadedPage, element: Element | undefined): void {
  const isNarrow = useIsNarrow();
  useEffect(() => {
    if (!element || !isNarrow) return undefined;
    const follow = () => {
      const line = lineOfCaret(document, element);
      if (!line) return;
      const above = line.top - headerBottom(view) - DISTANCE_PX;
      const below = line.bottom - view.innerHeight + DISTANCE_PX;
      if (above < 0) view.scrollBy({ top: above, behavior: 'instant' });
      else if (below > 0) view.scrollBy({ top: below, behavior: 'instant' });
    };
    view.frameElement?.setAttribute('data-edited', '');
    follow();
    const ending = new AbortController();
    const options = { signal: ending.signal };
    view.addEventListener('resize', follow, options);
    document.addEventListener('selectionchange', follow, options);
    return () => {
      ending.abort();
      view.frameElement?.removeAttribute('data-edited');
    };
  }, [document, element, isNarrow, view]);
}

/** Returns where the cursor stands in a text; `undefined` if it's elsewhere. */
function lineOfCaret(document: Document, element: Element): DOMRect | undefined {
  const { focusNode, focusOffset } = document.getSelection() ?? {};
  if (!focusNode || focusOffset === undefined || !element.contains(focusNode)) return undefined;
  const range = document.createRange();
  range.setStart(focusNode, focusOffset);
  // In an empty text, the cursor has no line of its own.
  return range.getClientRects()[0] ?? element.getBoundingClientRect();
}
