import type { DraftSelection } from '../../../protocol/draft-selection.ts';
import type { UnpublishedThing } from '../../../protocol/publish-calls.ts';
import { publicationTexts } from '../../../texts/publication/publication-texts.ts';
import type { ComparisonStart } from './compare/use-comparison.ts';
import classes from './publishing.module.css';
import { ThingBox } from './thing-box.tsx';

const words = publicationTexts();

interface ListProps {
  things: readonly UnpublishedThing[];
  isDisabled?: boolean;
  isChosen: (thing: UnpublishedThing) => boolean;
  choose: (id: string, isChosen: boolean) => void;
  /** What is chosen. Left out if visitors see no version of the site, with which it could be compared. */
  selection?: DraftSelection;
  /** Left out for the same reason. */
  onCompare?: (start: ComparisonStart) => void;
}

/** The unpublished changes, with a checkbox for each page and each thing that several pages show. */
export function ThingList({ things, isDisabled, isChosen, choose, selection, onCompare }: ListProps) {
  const groups = (['page', 'shared'] as const).map((kind) => things.filter((thing) => thing.kind === kind));
  /** Whether something is left out, so that visitors would get something else than the draft. */
  const isPart = !things.every(isChosen);
  const compare = (thing: UnpublishedThing) => (start: ComparisonStart) =>
    onCompare?.({ ...start, ...(isPart && selection && isChosen(thing) && { selection }) });
  return groups.map((own, index) =>
    own.length === 0 ? null : (
      <fieldset key={own[0]?.kind} className={classes.group} disabled={isDisabled}>
        <legend>{index === 0 ? words.pages : words.shared}</legend>
        {own.map((thing) => (
          <ThingBox
            key={thing.id}
            thing={thing}
            selection={isChosen(thing) ? selection : undefined}
            isChosen={isChosen(thing)}
            onChange={(value) => choose(thing.id, value)}
            {...(onCompare && { onCompare: compare(thing) })}
          />
        ))}
      </fieldset>
    ),
  );
}
