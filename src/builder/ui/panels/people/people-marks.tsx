import { VisuallyHidden } from '@mantine/core';
import type { PresentPerson } from '../../../protocol/presence.ts';
import { togetherTexts } from '../../../texts/together/together-texts.ts';
import { useOpenFile } from '../../state/open-file.ts';
import { useOthersWho } from '../../state/people-here.ts';
import { shownPath } from '../../state/shown-files.ts';
import classes from './people-here.module.css';
import { PersonMark } from './person-mark.tsx';

/** The marks of the others who have a file open. */
export const PeopleInFile = ({ file }: { file: string }) => (
  <Marks people={useOthersWho(({ at }) => at?.file === file)} />
);

/**
 * The marks of the others who are in a section of the open page.
 * @param file the file of a shared section
 */
export function PeopleInSection({ index, file }: { index: number; file: string | undefined }) {
  const page = useOpenFile()?.file;
  const people = useOthersWho(({ at }) => {
    if (at === undefined || page === undefined) return false;
    const [list, place] = (at.file === page && shownPath(page, at.path)) || [];
    return at.file === file || (list === 'sections' && place === index);
  });
  return <Marks people={people} />;
}

const Marks = ({ people }: { people: readonly PresentPerson[] }) =>
  people.map((one) => (
    <span key={one.person} className={classes.small} title={togetherTexts().here(one.name)}>
      <PersonMark one={one} />
      <VisuallyHidden>, {togetherTexts().here(one.name)}</VisuallyHidden>
    </span>
  ));
