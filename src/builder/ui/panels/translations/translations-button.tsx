import { ActionIcon, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import { texts } from '../../../texts/texts.ts';
import { useCommand } from '../commands/command-store.ts';
import { SidePanel } from '../../kit/side-panel.tsx';
import { TranslationsPanel } from './translations-panel.tsx';

/** Opens the list of all texts of the site that need a translator. */
export function TranslationsButton() {
  const [isOpen, { open, close }] = useDisclosure();
  useCommand({
    id: 'translations',
    label: texts.translations.title,
    keywords: texts.translations.keywords,
    icon: IconLanguage,
    run: open,
  });
  return (
    <>
      <Tooltip label={texts.translations.title} disabled={isOpen}>
        <ActionIcon aria-label={texts.translations.title} aria-haspopup="dialog" onClick={open}>
          <IconLanguage size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <SidePanel title={texts.translations.title} isOpen={isOpen} close={close}>
        <TranslationsPanel close={close} />
      </SidePanel>
    </>
  );
}
