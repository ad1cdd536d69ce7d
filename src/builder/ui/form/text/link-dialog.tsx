import { Button, Popover, Text, TextInput, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSite } from '../../state/queries.ts';
import { texts } from '../../../texts/texts.ts';
import { DialogFocus } from '../../kit/dialogs/dialog.tsx';
import { useKeptInput } from '../../kit/dialogs/use-kept-input.ts';
import { MENUS_ID } from '../../kit/theme.ts';
import { addressMeant } from '../../text/paste/pasted-link.ts';
import { LinkTargetLine, useLinkTargets } from '../controls/link-control.tsx';
import classes from './text.module.css';

const MAX_SHOWN = 40;

interface LinkDialogProps {
  /** The file with the text: sections of its page are named first. */
  file: string;
  /** Where the link leads that is changed; `undefined` for a new one. */
  current: string | undefined;
  /** @param words what to show for a link without words: the page's name, for example */
  onPick: (address: string, words: string) => void;
  onRemove: () => void;
  onClose: () => void;
  /** Where the dialog stands: an element that can hold a reference. */
  children: ReactNode;
}

/** Asks where words lead: to a page or section of the site, by its name, or to an address outside. */
export function LinkDialog({ file, current, onPick, onRemove, onClose, children }: LinkDialogProps) {
  const words = texts.form.text.link;
  return (
    <Popover
      opened
      onChange={(isOpen) => isOpen || onClose()}
      width={320}
      position="bottom-start"
      shadow="md"
      middlewares={{ flip: { crossAxis: false }, shift: { padding: 8 } }}
      trapFocus
      withRoles={false}
      portalProps={{ target: `#${MENUS_ID}` }}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown p={8} role="dialog" aria-label={words.name}>
        <LinkSearch file={file} current={current} onPick={onPick} />
        {current !== undefined && (
          <Button variant="subtle" color="gray" mt={4} onClick={onRemove}>
            {words.remove}
          </Button>
        )}
        <DialogFocus onClosed={() => undefined} />
      </Popover.Dropdown>
    </Popover>
  );
}

function LinkSearch({ file, current, onPick }: Pick<LinkDialogProps, 'file' | 'current' | 'onPick'>) {
  const input = useKeptInput(`link:${file}:${current ?? ''}`, current ?? '');
  const search = input.value;
  const targets = useLinkTargets(useSite(), file, false);
  const isAsItWas = search === current;
  const words = isAsItWas ? '' : search.trim().toLowerCase();
  const found = targets.filter(({ title, address }) => `${title} ${address}`.toLowerCase().includes(words));
  const outside = isAsItWas ? undefined : addressMeant(search);
  const first = outside ?? (words === '' ? undefined : found[0]?.address);
  const pick = (address: string) => {
    input.forget();
    const known = targets.find((target) => target.address === address);
    onPick(
      address,
      known && !/^(?:mailto|tel):/.test(address) ? known.title : address.replace(/^(?:https|mailto|tel):(?:\/\/)?/, ''),
    );
  };
  return (
    <>
      <TextInput
        size="xs"
        aria-label={texts.form.text.link.search}
        placeholder={texts.form.text.link.placeholder}
        value={search}
        data-autofocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget: { value } }) => input.change(() => value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (first !== undefined) pick(first);
        }}
      />
      <div className={classes.targets}>
        {outside !== undefined && (
          <UnstyledButton className={classes.option} onClick={() => pick(outside)}>
            <Text size="sm">{texts.form.text.link.to(outside)}</Text>
          </UnstyledButton>
        )}
        {found.slice(0, MAX_SHOWN).map((target) => (
          <UnstyledButton key={target.address} className={classes.option} onClick={() => pick(target.address)}>
            <LinkTargetLine target={target} />
          </UnstyledButton>
        ))}
      </div>
      {found.length === 0 && outside === undefined && (
        <Text size="xs" c="dimmed" p={6}>
          {texts.form.text.link.none}
        </Text>
      )}
    </>
  );
}
