import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import type { CallInput } from '../../../protocol/calls.ts';
import type { OnlineConflict } from '../../../protocol/online-calls.ts';
import { remoteTexts } from '../../../texts/remote/remote-texts.ts';
import { useKeptInput, type KeptInput } from '../../kit/dialogs/use-kept-input.ts';
import classes from './conflict-form.module.css';

/** What is chosen, by the ids of the conflicts. */
type Choices = CallInput<'pull'>['choices'];

interface ConflictFormProps {
  conflicts: readonly OnlineConflict[];
  isBusy: boolean;
  onChoose: (choices: Choices) => void;
}

/** Shows both versions of each value that was changed here and online, to choose one. */
export function ConflictForm({ conflicts, isBusy, onChoose }: ConflictFormProps) {
  const words = remoteTexts().conflicts;
  const chosen = useKeptInput<Choices>('online-conflicts', {});
  const open = conflicts.filter(({ id }) => chosen.value[id] === undefined).length;
  return (
    <Stack gap="md">
      <Text size="sm">{words.hint}</Text>
      <ConflictFields conflicts={conflicts} chosen={chosen} sides={words} />
      <Group justify="space-between" wrap="nowrap">
        <Text size="xs" c="dimmed">
          {open > 0 ? words.open(open) : ''}
        </Text>
        <Button disabled={open > 0} loading={isBusy} onClick={() => onChoose(chosen.value)}>
          {words.apply}
        </Button>
      </Group>
    </Stack>
  );
}

interface ConflictFieldsProps {
  conflicts: readonly OnlineConflict[];
  chosen: Pick<KeptInput<Choices>, 'value' | 'change'>;
  /** What both sides are called. */
  sides: Record<'ours' | 'theirs', string>;
}

/** A choice between both versions of each value. */
export function ConflictFields({ conflicts, chosen, sides }: ConflictFieldsProps) {
  const { by } = remoteTexts().conflicts;
  const choices = conflicts.map(({ id, title, label, ours, theirs }) => (
    <Radio.Group
      key={id}
      className={classes.conflict}
      label={`${title}: ${label}`}
      value={chosen.value[id] ?? null}
      onChange={(side) => chosen.change((before) => ({ ...before, [id]: side === 'theirs' ? 'theirs' : 'ours' }))}
    >
      <div className={classes.sides}>
        <Radio value="ours" label={ours.value} description={by(sides.ours, ours.person)} />
        <Radio value="theirs" label={theirs.value} description={by(sides.theirs, theirs.person)} />
      </div>
    </Radio.Group>
  ));
  return <div className={classes.conflicts}>{choices}</div>;
}
