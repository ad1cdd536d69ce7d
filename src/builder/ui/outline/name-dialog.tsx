import { Button, Group, Stack, TextInput } from '@mantine/core';
import { texts } from '../../texts/texts.ts';
import { Dialog } from '../kit/dialogs/dialog.tsx';
import { StartOver } from '../kit/dialogs/start-over.tsx';
import { useKeptInput } from '../kit/dialogs/use-kept-input.ts';
import { SELECT_ON_FOCUS } from '../form/controls/control-props.tsx';
import { Becomes } from '../kit/naming/becomes.tsx';
import { madeName } from '../kit/naming/made-name.ts';

/** Names begin with a letter, and have lower-case letters, digits and hyphens. */
const NAME = '^[a-z][a-z0-9]*(-[a-z0-9]+)*$';

interface NameDialogProps {
  title: string;
  label: string;
  description: string;
  button: string;
  initial: string;
  /** The name that it has now, if any: it can't be chosen again. */
  current?: string;
  /** Names that other things have. */
  taken: readonly string[];
  /** Uses the name; resolves to `false` if that was refused. */
  onName: (name: string) => Promise<boolean | void>;
  onClose: () => void;
}

/** Asks for a name of letters, digits and hyphens, and makes one of any other words. */
export function NameDialog({ initial, current, taken, onName, onClose, ...words }: NameDialogProps) {
  const input = useKeptInput(`name:${words.title}`, initial);
  const typed = input.value;
  const name = madeName(typed, NAME);
  const problem = problemOf(name, taken);
  const submit = async () => {
    if (problem === undefined && (await onName(name)) !== false) input.forget();
  };
  return (
    <Dialog opened onClose={onClose} title={words.title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="md">
          <TextInput
            data-autofocus
            {...SELECT_ON_FOCUS}
            label={words.label}
            description={words.description}
            value={typed}
            onChange={({ currentTarget: { value } }) => input.change(() => value)}
            error={problem}
          />
          <Becomes typed={typed} made={problem === undefined ? name : ''} />
          <Group justify="flex-end" gap="xs">
            <StartOver input={input} />
            <Button variant="default" onClick={onClose}>
              {texts.common.cancel}
            </Button>
            <Button type="submit" disabled={problem !== undefined || name === current}>
              {words.button}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function problemOf(name: string, taken: readonly string[]): string | undefined {
  if (name === '') return texts.outline.name.missing;
  if (!new RegExp(NAME).test(name)) return texts.outline.name.malformed;
  return taken.includes(name) ? texts.outline.name.taken : undefined;
}
