import { ActionIcon, Indicator, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Sheet } from '../kit/sheet.tsx';
import { useIsPhone } from '../state/use-is-phone.ts';
import { useCommand, type PaletteCommand } from './commands/command-store.ts';

type Props = Required<Pick<PaletteCommand, 'id' | 'keywords' | 'icon'>> & {
  /** The name of the button, of the panel and of the command. */
  title: string;
  /** Width of the panel in pixels. */
  width: number;
  /** The name of the button while the panel has something new, which a dot shows. */
  news?: string | undefined;
  /** Renders the panel; `close` closes it. */
  children: (close: () => void) => ReactNode;
};

/** A button of the top bar that opens a panel below it; a command opens the panel too. On a phone only the command does. */
export function PanelButton({ id, title, keywords, icon: Icon, width, news, children }: Props) {
  const [isOpen, { toggle, close, open }] = useDisclosure();
  const isPhone = useIsPhone();
  useCommand({ id, label: title, description: news, keywords, icon: Icon, run: open });
  if (isPhone)
    return (
      <Sheet title={title} isOpen={isOpen} close={close}>
        {children(close)}
      </Sheet>
    );
  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      onClose={close}
      position="bottom-end"
      width={width}
      shadow="md"
      withRoles={false} // it would have the name of its button
      trapFocus
      returnFocus
      transitionProps={{ duration: 100 }}
    >
      <Popover.Target>
        <ActionIcon
          data-tooltip={isOpen ? undefined : (news ?? title)}
          variant="subtle"
          color="gray"
          size={28}
          aria-label={news ?? title}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={toggle}
        >
          <Indicator disabled={news === undefined} size={7} offset={1}>
            <Icon size={16} stroke={1.5} aria-hidden style={{ display: 'block' }} />
          </Indicator>
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} role="dialog" tabIndex={-1} aria-label={title}>
        {children(close)}
      </Popover.Dropdown>
    </Popover>
  );
}
