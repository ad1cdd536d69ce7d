import { useEffect, useState, type ReactNode, type Ref } from 'react';
import type { Command } from 'prosemirror-state';
import { removeLink, setLink } from '../../text/editor-commands.ts';
import type { EditorStatus, FactChip } from '../../text/editor-options.ts';
import { useOpenField } from '../../state/open-field.ts';
import { useSite } from '../../state/queries.ts';
import { ChipMenu } from './chip-menu.tsx';
import type { EditorPlace } from './editor-place.ts';
import { FactList } from './fact-list.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { SelectionToolbar } from './selection-toolbar.tsx';
import type { OpenFactList } from './use-fact-list.ts';
import classes from './text.module.css';

/** Something that stands at a place of the text: where a link leads, or what can be done with a fact. */
export type EditorPanel = { kind: 'link'; href: string | undefined } | { kind: 'chip' | 'replace'; chip: FactChip };

/** What stands at places of a text, and what its buttons do. */
export interface EditorPanelsProps {
  panel: EditorPanel | undefined;
  place: EditorPlace | undefined;
  list: OpenFactList;
  /** What is selected while the text has the focus; `undefined` for a text without formats. */
  status: EditorStatus | undefined;
  run: (command: Command) => void;
  onLink: () => void;
  onReplace: (chip: FactChip) => void;
  /** Closes the panel and runs a command, with the focus in the text again. */
  end: (command?: Command) => void;
  onClose: () => void;
}

/** What stands at a place of the text, one at a time. */
export function EditorPanels({
  panel,
  place,
  list,
  status,
  run,
  onLink,
  ...actions
}: EditorPanelsProps & { file: string }) {
  const isPressing = usePressing();
  if (!place) return null;
  const anchor = <Anchor place={place} />;
  if (list.isOpen)
    return (
      <FactList id={list.id} facts={list.found} active={list.active} onPick={list.pick} onClose={list.close}>
        {anchor}
      </FactList>
    );
  if (panel) return <PanelAt panel={panel} anchor={anchor} {...actions} />;
  if (isPressing || !(status?.hasSelection || status?.link)) return null;
  return (
    <SelectionToolbar status={status} run={run} onLink={onLink}>
      {anchor}
    </SelectionToolbar>
  );
}

interface AnchorProps {
  place: EditorPlace;
  ref?: Ref<HTMLSpanElement>;
}

/** Where a panel stands. It's no control, so that it has none of the attributes that a menu's button would have. */
const Anchor = ({ place, ref }: AnchorProps) => <span ref={ref} className={classes.anchor} style={place} />;

interface PanelAtProps extends Pick<EditorPanelsProps, 'onReplace' | 'end' | 'onClose'> {
  /** The file with the text. */
  file: string;
  panel: EditorPanel;
  anchor: ReactNode;
}

function PanelAt({ file, panel, anchor, onReplace, end, onClose }: PanelAtProps) {
  const open = useOpenField();
  const { facts } = useSite();
  if (panel.kind === 'replace') return null;
  if (panel.kind === 'link')
    return (
      <LinkDialog
        file={file}
        current={panel.href}
        onPick={(address, words) => end(setLink(address, words))}
        onRemove={() => end(removeLink)}
        onClose={() => end()}
      >
        {anchor}
      </LinkDialog>
    );
  const { chip } = panel;
  const fact = facts.find(({ name }) => name === chip.name);
  return (
    <ChipMenu
      name={fact?.title ?? chip.name}
      onReplace={() => onReplace(chip)}
      onEdit={() => fact && open(fact)}
      onRemove={() => end(removeFact(chip))}
      onClose={onClose}
      onEscape={() => end()}
    >
      {anchor}
    </ChipMenu>
  );
}

const removeFact =
  ({ position }: FactChip): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.delete(position, position + 1));
    return true;
  };

/** Whether the mouse is pressed: words are being selected then. */
function usePressing(): boolean {
  const [isPressing, setPressing] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const press = ({ target }: Event) => {
      // The toolbar stays while one of its buttons is pressed.
      if (!(target instanceof Element) || !target.closest('[role="toolbar"]')) setPressing(true);
    };
    document.addEventListener('pointerdown', press, { signal: end.signal });
    for (const type of ['pointerup', 'pointercancel', 'dragend'])
      document.addEventListener(type, () => setPressing(false), { signal: end.signal });
    return () => end.abort();
  }, []);
  return isPressing;
}
