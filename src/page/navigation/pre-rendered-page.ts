import { pageDataKey } from '../../schema/page-data-key.ts';
import type { PageData } from '../../schema/page-data.ts';
import { moveStylesheetToHead } from '../layout/deferred-stylesheet.tsx';
import { PAGE_ID, type PageKey } from '../loading/page-key.ts';

/** Result of `createPreRenderedPage`. */
export type PreRenderedPage = ReturnType<typeof createPreRenderedPage>;

/** The pre-rendered page of the document, until another one replaces it. */
export function createPreRenderedPage(request: PageKey, onTakeOver: (content: HTMLElement) => void) {
  const container = document.createElement('div');
  const content = document.getElementById(PAGE_ID);
  if (content) content.after(container);
  else document.body.append(container);
  const key = pageDataKey(request);
  let isShown = true;
  let successor: PageData | undefined;
  return {
    /** The empty container for the router. */
    container,
    /** Whether the pre-rendered page is still in the document. */
    isConnected: () => content?.isConnected ?? false,
    /** Whether a key is this page's, and it is still in the document. */
    stays: (wanted: PageKey) => isShown && pageDataKey(wanted) === key,
    /** Lets the router load the page itself. */
    giveUp: () => void (isShown = false),
    /** The component of the page that replaces it. */
    successor: () => successor,
    /** Removes it after another page has been rendered. */
    replace: (page: PageData) => {
      isShown = false;
      successor = page;
      if (!content?.isConnected) return;
      moveStylesheetToHead();
      content.remove();
      container.id = PAGE_ID;
      onTakeOver(content);
    },
  };
}
