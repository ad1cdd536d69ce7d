import { Checkbox } from '@mantine/core';
import type { UnpublishedThing, WhereShown } from '../../../protocol/publish-calls.ts';
import { compareTexts } from '../../../texts/compare/compare-texts.ts';
import { publicationTexts } from '../../../texts/publication/publication-texts.ts';
import { CompareButton } from './compare/compare-button.tsx';
import type { ComparisonStart } from './compare/use-comparison.ts';
import classes from './publishing.module.css';

const words = publicationTexts();

interface ListProps {
  things: readonly UnpublishedThing[];
  isDisabled?: boolean;
  isChosen: (thing: UnpublishedThing) => boolean;
  choose: (id: string, isChosen: boolean) => void;
  /** Left out if visitors see no version of the site, with which it could be compared. */
  onCompare?: (start: ComparisonStart) => void;
}

/** The unpublished changes, with a checkbox for each page and each thing that several pages show. */
export function ThingList({ things, isDisabled, isChosen, choose, ...props }: ListProps) {
  const groups = (['page', 'shared'] as const).map((kind) => things.filter((thing) => thing.kind === kind));
  return groups.map((own, index) =>
    own.length === 0 ? null : (
      <fieldset key={own[0]?.kind} className={classes.group} disabled={isDisabled}>
        <legend>{index === 0 ? words.pages : words.shared}</legend>
        {own.map((thing) => (
          <ThingBox
            key={thing.id}
            thing={thing}
            isChosen={isChosen(thing)}
            onChange={(value) => choose(thing.id, value)}
            {...props}
          />
        ))}
      </fieldset>
    ),
  );
}

interface ThingBoxProps extends Pick<ListProps, 'onCompare'> {
  thing: UnpublishedThing;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Maximum number of changes that are listed for one thing. */
const MOST_CHANGES = 5;

function ThingBox({ thing, onCompare, isChosen, onChange }: ThingBoxProps) {
  const { title, state, changes, where, isTakenBack, page } = thing;
  const lines = [
    ...(state === 'changed' ? [] : [words.states[state]]),
    ...(where === undefined ? [] : [whereInWords(where)]),
    ...(isTakenBack ? [words.takenBack] : []),
    ...changes.slice(0, MOST_CHANGES),
    ...(changes.length > MOST_CHANGES ? ['…'] : []),
  ];
  return (
    <div className={classes.thing}>
      <Checkbox
        label={title}
        checked={isChosen}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        description={lines.map((line) => (
          <span key={line} className={classes.line}>
            {line}
          </span>
        ))}
      />
      {onCompare && (
        <CompareButton
          label={compareTexts().pageWith(title)}
          onOpen={() => onCompare({ after: 'draft', ...(page !== undefined && { page }) })}
        />
      )}
    </div>
  );
}

/** Says where visitors see a thing. */
export function whereInWords(where: WhereShown): string {
  if (where === 'everywhere' || where === 'anywhere') return words.where[where];
  return where.length === 0 ? words.where.nowhere : words.where.on(where);
}
