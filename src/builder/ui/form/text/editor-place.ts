import type { TextEditor } from '../../text/create-text-editor.ts';

/** Where something stands, within its field. */
export interface EditorPlace {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface EditorBox {
  /** What the place is measured in: the field, or what stands over a frame. */
  box: HTMLElement | null;
  /** Pixels of the builder for one of the frame's page, whose corner the box stands at; without it, the text isn't in a frame. */
  scale: number | undefined;
}

/** Returns the place of what is selected, or of an element in the text, within its box. */
export function editorPlace(
  editor: TextEditor | undefined,
  { box, scale }: EditorBox,
  element?: HTMLElement,
): EditorPlace | undefined {
  if (!editor || !box) return undefined;
  const own = element?.getBoundingClientRect() ?? selectionPlace(editor);
  const around = scale === undefined ? box.getBoundingClientRect() : { left: 0, top: 0 };
  const unit = scale ?? 1;
  return {
    left: (own.left - around.left) * unit,
    top: (own.top - around.top) * unit,
    width: Math.max(1, (own.right - own.left) * unit),
    height: (own.bottom - own.top) * unit,
  };
}

function selectionPlace({ view }: TextEditor): Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'> {
  const { from, to } = view.state.selection;
  const [start, end] = [view.coordsAtPos(from), view.coordsAtPos(to)];
  const left = start.top === end.top ? start.left : Math.min(start.left, end.left);
  return { left, top: start.top, right: Math.max(end.right, left), bottom: end.bottom };
}
