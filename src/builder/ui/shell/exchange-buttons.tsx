import { DraftMenu } from '../panels/drafts/draft-menu.tsx';
import { EnquiriesButton } from '../panels/enquiries/enquiries-button.tsx';
import { NotesButton } from '../panels/notes/notes-button.tsx';
import { useRunningPublication } from '../panels/publishing/follow-publication.ts';
import { ShareButton } from '../panels/preview-links/share-button.tsx';
import { MAY_PUBLISH } from '../state/shell-token.ts';

/** The menu of drafts, and the buttons for what people say about the site: notes, and for editors messages and previews. */
export function ExchangeButtons() {
  useRunningPublication();
  return (
    <>
      <DraftMenu />
      <NotesButton />
      {MAY_PUBLISH && (
        <>
          <EnquiriesButton />
          <ShareButton />
        </>
      )}
    </>
  );
}
