import { Kbd, Modal, UnstyledButton } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useCallback, useEffect, useRef, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { DialogFocus } from '../../kit/dialogs/dialog-focus.tsx';
import classes from './commands.module.css';
import { onOpenPalette } from './open-palette.ts';
import { PaletteSearch } from './palette-search.tsx';
import type { RunnableEntry } from './site-entries.ts';

/** A button in the header, and the palette that it or Ctrl+K opens: it reaches every page, section, text and action. */
export function CommandPalette() {
  const [isOpen, { open, close }] = useDisclosure();
  const focused = useRef<Element | null>(null);
  const [query, setQuery] = useState('');
  const show = useCallback(
    (wanted = '') => {
      focused.current = document.activeElement;
      setQuery(wanted);
      open();
    },
    [open],
  );
  useEffect(() => onOpenPalette(show), [show]);
  const leave = (entry?: RunnableEntry) => {
    close();
    // Focus goes back first, so that what the entry focuses keeps it.
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    entry?.run();
  };
  useHotkeys([['mod+K', () => (isOpen ? leave() : show())]], [], true);
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        onClick={() => show()}
      >
        <IconSearch size={16} stroke={1.5} aria-hidden />
        <span>{texts.common.search}</span>
        <Kbd size="xs" className={classes.keys} aria-hidden>
          Ctrl K
        </Kbd>
      </UnstyledButton>
      {isOpen && (
        <Modal.Root opened onClose={leave} returnFocus={false} size={640} yOffset="12vh">
          <Modal.Overlay backgroundOpacity={0.15} />
          <Modal.Content aria-label={texts.common.search} radius="md">
            <PaletteSearch initialQuery={query} onLeave={leave} />
            <DialogFocus />
          </Modal.Content>
        </Modal.Root>
      )}
    </>
  );
}
