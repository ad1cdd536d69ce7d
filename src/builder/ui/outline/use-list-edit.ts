import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { MAX_LABEL_LENGTH } from '../../protocol/transport.ts';
import { texts } from '../../texts/texts.ts';
import { call } from '../state/api.ts';
import { refusedBy, showOutcome, useEdit, type EditCommand } from '../state/edit.ts';
import { useShow } from '../state/view.tsx';
import { indexOfId } from '../state/identities.ts';
import { inTurn } from '../form/saving/in-turn.ts';
import { drafts } from '../form/saving/unsaved.ts';
import { readWritten } from '../state/refresh.ts';
import { OUTLINE_ID } from './focus.ts';
import { useRefusalNotice } from './refusal-notice.tsx';
import { outlineState, setOutline, type OutlineControl } from './choice-store.ts';
import { chooseAll, type Choice } from './choose.ts';
import { applying, indexesOf, isInSections, removedBy, withTyped } from './pending-sections.ts';
import { sectionsInCache, sectionsOnServer, type PageSections } from './read-sections.ts';
import { showPending, takeBack, type PendingEdit } from '../state/shown-files.ts';
import type { OutlineSection } from '../state/section-list.ts';
import { isMove, SECTIONS, type ListCommand, type ListTarget } from './section-commands.ts';
import { isEqual } from '../../../data/plain.ts';

const words = texts.outline.section;

/** Names the chosen sections: by the title of the only one, without a full stop since words follow it, or by their number. */
export const nameOfSections = (sections: readonly OutlineSection[], chosen: readonly number[]): string =>
  chosen.length === 1
    ? (sections[chosen[0] ?? 0]?.title.replace(/\.$/, '') ?? words.untitled)
    : words.count(chosen.length);

/** Says where the chosen section stands: "Pricing, 3 of 7". */
export function placeOf({ sections }: PageSections, chosen: readonly number[]): string {
  const [first = 0] = chosen;
  const name = nameOfSections(sections, chosen);
  return chosen.length === 1
    ? words.place(name, first + 1, sections.length)
    : words.places(name, first + 1, (chosen.at(-1) ?? 0) + 1, sections.length);
}

/** Returns a function that runs an edit now, shows why it was refused, and returns whether it was written. */
function useExplainedEdit(): (command: EditCommand) => Promise<boolean> {
  const edit = useEdit();
  const explain = useRefusalNotice();
  return useCallback(
    async (command: EditCommand) => {
      const outcome = await edit({ ...command, hasNotice: true });
      const problems = outcome.problems.filter(({ file }) => file !== '');
      if (!outcome.ok && problems.length > 0) explain(problems);
      return outcome.ok;
    },
    [edit, explain],
  );
}

/** Returns a function that tries an edit without writing it. It says why the edit would be refused. */
export function useJudgeEdit(): (command: EditCommand) => Promise<boolean> {
  const client = useQueryClient();
  const explain = useRefusalNotice();
  return useCallback(
    async ({ edits, label }: EditCommand) => {
      const trial = {
        request: { edits },
        label: label.slice(0, MAX_LABEL_LENGTH),
        hashes: {},
        guards: [],
        dryRun: true,
      };
      const outcome = await call('edit', trial).catch((error: unknown) => refusedBy(error));
      if (outcome.ok) return true;
      showOutcome(client, outcome, { hasNotice: true });
      explain(outcome.problems);
      return false;
    },
    [client, explain],
  );
}

/** Runs an edit in its turn. Shows why it was refused, and returns whether it was written. */
export function useRunEdit(): (command: EditCommand) => Promise<boolean> {
  const run = useExplainedEdit();
  return useCallback((command: EditCommand) => inTurn(() => run(command)), [run]);
}

/** The sections that a command is for. */
export interface SectionTarget extends ListTarget {
  page: PageSections;
}

/** What is to be done with sections, in words of the outline. */
interface SectionEditOptions {
  /** The control that gets the focus, in the first section of the result. */
  focus?: OutlineControl;
  /** Indexes of the sections; default: the chosen ones. */
  chosen?: readonly number[];
  /** Called before it's written. If it returns false, the edit is taken back. */
  confirm?: (target: SectionTarget) => Promise<boolean>;
}

/** What `useSectionEdit` returns. */
export type SectionEdit = (
  make: (target: SectionTarget) => ListCommand | undefined,
  options?: SectionEditOptions,
) => Promise<boolean>;

/**
 * Returns a function that edits the list of a page's sections. The result shows and is selected at once; it's written in its
 * turn, to the same sections, wherever they stand then. What is refused is taken back. Screen readers say at once where moved
 * sections stand, and of other edits what was done, once they're written.
 */
export function useSectionEdit(file: string): SectionEdit {
  const client = useQueryClient();
  const run = useExplainedEdit();
  const show = useShow();
  return useCallback(
    async function edit(
      make,
      { isSaved = false, ...options }: SectionEditOptions & { isSaved?: boolean } = {},
    ): Promise<boolean> {
      const { focus, chosen, confirm } = options;
      const shown = () => sectionsInCache(client, file);
      const page = shown();
      const meant = (chosen ?? outlineState().choice?.indexes ?? []).flatMap((index) => page?.ids[index] ?? []);
      const targetIn = (sections: PageSections) => targetOf(file, sections, indexesOf(sections, meant));
      const made = page && make(targetIn(page));
      if (!made) return false;
      const select = (indexes: readonly number[], control?: OutlineControl) => {
        const selection = selectionOf(file, indexes, control);
        setOutline({ ...selection, ...(isMove(made) && { announcement: placeOf(shown() ?? page, indexes) }) });
        show({ selected: selectedOf(file, selection.choice, focus !== undefined) });
        return selection.choice;
      };
      if (made.edits.length === 0) {
        select(made.chosen);
        return false;
      }
      const removed = removedBy(made);
      const goes = (key: string) => isInSections(key, file, removed);
      const losesTexts = drafts.all().some(([key]) => goes(key));
      // What is typed in a section that goes is saved before: an undo brings it back.
      if (losesTexts && !isSaved) return drafts.flushAll().then(() => edit(make, { ...options, isSaved: true }));
      const restore = losesTexts ? drafts.rename((key) => (goes(key) ? undefined : key)) : undefined;
      // In one rendering with the sections, of which components learn in a task of their own.
      const selectSoon = (indexes: readonly number[], control?: OutlineControl) =>
        queueMicrotask(() => flushSync(() => (choice = select(indexes, control))));
      let choice: Choice | undefined;
      const used = controlWithFocus();
      const pending: PendingEdit = {
        file,
        apply: applying(client, withTyped(file, page, meant), (sections) => make(targetIn(sections))),
        onTakenBack() {
          restore?.();
          const back = shown();
          // The focus goes back to what was used, unless the person has left the list.
          const control = controlWithFocus() && (used ?? focus);
          if (back && outlineState().choice === choice) selectSoon(indexesOf(back, meant), control);
        },
      };
      showPending(client, pending);
      selectSoon(made.chosen, focus);
      const isDone = await inTurn(async () => {
        const target = await targetOnServer(client, file, targetIn);
        const command = target && make(target);
        if (!command || command.edits.length === 0 || (confirm && !(await confirm(target)))) return false;
        return run({ ...withGuards(command, target), pending });
      });
      if (!isDone) takeBack(client, pending);
      else if (!isMove(made)) setOutline({ announcement: made.label });
      return isDone;
    },
    [client, run, show, file],
  );
}

/** Returns what a command is for as the page is written by now. */
async function targetOnServer(
  client: QueryClient,
  file: string,
  targetIn: (page: PageSections) => SectionTarget,
): Promise<SectionTarget | undefined> {
  await readWritten(client, file);
  const written = sectionsOnServer(client, file);
  return written && targetIn(written);
}

/** Returns the control of the list that has the focus, if one has it. */
const controlWithFocus = () =>
  document.activeElement?.closest(`#${OUTLINE_ID} [data-index] [data-control]`)?.getAttribute('data-control') as
    OutlineControl | undefined; // `OutlineItem` and `SectionTools` write it

/** The section of a choice that the form shows. */
const selectedOf = (file: string, choice: Choice | undefined, isQuiet: boolean) =>
  choice && { file, path: [...SECTIONS, choice.focus], isQuiet };

/** The outline with other sections chosen. */
function selectionOf(file: string, indexes: readonly number[], control: OutlineControl | undefined) {
  const choice = chooseAgain(indexes);
  return {
    file,
    choice,
    ...(control && choice && { focus: { index: choice.focus, control } }),
  };
}

/** Returns where the gap before an entry is when a command's turn comes; without the entry, the end of the list. */
export const gapBefore =
  (id: number | undefined) =>
  ({ page }: SectionTarget): number => {
    const place = indexOfId(page.ids, id);
    return place < 0 ? page.ids.length : place;
  };

const targetOf = (file: string, page: PageSections, chosen: readonly number[]): SectionTarget => ({
  file,
  list: SECTIONS,
  entries: page.entries,
  chosen,
  name: nameOfSections(page.sections, chosen),
  page,
});

const withGuards = (command: ListCommand, { file, entries, chosen }: ListTarget): EditCommand => ({
  ...command,
  guards: chosen.map((index) => ({ file, path: [...SECTIONS, index], value: entries[index] })),
});

/** The choice of sections; the one that there is if it's of the same. */
function chooseAgain(indexes: readonly number[]): Choice | undefined {
  const { choice } = outlineState();
  return choice && isEqual(choice.indexes, indexes) ? choice : chooseAll(indexes);
}
