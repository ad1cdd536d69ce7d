import { Container, Text, Title } from '@mantine/core';
import { ActionButton } from '../../../components/action-button.tsx';
import { Columns } from '../../../components/columns.tsx';
import { Sentences } from '../../../components/sentences.tsx';
import type { SectionProps } from '../../../schema/define-section.ts';
import { HeroIllustration } from './hero-illustration.tsx';
import { NARROW, WIDE } from './illustration-layout.ts';
import classes from './hero.module.css';
import type definition from './hero.schema.ts';

type HeroProps = SectionProps<typeof definition>;

/** The hero of the home page: title, lead and buttons beside the drawing of an account. */
export default function Hero({ eyebrow, title, lead, primary, secondary, drawingLabel, searches, proof }: HeroProps) {
  return (
    <Container className={classes.hero}>
      <div className={classes.text}>
        <Title>
          <Text span variant="eyebrow" className={classes.eyebrow}>
            {`${eyebrow} `}
          </Text>
          <Sentences text={title} className={classes.sentence} />
        </Title>
        <Text variant="lead" className={classes.lead}>
          {lead}
        </Text>
        <div className={classes.actions}>
          <ActionButton to={primary.to}>{primary.label}</ActionButton>
          {secondary && (
            <ActionButton to={secondary.to} quiet>
              {secondary.label}
            </ActionButton>
          )}
        </div>
      </div>
      {/* Rendered twice, for wide and narrow screens, because text in an SVG doesn't wrap. CSS shows one. */}
      <div className={classes.drawing} role="img" aria-label={drawingLabel}>
        <HeroIllustration className={classes.wide} searches={searches} stage={WIDE} />
        <HeroIllustration className={classes.narrow} searches={searches} stage={NARROW} />
      </div>
      {proof.length > 0 && <Proof proof={proof} />}
    </Container>
  );
}

function Proof({ proof }: Pick<HeroProps, 'proof'>) {
  return (
    <Columns min="9.5rem" className={classes.proof}>
      {proof.map(({ value, label }, index) => (
        <li key={index} className={classes.figure}>
          <Text span variant="figure" className={classes.value}>
            {value}
          </Text>{' '}
          <Text span variant="note">
            {label}
          </Text>
        </li>
      ))}
    </Columns>
  );
}
