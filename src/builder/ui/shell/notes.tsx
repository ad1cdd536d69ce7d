import { Suspense } from 'react';
import { lazyEditing } from '../load-editing.ts';
import { Tour } from '../panels/tour/tour.tsx';
import { LockedBanner, PreviewNote, UnsavedBanner } from './banners.tsx';
import { useIsNarrow } from '../state/use-is-phone.ts';
import classes from './shell.module.css';
import { DayNote, UnseenPageNote } from './view-notes.tsx';

const ServerBanner = lazyEditing((editing) => editing.ServerBanner);
const LaterNotes = lazyEditing((editing) => editing.LaterNotes);

/** What is to be known of the pages below. */
export const Notes = ({ isFormOpen }: { isFormOpen: boolean }) => (
  <>
    <Suspense>
      <ServerBanner />
    </Suspense>
    <LockedBanner />
    <UnsavedBanner />
    <Suspense>
      <LaterNotes />
    </Suspense>
    {!isFormOpen && <NarrowTour />}
    <DayNote />
    <PreviewNote />
    <UnseenPageNote />
  </>
);

/** The tour above the page, where there is no empty form beside it. */
const NarrowTour = () =>
  useIsNarrow() ? (
    <div className={classes.narrowTour}>
      <Tour />
    </div>
  ) : null;
