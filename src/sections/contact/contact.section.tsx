import { IconCheck } from '@tabler/icons-react';
import { Island } from '../../components/island.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import ContactFormIsland from '../../contact/contact-form.island.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import type definition from './contact.schema.ts';
import classes from './contact.module.css';

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
          <Island name="contact-form" component={ContactFormIsland} props={{}} hydrateOn="visible" />
        </div>
      </div>
    </SectionShell>
  );
}
