import { ActionButton } from '../../components/action-button.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import { CaseAccount } from './case-account.tsx';
import classes from './case-detail.module.css';
import type definition from './case-detail.schema.ts';
import { CaseOpening } from './case-opening.tsx';
import { CaseOutcome } from './case-outcome.tsx';

/** One case study in full: who, what came of it in words and figures, how, and an offer to do the same. */
export default function CaseDetail(props: SectionProps<typeof definition>) {
  const { ctaTitle, ctaText, cta } = props;
  return (
    <>
      <CaseOpening {...props} />
      <CaseOutcome {...props} />
      <CaseAccount {...props} />
      <div className={classes.closing}>
        <SectionShell ground="sand" tight>
          <div className={classes.ask}>
            <div>
              <h2>{ctaTitle}</h2>
              <p className={classes.askText}>{ctaText}</p>
            </div>
            <ActionButton to={cta.to}>{cta.label}</ActionButton>
          </div>
        </SectionShell>
      </div>
    </>
  );
}
