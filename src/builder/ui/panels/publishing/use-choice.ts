import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import type { DraftSelection } from '../../../protocol/draft-selection.ts';
import type { Unpublished, UnpublishedThing } from '../../../protocol/publish-calls.ts';
import { useKeptInput } from '../../kit/dialogs/use-kept-input.ts';

/** How long checkboxes rest before what is chosen is looked at, in milliseconds. */
const SETTLE_MS = 300;

/** What of the unpublished changes is chosen. */
export function useChoice(data: Unpublished | undefined) {
  /** The checkboxes that were changed, by id. The others have their default. */
  const clicked = useKeptInput<Record<string, boolean>>('publish', {});
  const isChosen = ({ id, isTakenBack }: UnpublishedThing) => clicked.value[id] ?? !isTakenBack;
  const { things = [], draft = '' } = data ?? {};
  const chosen = things.filter(isChosen).map(({ id }) => id);
  const current = JSON.stringify({ draft, things: chosen } satisfies DraftSelection);
  const [settled] = useDebouncedValue(current, SETTLE_MS);
  return {
    isChosen,
    /** The ids of the chosen things. */
    chosen,
    /** The choice, once the checkboxes rest. */
    selection: useMemo(() => JSON.parse(settled) as DraftSelection, [settled]), // written in the line above
    /** Whether the checkboxes rest. */
    isSettled: settled === current,
    /** Whether something is left out, so that visitors would get something else than the draft. */
    isPart: chosen.length < things.length,
    choose: (id: string, value: boolean) => clicked.change((before) => ({ ...before, [id]: value })),
    /** Keeps only what is left out. */
    keepLeftOut: () => clicked.change(leftOut),
  };
}

const leftOut = (boxes: Record<string, boolean>) =>
  Object.fromEntries(Object.entries(boxes).filter(([, isTicked]) => !isTicked));
