import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Stack, Text } from '@mantine/core';
import { MAX_LABEL_LENGTH } from '../../protocol/transport.ts';
import type { FieldProblem, SiteOverview } from '../../protocol/answers.ts';
import { texts } from '../../texts/texts.ts';
import { call } from '../state/api.ts';
import { refusedBy, showOutcome, useEdit, type EditCommand } from '../state/edit.ts';
import { useOpenField } from '../state/open-field.ts';
import { useSite } from '../state/queries.ts';
import { useView, type FieldPlace } from '../state/view.tsx';
import { indexOfId, type Identities } from '../state/identities.ts';
import { inTurn } from '../form/saving/in-turn.ts';
import { readWritten } from '../state/refresh.ts';
import { hideRefusal, showRefusal } from '../state/toasts.ts';
import { chainAction } from './action-chain.ts';
import { outlineState, setOutline, type OutlineControl } from './choice-store.ts';
import { chooseAll, type Choice } from './choose.ts';
import { OUTLINE_ID } from './focus.ts';
import { sectionsInCache, type PageSections } from './read-sections.ts';
import type { OutlineSection } from '../state/section-list.ts';
import { SECTIONS, type ListCommand, type ListTarget } from './section-commands.ts';
import { isEqual } from '../../../data/plain.ts';
import { PlaceButtons, placesOf } from '../form/problems/problem-places.tsx';

const words = texts.outline.section;

/** Number of commands that haven't finished. */
let unfinished = 0;

/** Whether a command of the outline is running: it selects the sections of its result. */
export const isEditingSections = (): boolean => unfinished > 0;

/** Names the chosen sections: by the title of the only one, or by their number. */
export const nameOfSections = (sections: readonly OutlineSection[], chosen: readonly number[]): string =>
  chosen.length === 1 ? (sections[chosen[0] ?? 0]?.title ?? words.untitled) : words.count(chosen.length);

/** Says where the chosen section stands: "Pricing, 3 of 7". */
export function placeOf({ sections }: PageSections, chosen: readonly number[]): string {
  const [first = 0] = chosen;
  const name = nameOfSections(sections, chosen);
  return chosen.length === 1
    ? words.place(name, first + 1, sections.length)
    : words.places(name, first + 1, (chosen.at(-1) ?? 0) + 1, sections.length);
}

/** Returns a function that says why an edit was refused, and leads to the fields that stand in its way. */
function useRefusalNotice(): (problems: readonly FieldProblem[]) => void {
  const site = useSite();
  const openField = useOpenField();
  return useCallback(
    (problems) => {
      showRefusal(
        texts.outline.unchanged,
        <RefusalNotice
          problems={problems}
          site={site}
          open={(field) => {
            hideRefusal();
            openField(field);
          }}
        />,
      );
    },
    [site, openField],
  );
}

/** Returns a function that runs an edit now, shows why it was refused, and returns whether it was written. */
function useExplainedEdit(): (command: EditCommand) => Promise<boolean> {
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
      showOutcome(client, outcome);
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

/** The sections that a command is for, as they stand when its turn comes. */
export interface SectionTarget extends ListTarget {
  page: PageSections;
}

/** What is to be done with sections, in words of the outline. */
interface SectionEditOptions {
  /** The control that gets the focus afterwards, in the first section of the result. */
  focus?: OutlineControl;
  /** Indexes of the sections; default: the chosen ones, or the result of the action before, if it's still under way. */
  chosen?: readonly number[];
}

/** What `useSectionEdit` returns. */
export type SectionEdit = (
  make: (target: SectionTarget) => ListCommand | undefined | Promise<ListCommand | undefined>,
  options?: SectionEditOptions,
) => Promise<boolean>;

/**
 * Returns a function that edits the list of a page's sections in its turn, then selects the sections of the result. It's for
 * the sections that are meant when it's called, wherever they stand when its turn comes.
 */
export function useSectionEdit(file: string): SectionEdit {
  const client = useQueryClient();
  const run = useExplainedEdit();
  const { show } = useView();
  return useCallback(
    (make, { focus, chosen } = {}) => {
      const focused = document.activeElement;
      const asked = { file, page: sectionsInCache(client, file), indexes: chosen };
      const result = chainAction(asked, async ({ ids, choose }) => {
        await readWritten(client, file);
        const page = sectionsInCache(client, file);
        if (!page) return { isDone: false, ids };
        const target = { ...targetOf(file, page, indexesOf(page, ids)), page };
        const command = await make(target);
        const isDone = command !== undefined && command.edits.length > 0 && (await run(withGuards(command, target)));
        const after = sectionsInCache(client, file) ?? page;
        const indexes = isDone ? command.chosen : indexesOf(after, ids);
        choose(() => {
          const choice = chooseAgain(indexes);
          setOutline({
            file,
            choice,
            ...(choice && { announcement: placeOf(after, choice.indexes) }),
            ...(isDone && focus && choice && isFree(focused) && { focus: { index: choice.focus, control: focus } }),
          });
          if (isDone || choice) show({ selected: choice && { file, path: [...SECTIONS, choice.focus] } });
        });
        return { isDone, ids: indexes.flatMap((index) => after.ids[index] ?? []) };
      });
      unfinished += 1;
      return result.finally(() => (unfinished -= 1));
    },
    [client, run, show, file],
  );
}

/** The places of sections on a page; those that are gone have none. */
const indexesOf = ({ ids }: PageSections, wanted: Identities): number[] =>
  wanted.map((id) => indexOfId(ids, id)).filter((index) => index >= 0);

/** Returns where the gap before an entry is when a command's turn comes; without the entry, the end of the list. */
export const gapBefore =
  (id: number | undefined) =>
  ({ page }: SectionTarget): number => {
    const place = indexOfId(page.ids, id);
    return place < 0 ? page.ids.length : place;
  };

const targetOf = (file: string, { entries, sections }: PageSections, chosen: readonly number[]): ListTarget => ({
  file,
  list: SECTIONS,
  entries,
  chosen,
  name: nameOfSections(sections, chosen),
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

/** Whether the focus may move: it's where it was when the action was asked for, in the outline, or nowhere. */
function isFree(focused: Element | null): boolean {
  const now = document.activeElement;
  return now === null || now === focused || now === document.body || now.closest(`#${OUTLINE_ID}`) !== null;
}

/** Most places that a notice leads to. */
const MAX_PLACES = 8;

interface RefusalNoticeProps {
  problems: readonly FieldProblem[];
  site: Pick<SiteOverview, 'files' | 'languages' | 'regions'>;
  open: (field: FieldPlace) => void;
}

/** Why an edit was refused, with buttons that open the fields that stand in its way. */
function RefusalNotice({ problems, site, open }: RefusalNoticeProps) {
  const [first] = problems;
  const places = placesOf(problems, site);
  const further = places.length - MAX_PLACES;
  return (
    <Stack gap={6} align="flex-start">
      <Text size="sm">{first?.message}</Text>
      {places.length === 0 && <Text size="sm">{first?.hint}</Text>}
      <PlaceButtons places={places.slice(0, MAX_PLACES)} open={open} />
      {further > 0 && <Text size="sm">{texts.problems.further(further)}</Text>}
    </Stack>
  );
}
