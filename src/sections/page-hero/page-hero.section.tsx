import { ActionButton } from '../../components/action-button.tsx';
import { BackLink } from '../../components/back-link.tsx';
import { Picture } from '../../components/picture.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './page-hero.module.css';
import type definition from './page-hero.schema.ts';

/** The opening of a service page: the way back, what the page is about, and a button that leads down to the form. */
export default function PageHero({
  back,
  home,
  eyebrow,
  title,
  subtitle,
  drawing,
  cta,
  points,
}: SectionProps<typeof definition>) {
  return (
    <SectionShell ground="sand" tight>
      <div className={classes.grid}>
        <div className={classes.back}>
          <BackLink to={home}>{back}</BackLink>
        </div>
        <div className={classes.words}>
          {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
          <h1>{title}</h1>
          <p className={classes.subtitle}>{subtitle}</p>
          <div className={classes.action}>
            <ActionButton to={cta.to}>{cta.label}</ActionButton>
          </div>
        </div>
        {drawing && <Picture image={drawing} className={classes.drawing} eager />}
        {points.length > 0 && (
          <ul className={classes.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
    </SectionShell>
  );
}
