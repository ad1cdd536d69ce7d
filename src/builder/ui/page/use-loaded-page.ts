import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { addOverlayRoot, addPreviewStyles } from './frame-document.ts';
import { addFailedFrame } from './preview.ts';

/** A page that a frame has loaded. */
export interface LoadedPage {
  view: Window & typeof globalThis;
  document: Document;
  /** The root for outlines and tags, and its element. */
  overlay: ShadowRoot;
}

/** What a frame has loaded. */
interface FrameContent {
  page?: LoadedPage;
  /** The number of attempts in a row to load the page that failed. */
  failures: number;
  /** Whether what it shows says why the last attempt failed. */
  isExplained?: boolean;
}

/** Pause after the first failed attempt to load a page, in milliseconds. It doubles with each one. */
const FIRST_PAUSE_MS = 1000;

/** Longest pause between two attempts, in milliseconds. */
const LONGEST_PAUSE_MS = 30_000;

/** Time after which an attempt counts as failed if the browser's own page is shown, in milliseconds. Firefox reports no such failure. */
const SILENCE_MS = 5000;

/**
 * Follows what a frame loads. A page that the server couldn't render, or that wasn't reached, is loaded again: after growing pauses,
 * when the content changes, and when the connection is back.
 */
export function useLoadedPage(source: string) {
  const [{ page, failures, isExplained = false }, setContent] = useState<FrameContent>({ failures: 0 });
  /** Whether the frame has shown the page of its address. After that, a link may have led to another site. */
  const wasShown = useRef(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // Nothing is loading: a page is shown, maybe one of another site that a link has led to.
    if (page || (failures === 0 && wasShown.current)) return;
    let isLoading = failures === 0;
    const reload = () => {
      // Rendering it once more would take even longer.
      if (isLoading) return;
      isLoading = true;
      // Until the answer is there, the frame shows why the page couldn't be loaded.
      frame.current?.setAttribute('src', source);
    };
    const pauseMs = isLoading ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
    const timer = setTimeout(reload, pauseMs);
    const watch = setInterval(() => {
      if (isLoading && frame.current?.contentDocument === null) setContent({ failures: failures + 1 });
    }, pauseMs + SILENCE_MS);
    const end = addFailedFrame(reload);
    return () => {
      clearTimeout(timer);
      clearInterval(watch);
      end();
    };
  }, [failures, page, source]);
  const open = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const { contentDocument: document, contentWindow } = currentTarget;
    const view = contentWindow as LoadedPage['view'] | null;
    if (!view || !document || hasFailed(view)) {
      // A page of another origin has no document here, nor has the browser's own page about an address that wasn't reached.
      const isElsewhere = !document && wasShown.current;
      return setContent((last) => ({
        failures: isElsewhere ? 0 : last.failures + 1,
        isExplained: document !== null,
      }));
    }
    wasShown.current = true;
    addPreviewStyles(view);
    setContent({ page: { view, document, overlay: addOverlayRoot(document) }, failures: 0 });
  };
  return { frame, page, isExplained, open };
}

/** Whether a document says why the server, or something before it, couldn't answer. */
function hasFailed({ performance }: Window): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // entries of this type
  // Some browsers don't tell the status.
  return (entry?.responseStatus ?? 0) >= 500;
}
