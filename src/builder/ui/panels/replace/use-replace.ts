import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldProblem } from '../../../protocol/answers.ts';
import type { FoundPlace } from '../../../protocol/word-answers.ts';
import { texts } from '../../../texts/texts.ts';
import { inTurn } from '../../form/saving/in-turn.ts';
import { drafts } from '../../form/saving/unsaved.ts';
import { call } from '../../state/api.ts';
import { useEdit } from '../../state/edit.ts';
import { groupByPage } from '../../state/group-by-page.ts';
import { useSite } from '../../state/queries.ts';
import { showStatus } from '../../state/status.ts';
import { idOfPlace, placesWithProblems, replacementAt } from './replacement.ts';

/** What is typed into the dialog. */
export interface ReplaceInput {
  find: string;
  replacement: string;
  matchCase: boolean;
  wholeWords: boolean;
}

/** Pause after the last key before all texts are looked through, in milliseconds. */
const FIND_DELAY_MS = 200;

/** Finds the places of words, by page. `isCurrent`: they are those of what is typed now. */
export function usePlaces({ find, matchCase, wholeWords }: ReplaceInput) {
  const site = useSite();
  const wanted = JSON.stringify({ words: find.trim(), matchCase, wholeWords });
  const [asked] = useDebouncedValue(wanted, FIND_DELAY_MS);
  const input = JSON.parse(asked) as Parameters<typeof call<'findWords'>>[1]; // written above
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    queryKey: ['words', asked],
    queryFn: async () => {
      // What is typed in a form counts, too.
      await drafts.flushAll();
      return call('findWords', input);
    },
    // Before the pause ends, nothing is asked for yet.
    enabled: find.trim() !== '' && input.words !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const groups = find.trim() === '' ? [] : groupByPage(data?.places ?? [], site);
  return {
    groups,
    places: groups.flatMap((group) => group.texts),
    across: data?.across ?? 0,
    more: data?.more ?? 0,
    error,
    isCurrent: data !== undefined && !isPlaceholderData && !isFetching && asked === wanted,
  };
}

/** Which places stay as they are. Looking for other words forgets it. */
export function useLeftOut({ find, matchCase, wholeWords }: ReplaceInput) {
  const search = JSON.stringify([find.trim(), matchCase, wholeWords]);
  const [state, setState] = useState({ search, ids: new Set<string>() });
  const ids = state.search === search ? state.ids : new Set<string>();
  return {
    has: (place: FoundPlace) => ids.has(idOfPlace(place)),
    /** Takes places in, or leaves them out. */
    set: (places: readonly FoundPlace[], isChosen: boolean) => {
      const next = new Set(ids);
      for (const id of places.map(idOfPlace)) {
        if (isChosen) next.delete(id);
        else next.add(id);
      }
      setState({ search, ids: next });
    },
  };
}

/** Why nothing was replaced. */
export interface Refusal {
  message: string;
  problems: readonly FieldProblem[];
  /** The places that the problems are about. */
  places: readonly FoundPlace[];
}

/**
 * Returns what replaces the words at places, all or none, as one step of the history.
 * @param onDone called once it's done
 */
export function useReplaceAt(onDone: () => void) {
  const edit = useEdit();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ places, input }: { places: readonly FoundPlace[]; input: ReplaceInput }) => {
      const label = texts.replace.step(input.find.trim(), input.replacement);
      const outcome = await inTurn(() => edit({ ...replacementAt(places, input), label, hasNotice: true }));
      if (outcome.ok) {
        showStatus({ kind: 'saved', text: texts.replace.done(places.length) });
        onDone();
        return undefined;
      }
      await client.invalidateQueries({ queryKey: ['words'] });
      const refusal: Refusal = {
        message: outcome.conflict ? texts.replace.changed : texts.replace.refused,
        problems: outcome.problems,
        places: placesWithProblems(places, outcome.problems),
      };
      return refusal;
    },
  });
}
