import type { Trace, TracedText } from '../../protocol/page-answers.ts';
import { childAt, joinedText, pageParts, rememberedChildren, typeOfSection, type ChildrenOf } from './page-parts.ts';
import { sectionNumber } from '../state/section-part.ts';

/** A piece of a text that one field shows. */
export type Piece = TracedText['pieces'][number];

/** Returns whether other texts can name a piece in braces: a fact, or a value of the site's own file. */
export const isNamedInBraces = ({ kind, field }: Piece): boolean =>
  kind === 'fact' || field.file === 'content/site.yaml';

/** A text of the page with its fields. */
export interface TracedRun {
  part: string;
  /** The texts, or the element that has the text as an attribute. */
  place: Text[] | HTMLElement;
  text: string;
  pieces: readonly Piece[];
}

/** A piece of a text on the page. */
export interface Span {
  run: TracedRun;
  piece: Piece;
}

/** The places of a trace on a page. */
export interface Places {
  trace: Trace;
  parts: ReadonlyMap<string, HTMLElement>;
  /** Pieces of texts, in the order of the page. */
  spans: readonly Span[];
  /** Pieces of attributes. */
  labels: readonly Span[];
  byText: ReadonlyMap<Text, TracedRun>;
  byElement: ReadonlyMap<Element, TracedRun>;
}

/** Whether texts that follow each other are those of a trace. */
type HasText = (run: readonly Text[], text: string) => boolean;

/** What a page's texts were before they changed. */
export interface TextMemory {
  /** Returns what a trace may have in a text in place of what it shows. */
  tracedText: (text: Text) => string;
  /** Takes note of texts that a trace has as they are. */
  remember: (run: readonly Text[]) => void;
}

/** Finds the texts and labels of a trace on a page. A text counts only if the page has it, or had it before it changed. */
export function findPlaces(document: Document, trace: Trace, memory: TextMemory): Places {
  const has: HasText = (run, text) => {
    const isSame = joinedText(run) === text;
    if (isSame) memory.remember(run);
    return isSame || run.map(memory.tracedText).join('') === text;
  };
  const childrenOf = rememberedChildren();
  const parts = tracedParts(document, trace, { has, childrenOf });
  const byText = new Map<Text, TracedRun>();
  const byElement = new Map<Element, TracedRun>();
  const labelled: TracedRun[] = [];
  for (const { part, node, attribute, text, pieces } of trace.texts) {
    const root = parts.get(part);
    const place = root && childAt(root, node, childrenOf);
    if (!place) continue;
    const run = { part, place, text, pieces };
    if (attribute === undefined && Array.isArray(place) && has(place, text))
      for (const one of place) byText.set(one, run);
    else if (attribute !== undefined && !Array.isArray(place) && place.getAttribute(attribute) === text) {
      labelled.push(run);
      // A picture is more than its alternative text.
      if (showsPicture(run) || !byElement.has(place)) byElement.set(place, run);
    }
  }
  const spansOf = (runs: Iterable<TracedRun>) =>
    [...new Set(runs)].flatMap((run) => run.pieces.map((piece) => ({ run, piece })));
  return { trace, parts, byText, byElement, spans: spansOf(byText.values()), labels: spansOf(labelled) };
}

/**
 * Returns the parts of a page that a trace knows. After a section was moved, the page is ahead of the trace: its parts show
 * other texts, and count again with the next trace.
 */
function tracedParts(
  document: Document,
  { sections, texts }: Trace,
  { has, childrenOf }: { has: HasText; childrenOf: ChildrenOf },
): Map<string, HTMLElement> {
  const isTraced = ([part, root]: [string, HTMLElement]) => {
    const type = typeOfSection(root);
    if (type !== undefined && sections[sectionNumber(part)]?.type !== type) return false;
    const own = texts.filter((text) => text.part === part && text.attribute === undefined);
    const isShown = ({ node, text }: TracedText) => {
      const place = childAt(root, node, childrenOf);
      return Array.isArray(place) && has(place, text);
    };
    const first = own.find(({ pieces }) => pieces.some(({ field: { file } }) => file !== DICTIONARY));
    // One text may be edited, and the list of cases may be filtered.
    return !first || isShown(first) || own.filter(isShown).length * 2 >= own.length;
  };
  return new Map([...pageParts(document.body)].filter(isTraced));
}

/** Words that many sections show. */
const DICTIONARY = 'content/dictionary.yaml';

/** Whether an element shows a picture file. */
export const showsPicture = ({ pieces: [piece] }: TracedRun): boolean => piece?.kind === 'image';
