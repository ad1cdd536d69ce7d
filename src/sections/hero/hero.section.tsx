import { ActionButton } from '../../components/action-button.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import { AccountDrawing } from './account-drawing.tsx';
import { NARROW, WIDE } from './drawing-layout.ts';
import classes from './hero.module.css';
import type definition from './hero.schema.ts';

type HeroProps = SectionProps<typeof definition>;

/** The opening of the home page: what it is about in two sentences, beside an account that is being read. */
export default function Hero({ eyebrow, title, lead, primary, secondary, drawingLabel, searches, proof }: HeroProps) {
  return (
    <div className={classes.hero}>
      <div className={classes.words}>
        <p className={classes.eyebrow}>{eyebrow}</p>
        <h1>
          {sentencesOf(title).map((sentence) => (
            <span key={sentence} className={classes.sentence}>
              {`${sentence} `}
            </span>
          ))}
        </h1>
        <p className={classes.lead}>{lead}</p>
        <div className={classes.actions}>
          <ActionButton to={primary.to}>{primary.label}</ActionButton>
          {secondary && (
            <ActionButton to={secondary.to} quiet>
              {secondary.label}
            </ActionButton>
          )}
        </div>
      </div>
      {/* Drawn twice, of which the style sheet shows one: words in a drawing do not wrap. */}
      <div className={classes.drawing} role="img" aria-label={drawingLabel}>
        <AccountDrawing className={classes.wide} searches={searches} stage={WIDE} />
        <AccountDrawing className={classes.narrow} searches={searches} stage={NARROW} />
      </div>
      {proof.length > 0 && <Proof proof={proof} />}
    </div>
  );
}

/** Each sentence of the title begins on a line of its own. */
const sentencesOf = (title: string) => title.split(/(?<=[.!?])\s+/);

function Proof({ proof }: Pick<HeroProps, 'proof'>) {
  return (
    <ul className={classes.proof}>
      {proof.map(({ value, label }) => (
        <li key={label} className={classes.figure}>
          <span className={classes.value}>{value}</span> <span className={classes.label}>{label}</span>
        </li>
      ))}
    </ul>
  );
}
