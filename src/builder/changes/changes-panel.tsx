import { Code } from '@mantine/core';
import IconGitCommit from '@tabler/icons-react/dist/esm/icons/IconGitCommit.mjs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { PanelList, PanelLoader, PanelNote } from '../shell/side-panel.tsx';
import { ChangedFile } from './changed-file.tsx';
import { changesQuery } from './changes-query.ts';
import classes from './changes.module.css';
import { CommitForm } from './commit-form.tsx';
import { Refusal } from './refusal.tsx';
import { useRepository } from './use-repository.ts';

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
      <PanelNote icon={IconGitCommit} title="The changes can’t be read">
        {error.message}
      </PanelNote>
    );
  if (!data) return <PanelLoader label="Reading the changes" />;
  if (!data.repository)
    return (
      <PanelNote icon={IconGitCommit} title="No git repository yet">
        Git keeps every version of your site. Run <Code>git init</Code> in the project’s folder: then you see here what
        changed, and can take each change back.
      </PanelNote>
    );
  const undo = (file: string, change?: string) => {
    pressed.current = undoButtons(list.current).indexOf(document.activeElement as HTMLElement);
    mutate({ name: 'revert', input: { file, ...(change !== undefined && { change }) } });
  };
  return (
    <>
      <PanelList ref={list}>
        {refusal && <Refusal>{refusal.message}</Refusal>}
        {data.files.length === 0 ? (
          <PanelNote icon={IconGitCommit} title="Everything is committed">
            What you change from here on is listed in words, and each change can be taken back.
          </PanelNote>
        ) : (
          <ul className={classes.files} aria-label="Changed files">
            {data.files.map((file) => (
              <ChangedFile
                key={file.file}
                file={file}
                isBusy={isPending}
                onUndo={(change) => undo(file.file, change)}
              />
            ))}
          </ul>
        )}
      </PanelList>
      <CommitForm {...data} branch={data.branch} files={data.files.map(({ file }) => file)} />
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
