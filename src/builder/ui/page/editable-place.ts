import { SENTENCE_ATTRIBUTE } from '../../../components/sentences-of.ts';
import { texts } from '../../texts/texts.ts';
import { tracedChildren } from './page-parts.ts';
import type { PageTarget } from './text-index.ts';

/** A text that can be edited where it stands: the element that holds nothing else. */
export interface EditablePlace {
  element: HTMLElement;
  /** What React holds on to: it stays the element's child. */
  node: Text;
}

/**
 * Returns where a text can be edited on the page: a plain text that an element shows whole, and nothing else. A text with facts,
 * bold words or converted amounts is edited in the form.
 * @param written the text as the file has it
 */
export function editablePlace(target: PageTarget, written: unknown): EditablePlace | undefined {
  if (target.kind !== 'text' || target.textKind !== 'text') return undefined;
  const [span, ...others] = target.spans;
  if (!span || others.length > 0 || !Array.isArray(span.run.place)) return undefined;
  const { run, piece } = span;
  const [node, ...rest] = span.run.place;
  const element = node?.parentElement;
  // Shortly after an edit, the page is ahead of its trace.
  const isWritten = run.text === written || node?.data === written;
  const isWhole = piece.start === 0 && piece.end === run.text.length && isWritten && rest.length === 0;
  // Another sentence is shown apart from it.
  const isAlone = element && tracedChildren(element).length <= 1 && !element.closest(`[${SENTENCE_ATTRIBUTE}]`);
  return node && isWhole && isAlone ? { element, node } : undefined;
}

/** Says why a text that can't be edited where it stands is edited in the form; `undefined` for what isn't a text. */
export function reasonForForm(target: PageTarget): string | undefined {
  if (target.kind === 'section') return texts.frames.inForm.section;
  switch (target.textKind) {
    case 'image':
    case 'item':
      return undefined;
    case 'fact':
      return texts.frames.inForm.fact;
    case 'number':
      return texts.frames.inForm.number;
  }
  const [span] = target.spans;
  if (span && !Array.isArray(span.run.place)) return texts.frames.inForm.notWords;
  return texts.frames.inForm.parts;
}
