import { Picture } from '../../components/picture.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './story.module.css';
import type definition from './story.schema.ts';

/** The opening of the about page: title, portrait, a sentence set larger, three paragraphs. */
export default function Story({ title, lead, paragraphs, portrait }: SectionProps<typeof definition>) {
  return (
    <SectionShell tight>
      <div className={classes.grid}>
        <h1 className={classes.title}>{title}</h1>
        <Picture image={portrait} className={classes.portrait} />
        <div className={classes.words}>
          {lead && <p className={classes.lead}>{lead}</p>}
          {paragraphs.map((paragraph) => (
            <RichText key={paragraph} text={paragraph} />
          ))}
        </div>
      </div>
    </SectionShell>
  );
}
