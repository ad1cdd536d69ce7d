import { useMemo, useState } from 'react';
import { ServerError } from '../api.ts';
import { useSite } from '../state/queries.ts';
import { showStatus } from '../state/status.ts';
import { outlineState, setOutline, type OutlineControl } from './choice-store.ts';
import { findLinks, type LinkingField } from './links-to-section.ts';
import type { PageSections } from './read-sections.ts';
import type { SectionActions } from './section-actions.ts';
import { duplicate, moveBy, remove, showIn, toggleHidden } from './section-commands.ts';
import { useSectionClipboard, type SectionClipboard } from './use-clipboard.ts';
import { placeOf, useSectionEdit, type SectionEdit } from './use-list-edit.tsx';
import { useSharing } from './use-sharing.ts';

/** What the outline asks for. */
export type Question =
  { kind: 'move' } | { kind: 'anchor' | 'share'; index: number } | { kind: 'remove'; links: readonly LinkingField[] };

interface Outline {
  actions: SectionActions;
  edit: SectionEdit;
  clipboard: SectionClipboard;
  question: Question | undefined;
  ask: (question: Question | undefined) => void;
}

/** Returns what can be done with the chosen sections of a page, and the question that is open. */
export function useOutlineActions(file: string, page: PageSections | undefined): Outline {
  const site = useSite();
  const edit = useSectionEdit(file);
  const clipboard = useSectionClipboard(file);
  const { makeOwn } = useSharing(file);
  const [question, ask] = useState<Question>();
  return useMemo(() => {
    const move = async (step: -1 | 1, control: OutlineControl) => {
      const moved = await edit((target) => moveBy(target, step), control);
      const chosen = outlineState().choice?.indexes;
      if (!moved && page && chosen) setOutline({ announcement: placeOf(page, chosen) });
    };
    const askRemove = async () => {
      const chosen = outlineState().choice?.indexes ?? [];
      const sections = chosen.flatMap((index) => page?.sections[index] ?? []);
      const links = await findLinks(site, file, sections).catch((error: unknown) => {
        if (!(error instanceof ServerError)) throw error;
        showStatus({ kind: 'problem', text: error.message });
      });
      if (!links) return;
      if (links.length > 0) ask({ kind: 'remove', links });
      else void edit(remove, 'row');
    };
    const actions: SectionActions = {
      moveUp: (control) => void move(-1, control),
      moveDown: (control) => void move(1, control),
      duplicate: (control) => void edit(duplicate, control),
      toggleHidden: (control) => void edit(toggleHidden, control),
      remove: () => void askRemove(),
      showIn: (regions) => void edit((target) => showIn(target, regions, site.regions)),
      copy: () => void clipboard.copy(),
      paste: () => void clipboard.paste(),
      askWhere: () => ask({ kind: 'move' }),
      askAnchor: (index) => ask({ kind: 'anchor', index }),
      askShared: (index) => ask({ kind: 'share', index }),
      makeOwn: (index) => void makeOwn(index),
    };
    return { actions, edit, clipboard, question, ask };
  }, [edit, clipboard, makeOwn, question, page, site, file]);
}
