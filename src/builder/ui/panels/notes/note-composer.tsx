import { Alert, Button, Combobox, Group, Textarea, useCombobox } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { MAX_NOTE_LENGTH } from '../../../protocol/note-calls.ts';
import { noteTexts } from '../../../texts/notes/note-texts.ts';
import { StartOver } from '../../kit/dialogs/start-over.tsx';
import { useKeptInput } from '../../kit/dialogs/use-kept-input.ts';
import { notesQuery } from '../../state/notes.ts';
import { showStatus } from '../../state/status.ts';
import { mentionAt, withMention } from './mention.ts';

interface ComposerProps {
  /** Identifies what is typed, which is kept until it's sent. */
  name: string;
  label: string;
  /** The button that sends it, and what the status line says then. */
  send: string;
  sent: string;
  /** The names of the people who can be named. */
  names: readonly string[];
  /** Whether the text takes the focus. */
  isFocused?: boolean;
  run: (text: string) => Promise<unknown>;
  onSent?: () => void;
  onCancel?: () => void;
}

/** Writes a note or an answer. Whatever was typed stays when the panel is closed or the page is loaded again. */
export function NoteComposer({ name, label, send, sent, names, isFocused, run, onSent, onCancel }: ComposerProps) {
  const words = noteTexts();
  const client = useQueryClient();
  const input = useKeptInput(`note:${name}`, '');
  const text = input.value.trim();
  const sending = useMutation({
    mutationFn: run,
    async onSuccess() {
      input.forget();
      showStatus({ kind: 'saved', text: sent });
      await client.invalidateQueries(notesQuery);
      onSent?.();
    },
  });
  const submit = () => {
    if (text !== '' && !sending.isPending) sending.mutate(text);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <MentionInput
        label={label}
        description={names.length > 0 ? words.writeHint : words.writeHintAlone}
        value={input.value}
        names={names}
        isFocused={isFocused}
        onChange={(value) => input.change(() => value)}
        onSubmit={submit}
      />
      {sending.error && (
        <Alert color="red" mt={8}>
          {sending.error.message}
        </Alert>
      )}
      <Group gap={8} mt={8}>
        <Button size="xs" type="submit" disabled={text === ''} loading={sending.isPending}>
          {send}
        </Button>
        {onCancel && (
          <Button size="xs" variant="default" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
        <StartOver input={input} />
      </Group>
    </form>
  );
}

interface InputProps {
  label: string;
  description: string;
  value: string;
  names: readonly string[];
  isFocused: boolean | undefined;
  onChange: (value: string) => void;
  onSubmit: () => void;
}

/** A text in which `@` suggests the names of people. */
function MentionInput({ label, description, isFocused, onSubmit, ...props }: InputProps) {
  const { value, onChange } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const { combobox, found, isOpen, look, take } = useMentions(input, props);
  // In a panel that is open already, nothing else puts the focus here.
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  return (
    <Combobox store={combobox} onOptionSubmit={take} position="bottom-start" withinPortal>
      <Combobox.Target withAriaAttributes={isOpen}>
        <Textarea
          ref={input}
          label={label}
          description={description}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={MAX_NOTE_LENGTH}
          data-autofocus={isFocused || undefined}
          // With suggestions, Escape closes those and not the panel.
          data-mantine-stop-propagation={isOpen || undefined}
          value={value}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
            look(currentTarget);
          }}
          onClick={({ currentTarget }) => look(currentTarget)}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onSubmit();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options aria-label={noteTexts().names}>
          {found.map((name) => (
            <Combobox.Option key={name} value={name}>
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** Returns the names that what is typed behind `@` may become, and what puts one of them there. */
function useMentions(
  input: RefObject<HTMLTextAreaElement | null>,
  { names, onChange }: Pick<InputProps, 'names' | 'onChange'>,
) {
  const [typed, setTyped] = useState<string>();
  const combobox = useCombobox();
  const { selectFirstOption, resetSelectedOption } = combobox;
  const found = names.filter((name) => typed !== undefined && name.toLowerCase().startsWith(typed.toLowerCase()));
  const isOpen = combobox.dropdownOpened && found.length > 0;
  const first = isOpen ? found[0] : undefined;
  // Enter takes the first one, as soon as there is a list.
  useEffect(() => {
    if (first !== undefined) selectFirstOption();
    else resetSelectedOption();
  }, [first, selectFirstOption, resetSelectedOption]);
  return {
    combobox,
    found,
    isOpen,
    look: ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
      const next = selectionStart === selectionEnd ? mentionAt(value.slice(0, selectionStart)) : undefined;
      setTyped(next);
      if (next === undefined) combobox.closeDropdown();
      else combobox.openDropdown();
    },
    take: (name: string) => {
      const element = input.current;
      if (!element) return;
      const { text, caret } = withMention(element.value, element.selectionStart, name);
      onChange(text);
      combobox.closeDropdown();
      setTyped(undefined);
      requestAnimationFrame(() => element.setSelectionRange(caret, caret));
    },
  };
}
