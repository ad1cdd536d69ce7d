import { Suspense } from 'react';
import { lazyEditing } from '../load-editing.ts';
import type { OutlineSection } from '../state/section-list.ts';
import { sharedFile } from './read-sections.ts';

const MarksInSection = lazyEditing((editing) => editing.MarksInSection);

/** The marks of the others who are in a section, and of its notes. */
export const SectionExtras = ({ section: { index, title, shared } }: { section: OutlineSection }) => (
  <Suspense>
    <MarksInSection index={index} title={title} file={shared && sharedFile(shared.name)} />
  </Suspense>
);
