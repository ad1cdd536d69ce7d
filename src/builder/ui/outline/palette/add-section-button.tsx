import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useRef } from 'react';
import { texts } from '../../../texts/texts.ts';
import { ADD_BUTTON_ID, focusOutline } from '../focus.ts';
import { addAfterChosen } from '../section-commands.ts';
import { useSectionEdit } from '../use-list-edit.tsx';
import { useFile } from '../../state/queries.ts';
import { useOpenFile } from '../../state/open-file.ts';
import { sectionRecords } from '../../state/section-list.ts';
import { PaletteDialog } from './palette-dialog.tsx';
import classes from './palette.module.css';
import type { PaletteOption } from './palette-options.ts';

/** Opens the palette, and adds the chosen section behind the selected one, or at the end of the page. */
export function AddSectionButton() {
  const [isOpen, { open, close }] = useDisclosure();
  const opener = useRef<Element>(null);
  const isAdded = useRef(false);
  const isAdding = useRef(false);
  const file = useOpenFile()?.file ?? '';
  const answer = useFile(file === '' ? undefined : file);
  const edit = useSectionEdit(file);
  if (!sectionRecords(answer?.data)) return null;
  const add = async ({ title, section }: PaletteOption) => {
    // A second press of Enter doesn't add it twice.
    if (isAdding.current) return;
    isAdding.current = true;
    const adding = edit((target) => addAfterChosen(target, title, section));
    isAdded.current = await adding.finally(() => (isAdding.current = false));
    if (isAdded.current) close();
  };
  // An added section gets focus; without one, focus goes back to where it was.
  const moveFocus = () => {
    if (isAdded.current) focusOutline();
    else if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <>
      <Button
        id={ADD_BUTTON_ID}
        className={classes.button}
        size="compact-sm"
        fz="sm"
        variant="subtle"
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        onClick={() => {
          opener.current = document.activeElement;
          isAdded.current = false;
          open();
        }}
      >
        {texts.palette.open}
      </Button>
      <PaletteDialog isOpen={isOpen} onClose={close} onClosed={moveFocus} onAdd={add} />
    </>
  );
}
