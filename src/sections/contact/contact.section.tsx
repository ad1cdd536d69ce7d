import { IconCheck } from '@tabler/icons-react';
import { SectionShell } from '../../components/section-shell.tsx';
import { LateSectionForm } from '../../contact/late-section-form.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import type definition from './contact.schema.ts';
import classes from './contact.module.css';

export { loadSectionForm as prepare } from '../../contact/section-form-part.ts';

/** The contact form on a sheet of its own, beside what a visitor can expect of it. */
export default function Contact({ title, intro, points }: SectionProps<typeof definition>) {
  return (
    <SectionShell ground="pine">
      <div className={classes.contact}>
        <div className={classes.words}>
          <h2>{title}</h2>
          {intro && <p className={classes.intro}>{intro}</p>}
          {points.length > 0 && (
            <ul className={classes.points}>
              {points.map((point) => (
                <li key={point} className={classes.point}>
                  <IconCheck className={classes.mark} size={20} stroke={2} aria-hidden="true" />
                  {point}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={classes.sheet}>
          <LateSectionForm />
        </div>
      </div>
    </SectionShell>
  );
}
