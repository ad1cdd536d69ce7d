import { ActionButton } from '../../components/action-button.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './thank-you.module.css';
import type definition from './thank-you.schema.ts';

/** Where a form lands that was sent without script: thanks, the promise of a reply, what happens next. */
export default function ThankYou({ words, onward }: SectionProps<typeof definition>) {
  const steps = [words.stepAnalyze, words.stepStrategy, words.stepCall];
  return (
    <SectionShell>
      <div className={classes.grid}>
        <div className={classes.thanks}>
          <h1>{words.title}</h1>
          <p className={classes.promise}>{words.promise}</p>
        </div>
        <div className={classes.next}>
          <h2 className={classes.heading}>{words.nextSteps}</h2>
          <ol className={classes.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <ActionButton to={onward.to} quiet>
            {onward.label}
          </ActionButton>
        </div>
      </div>
    </SectionShell>
  );
}
