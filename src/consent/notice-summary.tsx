import { useEffect, useRef } from 'react';
import { RichLine } from '../components/rich-text.tsx';
import type { LayoutDocument } from '../schema/document.ts';
import classes from './consent-notice.module.css';
import { acceptAll, acceptEssential } from './consent-store.ts';

interface NoticeSummaryProps {
  words: LayoutDocument['words']['consent'];
  onCustomize: () => void;
  /** Whether the visitor comes back from the details: the focus then, too. */
  returned: boolean;
}

/** The first view: what is asked, and two answers of equal weight. */
export function NoticeSummary({ words, onCustomize, returned }: NoticeSummaryProps) {
  const customize = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returned) customize.current?.focus();
  }, [returned]);
  return (
    <>
      <p className={classes.text}>
        <RichLine text={words.text} />
      </p>
      <div className={classes.choices}>
        <button className={classes.choice} type="button" onClick={acceptAll}>
          {words.acceptAll}
        </button>
        <button className={classes.choice} type="button" onClick={acceptEssential}>
          {words.acceptEssential}
        </button>
        <button className={classes.quiet} type="button" onClick={onCustomize} ref={customize}>
          {words.customize}
        </button>
      </div>
    </>
  );
}
