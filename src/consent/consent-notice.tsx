import { useRef, useState, type KeyboardEvent } from 'react';
import type { LayoutDocument } from '../schema/document.ts';
import classes from './consent-notice.module.css';
import { dismissNotice, useConsent } from './consent-store.ts';
import { NoticeDetails } from './notice-details.tsx';
import { NoticeSummary } from './notice-summary.tsx';
import { useNoticeFocus } from './use-notice-focus.ts';
import { useNoticeHeight } from './use-notice-height.ts';

const TITLE_ID = 'notice-title';

/** Which view is shown; `returned` is the summary after the details. */
type View = 'summary' | 'details' | 'returned';

/**
 * Asks which cookies may be set. Part of every page, and seen only while `<html>` has `data-ask`. Nothing here is named
 * after what it asks: content blockers hide such names.
 */
export function ConsentNotice({ layout }: { layout: LayoutDocument }) {
  const notice = useRef<HTMLDivElement>(null);
  const state = useConsent();
  const [view, setView] = useState<View>('summary');
  const [wasOpen, setWasOpen] = useState(state.open);
  if (wasOpen !== state.open) {
    setWasOpen(state.open);
    // Not when it opens: a click that came before the script may have chosen the details by then.
    if (!state.open) setView('summary');
  }
  useNoticeHeight(notice);
  useNoticeFocus(notice, state);

  const goBack = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    if (view === 'details') setView('returned');
    else dismissNotice();
  };

  const words = layout.words.consent;
  return (
    // No section: it stands before the page's first heading, and so has a name and no heading of its own.
    <div
      className={classes.notice}
      ref={notice}
      role="region"
      aria-labelledby={TITLE_ID}
      tabIndex={-1}
      onKeyDown={goBack}
    >
      <div className={view === 'details' ? classes.tall : classes.inner}>
        <p className={classes.title} id={TITLE_ID}>
          {words.title}
        </p>
        {view === 'details' ? (
          <NoticeDetails words={words} preferences={state.preferences} onBack={() => setView('returned')} />
        ) : (
          <NoticeSummary words={words} returned={view === 'returned'} onCustomize={() => setView('details')} />
        )}
      </div>
    </div>
  );
}
