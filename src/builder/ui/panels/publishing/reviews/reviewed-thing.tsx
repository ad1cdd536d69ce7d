import { Badge, Button, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { DiscardedStep, ReviewedChange, ReviewedThing } from '../../../../protocol/review-calls.ts';
import { compareTexts } from '../../../../texts/compare/compare-texts.ts';
import { reviewTexts } from '../../../../texts/reviews/review-texts.ts';
import { texts } from '../../../../texts/texts.ts';
import { BeforeAfter } from '../../changes/before-after.tsx';
import { ChangeBadge } from '../../changes/change-badge.tsx';
import { EditWords } from '../../changes/edit-words.tsx';
import { CompareButton } from '../compare/compare-button.tsx';
import type { ComparisonStart } from '../compare/use-comparison.ts';
import { whereInWords } from '../where-in-words.ts';
import classes from './reviews.module.css';

/** A thing of a request, or what is known of it if nothing differs any more. */
type ShownThing = Pick<ReviewedThing, 'id' | 'title'> & Partial<ReviewedThing>;

interface ThingProps {
  thing: ShownThing;
  discarded: readonly DiscardedStep[];
  /** The step that has discarded something last. */
  latest: string | undefined;
  isBusy: boolean;
  /** Discards a change; without one, all of the thing. */
  discard: (file: string, change?: string) => void;
  undo: (step: string) => void;
  /** Left out if visitors see no version of the site. */
  compare?: (start: ComparisonStart) => void;
}

/** A page or a thing of a request: its changes with both versions, and what was discarded. */
export function ReviewedThingItem({ thing, discarded, latest, isBusy, discard, undo, compare }: ThingProps) {
  const words = reviewTexts().panel;
  const { id, title, state, where, page, changes = [], pictures, editedBy = [] } = thing;
  const mayDiscardAll = state === 'deleted' || changes.length > 1;
  return (
    <li className={classes.thing}>
      <div className={classes.head}>
        <h3>{title}</h3>
        {state !== undefined && state !== 'changed' && (
          <ChangeBadge isNew={state === 'added'}>{state === 'added' ? words.isNew : words.isDeleted}</ChangeBadge>
        )}
        {compare && state !== undefined && (
          <CompareButton
            label={compareTexts().pageWith(title)}
            onOpen={() => compare({ after: 'draft', ...(page !== undefined && { page }) })}
          />
        )}
        {mayDiscardAll && (
          <DiscardButton label={words.discardAll(title)} isBusy={isBusy} onClick={() => discard(id)}>
            {state === 'deleted' ? words.discard : words.discardEverything}
          </DiscardButton>
        )}
      </div>
      {where !== undefined && <Text className={classes.quiet}>{whereInWords(where)}</Text>}
      {editedBy.length > 0 && <Text className={classes.quiet}>{words.editedBy(inList(editedBy))}</Text>}
      {state === 'added' && !pictures && <Text className={classes.quiet}>{words.newPage}</Text>}
      {pictures && <Pictures {...pictures} />}
      {changes.length > 0 && (
        <ul className={classes.changes} aria-label={words.changesOf(title)}>
          {changes.map((change) => (
            <li key={change.id} className={classes.change}>
              <ChangeWords change={change} />
              <DiscardButton
                label={words.discardOf(change.label, title)}
                isBusy={isBusy}
                onClick={() => discard(id, change.id)}
              >
                {words.discard}
              </DiscardButton>
            </li>
          ))}
        </ul>
      )}
      <DiscardedList title={title} discarded={discarded} latest={latest} undo={undo} />
    </li>
  );
}

const inList = (names: readonly string[]): string => new Intl.ListFormat(texts.common.locale).format(names);

interface DiscardProps {
  label: string;
  isBusy: boolean;
  onClick: () => void;
  children: string;
}

const DiscardButton = ({ label, isBusy, onClick, children }: DiscardProps) => (
  <Button
    className={classes.button}
    size="compact-xs"
    variant="default"
    aria-label={label}
    aria-disabled={isBusy}
    onClick={() => isBusy || onClick()}
  >
    {children}
  </Button>
);

/** Where something changed, with both versions: pictures as pictures. */
function ChangeWords({ change }: { change: ReviewedChange }) {
  const { kind, label, before, after, pictures } = change;
  return (
    <div>
      <div className={classes.label}>{label}</div>
      {pictures ? <Pictures {...pictures} /> : <EditWords before={before} after={after} isMoved={kind === 'moved'} />}
    </div>
  );
}

/** Two pictures side by side. */
function Pictures({ before, after }: NonNullable<ReviewedThing['pictures']>) {
  const words = reviewTexts().panel;
  return (
    <div className={classes.pictures}>
      {(
        [
          [words.before, before],
          [words.after, after],
        ] as const
      ).map(([name, address]) => (
        <figure key={name}>
          <figcaption>{name}</figcaption>
          {address === undefined ? (
            <span className={classes.quiet}>{words.noPicture}</span>
          ) : (
            <img src={address} alt={name} />
          )}
        </figure>
      ))}
    </div>
  );
}

interface DiscardedProps extends Pick<ThingProps, 'discarded' | 'latest' | 'undo'> {
  title: string;
}

/** What was discarded of a thing, by steps. Each can be undone. */
function DiscardedList({ title, discarded, latest, undo }: DiscardedProps) {
  const words = reviewTexts().panel;
  if (discarded.length === 0) return null;
  const steps = [...new Set(discarded.map(({ step }) => step))];
  return (
    <ul className={classes.changes} aria-label={words.discardedIn(title)}>
      {steps.map((step) => (
        <DiscardedItem
          key={step}
          title={title}
          values={discarded.filter((one) => one.step === step)}
          isLatest={step === latest}
          onUndo={() => undo(step)}
        />
      ))}
    </ul>
  );
}

interface DiscardedItemProps {
  title: string;
  values: readonly DiscardedStep[];
  isLatest: boolean;
  onUndo: () => void;
}

function DiscardedItem({ title, values, isLatest, onUndo }: DiscardedItemProps) {
  const words = reviewTexts().panel;
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed has disappeared.
  useEffect(() => {
    if (isLatest) button.current?.focus();
  }, [isLatest]);
  return (
    <li className={classes.change} data-discarded>
      <div>
        <Badge size="sm" variant="light" color="gray" tt="none" fw={500}>
          {words.discarded}
        </Badge>
        {values.map(({ label, yours, published }) => (
          <div key={label}>
            <div className={classes.label}>{label}</div>
            <div className={classes.words}>
              <BeforeAfter before={yours || '–'} after={published || '–'} />
            </div>
          </div>
        ))}
      </div>
      <Button
        ref={button}
        className={classes.button}
        size="compact-xs"
        variant="default"
        aria-label={words.undoOf(values.map(({ label }) => label).join(', '), title)}
        onClick={onUndo}
      >
        {words.undo}
      </Button>
    </li>
  );
}
