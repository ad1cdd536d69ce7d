import type { KeyboardEvent } from 'react';
import type { CaseCard } from '../../components/case-card.tsx';
import { KEPT } from '../../components/kept.ts';
import { SectionHeading } from '../../components/section-shell.tsx';
import type { CaseCardData } from '../../schema/case-card.ts';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './client-cases.module.css';
import type definition from './client-cases.schema.ts';
import { RowControls } from './row-controls.tsx';
import { useDriftingRow } from './use-drifting-row.ts';

type ClientCasesProps = SectionProps<typeof definition>;

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

let Card: typeof CaseCard | undefined;

/** Fetches what a card is made with: those of a pre-rendered page stay as they are. */
export async function prepare(): Promise<void> {
  ({ CaseCard: Card } = await import('../../components/case-card.tsx'));
}

/** A row of case cards from edge to edge that moves slowly by itself, and that the visitor can move and stop. */
export default function ClientCases({
  title,
  intro,
  cards,
  words,
  more,
}: Omit<ClientCasesProps, 'cards'> & Partial<Pick<ClientCasesProps, 'cards'>>) {
  const { row, motion, stopped, toggle, step } = useDriftingRow();
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = STEPS[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    step(direction);
  };
  return (
    <div className={classes.ground}>
      <div className={classes.head}>
        <SectionHeading title={title} intro={intro} />
        {motion !== 'fits' && <RowControls words={words} stopped={stopped} onToggle={toggle} onStep={step} />}
      </div>
      <div
        ref={row}
        className={classes.row}
        role="region"
        aria-label={title}
        tabIndex={0}
        data-motion={motion}
        onKeyDown={onKeyDown}
      >
        {Card && cards ? <Cards card={Card} cards={cards} /> : <ul className={classes.cards} {...KEPT} />}
        {motion === 'drifts' && <ul ref={fillWithCopies} className={classes.cards} aria-hidden="true" />}
      </div>
      {more && (
        <p className={classes.more}>
          <a href={more.to}>{more.label}</a>
        </p>
      )}
    </div>
  );
}

/** Copies of the cards let the row go on without an end: a pointer opens them, and the keyboard passes them by. */
function fillWithCopies(list: HTMLUListElement | null): void {
  const cards = list?.previousElementSibling?.children ?? [];
  list?.replaceChildren(...[...cards].map((card) => card.cloneNode(true)));
  for (const link of list?.querySelectorAll('a') ?? []) link.tabIndex = -1;
}

/** The cards in a line. */
function Cards({ card: OneCard, cards }: { card: typeof CaseCard; cards: CaseCardData[] }) {
  return (
    <ul className={classes.cards}>
      {cards.map((card) => (
        <li key={card.id} className={classes.card}>
          <OneCard card={card} />
        </li>
      ))}
    </ul>
  );
}
