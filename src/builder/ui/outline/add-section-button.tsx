import { Button, Combobox, ScrollArea, Text, TextInput, useCombobox } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useRef, useEffect, useMemo, useState } from 'react';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { texts } from '../../texts/texts.ts';
import { ADD_BUTTON_ID, focusOutline } from './focus.ts';
import { useFile, useSite } from '../state/queries.ts';
import { useOpenFile } from '../state/open-file.ts';
import { sectionRecords } from '../state/section-list.ts';
import classes from './palette.module.css';
import { OptionContent } from './palette-option.tsx';
import { type PaletteOption, paletteOptions } from './palette-options.ts';
import { nearestOptions, searchOptions } from './search-options.ts';
import { missingFeature } from './missing-features.ts';
import { Dialog } from '../kit/dialogs/dialog.tsx';
import { useAddOption } from './use-add-option.ts';

/** Opens the palette, and adds the chosen section behind the selected one, or at the end of the page. */
export function AddSectionButton() {
  const [isOpen, { open, close }] = useDisclosure();
  const opener = useRef<Element>(null);
  const isAdded = useRef(false);
  const isAdding = useRef(false);
  const file = useOpenFile()?.file ?? '';
  const answer = useFile(file === '' ? undefined : file);
  const addOption = useAddOption(file);
  if (!sectionRecords(answer?.data)) return null;
  const add = async (option: PaletteOption) => {
    // A second press of Enter doesn't add it twice.
    if (isAdding.current) return;
    isAdding.current = true;
    await addOption(option, () => {
      isAdding.current = false;
      isAdded.current = true;
      close();
    }).finally(() => (isAdding.current = false));
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

interface PaletteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Runs once the dialog is out of sight. */
  onClosed: () => void;
  onAdd: (option: PaletteOption) => Promise<void>;
}

/** A searchable list of the sections that can be added, each with its picture and its purpose. */
function PaletteDialog({ isOpen, onClose, onClosed, onAdd }: PaletteDialogProps) {
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      title={texts.palette.title}
      size={760}
      classNames={{ body: classes.body }}
    >
      <Palette onAdd={onAdd} onClose={onClose} />
    </Dialog>
  );
}

/** The choice of a section: of a type with its example, or of what the site has saved as a template. */
function Palette({ onAdd, onClose }: Pick<PaletteDialogProps, 'onAdd' | 'onClose'>) {
  const { sectionTypes } = useSite();
  const [search, setSearch] = useState('');
  const options = useOptions();
  // While its list is open, Escape reaches the combobox instead of the dialog.
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose });
  const groups = [
    { label: texts.palette.types, options: searchOptions(options.types, search) },
    { label: texts.palette.templates, options: searchOptions(options.templates, search) },
    { label: texts.palette.shared, options: searchOptions(options.shared, search) },
  ].filter((group) => group.options.length > 0);
  const found = groups.flatMap((group) => group.options);
  // Nobody searched for a suggestion, so it has to be chosen; a press of Enter adds the first hit.
  const nearest = found.length > 0 ? [] : nearestOptions(options.types, search);
  const suggested = nearest.length > 0 ? [{ label: texts.palette.nearest, options: nearest }] : [];
  const first = found[0]?.key;
  const { selectFirstOption, resetSelectedOption } = combobox;
  useEffect(() => {
    if (search !== '' && first !== undefined) selectFirstOption();
    else resetSelectedOption();
  }, [search, first, selectFirstOption, resetSelectedOption]);
  const submit = (key: string) => {
    const option = [...found, ...nearest].find((one) => one.key === key);
    if (option) void onAdd(option);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={submit}>
      <Combobox.EventsTarget>
        <TextInput
          data-autofocus
          mb="sm"
          aria-label={texts.palette.search.label}
          placeholder={texts.palette.search.placeholder}
          size="sm"
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && search !== '' && first !== undefined && combobox.getSelectedOptionIndex() === -1)
              submit(first);
          }}
        />
      </Combobox.EventsTarget>
      <Text role="status" size="sm" className={classes.nothing}>
        {found.length > 0 ? '' : (missingFeature(search, sectionTypes) ?? texts.common.noResults(search.trim()))}
      </Text>
      <ScrollArea.Autosize mah="min(60vh, 560px)" type="auto" viewportProps={{ tabIndex: 0 }}>
        <Combobox.Options aria-label={texts.palette.options}>
          {[...groups, ...suggested].map((group) => (
            <Combobox.Group key={group.label} label={group.label} classNames={{ group: classes.group }}>
              {group.options.map((option) => (
                <Option key={option.key} option={option} />
              ))}
            </Combobox.Group>
          ))}
        </Combobox.Options>
      </ScrollArea.Autosize>
    </Combobox>
  );
}

/** Returns what can be added to a page of this site. */
function useOptions() {
  const site = useSite();
  return useMemo(() => {
    const titleOf = (name: string) =>
      site.files.find(({ file }) => file === `content/shared/${name}.yaml`)?.title ?? name;
    return paletteOptions(site, titleOf);
  }, [site]);
}

const Option = ({ option }: { option: PaletteOption }) => (
  <Combobox.Option value={option.key} className={classes.option}>
    <OptionContent option={option} />
  </Combobox.Option>
);
