import { Menu } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { texts } from '../../../texts/texts.ts';

interface ChipMenuProps {
  name: string;
  onReplace: () => void;
  onEdit: () => void;
  onRemove: () => void;
  onClose: () => void;
  /** Esc was pressed: the focus goes back to the text. */
  onEscape: () => void;
  /** Where the menu stands: an element that can hold a reference. */
  children: ReactNode;
}

/** What can be done with a fact in a text. */
export function ChipMenu({ name, onReplace, onEdit, onRemove, onClose, onEscape, children }: ChipMenuProps) {
  const words = texts.form.text.chip;
  const takeKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  };
  return (
    <Menu
      opened
      onChange={(isOpen) => isOpen || onClose()}
      position="bottom-start"
      width={200}
      returnFocus={false}
      closeOnEscape={false}
    >
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown aria-label={name} onKeyDown={takeKey}>
        <Menu.Label>{name}</Menu.Label>
        <Menu.Item onClick={onReplace}>{words.replace}</Menu.Item>
        <Menu.Item onClick={onEdit}>{words.edit}</Menu.Item>
        <Menu.Item onClick={onRemove}>{words.remove}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
