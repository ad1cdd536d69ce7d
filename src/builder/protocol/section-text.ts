import { Document, isSeq, parseDocument, stringify, YAMLSeq, type Node } from 'yaml';
import type { Json } from './answers.ts';
import { texts } from '../texts/texts.ts';

/** A section as plain data. */
export type PlainSection = Record<string, Json>;

/** Length at which a line is folded, in characters. */
const LINE_WIDTH = 120;

/**
 * Returns sections of a page as a YAML list with their comments: the text of the clipboard.
 * @param source the page's text
 * @param indexes which of its sections
 */
export function sectionsToText(source: string, indexes: readonly number[]): string {
  const sections = parseDocument(source).get('sections');
  if (!isSeq(sections)) return '';
  const chosen = indexes.flatMap((index) => (sections.items[index] as Node | undefined) ?? []);
  const [first] = chosen;
  if (first) {
    // The parser keeps a comment above the first item with the list.
    if (first === sections.items[0]) first.commentBefore ??= sections.commentBefore ?? null;
    // The blank line above the first section was the page's.
    first.spaceBefore = false;
  }
  const copy = new Document();
  copy.contents = Object.assign(new YAMLSeq<Node>(), { items: chosen });
  return copy.toString({ lineWidth: LINE_WIDTH });
}

/** Returns sections as a YAML list. */
export const dataToText = (sections: readonly object[]): string => stringify(sections, { lineWidth: LINE_WIDTH });

/** Sections that were read from YAML. */
interface ReadSections {
  sections: PlainSection[];
  /** Whether the text is a list of sections, which can be inserted as it is, with its comments. */
  isList: boolean;
}

/** Reads sections from YAML: a list of sections, one section, or a page with its sections. Or says why it can't. */
export function sectionsFromText(text: string): ReadSections | { problem: string } {
  const { empty, noSection, itemNoSection } = texts.outline.clipboard;
  if (text.trim() === '') return { problem: empty };
  const document = parseDocument(text);
  if (document.errors.length > 0) return { problem: noSection };
  const value: unknown = document.toJS();
  const list = Array.isArray(value) ? value : listOf(value);
  const wrong = list.findIndex((entry) => !isSection(entry));
  if (list.length > 0 && wrong < 0)
    return { sections: list as PlainSection[], isList: isSeq(document.contents) && !document.contents.flow };
  return { problem: list.length > 1 ? itemNoSection(wrong + 1) : noSection };
}

function listOf(value: unknown): unknown[] {
  const inner: unknown = (value as { sections?: unknown } | null | undefined)?.sections;
  return Array.isArray(inner) && !isSection(value) ? inner : [value];
}

function isSection(value: unknown): value is PlainSection {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { type, shared } = value as Record<string, unknown>;
  return typeof type === 'string' || typeof shared === 'string';
}
