import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { PresentPerson } from '../../../protocol/presence.ts';
import { togetherTexts } from '../../../texts/together/together-texts.ts';
import { shownPath } from '../../state/shown-files.ts';
import { useOthers } from '../../state/people-here.ts';
import { useSite } from '../../state/queries.ts';
import { useShow } from '../../state/view.tsx';
import classes from './people-here.module.css';
import { PersonMark } from './person-mark.tsx';
import { useReportedPresence } from './report-presence.ts';

/** People whose marks fit beside each other; of the others, there is their number. */
const SHOWN_AT_ONCE = 4;

/** Who else is here, as marks in the header. A click opens what the person has open. Nothing while nobody else is here. */
export function PeopleMarks() {
  useReportedPresence();
  const people = useOthers();
  const wordsOf = useWords();
  const open = useOpenPlace();
  const words = togetherTexts();
  const rest = people.slice(SHOWN_AT_ONCE);
  if (people.length === 0) return null;
  return (
    <ul className={classes.here} aria-label={words.people}>
      {people.slice(0, SHOWN_AT_ONCE).map((one) => (
        <li key={one.person}>
          <UnstyledButton data-tooltip={wordsOf(one)} className={classes.person} onClick={() => open(one)}>
            <PersonMark one={one} />
            <VisuallyHidden>{wordsOf(one)}</VisuallyHidden>
          </UnstyledButton>
        </li>
      ))}
      {rest.length > 0 && (
        <li className={classes.more} title={rest.map(wordsOf).join('\n')}>
          {words.more(rest.length)}
          <VisuallyHidden>: {rest.map(wordsOf).join(', ')}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}

/** Who else is here, as a list with names, for a phone. Nothing while nobody else is here. */
export function NamesHere({ entryClass, onOpen }: { entryClass: string | undefined; onOpen: () => void }) {
  const people = useOthers();
  const wordsOf = useWords();
  const open = useOpenPlace();
  return people.map((one) => (
    <li key={one.person}>
      <UnstyledButton
        className={entryClass}
        onClick={() => {
          onOpen();
          open(one);
        }}
      >
        <PersonMark one={one} />
        <span>{wordsOf(one)}</span>
      </UnstyledButton>
    </li>
  ));
}

/** Returns a function that says where somebody is. */
function useWords(): (one: PresentPerson) => string {
  const { files } = useSite();
  return ({ name, at }) => {
    const page = files.find(({ file }) => file === at?.file)?.title;
    return page === undefined ? togetherTexts().here(name) : togetherTexts().on(name, page);
  };
}

/** Returns a function that opens what somebody has open. */
function useOpenPlace(): (one: PresentPerson) => void {
  const { files } = useSite();
  const show = useShow();
  return ({ at }) => {
    const found = files.find(({ file }) => file === at?.file);
    if (!at || !found) return;
    const { file, address } = found;
    const path = shownPath(file, at.path);
    const isForm = address === undefined || (path?.length ?? 0) > 0;
    show({
      ...(address !== undefined && { page: address }),
      file,
      selected: isForm && path ? { file, path } : undefined,
    });
  };
}
