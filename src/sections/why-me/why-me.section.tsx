import { Icon } from '../../components/icon.tsx';
import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './why-me.module.css';
import type definition from './why-me.schema.ts';

/** Reasons, one under the other, beside a heading that stays in view. */
export default function WhyMe({ title, intro, reasons }: SectionProps<typeof definition>) {
  return (
    <SectionShell>
      <div className={classes.grid}>
        <div className={classes.heading}>
          <SectionHeading title={title} intro={intro} />
        </div>
        <ul className={classes.reasons}>
          {reasons.map((reason) => (
            <li key={reason.title} className={classes.reason}>
              <Icon name={reason.icon} size={72} />
              <h3>{reason.title}</h3>
              <p className={classes.description}>{reason.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </SectionShell>
  );
}
