import type { Trace, TracedText } from '../../editing-protocol/builder/page-methods.ts';
import type { Field, Path } from '../state/view.tsx';
import { isSameField, startsWith, withoutVariant } from './field-path.ts';
import { childAt, isText, partsOf, runOf, wordsOf } from './page-parts.ts';

type Piece = TracedText['pieces'][number];

/** A text of the page with its fields. */
export interface TracedRun {
  part: string;
  /** The texts, or the element that has the text as an attribute. */
  place: Text[] | HTMLElement;
  text: string;
  pieces: readonly Piece[];
}

/** What a click selects. */
export type Target =
  | { kind: 'section'; part: string; element: HTMLElement; field: Field | undefined }
  | { kind: 'text'; part: string; field: Field; textKind: string; spans: readonly Span[] };

/** A piece of a text on the page. */
export interface Span {
  run: TracedRun;
  piece: Piece;
}

/** Finds fields on a page, and what shows a field. */
export interface TextIndex {
  /** Returns the field at a character, if it's known. */
  at: (text: Text, offset: number) => Target | undefined;
  /** Returns the field of an element that has no text of its own: a picture, or a button with a label. */
  of: (element: Element) => Target | undefined;
  /** Returns the section or landmark around an element. */
  part: (element: Element) => Target | undefined;
  /** Returns what shows a field: a text, or the section. Languages and regions don't count. */
  find: (field: Field, variants: ReadonlySet<string>) => Target | undefined;
}

/** Indexes a page by its trace. A text counts only if the page still shows it. */
export function createTextIndex(document: Document, trace: Trace): TextIndex {
  const parts = partsOf(document.body);
  const runs: TracedRun[] = [];
  const byText = new Map<Text, TracedRun>();
  const byElement = new Map<Element, TracedRun>();
  const byWords = new Map<string, TracedText>();
  for (const traced of trace.texts) {
    const { part, node, attribute, text, pieces } = traced;
    const root = parts.get(part);
    const place = root && childAt(root, node);
    if (attribute === undefined) byWords.set(`${part}\n${text}`, traced);
    if (!place) continue;
    const run = { part, place, text, pieces };
    if (Array.isArray(place)) {
      if (attribute !== undefined || wordsOf(place) !== text) continue;
      runs.push(run);
      for (const one of place) byText.set(one, run);
    } else if (attribute !== undefined && place.getAttribute(attribute) === text) byElement.set(place, run);
  }
  const spans = runs.flatMap((run) => run.pieces.map((piece) => ({ run, piece })));

  const partOf = (element: Element) => [...parts].find(([, root]) => root.contains(element));

  /** An island may have repeated or moved a text: find it by its words. */
  const findByWords = (text: Text): TracedRun | undefined => {
    const place = runOf(text);
    const [part] = (text.parentElement && partOf(text.parentElement)) ?? [];
    const traced = part === undefined ? undefined : byWords.get(`${part}\n${wordsOf(place)}`);
    return traced && { part: traced.part, place, text: traced.text, pieces: traced.pieces };
  };

  const targetOf = ({ run, piece }: Span): Target => ({
    kind: 'text',
    part: run.part,
    field: piece.field,
    textKind: piece.kind,
    spans: occurrence(spans, { run, piece }),
  });

  const sectionOf = (part: string, element: HTMLElement): Target => ({
    kind: 'section',
    part,
    element,
    field: part.startsWith('section-') ? trace.sections[Number(part.slice('section-'.length))]?.field : undefined,
  });

  return {
    at(text, offset) {
      const run = byText.get(text) ?? findByWords(text);
      if (!run || !Array.isArray(run.place)) return undefined;
      const before = wordsOf(run.place.slice(0, run.place.indexOf(text))).length;
      const position = before + offset;
      const piece = run.pieces.find(({ start, end }) => start <= position && position < end);
      return piece && targetOf({ run, piece });
    },
    of(element) {
      const run = byElement.get(element);
      const [piece] = run?.pieces ?? [];
      return run && piece && targetOf({ run, piece });
    },
    part(element) {
      const found = partOf(element);
      return found && sectionOf(...found);
    },
    find(field, variants) {
      const path = withoutVariant(field.path, variants);
      const shows = ({ piece }: Span) => piece.field.file === field.file && startsWith(piece.field.path, path);
      const section = trace.sections.findIndex((one) => isSameField(one.field, { file: field.file, path }));
      const element = parts.get(`section-${section}`);
      if (element) return sectionOf(`section-${section}`, element);
      const attributes = [...byElement.values()].flatMap((run) => run.pieces.map((piece) => ({ run, piece })));
      const span = spans.find(shows) ?? attributes.find(shows);
      return span ? targetOf(span) : enclosing(trace, field.file, path, sectionOf, parts);
    },
  };
}

/** Returns the section around a field that no text shows. */
function enclosing(
  trace: Trace,
  file: string,
  path: Path,
  sectionOf: (part: string, element: HTMLElement) => Target,
  parts: ReadonlyMap<string, HTMLElement>,
): Target | undefined {
  const index = trace.sections.findIndex(
    ({ field }) => field.file === file && field.path.length > 0 && startsWith(path, field.path),
  );
  const shared = trace.texts.find(({ pieces }) => pieces.some(({ field }) => field.file === file))?.part;
  const part = index >= 0 ? `section-${index}` : shared;
  const element = part === undefined ? undefined : parts.get(part);
  return part !== undefined && element ? sectionOf(part, element) : undefined;
}

/** Collects the pieces of one field that follow each other, with the facts between them: a text with bold words, a list. */
function occurrence(spans: readonly Span[], from: Span): Span[] {
  const index = spans.findIndex(({ run, piece }) => run === from.run && piece === from.piece);
  if (index < 0) return [from];
  const isOwn = (span: Span | undefined): boolean =>
    span !== undefined && span.run.part === from.run.part && isSameField(span.piece.field, from.piece.field);
  const follow = (step: 1 | -1): Span[] => {
    const next = index + step;
    const found: Span[] = [];
    for (let at = next; ; at += step) {
      const span = spans[at];
      if (!span || !(isOwn(span) || (span.piece.kind === 'fact' && isOwn(spans[at + step])))) return found;
      found.push(span);
    }
  };
  return [...follow(-1).reverse(), from, ...follow(1)];
}

/** Returns the places of a target on the screen of its frame. */
export function rectOf(target: Target): DOMRect | undefined {
  if (target.kind === 'section') return target.element.getBoundingClientRect();
  const rects = target.spans.flatMap(rectsOfSpan).filter(({ width, height }) => width > 0 && height > 0);
  if (rects.length === 0) return undefined;
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

function rectsOfSpan({ run: { place }, piece }: Span): DOMRect[] {
  if (!Array.isArray(place)) return [place.getBoundingClientRect()];
  const [first] = place;
  if (!first?.isConnected) return [];
  const range = first.ownerDocument.createRange();
  const [begin, end] = [positionIn(place, piece.start), positionIn(place, piece.end)];
  if (!begin || !end) return [];
  range.setStart(...begin);
  range.setEnd(...end);
  return [...range.getClientRects()];
}

/** Returns the text and the offset in it of a position in joined texts. */
function positionIn(run: readonly Text[], position: number): [Text, number] | undefined {
  let rest = position;
  for (const text of run) {
    if (rest <= text.data.length) return [text, rest];
    rest -= text.data.length;
  }
  return undefined;
}

/** Returns the target at a point of a frame's window: the word there, what an element says, or the section. */
export function targetAt(index: TextIndex, document: Document, x: number, y: number): Target | undefined {
  const element = document.elementFromPoint(x, y);
  if (!element) return undefined;
  const caret = caretAt(document, x, y);
  const word = caret && index.at(...caret);
  if (word) return word;
  const labelled = index.of(element) ?? index.of(element.closest('[alt], [aria-label], [placeholder]') ?? element);
  return labelled ?? index.part(element);
}

/** Returns the character at a point; `undefined` if the nearest one is elsewhere. */
function caretAt(document: Document, x: number, y: number): [Text, number] | undefined {
  const position = document.caretPositionFromPoint(x, y);
  const node = position?.offsetNode;
  if (!position || !isText(node)) return undefined;
  // The caret stands before or behind the character that the point is on.
  for (const offset of [position.offset, position.offset - 1]) {
    if (offset < 0 || offset >= node.data.length) continue;
    const range = document.createRange();
    range.setStart(node, offset);
    range.setEnd(node, offset + 1);
    for (const rect of range.getClientRects())
      if (x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom) return [node, offset];
  }
  return undefined;
}
