import { RichText } from '../../components/rich-text.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './case-account.module.css';
import type definition from './case-detail.schema.ts';

/** How it went: where the client stood, and what was done. */
export function CaseAccount({ study, words }: SectionProps<typeof definition>) {
  return (
    <SectionShell tight>
      <div className={classes.panels}>
        <div className={classes.panel}>
          <h2 className={classes.heading}>{words.challenge}</h2>
          <RichText text={study.challenge} />
        </div>
        <div className={classes.panel}>
          <h2 className={classes.heading}>{words.solution}</h2>
          <RichText text={study.solution} />
        </div>
      </div>
    </SectionShell>
  );
}
