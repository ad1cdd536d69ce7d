import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { compareTexts } from '../../../../texts/compare/compare-texts.ts';
import { call } from '../../../state/api.ts';
import { showStatus } from '../../../state/status.ts';
import { LISTED_EDIT } from '../listed-edit.ts';
import classes from './compare.module.css';

/** Writes a page of a version into the draft. */
export function RestoreButton({ version, page }: { version: number; page: string }) {
  const words = compareTexts();
  const client = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationKey: LISTED_EDIT,
    mutationFn: () => call('restorePage', { version, page }),
    onSuccess({ message }) {
      showStatus({ kind: 'saved', text: message });
      // The button disappears once nothing differs.
      button.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
    },
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <>
      {error && (
        <span role="alert" className={classes.refusal}>
          {error.message}
        </span>
      )}
      <Button
        data-tooltip={words.restoreHint}
        ref={button}
        variant="default"
        size="compact-xs"
        loading={isPending}
        onClick={() => mutate()}
      >
        {words.restore}
      </Button>
    </>
  );
}
