import { IconCheck } from '@tabler/icons-react';
import { SectionShell } from '../../components/section-shell.tsx';
import { useContactFormData } from '../../contact/contact-form-context.ts';
import { ContactForm } from '../../contact/contact-form.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import type definition from './contact.schema.ts';
import classes from './contact.module.css';

/** The contact form on a sheet of its own, beside what a visitor can expect of it. */
export default function Contact({ title, intro, points }: SectionProps<typeof definition>) {
  const form = useContactFormData();
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
          <ContactForm data={form} idPrefix="contact-section" />
        </div>
      </div>
    </SectionShell>
  );
}
