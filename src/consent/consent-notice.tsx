import { useRef, useState, useEffect, type KeyboardEvent, type RefObject } from 'react';
import type { LayoutData } from '../schema/page-data.ts';
import classes from './consent-notice.module.css';
import { dismissNotice, useConsent, acceptAll, acceptEssential, type ConsentState } from './consent-store.ts';
import { NoticeDetails } from './notice-details.tsx';
import { RichLine } from '../components/rich-line.tsx';
import { WIDE_SCREEN } from '../styles/breakpoints.ts';

/** Known to `src/build/bundle.config.ts`, too: the rules for what is in it come with the stylesheet. */
const NOTICE_ID = 'notice-panel';
const TITLE_ID = 'notice-title';

/** The current view; `returned` is the summary after the details. */
type View = 'summary' | 'details' | 'returned';

/**
 * Asks which cookies may be set. Part of every page, and visible only while `<html>` has `data-ask`. Ids and classes
 * don't mention cookies or consent, because content blockers hide such names.
 */
export function ConsentNotice({ layout }: { layout: LayoutData }) {
  const notice = useRef<HTMLDivElement>(null);
  const state = useConsent();
  const [view, setView] = useState<View>('summary');
  const [wasOpen, setWasOpen] = useState(state.open);
  if (wasOpen !== state.open) {
    setWasOpen(state.open);
    // On close, not on open: a replayed early click may already have opened the details.
    if (!state.open) setView('summary');
  }
  useNoticeHeight(notice);
  useNoticeFocus(notice, state);

  const goBack = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    if (view === 'details') setView('returned');
    else dismissNotice();
  };

  const labels = layout.dictionary.consent;
  return (
    // Not a section: it comes before the page's first heading, so it has a name but no heading.
    <div
      className={classes.notice}
      id={NOTICE_ID}
      ref={notice}
      role="region"
      aria-labelledby={TITLE_ID}
      tabIndex={-1}
      onKeyDown={goBack}
    >
      <div className={view === 'details' ? classes.tall : classes.inner}>
        <p className={classes.title} id={TITLE_ID}>
          {labels.title}
        </p>
        {view === 'details' ? (
          <NoticeDetails labels={labels} preferences={state.preferences} onBack={() => setView('returned')} />
        ) : (
          <NoticeSummary labels={labels} returned={view === 'returned'} onCustomize={() => setView('details')} />
        )}
      </div>
    </div>
  );
}

interface NoticeSummaryProps {
  labels: LayoutData['dictionary']['consent'];
  onCustomize: () => void;
  /** Whether the visitor returned from the details; the focus moves here then. */
  returned: boolean;
}

/** The first view: the question and two equally prominent answers. */
function NoticeSummary({ labels, onCustomize, returned }: NoticeSummaryProps) {
  const customize = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returned) customize.current?.focus();
  }, [returned]);
  return (
    <>
      <p className={classes.text}>
        <RichLine text={labels.text} />
      </p>
      <div className={classes.choices}>
        <button className={classes.choice} type="button" onClick={acceptAll}>
          {labels.acceptAll}
        </button>
        <button className={classes.choice} type="button" onClick={acceptEssential}>
          {labels.acceptEssential}
        </button>
        <button className={classes.quiet} type="button" onClick={onCustomize} ref={customize}>
          {labels.customize}
        </button>
      </div>
    </>
  );
}

/** Scroll padding for focused elements: the measured height, at least the estimate in `consent-notice.module.css`. */
const scrollRoom = (height: number, guess: string) =>
  `html:root:is([data-ask], [data-asked]) { scroll-padding-bottom: calc(max(${height}px, ${guess}) + var(--mantine-spacing-md)) }`;

/**
 * CSS that leaves space for the notice around focused elements, the end of the page and the mobile menu. It sets these
 * three directly, because a custom property on the root would restyle every element of the page.
 */
const roomFor = (height: number) => `@media screen {
  ${scrollRoom(height, '19rem')}
  @media ${WIDE_SCREEN} { ${scrollRoom(height, '11rem')} }
  html:root[data-ask] body { padding-bottom: ${height}px }
  html:root[data-ask] header { --notice-height: ${height}px }
}`;

/** Measures the notice and reserves its height on the page. Until then, the stylesheet's estimate applies. */
function useNoticeHeight(notice: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = notice.current;
    if (!element) return undefined;
    const rules = document.createElement('style');
    document.head.append(rules);
    const observer = new ResizeObserver(() => {
      const { height } = element.getBoundingClientRect(); // `offsetHeight` rounds: the page could end a pixel short
      const text = roomFor(height);
      // A closed notice has no height; keep the last one.
      if (height > 0 && rules.textContent !== text) rules.textContent = text;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      rules.remove();
    };
  }, [notice]);
}

const goTo = (target: HTMLElement | null | undefined) => target?.focus({ preventScroll: true });

/**
 * Moves the focus into a reopened notice, and back to its opener on close. A notice that appears by itself doesn't take the
 * focus; if it closes while it contains the focus, the focus moves to the page's content.
 */
function useNoticeFocus(notice: RefObject<HTMLElement | null>, state: ConsentState): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const { open, opener } = state;
    const closes = wasOpen.current && !open;
    wasOpen.current = open;
    if (open && opener) goTo(notice.current);
    // The pressed button may already be removed, and the focus lost.
    const { activeElement, body } = document;
    if (closes && (activeElement === body || notice.current?.contains(activeElement)))
      goTo(opener?.isConnected ? opener : document.querySelector('main'));
  }, [notice, state]);
}
