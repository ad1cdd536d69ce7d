import { Autocomplete, Group, Text, type ComboboxItem } from '@mantine/core';
import IconAnchor from '@tabler/icons-react/dist/esm/icons/IconAnchor.mjs';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { texts } from '../../../texts/texts.ts';
import { useFile } from '../../state/queries.ts';
import { useForm } from '../saving/form-state.tsx';
import { inputProps, inputTextOf, type ControlProps } from './control-props.ts';
import { SELECT_ON_FOCUS } from './select-on-focus.ts';
import { linkTargets, type LinkTarget } from './link-targets.ts';

const ICONS = {
  page: IconFile,
  anchor: IconAnchor,
  contact: IconMessageCircle,
  mail: IconMail,
  phone: IconPhone,
  outside: IconWorld,
};

/** Returns what a link of this site may lead to. */
export function useLinkTargets(withContact: boolean): LinkTarget[] {
  const { site, file } = useForm();
  const owner = useFile('content/site.yaml')?.data;
  return linkTargets(site, file.file, owner, withContact);
}

/** Where a link leads: chosen from what exists, or an address outside. */
export function LinkControl(props: ControlProps) {
  const { field, value, change, choose } = props;
  const targets = useLinkTargets(field.schema.kind === 'link');
  const byAddress = new Map(targets.map((target) => [target.address, target]));
  const text = inputTextOf(value);
  const Icon = ICONS[byAddress.get(text)?.kind ?? 'outside'];
  const matches = ({ value: address }: ComboboxItem, search: string) =>
    `${address} ${byAddress.get(address)?.title}`.toLowerCase().includes(search.toLowerCase());
  return (
    <Autocomplete
      {...inputProps(props)}
      // A target that was chosen is replaced by what is typed; an address that was typed can be mended.
      {...(byAddress.has(text) && SELECT_ON_FOCUS)}
      placeholder={texts.form.link.placeholder}
      value={text}
      onChange={change}
      onOptionSubmit={choose}
      data={targets.map(({ address }) => address)}
      filter={({ options, search }) =>
        byAddress.has(search) ? options : options.filter((option) => matches(option as ComboboxItem, search.trim()))
      }
      leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
      maxDropdownHeight={280}
      renderOption={({ option }) => <LinkTargetLine target={byAddress.get(option.value)} />}
    />
  );
}

/** A target in the list: what it is, and its address. */
export function LinkTargetLine({ target }: { target: LinkTarget | undefined }) {
  if (!target) return null;
  const Icon = ICONS[target.kind];
  return (
    <Group gap={8} wrap="nowrap" w="100%">
      <Icon size={16} stroke={1.5} aria-hidden style={{ flex: 'none' }} />
      <Text size="sm" truncate style={{ flex: 1 }}>
        {target.title}
      </Text>
      <Text size="xs" c="dimmed" truncate maw="45%">
        {target.address}
      </Text>
    </Group>
  );
}
