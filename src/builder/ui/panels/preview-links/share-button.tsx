import { useDisclosure } from '@mantine/hooks';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { previewLinkTexts } from '../../../texts/preview-links/preview-link-texts.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { useIsPhone } from '../../state/use-is-phone.ts';
import { useCommand } from '../commands/command-store.ts';
import { TopBarButton } from '../top-bar-button.tsx';
import { PreviewLinkPanel } from './preview-link-panel.tsx';

/** Opens the dialog "Share preview". On a phone, only the command does. */
export function ShareButton() {
  const [isOpen, { open, close }] = useDisclosure();
  const isPhone = useIsPhone();
  const { title, keywords } = previewLinkTexts();
  useCommand({ id: 'share-preview', label: title, keywords, icon: IconShare, run: open });
  return (
    <>
      {!isPhone && <TopBarButton title={title} icon={IconShare} onClick={open} />}
      <Dialog opened={isOpen} onClose={close} title={title} size={560}>
        <PreviewLinkPanel />
      </Dialog>
    </>
  );
}
