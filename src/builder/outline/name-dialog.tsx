import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';

/** Names begin with a letter, and have lower-case letters, digits and hyphens. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

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
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for a name of letters, digits and hyphens. */
export function NameDialog({ initial, current, taken, onName, onClose, ...words }: NameDialogProps) {
  const [name, setName] = useState(initial);
  const problem = problemOf(name, taken);
  return (
    <Modal opened onClose={onClose} title={words.title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (problem === undefined) onName(name);
        }}
      >
        <Stack gap="md">
          <TextInput
            data-autofocus
            label={words.label}
            description={words.description}
            value={name}
            onChange={(event) => setName(event.currentTarget.value.trim().toLowerCase())}
            error={problem}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={problem !== undefined || name === current}>
              {words.button}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function problemOf(name: string, taken: readonly string[]): string | undefined {
  if (name === '') return 'Write a name.';
  if (!NAME.test(name)) return 'Letters from a to z, digits and hyphens; a letter first.';
  return taken.includes(name) ? 'This name is taken.' : undefined;
}
