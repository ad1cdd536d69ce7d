import type { Target } from './text-index.ts';
import { tracedChildren } from './page-parts.ts';

/** A text that can be edited where it stands: the element that holds nothing else. */
export interface EditablePlace {
  element: HTMLElement;
  /** What React holds on to: it stays the element's child. */
  node: Text;
  text: string;
}

/**
 * Returns where a text can be edited on the page: a plain text that an element shows whole, and nothing else. A text with facts,
 * bold words or converted amounts is edited in the form.
 * @param written the text as the file has it
 */
export function editablePlace(target: Target, written: unknown): EditablePlace | undefined {
  if (target.kind !== 'text' || target.textKind !== 'text') return undefined;
  const [span, ...others] = target.spans;
  if (!span || others.length > 0 || !Array.isArray(span.run.place)) return undefined;
  const { run, piece } = span;
  const [node, ...rest] = span.run.place;
  const element = node?.parentElement;
  const isWhole = piece.start === 0 && piece.end === run.text.length && run.text === written && rest.length === 0;
  return node && element && isWhole && tracedChildren(element).length === 1
    ? { element, node, text: run.text }
    : undefined;
}

/**
 * Makes a text of the page editable. Enter, or leaving it, saves; Esc brings the text back.
 * @param save writes the text; answers whether it was written
 * @param onEnd called when the text is no longer editable
 */
export function editInline(
  { element, node, text }: EditablePlace,
  save: (text: string) => Promise<boolean>,
  onEnd: () => void,
): void {
  const end = new AbortController();
  const { signal } = end;
  const restore = () => {
    node.data = text;
  };
  const finish = (saves: boolean) => {
    if (signal.aborted) return;
    end.abort();
    const now = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    element.removeAttribute('contenteditable');
    element.removeAttribute('spellcheck');
    element.ownerDocument.getSelection()?.removeAllRanges();
    element.blur();
    element.replaceChildren(node);
    node.data = now;
    onEnd();
    if (!saves || now === '' || now === text) return restore();
    void save(now).then((isSaved) => isSaved || restore(), restore);
  };
  element.setAttribute('contenteditable', 'plaintext-only');
  element.setAttribute('spellcheck', 'true');
  element.focus({ preventScroll: true });
  element.ownerDocument.getSelection()?.selectAllChildren(element);
  element.addEventListener(
    'keydown',
    (event) => {
      event.stopPropagation();
      if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
      event.preventDefault();
      finish(event.key === 'Enter');
    },
    { signal },
  );
  // A link or button would be followed by what is typed or clicked in it.
  for (const type of ['click', 'keyup', 'dragstart'])
    element.addEventListener(
      type,
      (event) => {
        event.stopPropagation();
        if (type !== 'keyup') event.preventDefault();
      },
      { signal },
    );
  element.addEventListener('blur', () => finish(true), { signal });
}
