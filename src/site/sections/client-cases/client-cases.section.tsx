import { Anchor, Container } from '@mantine/core';
import { CaseCard } from '../../collections/case-studies/case-card.tsx';
import { Columns } from '../../../components/columns.tsx';
import { Island } from '../../../components/island.tsx';
import { SectionHeading, SectionShell } from '../../../components/section-shell.tsx';
import { Split } from '../../../components/split.tsx';
import type { SectionProps } from '../../../schema/define-section.ts';
import classes from './client-cases.module.css';
import type definition from './client-cases.schema.ts';
import CarouselControls from './carousel-controls.island.tsx';

type ClientCasesProps = SectionProps<typeof definition>;

/** How many cards fit beside the heading. */
const BESIDE_HEADING = 2;

/** Case cards: one or two beside the heading, more in a carousel. */
export default function ClientCases(props: ClientCasesProps) {
  return props.cards.length > BESIDE_HEADING ? <Carousel {...props} /> : <FewCases {...props} />;
}

function FewCases({ title, intro, cards, more }: ClientCasesProps) {
  const pair = cards.length === BESIDE_HEADING;
  return (
    <SectionShell ground={pair ? 'sand' : undefined}>
      <Split ratio={pair ? [4, 8] : [7, 5]} stacks={pair ? 'medium' : 'narrow'}>
        <div>
          <SectionHeading title={title} intro={intro} />
          {more && (
            <Anchor variant="onward" href={more.to}>
              {more.label}
            </Anchor>
          )}
        </div>
        <Columns min="16rem" className={classes.few}>
          {cards.map((card, index) => (
            <li key={index}>
              <CaseCard card={card} />
            </li>
          ))}
        </Columns>
      </Split>
    </SectionShell>
  );
}

/** A full-width carousel that scrolls slowly by itself, and that the visitor can scroll and pause. */
function Carousel({ title, intro, cards, labels, more }: ClientCasesProps) {
  return (
    <div className={classes.ground} data-carousel="">
      <Container className={classes.head}>
        <SectionHeading title={title} intro={intro} />
        <Island name="carousel-controls" component={CarouselControls} props={{ labels }} />
      </Container>
      <div className={classes.row} role="group" aria-label={title} tabIndex={0} data-motion="rests">
        <ul className={classes.cards}>
          {cards.map((card, index) => (
            <li key={index} className={classes.card}>
              <CaseCard card={card} />
            </li>
          ))}
        </ul>
      </div>
      {more && (
        <Container className={classes.more}>
          <Anchor variant="onward" href={more.to}>
            {more.label}
          </Anchor>
        </Container>
      )}
    </div>
  );
}
