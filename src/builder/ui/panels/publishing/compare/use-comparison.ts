import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  ComparedPage,
  DifferentPage,
  EditedThing,
  SiteDifferences,
  SiteState,
  WordedEdit,
} from '../../../../protocol/compare-calls.ts';
import type { DraftSelection } from '../../../../protocol/draft-selection.ts';
import { useSite } from '../../../state/queries.ts';
import { useView } from '../../../state/view.tsx';
import { versionsQuery } from '../publishing-queries.ts';
import { stateInWords } from './state-in-words.ts';
import { comparedPageQuery, inOrder, siteDifferencesQuery } from './compare-queries.ts';

/** What is compared first. */
export interface ComparisonStart {
  /** Default: what visitors see. */
  before?: SiteState;
  after: SiteState;
  /** The address without region. Default: the first page that differs. */
  page?: string;
  /** What of the draft is compared, if it isn't all of it. */
  selection?: DraftSelection;
}

/** What a person looks at: two states of a page in a region. */
export function useComparison(start: ComparisonStart) {
  const { regions: allRegions, timeZone, files } = useSite();
  const { regions: shown } = useView();
  const versions = useQuery(versionsQuery);
  const [chosen, setChosen] = useState<ComparisonStart & { region?: string }>(start);
  const kept = (versions.data ?? []).filter(({ isKept }) => isKept);
  const live = kept.find(({ isLive }) => isLive) ?? kept[0];
  const before = chosen.before ?? live?.number;
  const { selection } = start;
  const states = { before: before ?? 0, after: chosen.after, ...(selection && { selection }) };
  const site = useQuery({ ...siteDifferencesQuery(states), enabled: before !== undefined });
  const pages = inPersonsWords(site.data?.pages ?? [], files);
  const page = chosen.page ?? pages[0]?.page ?? '/';
  const own = pages.find((one) => one.page === page)?.regions ?? [];
  const differing = new Set([...own, ...(site.data?.everywhere ?? [])]);
  const regions = allRegions.filter(({ code }) => differing.size === 0 || differing.has(code));
  const region = comparedRegion(regions, [chosen.region, ...shown]);
  const compared = useQuery({ ...comparedPageQuery({ ...states, region, page }), enabled: site.data !== undefined });
  return {
    versions: kept,
    states,
    pages,
    page,
    regions,
    region,
    site: site.data,
    compared: compared.data,
    alsoChanged: alsoChanged(site.data, compared.data),
    /** Names a state: "Nov 28, 2026, 14:02, live now". */
    inWords: (state: SiteState) => stateInWords(state, { versions: kept, timeZone, isPart: selection !== undefined }),
    error: versions.error ?? site.error ?? compared.error,
    choose: (next: { page?: string; region?: string }) => setChosen((last) => ({ ...last, ...next })),
    /** Chooses a state, on either side. What is older is shown first. */
    chooseState: (side: 'before' | 'after', state: SiteState) =>
      setChosen((last) => ({ ...last, ...inOrder(state, states[side === 'before' ? 'after' : 'before']) })),
  };
}

/** Names pages as the person knows them, in the language of the builder. One that was deleted keeps the name of its data. */
export const inPersonsWords = (
  pages: readonly DifferentPage[],
  files: readonly { address?: string; title: string }[],
): DifferentPage[] =>
  pages.map((one) => ({ ...one, name: files.find(({ address }) => address === one.page)?.title ?? one.name }));

/** Returns the first of the wanted regions that differs, such as the one that the frames show; else the first that does. */
export const comparedRegion = (
  differing: readonly { code: string }[],
  wanted: readonly (string | undefined)[],
): string => wanted.find((region) => differing.some(({ code }) => code === region)) ?? differing[0]?.code ?? '';

/** Returns what else was edited: each page and thing with the edits that the differences of the page don't name. */
export function alsoChanged(site: SiteDifferences | undefined, compared: ComparedPage | undefined): EditedThing[] {
  if (!site || !compared) return [];
  const named = new Set(compared.differences.flatMap(({ edit }) => (edit ? editKey(edit.thing, edit) : [])));
  return site.things.flatMap((thing) => {
    const edits = thing.edits.filter((edit) => !named.has(editKey(thing.id, edit)));
    return edits.length > 0 || thing.edits.length === 0 ? [{ ...thing, edits }] : [];
  });
}

const editKey = (thing: string, { label, before, after }: WordedEdit): string =>
  JSON.stringify([thing, label, before, after]);
