import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { texts } from '../../../texts/texts.ts';
import type { KeptInput } from './use-kept-input.ts';

/** Says that a dialog shows what was typed before, and drops it. Nothing is shown while there is nothing to drop. */
export function StartOver({ input: { isKept, forget } }: { input: Pick<KeptInput<unknown>, 'isKept' | 'forget'> }) {
  const [wasKept] = useState(isKept);
  if (!isKept) return null;
  return (
    <>
      {wasKept && (
        <Text size="xs" c="dimmed">
          {texts.dialogs.typedBefore}
        </Text>
      )}
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        onClick={({ currentTarget }) => {
          const dialog = currentTarget.closest('[role="dialog"]');
          flushSync(forget); // the button disappears
          dialog?.querySelector<HTMLElement>('[data-autofocus], textarea')?.focus();
        }}
      >
        {texts.dialogs.startOver}
      </Button>
    </>
  );
}
