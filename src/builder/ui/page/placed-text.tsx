import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { SiteOverview } from '../../protocol/answers.ts';
import { drafts, fileOfKey } from '../form/saving/unsaved.ts';
import { EditorPanels } from '../form/text/editor-panels.tsx';
import { useEditorPanels } from '../form/text/use-editor-panels.ts';
import { factsInText } from '../form/text/use-facts.ts';
import { createTextEditor, type TextEditor } from '../text/create-text-editor.ts';
import type { TextEditorOptions } from '../text/editor-options.ts';
import { editPlaced, leaveText, type PlacedEdit } from './edit-placed.ts';
import classes from './frames.module.css';
import type { PlacedCopy } from './placed-copy.ts';
import type { PlacedEditing } from './text-editing.ts';

interface PlacedTextProps {
  editing: PlacedEditing;
  site: SiteOverview;
  region: SiteOverview['regions'][number];
  /** Pixels of the builder for one of the page. */
  scale: number;
}

/** Edits a text in its place on the page, and shows what belongs to it: the toolbar, the list of facts, where a link leads. */
export function PlacedText({ editing, site, region, scale }: PlacedTextProps) {
  const facts = useMemo(() => factsInText(site, region.code), [site, region]);
  const editor = useRef<TextEditor>(undefined);
  const running = useRef<PlacedEdit>(undefined);
  const { box, panels, events } = useEditorPanels(editor, facts, editing.kind === 'rich', scale);
  const hasPanel = panels.panel !== undefined || panels.list.isOpen;
  const latest = useRef({ events, hasPanel });
  useLayoutEffect(() => {
    latest.current = { events, hasPanel };
  });
  useLayoutEffect(() => {
    const { place, kind, start, point } = editing;
    const edit = editPlaced(place, {
      createEditor: createTextEditor,
      kind,
      start,
      point,
      facts: facts.values,
      factTitles: facts.titles,
      attributes: editing.attributes,
      hasPanel: () => latest.current.hasPanel,
      panelEvents: {
        onStatus: (status) => latest.current.events.onStatus(status),
        onFactQuery: (query) => latest.current.events.onFactQuery(query),
        onFactKey: (event) => latest.current.events.onFactKey(event),
        onFactChip: (chip) => latest.current.events.onFactChip(chip),
        onLinkKey: () => latest.current.events.onLinkKey(),
        onBlur: () => latest.current.events.onBlur(),
      },
      onChange: editing.onChange,
      onNote: editing.onNote,
      onCompose: (isComposing) => void (drafts.isHeld = isComposing),
      onBlur: editing.onBlur,
      onEnd() {
        editor.current = undefined;
        editing.onEnd();
      },
      onLost(before) {
        editor.current = undefined;
        editing.onLost(before);
      },
    });
    editor.current = edit.editor;
    running.current = edit;
    latest.current.events.onStatus(edit.editor.status());
    editing.onStart(edit);
    return edit.leave;
    // oxlint-disable-next-line react/exhaustive-deps -- one editor for each text that is begun
  }, [editing]);
  // A dialog that was closed elsewhere than in the text ends the editing.
  useEffect(() => {
    if (hasPanel) return undefined;
    // One that was used gives the focus back at once.
    const timer = setTimeout(() => editor.current?.view.hasFocus() === false && running.current?.leave());
    return () => clearTimeout(timer);
  }, [hasPanel]);
  return (
    <div ref={box} className={classes.placed}>
      <EditorPanels {...panels} file={fileOfKey(editing.field.key)} />
    </div>
  );
}

/** Shows a text in its place without making it editable. */
export function showText(
  { mount, classes: ofPage }: PlacedCopy,
  { kind, text, facts }: Pick<TextEditorOptions, 'kind' | 'text' | 'facts'>,
): void {
  const editor = createTextEditor({
    mount,
    classes: ofPage,
    kind,
    text,
    facts,
    attributes: {},
    onChange: () => undefined,
  });
  leaveText(editor, mount);
}
