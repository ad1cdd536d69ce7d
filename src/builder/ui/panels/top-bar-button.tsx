import { ActionIcon } from '@mantine/core';
import type { PaletteCommand } from './commands/command-store.ts';

interface TopBarButtonProps {
  title: string;
  icon: NonNullable<PaletteCommand['icon']>;
  onClick: () => void;
}

/** A button of the top bar that opens a dialog. Its name shows as a tooltip. */
export const TopBarButton = ({ title, icon: Icon, onClick }: TopBarButtonProps) => (
  <ActionIcon
    data-tooltip={title}
    variant="subtle"
    color="gray"
    size={28}
    aria-label={title}
    aria-haspopup="dialog"
    onClick={onClick}
  >
    <Icon size={16} stroke={1.5} aria-hidden />
  </ActionIcon>
);
