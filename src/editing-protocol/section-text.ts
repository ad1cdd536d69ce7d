import { parseDocument, stringify } from 'yaml';
import type { z } from 'zod';

/** A section as plain data. */
export type SectionData = Record<string, z.core.util.JSONType>;

/** Length at which a line is folded, in characters. */
const LINE_WIDTH = 120;

/** Writes sections as YAML, as they'd stand in a page: the text of the clipboard. */
export const sectionsToText = (sections: readonly SectionData[]): string =>
  stringify(sections, { lineWidth: LINE_WIDTH });

/** Reads sections from YAML: a list of sections, one section, or a page with its sections. Or says why it can't. */
export function sectionsFromText(text: string): { sections: SectionData[] } | { problem: string } {
  if (text.trim() === '') return { problem: 'The clipboard is empty. Copy a section first.' };
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    return { problem: `This is not a section: line ${line} is no valid YAML.` };
  }
  const value: unknown = document.toJS();
  const list = Array.isArray(value) ? value : listOf(value);
  const wrong = list.findIndex((entry) => !isSection(entry));
  if (list.length > 0 && wrong < 0) return { sections: list as SectionData[] };
  const what = list.length > 1 ? `Entry ${wrong + 1} of the clipboard` : 'The clipboard';
  return { problem: `${what} is no section: a section begins with “type:” or “shared:”.` };
}

function listOf(value: unknown): unknown[] {
  const inner: unknown = (value as { sections?: unknown } | null | undefined)?.sections;
  return Array.isArray(inner) && !isSection(value) ? inner : [value];
}

function isSection(value: unknown): value is SectionData {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { type, shared } = value as Record<string, unknown>;
  return typeof type === 'string' || typeof shared === 'string';
}
