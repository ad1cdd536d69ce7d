import { Picture } from '../../components/picture.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './partner.module.css';
import type definition from './partner.schema.ts';

/** Why the consultant is deliberately no official partner: the argument, a picture, and what partner status demands. */
export default function Partner({ title, body, picture, points }: SectionProps<typeof definition>) {
  return (
    <SectionShell>
      <div className={classes.grid}>
        <h2 className={classes.title}>{title}</h2>
        <div className={classes.body}>
          <RichText text={body} />
        </div>
        <Picture image={picture} className={classes.picture} />
      </div>
      {points.length > 0 && (
        <ul className={classes.points}>
          {points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p>{point.description}</p>
            </li>
          ))}
        </ul>
      )}
    </SectionShell>
  );
}
