import { ActionIcon, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import { useCommand } from '../commands/command-store.ts';
import { SidePanel } from '../shell/side-panel.tsx';
import { TranslationsPanel } from './translations-panel.tsx';

/** Opens the list of all texts of the site that need a translator. */
export function TranslationsButton() {
  const [isOpen, { open, close }] = useDisclosure();
  useCommand({
    id: 'translations',
    label: 'Translations',
    keywords: 'translate language untranslated missing older',
    icon: IconLanguage,
    run: open,
  });
  return (
    <>
      <Tooltip label="Translations" disabled={isOpen}>
        <ActionIcon aria-label="Translations" aria-haspopup="dialog" onClick={open}>
          <IconLanguage size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <SidePanel title="Translations" isOpen={isOpen} close={close}>
        <TranslationsPanel close={close} />
      </SidePanel>
    </>
  );
}
