import { KeptNotes } from '../panels/kept/kept-notes.tsx';
import { ScheduleNote } from '../panels/publishing/schedule-note.tsx';
import { OnlineNotes } from '../panels/remote/online-notes.tsx';
import { ReviewNotes } from '../panels/publishing/reviews/review-notes.tsx';

/** What is to be known of the pages below, and isn't there at first. */
export const LaterNotes = () => (
  <>
    <KeptNotes />
    <ReviewNotes />
    <OnlineNotes />
    <ScheduleNote />
  </>
);
