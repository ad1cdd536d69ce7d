import { NotesInSection, type NotedSection } from '../panels/notes/section-notes.tsx';
import { PeopleInSection } from '../panels/people/people-marks.tsx';
import { IS_SIGNED_IN } from '../state/shell-token.ts';

/** The marks of a section of the open page: who else is in it, and how many open notes there are. */
export const MarksInSection = (section: NotedSection) => (
  <>
    {IS_SIGNED_IN && <PeopleInSection {...section} />}
    <NotesInSection {...section} />
  </>
);
