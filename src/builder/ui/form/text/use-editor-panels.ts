import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Command } from 'prosemirror-state';
import type { TextEditor } from '../../text/create-text-editor.ts';
import type { EditorStatus, FactChip, TextEditorOptions } from '../../text/editor-options.ts';
import type { EditorPanel, EditorPanelsProps } from './editor-panels.tsx';
import { editorPlace, type EditorPlace } from './editor-place.ts';
import type { TextTarget } from './text-target.ts';
import { useFactList } from './use-fact-list.ts';
import type { FactsInText } from './use-facts.ts';

type PanelEvents = Required<
  Pick<TextEditorOptions, 'onStatus' | 'onFactQuery' | 'onFactKey' | 'onFactChip' | 'onLinkKey' | 'onFocus' | 'onBlur'>
>;

/** What stands at places of a text, and how its editor asks for it. */
interface EditorPanelState {
  box: RefObject<HTMLDivElement | null>;
  panels: EditorPanelsProps;
  events: PanelEvents;
  target: TextTarget;
}

/**
 * Returns what stands at places of a text: its toolbar, the list of facts, the menu of a fact, and where a link leads.
 * @param scale pixels of the builder for one of the text's frame; without it, the text isn't in a frame
 */
export function useEditorPanels(
  editor: RefObject<TextEditor | undefined>,
  facts: FactsInText,
  isRich: boolean,
  scale?: number,
): EditorPanelState {
  const box = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<EditorPanel>();
  const [place, setPlace] = useState<EditorPlace>();
  const [status, setStatus] = useState<EditorStatus>();
  const moveTo = (element?: HTMLElement) => setPlace(editorPlace(editor.current, { box: box.current, scale }, element));
  const insertFact = (name: string) => {
    const chip = panel?.kind === 'replace' ? panel.chip.position : undefined;
    editor.current?.insertFact(name, chip === undefined ? undefined : { from: chip, to: chip + 1 });
    setPanel(undefined);
  };
  const list = useFactList(facts.list, insertFact, () => setPanel(undefined));
  const openLink = () => {
    moveTo();
    setPanel({ kind: 'link', href: editor.current?.status().link?.href });
  };
  const replace = (chip: FactChip) => {
    setPanel({ kind: 'replace', chip });
    list.ask('');
    editor.current?.focus();
  };
  const end = (command?: Command) => {
    // An open dialog would take the focus back.
    flushSync(() => setPanel(undefined));
    if (command) editor.current?.run(command);
    editor.current?.focus();
  };
  const close = () => setPanel((now) => (now?.kind === 'chip' ? undefined : now));
  return {
    box,
    panels: { panel, place, list, status, run: end, onLink: openLink, onReplace: replace, end, onClose: close },
    target: { ...(isRich && { run: end, openLink }), insertFact },
    events: {
      onStatus(next) {
        const hasFocus = editor.current?.view.hasFocus() === true;
        if (hasFocus && (next.hasSelection || next.link)) moveTo();
        setStatus(hasFocus && isRich ? next : undefined);
      },
      onFactQuery(query) {
        if (query) moveTo();
        list.ask(query?.words);
      },
      onFactKey: (event) => list.takeKey(event) || (panel?.kind === 'replace' && list.takeTyping(event)),
      onFactChip(chip) {
        moveTo(chip.element);
        setPanel({ kind: 'chip', chip });
      },
      onLinkKey: openLink,
      onFocus: () => setStatus(isRich ? editor.current?.status() : undefined),
      onBlur() {
        setStatus(undefined);
        if (panel?.kind !== 'replace') list.ask(undefined);
      },
    },
  };
}
