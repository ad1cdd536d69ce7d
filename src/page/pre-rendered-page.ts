import type { PageDocument } from '../schema/document.ts';
import { keepLateStyles } from './late-styles.tsx';
import { documentKey, PAGE_ID, type PageRequest } from './page-request.ts';

/** What `createPreRenderedPage` gives. */
export type PreRenderedPage = ReturnType<typeof createPreRenderedPage>;

/** The page that the document came with, until another one takes its place. */
export function createPreRenderedPage(request: PageRequest, onTakeOver: (content: HTMLElement) => void) {
  const container = document.createElement('div');
  const content = document.getElementById(PAGE_ID);
  if (content) content.after(container);
  else document.body.append(container);
  const key = documentKey(request);
  let isShown = true;
  let successor: PageDocument | undefined;
  return {
    /** The empty container beside it. */
    container,
    /** Whether it is still in the document. */
    isConnected: () => content?.isConnected ?? false,
    /** Whether a request is for this page, and it is still shown. */
    stays: (wanted: PageRequest) => isShown && documentKey(wanted) === key,
    /** Lets the router load the page itself. */
    giveUp: () => void (isShown = false),
    /** The page that is shown in its place. */
    successor: () => successor,
    /** Removes it, now that another page is in the document. */
    replace: (page: PageDocument) => {
      isShown = false;
      successor = page;
      if (!content?.isConnected) return;
      keepLateStyles();
      content.remove();
      container.id = PAGE_ID;
      onTakeOver(content);
    },
  };
}
