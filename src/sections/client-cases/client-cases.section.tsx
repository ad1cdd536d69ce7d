import { CaseCard } from '../../components/case-card.tsx';
import { Island } from '../../components/island.tsx';
import { SectionHeading } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './client-cases.module.css';
import type definition from './client-cases.schema.ts';
import RowControls from './row-controls.island.tsx';

/** A row of case cards from edge to edge that moves slowly by itself, and that the visitor can move and stop. */
export default function ClientCases({ title, intro, cards, words, more }: SectionProps<typeof definition>) {
  return (
    <div className={classes.ground} data-carousel="">
      <div className={classes.head}>
        <SectionHeading title={title} intro={intro} />
        <Island name="row-controls" component={RowControls} props={{ words }} />
      </div>
      <div className={classes.row} role="region" aria-label={title} tabIndex={0} data-motion="rests">
        <ul className={classes.cards}>
          {cards.map((card) => (
            <li key={card.id} className={classes.card}>
              <CaseCard card={card} />
            </li>
          ))}
        </ul>
      </div>
      {more && (
        <p className={classes.more}>
          <a href={more.to}>{more.label}</a>
        </p>
      )}
    </div>
  );
}
