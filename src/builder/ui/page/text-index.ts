import type { Trace, TracedText } from '../../protocol/page-answers.ts';
import type { FieldPlace } from '../state/view.tsx';
import { isSameField, withoutVariant } from './field-path.ts';
import { joinedText, runOf } from './page-parts.ts';
import {
  findPlaces,
  showsPicture,
  type TextMemory,
  type Piece,
  type Places,
  type Span,
  type TracedRun,
  isNamedInBraces,
} from './trace-places.ts';
import { isAtOrBelow } from '../../../data/path.ts';
import { SECTION_PART, sectionNumber } from '../state/section-part.ts';

/** What a click selects. */
export type PageTarget =
  | { kind: 'section'; part: string; element: HTMLElement; field: FieldPlace | undefined }
  | {
      kind: 'text';
      part: string;
      field: FieldPlace;
      textKind: string;
      spans: readonly Span[];
      /** The element of a whole list item. */
      element?: Element;
    };

/** Finds fields on a page, and what shows a field. */
export interface TextIndex {
  /** Returns the field at a character, if it's known. */
  at: (text: Text, offset: number) => PageTarget | undefined;
  /** Returns the field of an element that has no text of its own: of a picture its file, of a button its label. */
  of: (element: Element) => PageTarget | undefined;
  /** Returns the field of an element that shows one field alone: a point beside the words of a heading is on the heading. */
  within: (element: Element) => PageTarget | undefined;
  /** Returns the list item that an element stands in, for texts that come from no field. */
  item: (element: Element) => PageTarget | undefined;
  /** Returns the section or landmark around an element. */
  part: (element: Element) => PageTarget | undefined;
  /** Returns the element of a part of the page. */
  root: (part: string) => HTMLElement | undefined;
  /** Returns what shows a field: a text, or the section. Languages and regions don't count. */
  find: (field: FieldPlace, variants: ReadonlySet<string>) => PageTarget | undefined;
}

/** Indexes a page by its trace. A text counts only if the page has it, or had it before it changed. */
export function createTextIndex(document: Document, trace: Trace, memory: TextMemory): TextIndex {
  const places = findPlaces(document, trace, memory);
  const { parts, byText, byElement } = places;
  const byWords = indexWords(trace);
  const partOf = (element: Element) => [...parts].find(([, root]) => root.contains(element));

  /** An island may have repeated or moved a text: find it by its words. */
  const findByWords = (text: Text): TracedRun | undefined => {
    const place = runOf(text);
    const [part] = (text.parentElement && partOf(text.parentElement)) ?? [];
    const traced = part === undefined ? undefined : byWords.get(`${part}\n${joinedText(place)}`);
    return traced && { part: traced.part, place, text: traced.text, pieces: traced.pieces };
  };

  return {
    at(text, offset) {
      const run = byText.get(text) ?? findByWords(text);
      if (!run || !Array.isArray(run.place)) return undefined;
      const before = joinedText(run.place.slice(0, run.place.indexOf(text))).length;
      const position = before + offset;
      const piece = run.pieces.find(({ start, end }) => start <= position && position < end);
      return piece && targetOf(places, { run, piece });
    },
    of(element) {
      const run = byElement.get(element);
      const [piece] = run?.pieces ?? [];
      return run && piece && targetOf(places, { run, piece });
    },
    within(element) {
      const inside = places.spans.filter(
        ({ run }) => Array.isArray(run.place) && element.contains(run.place[0] ?? null),
      );
      const first =
        inside.find(({ piece }) => !isNamedInBraces(piece)) ?? inside.find(({ piece }) => piece.kind !== 'fact');
      const isAlone = inside.every(
        ({ piece }) => isNamedInBraces(piece) || isSameField(piece.field, first?.piece.field ?? piece.field),
      );
      return first && isAlone ? targetOf(places, first) : undefined;
    },
    item(element) {
      const [part, root] = partOf(element) ?? [];
      return part === undefined || !root ? undefined : itemAround(places.spans, element, { part, root });
    },
    part(element) {
      const [part] = partOf(element) ?? [];
      return part === undefined ? undefined : sectionTarget(places, part);
    },
    root: (part) => parts.get(part),
    find: (field, variants) => findTarget(places, { file: field.file, path: withoutVariant(field.path, variants) }),
  };
}

/** Indexes texts by their part and words. A number that comes from several fields, such as a price of two plans, is left out. */
function indexWords({ texts }: Trace): ReadonlyMap<string, TracedText> {
  const byWords = new Map<string, TracedText>();
  const ambiguous = new Set<string>();
  for (const traced of texts) {
    if (traced.attribute !== undefined) continue;
    const key = `${traced.part}\n${traced.text}`;
    const known = byWords.get(key);
    const isSame = ({ field, kind }: Piece, index: number) =>
      kind !== 'number' || isSameField(field, known?.pieces[index]?.field ?? field);
    if (known && !traced.pieces.every(isSame)) ambiguous.add(key);
    byWords.set(key, traced);
  }
  for (const key of ambiguous) byWords.delete(key);
  return byWords;
}

const targetOf = ({ spans }: Places, span: Span): PageTarget => ({
  kind: 'text',
  part: span.run.part,
  field: span.piece.field,
  textKind: span.piece.kind,
  spans: occurrence(spans, span),
});

/** Returns the item of the smallest element around another one that shows fields of one item; of several, none. */
function itemAround(
  spans: readonly Span[],
  element: Element,
  { part, root }: { part: string; root: HTMLElement },
): PageTarget | undefined {
  const inItems = spans.filter(({ run, piece }) => run.part === part && itemOf(piece.field));
  for (let around: Element | null = element; around && root.contains(around); around = around.parentElement) {
    const within = around;
    const inside = inItems.filter(({ run }) => Array.isArray(run.place) && within.contains(run.place[0] ?? null));
    const [first] = inside;
    const field = first && itemOf(first.piece.field);
    if (!field) continue;
    const isOne = inside.every(({ piece }) => isSameField(itemOf(piece.field) ?? piece.field, field));
    return isOne ? { kind: 'text', part, field, textKind: 'item', spans: inside, element: around } : undefined;
  }
  return undefined;
}

/** Returns the outermost list item that a field of a file or section is in. */
function itemOf({ file, path }: FieldPlace): FieldPlace | undefined {
  const isInSection = path[0] === 'sections';
  const end = path.findIndex((step, index) => typeof step === 'number' && !(isInSection && index === 1));
  return end < 0 ? undefined : { file, path: path.slice(0, end + 1) };
}

function sectionTarget({ trace, parts }: Places, part: string): PageTarget | undefined {
  const element = parts.get(part);
  const field = part.startsWith(SECTION_PART) ? trace.sections[sectionNumber(part)]?.field : undefined;
  return element && { kind: 'section', part, element, field };
}

/** Finds what shows a field: its section, its first text, or the section around it. */
function findTarget(places: Places, { file, path }: FieldPlace): PageTarget | undefined {
  const { sections, texts } = places.trace;
  const own = sections.findIndex(({ field }) => isSameField(field, { file, path }));
  if (own >= 0) return sectionTarget(places, `${SECTION_PART}${own}`);
  const isOfPage = sections.some(({ field }) => field.file === file);
  const shows = ({ piece: { field } }: Span) => field.file === file && isAtOrBelow(field.path, path);
  // Of a picture, the focal point shows in no text.
  const pictures = places.labels.filter(({ run }) => showsPicture(run));
  const span =
    path.length > 0
      ? (pictures.find(({ piece }) => isSameField(piece.field, { file, path })) ??
        places.spans.find(shows) ??
        places.labels.find(shows) ??
        pictures.find(({ piece: { field } }) => field.file === file && isAtOrBelow(path, field.path)))
      : undefined;
  if (span) return targetOf(places, span);
  const around = sections.findIndex(({ field }) => field.file === file && isAtOrBelow(path, field.path));
  if (around >= 0) return sectionTarget(places, `${SECTION_PART}${around}`);
  // Another page, of which this one may show the name, as breadcrumbs do.
  if (isOfPage || file.startsWith('content/pages/')) return undefined;
  // A shared section, or a field of it that shows no text itself.
  const part = texts.find(({ pieces }) => pieces.some(({ field }) => field.file === file))?.part;
  return part === undefined ? undefined : sectionTarget(places, part);
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
      if (!span || !(isOwn(span) || (isNamedInBraces(span.piece) && isOwn(spans[at + step])))) return found;
      found.push(span);
    }
  };
  return [...follow(-1).reverse(), from, ...follow(1)];
}
