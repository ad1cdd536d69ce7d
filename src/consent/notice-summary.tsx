import { useEffect, useRef } from 'react';
import { RichLine } from '../components/rich-line.tsx';
import type { LayoutData } from '../schema/page-data.ts';
import classes from './consent-notice.module.css';
import { acceptAll, acceptEssential } from './consent-store.ts';

interface NoticeSummaryProps {
  labels: LayoutData['dictionary']['consent'];
  onCustomize: () => void;
  /** Whether the visitor returned from the details; the focus moves here then. */
  returned: boolean;
}

/** The first view: the question and two equally prominent answers. */
export function NoticeSummary({ labels, onCustomize, returned }: NoticeSummaryProps) {
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
