import { IconCheck } from '@tabler/icons-react';
import { KEPT } from '../../components/kept.ts';
import { SectionShell } from '../../components/section-shell.tsx';
import { LateSectionForm } from '../../contact/late-section-form.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import type definition from './contact.schema.ts';
import classes from './contact.module.css';

export { loadSectionForm as prepare } from '../../contact/section-form-part.ts';

type Words = SectionProps<typeof definition>;

/** The contact form on a sheet of its own, beside what a visitor can expect of it. */
export default function Contact({ title, intro, points }: Partial<Words>) {
  return (
    <SectionShell ground="pine">
      <div className={classes.contact}>
        {title === undefined || !points ? (
          <div className={classes.words} {...KEPT} />
        ) : (
          <Expectations title={title} intro={intro} points={points} />
        )}
        <div className={classes.sheet}>
          <LateSectionForm />
        </div>
      </div>
    </SectionShell>
  );
}

/** The words beside the form; of a pre-rendered page they stay as they are. */
function Expectations({ title, intro, points }: Words) {
  return (
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
  );
}
