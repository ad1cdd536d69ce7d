import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconGitCommit from '@tabler/icons-react/dist/esm/icons/IconGitCommit.mjs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { texts } from '../../../texts/texts.ts';
import { useCommand } from '../commands/command-store.ts';
import { SidePanel, PanelList, PanelLoader, PanelNote } from '../../kit/side-panel.tsx';
import { IS_SIGNED_IN } from '../../state/shell-token.ts';
import { changesQuery, countChanges, useRepository } from './use-repository.ts';
import classes from './changes.module.css';
import { ChangedFileItem } from './changed-file.tsx';
import { CommitForm, RefusalAlert } from './commit-form.tsx';

/** Opens what changed since the last commit; shows how many values that are. */
export function ChangesButton() {
  const [isOpen, { open, close }] = useDisclosure();
  const { data } = useQuery(changesQuery);
  const count = countChanges(data?.files ?? []);
  useCommand({
    id: 'changes',
    label: texts.changes.title,
    keywords: texts.changes.keywords,
    icon: IconGitCommit,
    run: open,
  });
  return (
    <>
      <Button
        className={classes.open}
        variant="default"
        size="xs"
        aria-description={count === 0 ? texts.changes.nothingSince : texts.changes.since(count)}
        aria-haspopup="dialog"
        leftSection={<IconGitCommit size={16} stroke={1.5} aria-hidden />}
        rightSection={
          count > 0 && (
            <span className={classes.count} aria-hidden>
              {count}
            </span>
          )
        }
        onClick={open}
      >
        {texts.changes.title}
      </Button>
      <SidePanel title={texts.changes.title} isOpen={isOpen} close={close}>
        <ChangesPanel />
      </SidePanel>
    </>
  );
}

const words = texts.changes;

/** What changed since the last commit, each with a way back, and the commit. */
function ChangesPanel() {
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
            <Text size="xs" c="dimmed" px={20} pt={12} pb={8}>
              {IS_SIGNED_IN ? words.savedOnServer : words.savedHere}
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
