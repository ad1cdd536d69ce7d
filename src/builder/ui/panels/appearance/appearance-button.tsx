import { ActionIcon, Loader } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconEyeSearch from '@tabler/icons-react/dist/esm/icons/IconEyeSearch.mjs';
import { Suspense } from 'react';
import { texts } from '../../../texts/texts.ts';
import { lazyEditing } from '../../load-editing.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { useCommand } from '../commands/command-store.ts';
import { useOpenFile } from '../../state/open-file.ts';

const AppearanceRegions = lazyEditing((editing) => editing.AppearanceRegions);

const words = texts.appearance;

/** Shows the open page as search engines and social networks show it. */
export function AppearanceButton() {
  const file = useOpenFile();
  const [isOpen, { open, close }] = useDisclosure();
  useCommand({
    id: 'appearance',
    label: words.label,
    description: file?.title,
    keywords: words.keywords,
    icon: IconEyeSearch,
    isDisabled: file?.address === undefined,
    run: open,
  });
  if (file?.address === undefined) return null;
  return (
    <>
      <ActionIcon data-tooltip={words.label} size={28} aria-label={words.label} onClick={open}>
        <IconEyeSearch size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
      <Dialog opened={isOpen} onClose={close} title={words.title(file.title)} size={1080}>
        <Suspense fallback={<Loader size="sm" role="img" aria-label={words.loading} />}>
          <AppearanceRegions file={file.file} close={close} />
        </Suspense>
      </Dialog>
    </>
  );
}
