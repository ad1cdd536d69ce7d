import { Autocomplete, Group, Text, type ComboboxItem } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import IconAnchor from '@tabler/icons-react/dist/esm/icons/IconAnchor.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { useFile } from '../../state/queries.ts';
import { fileName } from '../../state/file-name.ts';
import { downloadsQuery } from '../pictures/pictures.ts';
import { linkTargets, type LinkTarget } from './link-targets.ts';
import { DocumentButton } from './document-button.tsx';
import { useForm } from '../saving/form-state.tsx';
import { inputProps, inputTextOf, type ControlProps, SELECT_ON_FOCUS } from './control-props.ts';
import type { SiteOverview } from '../../../protocol/answers.ts';

const ICONS: Readonly<Record<LinkTarget['kind'], Icon>> = {
  page: IconFile,
  anchor: IconAnchor,
  contact: IconMessageCircle,
  mail: IconMail,
  phone: IconPhone,
  download: IconDownload,
  outside: IconWorld,
};

/** Returns what a link of this site may lead to. */
export function useLinkTargets(site: SiteOverview, file: string, withContact: boolean): LinkTarget[] {
  const owner = useFile('content/site.yaml')?.data;
  const { data: downloads = [] } = useQuery(downloadsQuery);
  return [
    ...linkTargets(site, file, owner, withContact),
    ...downloads.map((address) => ({
      kind: 'download' as const,
      address,
      title: texts.form.link.download(fileName(address)),
    })),
  ];
}

/** What is known by its name alone. The others are known by their address, which can be mended. */
const NAMED: ReadonlySet<LinkTarget['kind']> = new Set(['page', 'anchor', 'contact', 'download']);

/** Returns what an input shows of where a link leads: the name of a page, a section or the contact form, or the address. */
export const targetInWords = (address: string, target: LinkTarget | undefined): string =>
  target && NAMED.has(target.kind) ? target.title : address;

/** Where a link leads: chosen from what exists, or an address outside. */
export function LinkControl(props: ControlProps) {
  const { field, value, change, choose } = props;
  const { site, file } = useForm();
  const all = useLinkTargets(site, file.file, field.schema.kind === 'link');
  const targets = field.schema.input === 'document' ? all.filter(({ kind }) => kind === 'download') : all;
  const byAddress = new Map(targets.map((target) => [target.address, target]));
  const text = inputTextOf(value);
  const [typed, setTyped] = useState<string>();
  // What is typed stays as it is, also if it's the address of a page.
  const shown = typed === text ? text : targetInWords(text, byAddress.get(text));
  const Icon = ICONS[byAddress.get(text)?.kind ?? 'outside'];
  const matches = ({ value: address }: ComboboxItem, search: string) =>
    `${address} ${byAddress.get(address)?.title}`.toLowerCase().includes(search.toLowerCase());
  return (
    <Autocomplete
      {...inputProps(props)}
      // A target that was chosen is replaced by what is typed; an address that was typed can be mended.
      {...(byAddress.has(text) && SELECT_ON_FOCUS)}
      placeholder={texts.form.link.placeholder}
      value={shown}
      onChange={(address) => {
        setTyped(address);
        change(address);
      }}
      onOptionSubmit={(address) => {
        choose(address);
        queueMicrotask(() => setTyped(undefined)); // the input changes to the address first
      }}
      onBlur={() => {
        setTyped(undefined);
        props.onBlur();
      }}
      data={targets.map(({ address }) => address)}
      filter={({ options, search }) =>
        search === shown && byAddress.has(text)
          ? options
          : options.filter((option) => matches(option as ComboboxItem, search.trim()))
      }
      leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
      rightSection={<DocumentButton onStored={choose} />}
      rightSectionPointerEvents="all"
      // A scroll area would be as wide as the longest address.
      withScrollArea={false}
      styles={{ dropdown: { maxBlockSize: 280, overflowY: 'auto' } }}
      renderOption={({ option }) => <LinkTargetLine target={byAddress.get(option.value)} />}
    />
  );
}

/** Returns what an address that was typed leads to: a mailbox, a telephone, or a page elsewhere. */
export function typedTarget(address: string): LinkTarget {
  const { email, phone } = texts.form.link;
  if (address.startsWith('mailto:')) return { kind: 'mail', address, title: email };
  if (address.startsWith('tel:')) return { kind: 'phone', address, title: phone };
  return { kind: 'outside', address, title: texts.form.text.link.to(address) };
}

/** What is known by its address, too. A section is named by its page and its title. */
const WITH_ADDRESS: ReadonlySet<LinkTarget['kind']> = new Set(['page', 'mail', 'phone', 'download']);

/** A target in the list: what it is, and its address. */
export function LinkTargetLine({ target }: { target: LinkTarget | undefined }) {
  if (!target) return null;
  const Icon = ICONS[target.kind];
  const hasAddress = WITH_ADDRESS.has(target.kind);
  return (
    <Group gap={8} wrap="nowrap" w="100%">
      <Icon size={16} stroke={1.5} aria-hidden style={{ flex: 'none' }} />
      <Text size="sm" truncate maw={hasAddress ? '75%' : '100%'} style={{ flex: hasAddress ? '1 0 auto' : '1' }}>
        {target.title}
      </Text>
      {hasAddress && (
        <Text size="xs" c="dimmed" truncate>
          {target.address.replace(/^(?:mailto|tel):/, '')}
        </Text>
      )}
    </Group>
  );
}

/** Returns what a reference may name, with the titles: pages, or the entries of a collection. */
export function referenceOptions(collection: string | undefined, { files }: Pick<SiteOverview, 'files'>): Option[] {
  if (collection !== undefined)
    return files
      .filter((file) => file.collection === collection)
      .map(({ file, title }) => ({ value: file.replace(/^.*\/|\.yaml$/g, ''), label: title }));
  return files
    .filter(({ group, address }) => group === 'pages' && address !== undefined)
    .map(({ address = '', title }) => ({ value: address.replace(/^\//, ''), label: title }));
}

interface Option {
  value: string;
  label: string;
}
