import { Suspense } from 'react';
import { lazyEditing } from '../load-editing.ts';
import { Tour } from '../panels/tour/tour.tsx';
import { LockedBanner, PreviewNote, UnsavedBanner } from './banners.tsx';
import { useIsNarrow } from '../state/use-is-phone.ts';
import classes from './shell.module.css';
import { DayNote, UnseenPageNote } from './view-notes.tsx';

const OnlineNotes = lazyEditing((editing) => editing.OnlineNotes);
const ServerBanner = lazyEditing((editing) => editing.ServerBanner);
const KeptNotes = lazyEditing((editing) => editing.KeptNotes);
const ScheduleNote = lazyEditing((editing) => editing.ScheduleNote);

/** What is to be known of the pages below. */
export const Notes = ({ isFormOpen }: { isFormOpen: boolean }) => (
  <>
    <Suspense>
      <ServerBanner />
    </Suspense>
    <LockedBanner />
    <UnsavedBanner />
    <Suspense>
      <KeptNotes />
      <OnlineNotes />
      <ScheduleNote />
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
