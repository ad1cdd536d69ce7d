import { CloseButton, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { useCloseRequest } from './use-close-request.ts';
import classes from './sheet.module.css';

interface SheetProps {
  /** The name of the dialog. What it shows begins with a heading that says the same. */
  title: string;
  isOpen: boolean;
  close: () => void;
  children: ReactNode;
}

/** A dialog that comes from below, as phones show what opens from a button. It's as high as what it shows. */
export function Sheet({ title, isOpen, close, children }: SheetProps) {
  useCloseRequest(isOpen, close);
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={close}
      position="bottom"
      size="auto"
      classNames={{ inner: classes.inner, content: classes.content }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={title}>
        <CloseButton className={classes.close} aria-label={texts.common.close} onClick={close} />
        {children}
      </Drawer.Content>
    </Drawer.Root>
  );
}
