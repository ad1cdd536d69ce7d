import { Picture } from '../../components/picture.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './white-label.module.css';
import type definition from './white-label.schema.ts';

type WhiteLabelProps = SectionProps<typeof definition>;

/** How work under an agency's own name goes: the deal, who does it, and the steps along a line. */
export default function WhiteLabel({ title, body, portrait, caption, steps }: WhiteLabelProps) {
  return (
    <SectionShell ground="sand">
      <div className={classes.grid}>
        <h2 className={classes.title}>{title}</h2>
        <figure className={classes.portrait}>
          <Picture image={portrait} />
          <figcaption>{caption}</figcaption>
        </figure>
        <div className={classes.body}>
          <RichText text={body} />
        </div>
      </div>
      {steps.length > 0 && <Steps steps={steps} />}
    </SectionShell>
  );
}

function Steps({ steps }: Pick<WhiteLabelProps, 'steps'>) {
  return (
    <ol className={classes.steps}>
      {steps.map((step) => (
        <li key={step.title} className={classes.step}>
          <h3 className={classes.stepTitle}>{step.title}</h3>
          <p className={classes.stepText}>{step.description}</p>
        </li>
      ))}
    </ol>
  );
}
