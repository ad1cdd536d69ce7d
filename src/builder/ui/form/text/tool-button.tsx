import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';

interface ToolButtonProps {
  name: string;
  /** What the tooltip says beyond the name: the keys, for example. */
  hint?: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button that changes a text, which keeps the focus, so that its selection stays visible. */
export function ToolButton({ name, hint = name, isPressed, isDisabled, onClick, children }: ToolButtonProps) {
  return (
    <ActionIcon
      data-tooltip={hint}
      variant={isPressed ? 'light' : 'subtle'}
      color={isPressed ? 'indigo' : 'gray'}
      size={24}
      aria-label={name}
      aria-pressed={isPressed}
      disabled={isDisabled ?? false}
      onClick={onClick}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </ActionIcon>
  );
}
