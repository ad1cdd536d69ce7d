import { Badge, Card, Text, Title } from '@mantine/core';
import { useAmountUnits } from '../../../components/amount-units.ts';
import { splitAtFigures } from '../../../regions/figures.ts';
import type { CaseCardData } from './to-case-card.ts';
import classes from './case-card.module.css';
import { Picture } from '../../../components/picture.tsx';

interface CaseCardProps {
  card: CaseCardData;
  /** Heading level, one below the heading of the list. */
  heading?: 'h2' | 'h3';
  /** Whether image, logo and name take part in the view transition to the case's page. */
  glides?: boolean;
}

/** A case study as one link: image, client and result. */
export function CaseCard({ card, heading = 'h3', glides = false }: CaseCardProps) {
  const { href, clientName, industry, result, flags, tags, background, logo } = card;
  const shared = (part: string) => (glides ? part : undefined);
  return (
    <Card component="a" className={classes.card} href={href}>
      <div className={classes.image}>
        <Picture image={background} className={classes.background} shared={shared('picture')} />
        {/* The name is beside it, so the logo needs no text of its own. */}
        <Picture image={{ ...logo, alt: '' }} className={classes.logo} shared={shared('logo')} />
      </div>
      <div className={classes.client}>
        <Title order={heading === 'h2' ? 2 : 3} variant="label" className={classes.name} data-shared={shared('name')}>
          {clientName}
        </Title>
        <Text variant="dimmed" className={classes.industry}>
          {industry}
        </Text>
        <p className={`${classes.flags} flag`}>
          {flags.map(({ emoji, country }, index) => (
            <span key={index} role="img" aria-label={country} title={country}>
              {emoji}
            </span>
          ))}
        </p>
      </div>
      <Text variant="display" className={classes.result}>
        <Figures text={result} />
      </Text>
      <ul className={classes.tags}>
        {tags.map(({ label }, index) => (
          <Badge key={index} component="li">
            {label}
          </Badge>
        ))}
      </ul>
    </Card>
  );
}

/** A sentence with its figures emphasized. */
function Figures({ text }: { text: string }) {
  return splitAtFigures(text, useAmountUnits()).map((part, index) =>
    index % 2 === 1 ? (
      <strong key={index} className={classes.figure}>
        {part}
      </strong>
    ) : (
      part
    ),
  );
}
