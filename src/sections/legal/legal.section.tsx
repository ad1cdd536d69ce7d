import { BackLink } from '../../components/back-link.tsx';
import { Fold } from '../../components/fold.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './legal.module.css';
import type definition from './legal.schema.ts';

type LegalProps = SectionProps<typeof definition>;

/** A legal page: title, day of the last change, contents, numbered parts. */
export default function Legal({ title, intro, lastUpdatedLine, parts, contents, back, home }: LegalProps) {
  return (
    <SectionShell tight>
      <div className={classes.header}>
        <BackLink to={home}>{back}</BackLink>
        <h1>{title}</h1>
        <p className={classes.updated}>{lastUpdatedLine}</p>
      </div>
      <div className={classes.grid}>
        <Contents parts={parts} label={contents} />
        <div className={classes.text}>
          {intro && (
            <div className={classes.intro}>
              <RichText text={intro} />
            </div>
          )}
          {parts.map(({ heading, body }, index) => (
            <div key={heading} id={partAnchor(index)} className={classes.part}>
              <h2 className={classes.heading}>{heading}</h2>
              <RichText text={body} />
            </div>
          ))}
        </div>
      </div>
    </SectionShell>
  );
}

const partAnchor = (index: number) => `part-${index + 1}`;

/** The list of parts: folded on small screens, where it would fill the view; open beside the text on wide ones. */
function Contents({ parts, label }: Pick<LegalProps, 'parts'> & { label: string }) {
  return (
    <nav className={classes.contents} aria-labelledby="contents-label">
      <p id="contents-label" className={classes.contentsLabel}>
        {label}
      </p>
      <Fold id="contents" label={label}>
        <ol>
          {parts.map(({ heading }, index) => (
            <li key={heading}>
              <a href={`#${partAnchor(index)}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  );
}
