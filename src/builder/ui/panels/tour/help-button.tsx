import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import { Suspense } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { lazyEditing } from '../../load-editing.ts';
import { useCommand } from '../commands/command-store.ts';
import { useMenuButton } from '../../state/use-menu-button.ts';
import { useShow } from '../../state/view.tsx';
import { LanguageItems } from './language-items.tsx';
import { useTour } from './tour.tsx';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const words = texts.tour.shortcuts;

const KeysTable = lazyEditing((editing) => editing.KeysTable);

/** The menu "Help": the tour once more, the keys, and the language. */
export function HelpButton() {
  const show = useShow();
  const { restart } = useTour();
  const [isOpen, { open, close }] = useDisclosure();
  const { button, fromButton } = useMenuButton();
  const showTour = () => {
    show({ selected: undefined });
    restart();
  };
  useCommand({
    id: 'tour',
    label: texts.tour.show,
    keywords: texts.tour.keywords.tour,
    icon: IconRoute,
    run: showTour,
  });
  useCommand({
    id: 'keys',
    label: words.title,
    keywords: texts.tour.keywords.shortcuts,
    icon: IconKeyboard,
    run: open,
  });
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon ref={button} size={28} aria-label={texts.tour.help}>
            <IconHelp {...ICON} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconRoute {...ICON} />} onClick={showTour}>
            {texts.tour.show}
          </Menu.Item>
          <Menu.Item leftSection={<IconKeyboard {...ICON} />} onClick={fromButton(open)}>
            {words.title}
          </Menu.Item>
          <Menu.Divider />
          <LanguageItems />
        </Menu.Dropdown>
      </Menu>
      <Dialog opened={isOpen} onClose={close} title={words.title} size={420}>
        <Suspense fallback={null}>
          <KeysTable />
        </Suspense>
      </Dialog>
    </>
  );
}
