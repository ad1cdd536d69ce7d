import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ServerError, call } from '../state/api.ts';
import { indexOfId } from '../state/identities.ts';
import { useSite } from '../state/queries.ts';
import { showStatus } from '../state/status.ts';
import { outlineState } from './choice-store.ts';
import { sectionsInCache } from './read-sections.ts';
import type { SectionActions } from './section-actions.ts';
import { anchorOf, type OutlineSection } from '../state/section-list.ts';
import { duplicate, moveBy, remove, removeLinked, showIn, toggleHidden, SECTIONS } from './section-commands.ts';
import { useSectionClipboard, type SectionClipboard } from './use-clipboard.ts';
import { useJudgeEdit, useSectionEdit, type SectionEdit, type SectionTarget } from './use-list-edit.ts';
import { useSharing } from './use-sharing.ts';
import type { SiteOverview } from '../../protocol/answers.ts';
import type { Path } from '../../../data/path.ts';

/** What the outline asks for. */
export type OutlineQuestion =
  | { kind: 'move' }
  | { kind: 'dates' }
  | { kind: 'anchor' | 'share' | 'template'; index: number }
  | { kind: 'remove'; links: readonly LinkingField[] };

interface Outline {
  actions: SectionActions;
  edit: SectionEdit;
  clipboard: SectionClipboard;
  question: OutlineQuestion | undefined;
  ask: (question: OutlineQuestion | undefined) => void;
}

/** Returns what can be done with the chosen sections of a page, and the question that is open. */
export function useOutlineActions(file: string): Outline {
  const site = useSite();
  const client = useQueryClient();
  const edit = useSectionEdit(file);
  const judge = useJudgeEdit();
  const clipboard = useSectionClipboard(file);
  const { makeOwn } = useSharing(file);
  const [question, ask] = useState<OutlineQuestion>();
  const actions = useMemo((): SectionActions => {
    /** Returns the question where links are to lead that lead to the sections; `undefined` if they can't be removed. */
    const questionOfRemoval = async (target: SectionTarget): Promise<OutlineQuestion | 'none' | undefined> => {
      const sections = target.chosen.flatMap((index) => target.page.sections[index] ?? []);
      const links = await findLinks(site, file, sections).catch((error: unknown) => {
        if (!(error instanceof ServerError)) throw error;
        showStatus({ kind: 'problem', text: error.message });
      });
      if (links?.length === 0) return 'none';
      // What can't be removed at all is refused before anything is asked.
      const page = site.files.find((one) => one.file === file)?.address ?? '/';
      const isPossible =
        links && (await judge(removeLinked(target, { page, anchors: sections.map(anchorOf), to: page })));
      return isPossible ? { kind: 'remove', links } : undefined;
    };
    return {
      moveUp: (focus) => void edit((target) => moveBy(target, -1), { focus }),
      moveDown: (focus) => void edit((target) => moveBy(target, 1), { focus }),
      duplicate: (focus) => void edit(duplicate, { focus }),
      toggleHidden: (focus) => void edit(toggleHidden, { focus }),
      // A second click on the button of a section isn't for the next one.
      async remove(control) {
        let next: Awaited<ReturnType<typeof questionOfRemoval>>;
        await edit(remove, {
          confirm: async (target) => (next = await questionOfRemoval(target)) === 'none',
          focus: 'row',
          ...(control !== 'row' && { chosen: outlineState().choice?.indexes ?? [] }),
        });
        // The sections are there again, and chosen: the dialog names them, and gives the focus back to them.
        if (typeof next === 'object') ask(next);
      },
      toggleRegion: (index, code, isShown) => {
        const id = sectionsInCache(client, file)?.ids[index];
        void edit((target) => {
          const at = indexOfId(target.page.ids, id);
          const shown = target.page.sections[at]?.regions ?? site.regions.map((region) => region.code);
          const regions = shown.filter((one) => one !== code).concat(isShown ? code : []);
          return regions.length > 0 ? showIn(target, regions, site.regions) : undefined;
        });
      },
      copy: () => void clipboard.copy(),
      paste: () => void clipboard.paste(),
      askWhere: () => ask({ kind: 'move' }),
      askDates: () => ask({ kind: 'dates' }),
      askAnchor: (index) => ask({ kind: 'anchor', index }),
      askShared: (index) => ask({ kind: 'share', index }),
      askTemplate: (index) => ask({ kind: 'template', index }),
      makeOwn: (index) => void makeOwn(index),
    };
  }, [client, edit, judge, clipboard, makeOwn, site, file]);
  return { actions, edit, clipboard, question, ask };
}

/** A field with a link. */
export interface LinkingField {
  file: string;
  path: Path;
  title: string;
}

/** The address of a section's anchor without region: `/about-me#story`. */
const anchorAddress = (page: string, section: OutlineSection): string => `${page}#${anchorOf(section)}`;

/** Finds the fields outside of the given sections that link to them. */
async function findLinks(
  site: SiteOverview,
  file: string,
  sections: readonly OutlineSection[],
): Promise<LinkingField[]> {
  const page = site.files.find((one) => one.file === file)?.address;
  if (page === undefined) return [];
  const answers = await Promise.all(
    sections.map((section) => call('usage', { kind: 'anchor', name: anchorAddress(page, section) })),
  );
  const isInside = ({ file: from, path }: LinkingField) =>
    from === file && path[0] === SECTIONS[0] && sections.some(({ index }) => index === path[1]);
  return answers.flat().filter((field) => !isInside(field));
}
