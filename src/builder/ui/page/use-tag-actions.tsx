import { useQueryClient } from '@tanstack/react-query';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import type { Trace } from '../../protocol/page-answers.ts';
import type { SiteOverview } from '../../protocol/answers.ts';
import { texts } from '../../texts/texts.ts';
import { focusForm } from '../outline/focus.ts';
import { sectionsInCache } from '../outline/read-sections.ts';
import { moveTo, SECTIONS } from '../outline/section-commands.ts';
import { useSectionEdit } from '../outline/use-list-edit.ts';
import { usePreview, useShow } from '../state/view.tsx';
import { pageOfLink } from './frame-document.ts';
import type { TagAction } from './overlay.tsx';
import { gapAmong, neighbor, shownIndexes } from './section-move.ts';
import type { PageTarget } from './text-index.ts';

interface TagOptions {
  trace: Trace | undefined;
  site: SiteOverview;
  target: PageTarget | undefined;
  /** The target's name. */
  name: string;
  /** Says that a target was selected in this frame. */
  choose: (target: PageTarget) => void;
}

/** Returns the buttons on the tag of what is selected. */
export function useTagActions({ trace, site, target, name, choose }: TagOptions): TagAction[] {
  const view = usePreview();
  const show = useShow();
  const client = useQueryClient();
  const edit = useSectionEdit(target?.field?.file ?? '');
  if (!target?.field || !trace) return [];
  const { field } = target;
  const editAction: TagAction = {
    name: texts.frames.tag.editInForm,
    icon: <IconPencil stroke={1.75} aria-hidden />,
    // Selected again, a field takes the focus in its form.
    run: target.kind === 'section' ? focusForm : () => show({ selected: { file: field.file, path: [...field.path] } }),
  };
  if (target.kind === 'section') {
    const index = Number(field.path.at(-1));
    const shown = shownIndexes(trace, field.file);
    const move = (direction: 'up' | 'down'): TagAction => ({
      name: direction === 'up' ? texts.common.moveUp : texts.common.moveDown,
      icon:
        direction === 'up' ? <IconArrowUp stroke={1.75} aria-hidden /> : <IconArrowDown stroke={1.75} aria-hidden />,
      disabled: neighbor(shown, index, direction) === undefined,
      run: () => moveSection(direction),
    });
    const moveSection = (direction: 'up' | 'down') => {
      const ids = sectionsInCache(client, field.file)?.ids ?? [];
      const shownIds = shown.flatMap((place) => ids[place] ?? []);
      const id = ids[index] ?? 0;
      void edit(
        (list) => {
          const gap = gapAmong(list.page.ids, shownIds, id, direction);
          return gap === undefined ? undefined : moveTo({ ...list, name }, gap, direction);
        },
        { chosen: [index] },
      );
      const place = sectionsInCache(client, field.file)?.ids.indexOf(id) ?? -1;
      if (place >= 0) choose({ ...target, field: { file: field.file, path: [...SECTIONS, place] } });
    };
    return [editAction, move('up'), move('down')];
  }
  const page = linkedPage(target, site);
  if (page === undefined || page === view.page) return [editAction];
  const open = () => show({ page, file: undefined, selected: undefined });
  return [
    editAction,
    { name: texts.frames.tag.open(page), icon: <IconExternalLink stroke={1.75} aria-hidden />, run: open },
  ];
}

/** Returns the page that a text links to. */
function linkedPage(target: PageTarget & { kind: 'text' }, { regions }: SiteOverview): string | undefined {
  const [span] = target.spans;
  const place = span?.run.place;
  const element = Array.isArray(place) ? place[0]?.parentElement : place;
  const link = element?.closest('a');
  return link
    ? pageOfLink(
        link,
        regions.map(({ code }) => code),
      )
    : undefined;
}
