import { Button, Group, SimpleGrid, Stack, TextInput, type InputWrapperProps } from '@mantine/core';
import { texts } from '../../texts/texts.ts';
import { Dialog } from '../kit/dialogs/dialog.tsx';
import { StartOver } from '../kit/dialogs/start-over.tsx';
import { LAST_DAY } from '../form/controls/control-props.ts';
import { useKeptInput } from '../kit/dialogs/use-kept-input.ts';
import type { ShownDays } from './section-commands.ts';

const words = texts.outline.dates;

/** Both inputs stand in one line, however long the help of one is. */
const HELP_LAST: InputWrapperProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

interface DatesDialogProps {
  /** The sections in words. */
  name: string;
  /** The days that they have now. */
  days: ShownDays;
  onDays: (days: ShownDays) => void;
  onClose: () => void;
}

/** Asks for the first and the last day on which sections are shown. */
export function DatesDialog({ name, days, onDays, onClose }: DatesDialogProps) {
  const { visibleFrom = '', visibleUntil = '' } = days;
  const input = useKeptInput(`dates:${name}`, { visibleFrom, visibleUntil });
  const { visibleFrom: from, visibleUntil: until } = input.value;
  const isReversed = from !== '' && until !== '' && until < from;
  const take = (next: { visibleFrom: string; visibleUntil: string }) => {
    input.forget();
    onDays({ visibleFrom: next.visibleFrom || undefined, visibleUntil: next.visibleUntil || undefined });
  };
  return (
    <Dialog opened onClose={onClose} title={words.title(name)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReversed) take(input.value);
        }}
      >
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <TextInput
              data-autofocus
              type="date"
              max={LAST_DAY}
              label={words.from}
              description={words.fromHint}
              inputWrapperOrder={HELP_LAST}
              value={from}
              onChange={({ currentTarget: { value } }) => input.change((last) => ({ ...last, visibleFrom: value }))}
            />
            <TextInput
              type="date"
              max={LAST_DAY}
              label={words.until}
              description={words.untilHint}
              inputWrapperOrder={HELP_LAST}
              value={until}
              error={isReversed && words.reversed}
              onChange={({ currentTarget: { value } }) => input.change((last) => ({ ...last, visibleUntil: value }))}
            />
          </SimpleGrid>
          <Group justify="flex-end" gap="xs">
            <StartOver input={input} />
            {(visibleFrom !== '' || visibleUntil !== '') && (
              <Button variant="default" onClick={() => take({ visibleFrom: '', visibleUntil: '' })}>
                {words.always}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {texts.common.cancel}
            </Button>
            <Button type="submit" disabled={isReversed || (from === visibleFrom && until === visibleUntil)}>
              {words.confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
