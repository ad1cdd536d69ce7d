import { Suspense } from 'react';
import { lazyEditing } from '../load-editing.ts';
import type { OutlineSection } from '../state/section-list.ts';
import { IS_SIGNED_IN } from '../state/shell-token.ts';
import { sharedFile } from './read-sections.ts';

const PeopleInSection = lazyEditing((editing) => editing.PeopleInSection);

/** The marks of the others who are in a section. */
export const SectionPeople = ({ section: { index, shared } }: { section: OutlineSection }) =>
  IS_SIGNED_IN && (
    <Suspense>
      <PeopleInSection index={index} file={shared && sharedFile(shared.name)} />
    </Suspense>
  );
