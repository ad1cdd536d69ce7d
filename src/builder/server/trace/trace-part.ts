import type { TracedText } from '../../protocol/page-answers.ts';
import { textsBelow, type Element, type TextPlace } from './html-tree.ts';
import type { MarkedContent, MarkedField } from './mark-content.ts';
import { readMarks, type Mark } from './marks.ts';

/** Attributes that hold words for people, or the file of a picture. */
const TRACED_ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title', 'src'];

/** The field that a character comes from. */
export type Owner = MarkedField | undefined;

/** A text of a part, or an attribute, with the field of each character. */
export interface OwnedText extends Pick<TracedText, 'node' | 'attribute' | 'text'> {
  owners: readonly Owner[];
}

/** A part of a page, traced. */
export interface TracedPart {
  texts: OwnedText[];
  /** Paths of elements and texts that show other words with marks: a component computes from a text. */
  differences: number[][];
}

/** The texts of a part one after the other, with the marks of its twin between them. */
interface Reading {
  /** Each text with the offset at which it begins. */
  texts: { place: TextPlace; begin: number }[];
  marks: Mark[];
  length: number;
  differences: number[][];
}

/**
 * Compares a part of a page with its twin, whose texts carry marks. Where both show the same text, the marks of the twin
 * tell the fields of the real text.
 */
export function tracePart(real: Element, twin: Element, fieldOf: MarkedContent['fieldOf']): TracedPart {
  const reading: Reading = { texts: [], marks: [], length: 0, differences: [] };
  readElement(real, twin, [], reading);
  const owners = ownersOf(reading, fieldOf);
  const texts = reading.texts.map(({ place: { node, text }, begin }) => ({
    node,
    text,
    owners: owners.slice(begin, begin + text.length),
  }));
  return { texts: [...texts, ...attributesOf(real, twin, [], fieldOf)], differences: reading.differences };
}

function add(reading: Reading, places: readonly TextPlace[], marks: readonly Mark[]): void {
  for (const mark of marks) reading.marks.push({ ...mark, at: reading.length + mark.at });
  for (const place of places) {
    reading.texts.push({ place, begin: reading.length });
    reading.length += place.text.length;
  }
}

function readElement(real: Element, twin: Element, path: number[], reading: Reading): void {
  if (!hasSameTexts(real, twin)) {
    // A component that takes a figure out of a text finds another place for it beside a mark; the words stay the same.
    const places = textsBelow(real, path);
    const { text, marks } = readMarks(textOf(textsBelow(twin, path)));
    if (text === textOf(places)) return add(reading, places, marks);
    if (real.tag !== twin.tag || real.children.length !== twin.children.length)
      return void reading.differences.push(path);
  }
  for (const [index, child] of real.children.entries()) {
    const other = twin.children[index];
    const node = [...path, index];
    if (typeof child === 'object' && typeof other === 'object') readElement(child, other, node, reading);
    else {
      const { text, marks } = readMarks(typeof other === 'string' ? other : '');
      if (text === child) add(reading, [{ node, text }], marks);
      else reading.differences.push(node);
    }
  }
}

const textOf = (places: readonly TextPlace[]): string => places.map(({ text }) => text).join('');

/** Returns whether two elements are alike, but for marks and for what their child elements contain. */
const hasSameTexts = (real: Element, twin: Element): boolean =>
  real.tag === twin.tag &&
  real.children.length === twin.children.length &&
  real.children.every((child, index) => {
    const other = twin.children[index];
    if (typeof child === 'string') return typeof other === 'string' && readMarks(other).text === child;
    return typeof other === 'object' && other.tag === child.tag;
  });

/** Returns the field of the innermost marked text for each character. */
function ownersOf({ marks, length }: Pick<Reading, 'marks' | 'length'>, fieldOf: MarkedContent['fieldOf']): Owner[] {
  const owners = Array.from({ length }, (): Owner => undefined);
  for (const { id, from, to } of spansOf(marks)) owners.fill(fieldOf(id), from, to);
  return owners;
}

interface Span {
  id: number;
  from: number;
  to: number;
}

/** Pairs begins with ends, in the order of begins, so that inner texts come after those around them. */
function spansOf(marks: readonly Mark[]): Span[] {
  const spans: Span[] = [];
  const open: Span[] = [];
  for (const { id, at, opens } of marks) {
    if (opens) {
      const span = { id, from: at, to: at };
      spans.push(span);
      open.push(span);
      continue;
    }
    const index = open.findLastIndex((candidate) => candidate.id === id);
    const [span] = index < 0 ? [] : open.splice(index, 1);
    if (span) span.to = at;
  }
  return spans;
}

/** Cuts a text into pieces of one field each. Characters without a field belong to no piece. */
export function piecesOf(owners: readonly Owner[]): TracedText['pieces'] {
  const pieces: TracedText['pieces'] = [];
  let start = 0;
  for (let index = 1; index <= owners.length; index += 1) {
    if (owners[index] === owners[start] && index < owners.length) continue;
    const field = owners[start];
    if (field) pieces.push({ start, end: index, field: { file: field.file, path: [...field.path] }, kind: field.kind });
    start = index;
  }
  return pieces;
}

/** Traces the attributes of elements that both renderings have. */
function attributesOf(real: Element, twin: Element, path: number[], fieldOf: MarkedContent['fieldOf']): OwnedText[] {
  const own = TRACED_ATTRIBUTES.flatMap((attribute): OwnedText[] => {
    const { text, marks } = readMarks(twin.attributes[attribute] ?? '');
    if (marks.length === 0 || text !== real.attributes[attribute]) return [];
    return [{ node: path, attribute, text, owners: ownersOf({ marks, length: text.length }, fieldOf) }];
  });
  return [
    ...own,
    ...real.children.flatMap((child, index) => {
      const other = twin.children[index];
      return typeof child === 'object' && typeof other === 'object' && child.tag === other.tag
        ? attributesOf(child, other, [...path, index], fieldOf)
        : [];
    }),
  ];
}
