import type { Icon } from '@tabler/icons-react';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconGitMerge from '@tabler/icons-react/dist/esm/icons/IconGitMerge.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useQuery } from '@tanstack/react-query';
import { draftTexts } from '../../../texts/drafts/draft-texts.ts';
import { timeAgo, timeAgoWithin } from '../../kit/relative-time.ts';
import { call } from '../../state/api.ts';
import { showStatus } from '../../state/status.ts';
import { mayManageDrafts, type OwnDraft } from './own-draft.ts';
import { switchDraft } from './switch-draft.ts';
import { draftDialog, draftsQuery } from './use-drafts.ts';

/** Something that can be done with drafts. */
interface DraftEntry {
  id: string;
  label: string;
  hint?: string;
  icon: Icon;
  run: () => void;
}

/** What can be chosen and done with drafts. */
export interface DraftEntries {
  /** The drafts that people edit, the main one first. */
  drafts: (OwnDraft & { hint?: string })[];
  /** What can be done now; empty for people who may not. */
  actions: DraftEntry[];
  /** The drafts that can be taken up again. */
  ended: DraftEntry[];
  isLoading: boolean;
  /** Why the drafts aren't known. */
  problem: string | undefined;
}

/**
 * Returns what can be chosen and done with drafts.
 * @param isOpen whether it's shown
 */
export function useDraftEntries(own: OwnDraft, isOpen: boolean): DraftEntries {
  const { main, create, apply, discard, ended } = draftTexts();
  const { data, error, dataUpdatedAt } = useQuery({ ...draftsQuery, enabled: isOpen });
  const all = data?.drafts ?? [];
  const actions: DraftEntry[] = [
    { id: 'create', label: create.item, icon: IconPlus, run: () => draftDialog.set('create') },
    ...(own.id === ''
      ? []
      : [
          { id: 'apply', label: apply.item, icon: IconGitMerge, run: () => draftDialog.set('apply') },
          { id: 'discard', label: discard.item, icon: IconTrash, run: () => draftDialog.set('discard') },
        ]),
  ];
  const listed = all.flatMap((draft) => (draft.ended ? [{ ...draft, ended: draft.ended }] : []));
  return {
    drafts: [
      { id: '', name: main },
      ...all
        .filter((one) => !one.ended)
        .map(({ id, name, person, created }) => {
          const times = [created, Math.max(created, dataUpdatedAt)] as const;
          return { id, name, hint: person === undefined ? timeAgo(...times) : `${person}, ${timeAgoWithin(...times)}` };
        }),
    ],
    actions: mayManageDrafts() ? actions : [],
    ended: (mayManageDrafts() ? listed : []).map((draft) => ({
      id: draft.id,
      label: ended.resume(draft.name),
      hint: draft.ended.isApplied ? ended.applied : ended.discarded,
      icon: IconArrowBackUp,
      run: () => void resume(draft.id),
    })),
    isLoading: !data && !error,
    problem: error?.message,
  };
}

/** Takes a draft up again, and opens it. */
async function resume(id: string): Promise<void> {
  try {
    const { name } = await call('resumeDraft', { id });
    await switchDraft(id, draftTexts().told.resumed(name));
  } catch (error) {
    showStatus({ kind: 'problem', text: (error as Error).message }); // why the call failed
  }
}
