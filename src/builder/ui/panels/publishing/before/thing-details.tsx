import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ChangedCard, ShareCard } from '../../../../protocol/before-calls.ts';
import type { DraftSelection } from '../../../../protocol/draft-selection.ts';
import type { UnpublishedThing } from '../../../../protocol/publish-calls.ts';
import { publicationTexts } from '../../../../texts/publication/publication-texts.ts';
import { useSite } from '../../../state/queries.ts';
import { EditList } from '../../changes/edit-list.tsx';
import { sharedCardsQuery, weighingsQuery } from './before-queries.ts';
import classes from './before.module.css';
import { weightInWords } from './heavier-pages.tsx';

interface DetailsProps {
  thing: UnpublishedThing;
  /** Absent before the first publication: nothing can be compared. */
  selection?: DraftSelection | undefined;
}

/** What changes with a page or a thing: in words, how it looks when it's shared, and what it weighs. */
export function ThingDetails({ thing: { id, title, kind, state, changes }, selection }: DetailsProps) {
  const { before } = publicationTexts();
  return (
    <div className={classes.details}>
      <EditList title={title} label={before.changesOf(title)} edits={changes} className={classes.list} />
      {selection && kind === 'page' && state !== 'deleted' && <PageDetails file={id} selection={selection} />}
    </div>
  );
}

function PageDetails({ file, selection }: { file: string; selection: DraftSelection }) {
  const { before } = publicationTexts();
  const { data: cards, error } = useQuery(sharedCardsQuery(selection, file));
  const { data: weighings } = useQuery(weighingsQuery(selection));
  const weighing = weighings?.find((one) => one.file === file);
  return (
    <>
      {error && <Text size="xs">{error.message}</Text>}
      {!error && !(cards && weighings) && (
        <Text size="xs" c="dimmed">
          {before.checking}
        </Text>
      )}
      {weighing && <Text size="xs">{weightInWords(weighing)}</Text>}
      {cards && cards.length > 0 && (
        <>
          <h3 className={classes.title}>{before.cards.title}</h3>
          {cards.map((card) => (
            <CardPair key={card.regions.join()} card={card} />
          ))}
        </>
      )}
    </>
  );
}

/** A card as it is and as it would be. */
function CardPair({ card: { regions: codes, before, after } }: { card: ChangedCard }) {
  const words = publicationTexts().before.cards;
  const { regions } = useSite();
  const own = regions.filter(({ code }) => codes.includes(code));
  return (
    <div>
      <Text size="xs" c="dimmed">
        {own.map(({ name }) => name).join(', ')}
      </Text>
      <div className={classes.cards}>
        <Card label={words.now} card={before} language={own[0]?.language} />
        <Card label={words.then} card={after} language={own[0]?.language} />
      </div>
    </div>
  );
}

interface CardProps {
  label: string;
  card: ShareCard | undefined;
  language: string | undefined;
}

const Card = ({ label, card, language }: CardProps) => (
  <figure className={classes.card}>
    <figcaption>{label}</figcaption>
    {card ? (
      <div className={classes.shared} lang={language}>
        {card.picture !== undefined && <img src={card.picture} alt="" width={1200} height={630} />}
        <span className={classes.host}>{card.host}</span>
        <strong>{card.title}</strong>
        <span>{card.description}</span>
      </div>
    ) : (
      <Text size="xs" c="dimmed">
        {publicationTexts().before.cards.none}
      </Text>
    )}
  </figure>
);
