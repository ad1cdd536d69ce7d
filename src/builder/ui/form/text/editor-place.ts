import type { TextEditor } from '../../text/create-text-editor.ts';

/** Where something stands, within its field. */
export interface EditorPlace {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the place of what is selected, or of an element in the text, within the field. */
export function editorPlace(
  editor: TextEditor | undefined,
  box: HTMLElement | null,
  element?: HTMLElement,
): EditorPlace | undefined {
  if (!editor || !box) return undefined;
  const around = box.getBoundingClientRect();
  const own = element?.getBoundingClientRect() ?? selectionPlace(editor);
  return {
    left: own.left - around.left,
    top: own.top - around.top,
    width: Math.max(1, own.right - own.left),
    height: own.bottom - own.top,
  };
}

function selectionPlace({ view }: TextEditor): Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'> {
  const { from, to } = view.state.selection;
  const [start, end] = [view.coordsAtPos(from), view.coordsAtPos(to)];
  const left = start.top === end.top ? start.left : Math.min(start.left, end.left);
  return { left, top: start.top, right: Math.max(end.right, left), bottom: end.bottom };
}
