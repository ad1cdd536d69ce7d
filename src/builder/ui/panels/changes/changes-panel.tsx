import { Button, Text } from '@mantine/core';
import IconGitCommit from '@tabler/icons-react/dist/esm/icons/IconGitCommit.mjs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { texts } from '../../../texts/texts.ts';
import { PanelList, PanelLoader, PanelNote } from '../../kit/side-panel.tsx';
import { ChangedFileItem } from './changed-file.tsx';
import { changesQuery } from './changes-query.ts';
import classes from './changes.module.css';
import { CommitForm } from './commit-form.tsx';
import { RefusalAlert } from './refusal.tsx';
import { useRepository } from './use-repository.ts';

const words = texts.changes;

/** What changed since the last commit, each with a way back, and the commit. */
export function ChangesPanel() {
  const { data, error } = useQuery(changesQuery);
  const { mutate, isPending, error: refusal } = useRepository();
  const list = useRef<HTMLDivElement>(null);
  /** Index of the button that was pressed last. Its entry disappears with the next data. */
  const pressed = useRef<number>(undefined);
  useEffect(() => {
    if (pressed.current !== undefined && document.activeElement === document.body)
      focusNear(list.current, pressed.current);
  });
  if (error)
    return (
      <PanelNote icon={IconGitCommit} title={words.failed}>
        {error.message}
      </PanelNote>
    );
  if (!data) return <PanelLoader label={words.loading} />;
  if (!data.repository)
    return (
      <PanelNote icon={IconGitCommit} title={words.off.title}>
        {words.off.hint}
        <Button size="xs" loading={isPending} onClick={() => mutate({ name: 'startHistory', input: {} })}>
          {words.off.turnOn}
        </Button>
        {refusal && <RefusalAlert error={refusal} />}
      </PanelNote>
    );
  const undo = (file: string, change?: string) => {
    pressed.current = undoButtons(list.current).indexOf(document.activeElement as HTMLElement);
    mutate({ name: 'revert', input: { file, ...(change !== undefined && { change }) } });
  };
  return (
    <>
      <PanelList ref={list}>
        {refusal && <RefusalAlert error={refusal} />}
        {data.files.length === 0 ? (
          <PanelNote icon={IconGitCommit} title={words.none.title}>
            {words.none.hint}
          </PanelNote>
        ) : (
          <>
            <Text size="xs" c="dimmed" px={20} pb={8}>
              {words.savedHere}
            </Text>
            <ul className={classes.files} aria-label={words.files}>
              {data.files.map((file) => (
                <ChangedFileItem
                  key={file.file}
                  file={file}
                  isBusy={isPending}
                  onUndo={(change) => undo(file.file, change)}
                />
              ))}
            </ul>
          </>
        )}
      </PanelList>
      <CommitForm {...data} branch={data.branch} obstacle={data.obstacle} files={data.files.map(({ file }) => file)} />
    </>
  );
}

const undoButtons = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-undo]') ?? []),
];

/** Keeps the focus in the list when the focused entry disappears. */
function focusNear(list: HTMLElement | null, index: number): void {
  const buttons = undoButtons(list);
  (buttons[Math.min(Math.max(index, 0), buttons.length - 1)] ?? list)?.focus();
}
