import { useRef, useState, type KeyboardEvent } from 'react';
import type { LayoutData } from '../schema/page-data.ts';
import classes from './consent-notice.module.css';
import { dismissNotice, useConsent } from './consent-store.ts';
import { NoticeDetails } from './notice-details.tsx';
import { NoticeSummary } from './notice-summary.tsx';
import { useNoticeFocus } from './use-notice-focus.ts';
import { useNoticeHeight } from './use-notice-height.ts';

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
