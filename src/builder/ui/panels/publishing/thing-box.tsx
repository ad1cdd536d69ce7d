import { Button, Checkbox } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { DraftSelection } from '../../../protocol/draft-selection.ts';
import type { UnpublishedThing } from '../../../protocol/publish-calls.ts';
import { compareTexts } from '../../../texts/compare/compare-texts.ts';
import { publicationTexts } from '../../../texts/publication/publication-texts.ts';
import { ShownValue } from '../changes/before-after.tsx';
import { labelBelow, shortenValues } from '../changes/short-values.ts';
import { ThingDetails } from './before/thing-details.tsx';
import { CompareButton } from './compare/compare-button.tsx';
import type { ComparisonStart } from './compare/use-comparison.ts';
import classes from './publishing.module.css';
import { whereInWords } from './where-in-words.ts';

const words = publicationTexts();

interface ThingBoxProps {
  thing: UnpublishedThing;
  /** What is chosen; absent if visitors see no version of the site, or if the thing isn't chosen. */
  selection: DraftSelection | undefined;
  /** Left out if visitors see no version of the site, with which it could be compared. */
  onCompare?: ((start: ComparisonStart) => void) | undefined;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Maximum number of changes that are listed for one thing before its details are unfolded. */
const MOST_CHANGES = 5;

/** A page or a thing with its changes: a checkbox, what it changes in short, and folded, what visitors would get. */
export function ThingBox({ thing, selection, onCompare, isChosen, onChange }: ThingBoxProps) {
  const { title, state, changes, where, isTakenBack, page } = thing;
  const [isOpen, { toggle }] = useDisclosure();
  const hasDetails = changes.length > 0 || (selection !== undefined && thing.kind === 'page' && state !== 'deleted');
  const lines = [
    ...(state === 'changed' ? [] : [words.states[state]]),
    ...(where === undefined ? [] : [whereInWords(where)]),
    ...(isTakenBack ? [words.takenBack] : []),
    ...(isOpen
      ? []
      : changes
          .slice(0, MOST_CHANGES)
          .map((change) => <ChangeInShort key={change.label} title={title} change={change} />)),
    ...(!isOpen && changes.length > MOST_CHANGES ? ['…'] : []),
  ];
  return (
    <div>
      <div className={classes.thing}>
        <Checkbox
          label={title}
          checked={isChosen}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          classNames={{ body: classes.box }}
          description={lines.map((line, index) => (
            <span key={index} className={classes.line}>
              {line}
            </span>
          ))}
        />
        <div className={classes.looks}>
          {hasDetails && (
            <Button
              variant="subtle"
              size="compact-xs"
              aria-label={words.before.detailsOf(title)}
              aria-expanded={isOpen}
              rightSection={<IconChevronDown size={12} stroke={1.5} aria-hidden />}
              onClick={toggle}
            >
              {words.before.details}
            </Button>
          )}
          {onCompare && (
            <CompareButton
              label={compareTexts().pageWith(title)}
              onOpen={() => onCompare({ after: 'draft', ...(page !== undefined && { page }) })}
            />
          )}
        </div>
      </div>
      {isOpen && <ThingDetails thing={thing} selection={selection} />}
    </div>
  );
}

/** A change in one line. */
function ChangeInShort({ title, change }: { title: string; change: UnpublishedThing['changes'][number] }) {
  const { label: whole, before, after } = change;
  const label = labelBelow(title, whole);
  if (before === '' && after === '') return label;
  const short = shortenValues({ before, after });
  return (
    <>
      {label}: <ShownValue>{short.before}</ShownValue> → <ShownValue>{short.after}</ShownValue>
    </>
  );
}
