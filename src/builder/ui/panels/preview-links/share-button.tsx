import { ActionIcon, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { previewLinkTexts } from '../../../texts/preview-links/preview-link-texts.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { useIsPhone } from '../../state/use-is-phone.ts';
import { useCommand } from '../commands/command-store.ts';
import { PreviewLinkPanel } from './preview-link-panel.tsx';

/** Opens the dialog "Share preview". On a phone, only the command does. */
export function ShareButton() {
  const [isOpen, { open, close }] = useDisclosure();
  const isPhone = useIsPhone();
  const { title, keywords } = previewLinkTexts();
  useCommand({ id: 'share-preview', label: title, keywords, icon: IconShare, run: open });
  return (
    <>
      {!isPhone && (
        <Tooltip label={title}>
          <ActionIcon variant="subtle" color="gray" size={28} aria-label={title} aria-haspopup="dialog" onClick={open}>
            <IconShare size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      <Dialog opened={isOpen} onClose={close} title={title} size={560}>
        <PreviewLinkPanel />
      </Dialog>
    </>
  );
}
