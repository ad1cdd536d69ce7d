import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import type { Trace } from '../../editing-protocol/builder/page-methods.ts';
import type { Site } from '../../editing-protocol/builder/site-methods.ts';
import { focusForm } from '../outline/focus.ts';
import { useEdit } from '../state/edit.ts';
import { useView, type Field } from '../state/view.tsx';
import { pageOfLink } from './frame-document.ts';
import type { TagAction } from './overlay.tsx';
import { sectionMove } from './section-move.ts';
import type { Target } from './text-index.ts';

interface TagOptions {
  trace: Trace | undefined;
  site: Site;
  target: Target | undefined;
  /** The target's name. */
  name: string;
  /** Says that a target was selected in this frame. */
  choose: (target: Target) => void;
}

/** Returns the buttons on the tag of what is selected. */
export function useTagActions({ trace, site, target, name, choose }: TagOptions): TagAction[] {
  const { show, view } = useView();
  const edit = useEdit();
  if (!target?.field || !trace) return [];
  const { field } = target;
  const editAction: TagAction = {
    name: 'Edit in the form',
    icon: <IconPencil stroke={1.75} aria-hidden />,
    // Selected again, a field takes the focus in its form.
    run: target.kind === 'section' ? focusForm : () => show({ selected: { file: field.file, path: [...field.path] } }),
  };
  if (target.kind === 'section') {
    const move = (direction: 'up' | 'down'): TagAction => {
      const found = sectionMove(trace, field, direction);
      return {
        name: `Move ${direction}`,
        icon:
          direction === 'up' ? <IconArrowUp stroke={1.75} aria-hidden /> : <IconArrowDown stroke={1.75} aria-hidden />,
        disabled: !found,
        run() {
          if (found) void moveSection(field, { ...found, label: `${name}: moved ${direction}` });
        },
      };
    };
    const moveSection = async (
      { file, path }: Field,
      { from, to, label }: { from: number; to: number; label: string },
    ) => {
      const list = path.slice(0, -1);
      const outcome = await edit({ edits: [{ file, operations: [{ op: 'move', path: [...list], from, to }] }], label });
      if (!outcome.ok) return;
      const selected = { file, path: [...list, to] };
      choose({ ...target, field: selected });
      show({ selected });
    };
    return [editAction, move('up'), move('down')];
  }
  const page = linkedPage(target, site);
  if (page === undefined || page === view.page) return [editAction];
  const open = () => show({ page, file: undefined, selected: undefined });
  return [editAction, { name: `Open ${page}`, icon: <IconExternalLink stroke={1.75} aria-hidden />, run: open }];
}

/** Returns the page that a text links to. */
function linkedPage(target: Target & { kind: 'text' }, { regions }: Site): string | undefined {
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
