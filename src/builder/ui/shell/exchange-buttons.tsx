import { EnquiriesButton } from '../panels/enquiries/enquiries-button.tsx';
import { NotesButton } from '../panels/notes/notes-button.tsx';
import { ShareButton } from '../panels/preview-links/share-button.tsx';

/** What leaves the builder is sent by editors, who also read what visitors send. */
const MAY_SHARE = document.querySelector('meta[name="builder-role"][content="contributor"]') === null;

/** The buttons for what people say about the site: notes, and for editors messages and previews. */
export const ExchangeButtons = () => (
  <>
    <NotesButton />
    {MAY_SHARE && (
      <>
        <EnquiriesButton />
        <ShareButton />
      </>
    )}
  </>
);
