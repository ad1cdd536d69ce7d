import { inlineText, type OriginalData } from './inline-text.ts';
import { withoutPlaceholders } from './placeholders.ts';
import type {
  ExchangeProblem,
  TranslationProgress,
  ReturnedTranslation,
  TranslationStatus,
} from './returned-translation.ts';
import { isSameText } from './same-text.ts';
import { NO_STATUS, statusOf } from './translation-status.ts';
import { attributeOf, childElements, type XmlElement } from './xml-tree.ts';

/** A part of a unit's text: a segment, or what stands between two segments. */
interface Part {
  source: string;
  /** `undefined` if there is none. */
  target: string | undefined;
  /** Position in the translation, starting at 1: a translator may write sentences in another order. */
  order: number;
  isSegment: boolean;
  status: TranslationStatus;
  /** Inline codes of the translation that stand for no text. */
  unknown: string[];
}

/** Reads the text of a unit and its translation, whole from its segments and what stands between them. */
export function readXliffUnit(unit: XmlElement): Omit<ReturnedTranslation, 'file' | 'field'> {
  const elements = childElements(unit, 'segment', 'ignorable');
  const data = originalData(unit, elements);
  const parts = elements.map((part, index) => partOf(part, index + 1, data));
  const segments = parts.filter(({ isSegment }) => isSegment);
  const source = parts.map((part) => part.source).join('');
  const target = parts
    .toSorted((a, b) => a.order - b.order)
    .map(targetOf)
    .join('');
  // One segment is judged as a whole later, beside the text that the site has.
  const open = segments.length > 1 ? segments.filter(isOpen) : [];
  const hasNone = open.length > 0 && open.length === segments.length && !isSameText(source, target);
  return {
    line: unit.line,
    source: source.trim(),
    target: hasNone ? '' : target.trim(),
    status: statusOfAll(segments),
    ...(open.length > 0 && open.length < segments.length ? { openSegments: open.length } : {}),
    ...unknownCodes(unit, parts),
  };
}

const NO_DATA: OriginalData = { texts: new Map(), codes: new Map() };

function originalData(unit: XmlElement, parts: readonly XmlElement[]): OriginalData {
  const data = childElements(unit, 'originalData').flatMap((list) => childElements(list, 'data'));
  const codes = parts.flatMap((part) => childElements(part, 'source')).flatMap(elementsBelow);
  return {
    texts: new Map(data.map((each) => [attributeOf(each, 'id'), inlineText(each, NO_DATA).text])),
    codes: new Map(codes.map((code) => [attributeOf(code, 'id'), code])),
  };
}

const elementsBelow = ({ children }: XmlElement): XmlElement[] =>
  children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...elementsBelow(child)]));

function partOf(part: XmlElement, position: number, data: OriginalData): Part {
  const [source] = childElements(part, 'source');
  const [target, another] = childElements(part, 'target');
  const [from, to] = [source, target].map((text) => text && inlineText(text, data));
  const state = attributeOf(part, 'state') || (target ? attributeOf(target, 'state') : '');
  return {
    source: from?.text ?? '',
    target: to?.text,
    order: Number((target && attributeOf(target, 'order')) || position),
    isSegment: part.name === 'segment',
    status: statusOf(state, attributeOf(part, 'subState')),
    unknown: [...(to?.unknown ?? []), ...(another ? ['<target> twice'] : [])],
  };
}

/** What stands between two segments is as in the source, unless the file says otherwise. */
const targetOf = ({ source, target, isSegment }: Part): string => target ?? (isSegment ? '' : source);

/** Returns whether one of several segments has no translation. */
function isOpen({ source, target = '', status: { progress } }: Part): boolean {
  if (target.trim() === '') return source.trim() !== '';
  return progress === 'initial' && hasWords(source) && isSameText(source, target);
}

const hasWords = (text: string): boolean => /\p{L}/u.test(withoutPlaceholders(text));

/** What the segments have reached together. Segments without words, such as "100 %", don't count beside others. */
function statusOfAll(segments: readonly Part[]): TranslationStatus {
  const spoken = segments.filter(({ source }) => hasWords(source));
  const all = (spoken.length > 0 ? spoken : segments).map(({ status }) => status);
  const least = PROGRESS.find((progress) => all.some((status) => status.progress === progress));
  return all.find(({ progress }) => progress === least) ?? NO_STATUS;
}

/** From what is to be worked on to what is done. */
const PROGRESS: readonly TranslationProgress[] = ['unconfirmed', 'initial', 'translated', 'approved'];

function unknownCodes({ line }: XmlElement, parts: readonly Part[]): { problem?: ExchangeProblem } {
  const [code] = parts.flatMap(({ unknown }) => unknown);
  if (code === undefined) return {};
  const message = `The translation has the code ${code}, which stands for no text of the site.`;
  return { problem: { line, message, hint: 'Take the formatting out, or write it as the source text does.' } };
}
