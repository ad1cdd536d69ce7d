import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Problem } from '../../editing-protocol/builder/site-methods.ts';
import { useEdit, type EditCommand } from '../state/edit.ts';
import { useOpenField } from '../state/open-field.ts';
import { useSite } from '../state/queries.ts';
import { useView } from '../state/view.tsx';
import { pluralize } from '../state/pluralize.ts';
import { outlineState, setOutline, type OutlineControl } from './choice-store.ts';
import { chooseAll } from './choose.ts';
import { sectionsInCache, type PageSections } from './read-sections.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import type { OutlineSection } from './section-list.ts';
import { SECTIONS, type ListCommand, type ListTarget } from './section-commands.ts';

/** Commands run one after the other: each sees what the one before it has written. */
let running: Promise<unknown> = Promise.resolve();

/** Number of commands that haven't finished. */
let unfinished = 0;

/** Whether a command of the outline is running: it selects the sections of its result. */
export const isEditingSections = (): boolean => unfinished > 0;

/** Names the chosen sections: by the title of the only one, or by their number. */
export const nameOfSections = (sections: readonly OutlineSection[], chosen: readonly number[]): string =>
  chosen.length === 1 ? (sections[chosen[0] ?? 0]?.title ?? 'Section') : pluralize(chosen.length, 'section');

/** Says where the chosen section stands: "Pricing, 3 of 7". */
export function placeOf({ sections }: PageSections, chosen: readonly number[]): string {
  const [first = 0] = chosen;
  const place = chosen.length === 1 ? `${first + 1}` : `${first + 1} to ${(chosen.at(-1) ?? 0) + 1}`;
  return `${nameOfSections(sections, chosen)}, ${place} of ${sections.length}`;
}

/** Returns a function that says why an edit was refused, and leads to the fields that stand in its way. */
function useRefusalNotice(): (problems: readonly Problem[]) => void {
  const site = useSite();
  const openField = useOpenField();
  return useCallback(
    (problems) => {
      const id = notifications.show({
        color: 'red',
        title: 'Nothing was changed',
        message: (
          <RefusalNotice
            problems={problems}
            site={site}
            open={(field) => {
              notifications.hide(id);
              openField(field);
            }}
          />
        ),
        autoClose: false,
        withBorder: true,
      });
    },
    [site, openField],
  );
}

/** Runs an edit. Shows why it was refused, and returns whether it was written. */
export function useRunEdit(): (command: EditCommand) => Promise<boolean> {
  const edit = useEdit();
  const explain = useRefusalNotice();
  return useCallback(
    async (command: EditCommand) => {
      const outcome = await edit(command);
      const problems = outcome.problems.filter(({ file }) => file !== '');
      if (!outcome.ok && problems.length > 0) explain(problems);
      return outcome.ok;
    },
    [edit, explain],
  );
}

/** What `useSectionEdit` returns. */
export type SectionEdit = (
  make: (target: ListTarget) => ListCommand | undefined,
  focus?: OutlineControl,
  chosen?: readonly number[],
) => Promise<boolean>;

/** Returns a function that edits the list of a page's sections, then selects the sections of the result. */
export function useSectionEdit(file: string): SectionEdit {
  const client = useQueryClient();
  const run = useRunEdit();
  const { show } = useView();
  return useCallback(
    (make, focus, only) => {
      const task = async (): Promise<boolean> => {
        const page = sectionsInCache(client, file);
        if (!page) return false;
        const chosen = only ?? outlineState().choice?.indexes ?? [];
        const target = {
          file,
          list: SECTIONS,
          entries: page.entries,
          chosen,
          name: nameOfSections(page.sections, chosen),
        };
        const command = make(target);
        if (!command || command.edits.length === 0) return false;
        const guards = chosen.map((index) => ({ file, path: [...SECTIONS, index], value: page.entries[index] }));
        const before = outlineState().choice;
        if (!(await run({ ...command, guards }))) return false;
        const meanwhile = outlineState().choice;
        // Someone who selected another section since keeps that selection.
        if (meanwhile && meanwhile !== before) return true;
        const choice = chooseAll(command.chosen);
        const after = sectionsInCache(client, file);
        setOutline({
          file,
          choice,
          ...(focus && choice && { focus: { index: choice.focus, control: focus } }),
          ...(after && choice && { announcement: placeOf(after, choice.indexes) }),
        });
        show({ selected: choice && { file, path: [...SECTIONS, choice.focus] } });
        return true;
      };
      unfinished += 1;
      const result = running.then(task, task).finally(() => (unfinished -= 1));
      running = result.catch(() => false);
      return result;
    },
    [client, run, show, file],
  );
}
