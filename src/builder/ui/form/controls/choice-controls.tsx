import { Combobox, Input, InputBase, Select, SimpleGrid, Text, TextInput, useCombobox } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../../../../components/icon.tsx';
import { texts } from '../../../texts/texts.ts';
import type { IconName } from '../../../../schema/icon.ts';
import { humanize } from '../model/create-field.ts';
import { useForm } from '../saving/form-state.tsx';
import { inputProps, inputTextOf, type ControlProps } from './control-props.ts';
import { useFirstMatch } from '../../kit/use-first-match.ts';
import { referenceOptions } from './link-control.tsx';

/** The id of an entry of a collection, or the address of a page, chosen by its title. */
export function ReferenceControl(props: ControlProps) {
  const { field, value, choose } = props;
  const { site } = useForm();
  const search = useFirstMatch();
  const current = inputTextOf(value);
  const options = referenceOptions(field.schema.collection, site);
  const isKnown = options.some((option) => option.value === current) || current === '';
  // The address of the home page is empty.
  const isChosen = typeof value === 'string' && (current !== '' || field.control === 'page-reference');
  return (
    <Select
      {...inputProps(props)}
      data={isKnown ? options : [...options, { value: current, label: current }]}
      value={isChosen ? current : null}
      placeholder={texts.form.controls.choose}
      {...search}
      allowDeselect={false}
      onChange={(chosen) => chosen !== null && choose(chosen)}
    />
  );
}

/** One of the site's icons, chosen from a grid that can be searched. */
export function IconControl(props: ControlProps) {
  const { value, choose, field } = props;
  const { site } = useForm();
  const [search, setSearch] = useState('');
  const combobox = useCombobox({
    onDropdownClose: () => setSearch(''),
    onDropdownOpen: () => combobox.focusSearchInput(),
  });
  const current = inputTextOf(value);
  const nameOf = (icon: string) => field.schema.labels?.[icon] ?? humanize(icon);
  const found = site.icons.filter((name) => nameOf(name).toLowerCase().includes(search.trim().toLowerCase()));
  const { withAsterisk: _asterisk, required: _required, ...rest } = inputProps(props);
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(name) => {
        choose(name);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target targetType="button">
        <InputBase
          {...rest}
          component="button"
          type="button"
          pointer
          aria-label={current === '' ? field.label : `${field.label}, ${nameOf(current)}`}
          leftSection={site.icons.includes(current) ? <Icon name={current as IconName} /> : undefined}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          onClick={() => combobox.toggleDropdown()}
        >
          {current === '' ? <Input.Placeholder>{texts.form.controls.icon.choose}</Input.Placeholder> : nameOf(current)}
        </InputBase>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          component={TextInput}
          size="xs"
          aria-label={texts.form.controls.icon.search}
          placeholder={texts.common.search}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <IconGrid names={found} nameOf={nameOf} current={current} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

interface IconGridProps {
  names: readonly string[];
  nameOf: (icon: string) => string;
  current: string;
}

/** The icons to choose from. */
function IconGrid({ names, nameOf, current }: IconGridProps) {
  return (
    <Combobox.Options mah={220} style={{ overflowY: 'auto' }}>
      {names.length === 0 && <Combobox.Empty>{texts.form.controls.icon.none}</Combobox.Empty>}
      <SimpleGrid cols={3} spacing={2} verticalSpacing={2}>
        {names.map((name) => (
          <Combobox.Option key={name} value={name} active={name === current} p={6} ta="center">
            <Icon name={name as IconName} />
            <Text size="xs" truncate>
              {nameOf(name)}
            </Text>
          </Combobox.Option>
        ))}
      </SimpleGrid>
    </Combobox.Options>
  );
}
