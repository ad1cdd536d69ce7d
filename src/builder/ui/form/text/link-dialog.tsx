import { Button, Popover, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useSite } from '../../state/queries.ts';
import { texts } from '../../../texts/texts.ts';
import { DialogFocus } from '../../kit/dialogs/dialog.tsx';
import { useKeptInput } from '../../kit/dialogs/use-kept-input.ts';
import { MENUS_ID } from '../../kit/theme.ts';
import { addressMeant } from '../../text/paste/pasted-link.ts';
import { LinkTargetLine, targetInWords, typedTarget, useLinkTargets } from '../controls/link-control.tsx';
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
  const options = [...(outside === undefined ? [] : [typedTarget(outside)]), ...found.slice(0, MAX_SHOWN)];
  const first = words === '' ? undefined : options[0];
  const known = (address: string) => targets.find((target) => target.address === address);
  const pick = (address: string) => {
    input.forget();
    const target = known(address);
    onPick(
      address,
      target && !/^(?:mailto|tel):/.test(address)
        ? target.title
        : address.replace(/^(?:https|mailto|tel):(?:\/\/)?/, ''),
    );
  };
  return (
    <>
      <TextInput
        size="xs"
        aria-label={texts.form.text.link.search}
        placeholder={texts.form.text.link.placeholder}
        value={isAsItWas ? targetInWords(search, known(search)) : search}
        data-autofocus
        onFocus={useSelectOnce()}
        onChange={({ currentTarget: { value } }) => input.change(() => value)}
        onKeyDown={(event) => {
          moveFocus(event, first ? 1 : 0);
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (first) pick(first.address);
        }}
      />
      <div className={classes.targets}>
        {options.map((target) => (
          <UnstyledButton
            key={`${target.kind} ${target.address}`}
            className={classes.option}
            data-picked={target === first || undefined}
            onClick={() => pick(target.address)}
            onKeyDown={(event) => moveFocus(event, 0)}
          >
            <LinkTargetLine target={target} />
          </UnstyledButton>
        ))}
      </div>
      {options.length === 0 && (
        <Text size="xs" c="dimmed" p={6}>
          {texts.form.text.link.none}
        </Text>
      )}
    </>
  );
}

/** Returns what selects an input at its first focus: it may come again while one types. */
function useSelectOnce(): (event: FocusEvent<HTMLInputElement>) => void {
  const hadFocus = useRef(false);
  return ({ currentTarget }) => {
    if (!hadFocus.current) currentTarget.select();
    hadFocus.current = true;
  };
}

/**
 * Moves the focus by the arrow keys, between the input and what was found.
 * @param skipped how many options Enter takes from the input already
 */
function moveFocus(event: KeyboardEvent<HTMLElement>, skipped: number): void {
  const step = event.key === 'ArrowDown' ? 1 + skipped : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const dialog = event.currentTarget.closest('[role="dialog"]');
  const stops = [...(dialog?.querySelectorAll<HTMLElement>(`input, .${classes.option}`) ?? [])];
  stops[stops.indexOf(event.currentTarget) + step]?.focus();
}
