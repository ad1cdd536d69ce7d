import { Combobox, Image, ScrollArea, Text, TextInput, useCombobox, VisuallyHidden } from '@mantine/core';
import IconLayoutList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useMemo, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { missingFeature } from './missing-features.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { useSite } from '../../state/queries.ts';
import { paletteOptions, searchOptions, type PaletteOption } from './palette-options.ts';
import classes from './palette.module.css';

interface PaletteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Runs once the dialog is out of sight. */
  onClosed: () => void;
  onAdd: (option: PaletteOption) => Promise<void>;
}

/** A searchable list of the sections that can be added, each with its picture and its purpose. */
export function PaletteDialog({ isOpen, onClose, onClosed, onAdd }: PaletteDialogProps) {
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

function Palette({ onAdd, onClose }: Pick<PaletteDialogProps, 'onAdd' | 'onClose'>) {
  const site = useSite();
  const [search, setSearch] = useState('');
  // While its list is open, Escape reaches the combobox instead of the dialog.
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose });
  const options = useMemo(() => {
    const titleOf = (name: string) =>
      site.files.find(({ file }) => file === `content/shared/${name}.yaml`)?.title ?? name;
    return paletteOptions(site, titleOf);
  }, [site]);
  const groups = [
    { label: texts.palette.types, options: searchOptions(options.types, search) },
    { label: texts.palette.shared, options: searchOptions(options.shared, search) },
  ].filter((group) => group.options.length > 0);
  const all = groups.flatMap((group) => group.options);
  // A press of Enter adds the first hit.
  const first = all[0]?.key;
  const { selectFirstOption } = combobox;
  useEffect(() => {
    if (search !== '' && first !== undefined) selectFirstOption();
  }, [search, first, selectFirstOption]);
  const submit = (key: string) => {
    const option = all.find((one) => one.key === key);
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
      <ScrollArea.Autosize mah="min(60vh, 560px)" type="auto" viewportProps={{ tabIndex: 0 }}>
        <Combobox.Options aria-label={texts.palette.options}>
          {groups.map((group) => (
            <Combobox.Group key={group.label} label={group.label} classNames={{ group: classes.group }}>
              {group.options.map((option) => (
                <Option key={option.key} option={option} />
              ))}
            </Combobox.Group>
          ))}
          {groups.length === 0 && (
            <Combobox.Empty>{missingFeature(search) ?? texts.common.noResults(search)}</Combobox.Empty>
          )}
        </Combobox.Options>
      </ScrollArea.Autosize>
    </Combobox>
  );
}

const Option = ({ option: { key, title, purpose, picture } }: { option: PaletteOption }) => (
  <Combobox.Option value={key} className={classes.option}>
    <span className={classes.picture}>
      {picture === undefined ? (
        <IconLayoutList size={24} stroke={1.25} aria-hidden />
      ) : (
        <Image src={picture} alt="" loading="lazy" />
      )}
    </span>
    <span className={classes.words}>
      <Text span size="sm" fw={500}>
        {title}
        <VisuallyHidden>. </VisuallyHidden>
      </Text>
      <Text span size="xs" c="dimmed" lineClamp={3}>
        {purpose}
      </Text>
    </span>
  </Combobox.Option>
);
