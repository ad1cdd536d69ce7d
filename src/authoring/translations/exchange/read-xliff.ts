import {
  ExchangeError,
  type ExchangeProblem,
  type TranslationProgress,
  type ReturnedTranslation,
  type TranslationStatus,
  type ExchangeContent,
  type NamedLanguage,
  NO_STATUS,
  statusOf,
} from './returned-translation.ts';
import { attributeOf, childElements, parseXml, type XmlElement } from './xml-tree.ts';
import { withoutPlaceholders, isSameText } from './judge-translation.ts';

/** What the namespaces of XLIFF 2.0, 2.1 and 2.2 begin with. Some tools leave the namespace out. */
const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.';

/**
 * Reads translations from XLIFF 2. Only what the core of the format calls source and target is text: candidates, notes,
 * glossaries and other modules have elements of these names, too. Fails with the line of what isn't XLIFF.
 */
export function readXliff(text: string): ExchangeContent {
  const root = parseXml(text);
  const version = attributeOf(root, 'version');
  const isCore = root.namespace === '' || root.namespace.startsWith(NAMESPACE);
  if (root.name !== 'xliff' || !version.startsWith('2.') || !isCore)
    throw new ExchangeError("This isn't XLIFF 2.0.", root.line, remedyFor(root, version));
  const units = childElements(root, 'file').flatMap((file) => unitsBelow(file).map((unit) => ({ file, unit })));
  return {
    languages: languagesOf(root, units),
    translations: units.flatMap(({ file, unit }) => translationOf(file, unit)),
    problems: units.flatMap(({ file, unit }) => lostName(file, unit)),
  };
}

const remedyFor = ({ name }: XmlElement, version: string): string =>
  name === 'xliff' && version !== ''
    ? `It is XLIFF ${version}. Have the translation tool save the file that it received, which is XLIFF 2.0, instead of a format of its own.`
    : 'Choose the file that came back from the translator.';

const unitsBelow = (parent: XmlElement): XmlElement[] =>
  childElements(parent, 'unit', 'group').flatMap((child) => (child.name === 'unit' ? [child] : unitsBelow(child)));

/** Lists each language that the file names, where it names it first. */
function languagesOf(root: XmlElement, units: readonly { unit: XmlElement }[]): NamedLanguage[] {
  const texts = units.flatMap(({ unit }) =>
    childElements(unit, 'segment', 'ignorable').flatMap((segment) => childElements(segment, 'source', 'target')),
  );
  const named = [
    { role: 'source' as const, tag: attributeOf(root, 'srcLang'), line: root.line },
    { role: 'target' as const, tag: attributeOf(root, 'trgLang'), line: root.line },
    ...texts.map((text) => ({
      role: text.name === 'source' ? ('source' as const) : ('target' as const),
      tag: attributeOf(text, 'xml:lang'),
      line: text.line,
    })),
  ].filter(({ tag }) => tag !== '');
  return [...new Map(named.toReversed().map((each) => [`${each.role} ${each.tag}`, each])).values()].toReversed();
}

function lostName(file: XmlElement, unit: XmlElement): ExchangeProblem[] {
  if (attributeOf(unit, 'name') !== '' && attributeOf(file, 'original') !== '') return [];
  const message = `The unit ${attributeOf(unit, 'id')} has lost its name, which says where its text belongs.`;
  return [{ line: unit.line, message, hint: 'Have the translation tool keep the names of units and files.' }];
}

function translationOf(file: XmlElement, unit: XmlElement): ReturnedTranslation[] {
  const [original, field] = [attributeOf(file, 'original'), attributeOf(unit, 'name')];
  return original === '' || field === '' ? [] : [{ file: original, field, ...readXliffUnit(unit) }];
}

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
function readXliffUnit(unit: XmlElement): Omit<ReturnedTranslation, 'file' | 'field'> {
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

/** What inline codes stand for. */
interface OriginalData {
  /** The text of each data element, by its id. */
  texts: ReadonlyMap<string, string>;
  /** The codes of the source, by their id: a code of the translation may refer to its data by having the same id. */
  codes: ReadonlyMap<string, XmlElement>;
}

/** The text of a `<source>` or `<target>`, and the inline codes that stand for no text. */
interface InlineText {
  text: string;
  /** The codes as the file writes them: `<pc id="1">`. */
  unknown: string[];
}

/** The attributes of inline codes that name the text before, and the text behind what they enclose. */
const DATA_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  ph: ['dataRef'],
  sc: ['dataRef'],
  ec: ['dataRef'],
  pc: ['dataRefStart', 'dataRefEnd'],
};

/** Elements that mark a part of the text for people or tools, and are no part of it. */
const ANNOTATIONS: ReadonlySet<string> = new Set(['mrk', 'sm', 'em']);

/** Reads the content of a `<source>` or `<target>`. */
function inlineText(element: XmlElement, data: OriginalData): InlineText {
  const parts = element.children.map((child) =>
    typeof child === 'string' ? { text: child, unknown: [] } : codeText(child, element.namespace, data),
  );
  return { text: parts.map(({ text }) => text).join(''), unknown: parts.flatMap(({ unknown }) => unknown) };
}

function codeText(code: XmlElement, namespace: string, data: OriginalData): InlineText {
  const inner = inlineText(code, data);
  const name = code.namespace === namespace ? code.name : '';
  if (ANNOTATIONS.has(name)) return inner;
  if (name === 'cp') return characterOf(code);
  const [before, behind = ''] = (DATA_ATTRIBUTES[name] ?? []).map((attribute) => dataOf(code, attribute, data));
  if (before !== undefined) return { text: before + inner.text + behind, unknown: inner.unknown };
  return { text: inner.text, unknown: [asWritten(code), ...inner.unknown] };
}

/** Reads a character that XML can't hold: `<cp hex="001A"/>`. */
function characterOf(code: XmlElement): InlineText {
  const hex = attributeOf(code, 'hex');
  const isValid = /^[0-9a-f]{1,6}$/i.test(hex) && Number.parseInt(hex, 16) <= 0x10_ff_ff;
  return isValid
    ? { text: String.fromCodePoint(Number.parseInt(hex, 16)), unknown: [] }
    : { text: '', unknown: [asWritten(code)] };
}

function dataOf(code: XmlElement, attribute: string, { texts, codes }: OriginalData): string | undefined {
  const own = attributeOf(code, attribute);
  const twin = codes.get(attributeOf(code, 'id'));
  return texts.get(own || (twin?.name === code.name ? attributeOf(twin, attribute) : ''));
}

const asWritten = (code: XmlElement): string => {
  const id = attributeOf(code, 'id') || attributeOf(code, 'startRef');
  return id ? `<${code.name} id="${id}">` : `<${code.name}>`;
};
