import { useEffect, useRef } from 'react';
import type { ContactFormData } from '../schema/contact-form-data.ts';
import classes from './contact-thanks.module.css';

/** Stands in place of the form once it has been sent, and says what happens next. */
export function ContactThanks({ words }: { words: ContactFormData['thanks'] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.thanks}>
      <h3 ref={heading} className={classes.title} tabIndex={-1}>
        {words.title}
      </h3>
      <p className={classes.promise}>{words.promise}</p>
      <h4 className={classes.next}>{words.nextSteps}</h4>
      <ol className={classes.steps}>
        <li>{words.stepAnalyze}</li>
        <li>{words.stepStrategy}</li>
        <li>{words.stepCall}</li>
      </ol>
    </div>
  );
}
