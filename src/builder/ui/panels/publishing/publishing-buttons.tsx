import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconVersions from '@tabler/icons-react/dist/esm/icons/IconVersions.mjs';
import IconWorldUpload from '@tabler/icons-react/dist/esm/icons/IconWorldUpload.mjs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { PanelLoader, SidePanel } from '../../kit/side-panel.tsx';
import { lazyEditing } from '../../load-editing.ts';
import { MAY_PUBLISH } from '../../state/shell-token.ts';
import { showStatus } from '../../state/status.ts';
import { useIsPhone } from '../../state/use-is-phone.ts';
import { ChangesButton } from '../changes/changes-button.tsx';
import { useCommand } from '../commands/command-store.ts';
import { TopBarButton } from '../top-bar-button.tsx';
import { isPublicationShown, publicationQuery, unpublishedQuery } from './publishing-queries.ts';
import classes from './publishing.module.css';

const AskButton = lazyEditing((editing) => editing.AskButton);
const ExchangeButtons = lazyEditing((editing) => editing.ExchangeButtons);
const PublishForm = lazyEditing((editing) => editing.PublishForm);
const VersionsList = lazyEditing((editing) => editing.VersionsList);

const words = texts.publishing;

/** The buttons for changes, versions, notes, messages, previews and publishing. On a phone, all but the first are in the list "More". */
export function PublishingButtons() {
  useEndOfPublication();
  return (
    <>
      <ChangesButton />
      <VersionsButton />
      <Suspense>
        <ExchangeButtons />
        {!MAY_PUBLISH && <AskButton />}
      </Suspense>
      {MAY_PUBLISH && <PublishButton />}
    </>
  );
}

/** Opens the dialog "Publish". Shows the number of unpublished changes. */
function PublishButton() {
  const [isOpen, { open, close }] = useDisclosure();
  const isPhone = useIsPhone();
  const { data } = useQuery(unpublishedQuery);
  const { length } = data?.things ?? [];
  useCommand({ id: 'publish', label: words.title, keywords: words.keywords, icon: IconWorldUpload, run: open });
  return (
    <>
      {!isPhone && (
        <Button
          size="xs"
          data-primary
          aria-description={length === 0 ? words.allPublished : words.unpublished(length)}
          aria-haspopup="dialog"
          rightSection={
            length > 0 && (
              <span className={classes.count} aria-hidden>
                {length}
              </span>
            )
          }
          onClick={open}
        >
          {words.title}
        </Button>
      )}
      <Dialog opened={isOpen} onClose={close} title={words.title} size={560}>
        <Suspense fallback={<PanelLoader label={words.loading} />}>
          <PublishForm close={close} />
        </Suspense>
      </Dialog>
    </>
  );
}

/** Opens the list of versions. */
function VersionsButton() {
  const [isOpen, { open, close }] = useDisclosure();
  const isPhone = useIsPhone();
  const { title, keywords, loading } = words.versions;
  useCommand({ id: 'versions', label: title, keywords, icon: IconVersions, run: open });
  return (
    <>
      {!isPhone && <TopBarButton title={title} icon={IconVersions} onClick={open} />}
      <SidePanel title={title} isOpen={isOpen} close={close}>
        <Suspense fallback={<PanelLoader label={loading} />}>
          <VersionsList />
        </Suspense>
      </SidePanel>
    </>
  );
}

/** Shows the result of a publication in the status line, also if its dialog is closed, and refreshes all data. */
function useEndOfPublication(): void {
  const client = useQueryClient();
  const { data } = useQuery(publicationQuery);
  const wasRunning = useRef(false);
  useEffect(() => {
    const hasEnded = wasRunning.current && data?.state !== 'running';
    wasRunning.current = data?.state === 'running';
    if (!hasEnded || !data || data.state === 'none') return;
    const kind = data.state === 'live' ? 'saved' : 'problem';
    showStatus({ kind, text: data.message, isInNotice: isPublicationShown() });
    void client.invalidateQueries();
  }, [client, data]);
}
