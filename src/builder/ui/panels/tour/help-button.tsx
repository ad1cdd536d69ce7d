import { ActionIcon, Kbd, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import { texts } from '../../../texts/texts.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { useCommand } from '../commands/command-store.ts';
import { OUTLINE_KEYS } from '../../outline/outline-keys.ts';
import { useMenuButton } from '../../state/use-menu-button.ts';
import { useShow } from '../../state/view.tsx';
import classes from './tour.module.css';
import { LanguageItems } from './language-items.tsx';
import { useTour } from './tour.tsx';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const words = texts.tour.shortcuts;

const ANYWHERE = [
  { keys: ['Ctrl', 'K'], does: words.search },
  { keys: ['Ctrl', 'Z'], does: texts.common.undo },
  { keys: ['Ctrl', 'Shift', 'Z'], does: texts.history.redo.title },
  { keys: ['Esc'], does: words.back },
];

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
        <table className={classes.keys}>
          <Keys title={words.anywhere} keys={ANYWHERE} />
          <Keys title={words.inOutline} keys={OUTLINE_KEYS} />
        </table>
      </Dialog>
    </>
  );
}

interface KeysProps {
  title: string;
  keys: readonly { keys: readonly string[]; does: string }[];
}

const Keys = ({ title, keys }: KeysProps) => (
  <tbody>
    <tr>
      <th colSpan={2} scope="rowgroup">
        {title}
      </th>
    </tr>
    {keys.map((entry) => (
      <tr key={entry.does}>
        <td>
          {entry.keys.map((key) => (
            <Kbd key={key} size="xs" mr={4}>
              {key}
            </Kbd>
          ))}
        </td>
        <td>{entry.does}</td>
      </tr>
    ))}
  </tbody>
);
