import { texts } from '../../../texts/texts.ts';
import type { EditorKind } from '../text-schema.ts';
import type { PastedFormat } from './element-format.ts';
import { readHtml, type PastedContent } from './read-html.ts';

/** What rich text holds, and what becomes of formats that it writes in another way. */
const KEPT: ReadonlySet<PastedFormat> = new Set([
  'bold',
  'links',
  'lists',
  'insecureLinks',
  'numbers',
  'headings',
  'tables',
]);
const CHANGED = ['numbers', 'tables', 'insecureLinks'] as const;

/** The order in which formats are named. */
const ORDER: readonly Exclude<PastedFormat, 'insecureLinks'>[] = [
  ...(['bold', 'italics', 'underlines', 'strikethrough', 'raised', 'links', 'deadLinks', 'lists'] as const),
  ...(['headings', 'tables', 'pictures'] as const),
];

/** Says what of a paste isn't kept, or is written in another way; `undefined` if everything is as it was. */
export function pasteNote(html: string, text: string, isRich: boolean): string | undefined {
  return noteOf(html === '' ? undefined : readHtml(html), text, isRich ? 'rich' : 'line');
}

/** Says the same of a paste that was read. */
export function noteOf(content: PastedContent | undefined, text: string, kind: EditorKind): string | undefined {
  const words = texts.form.pasted;
  const found = new Set(content?.lost);
  // One line has no links at all.
  if (kind === 'line' && found.delete('deadLinks')) found.add('links');
  const lost = ORDER.filter((format) => found.has(format) && !(kind === 'rich' && KEPT.has(format)));
  const hasBreaks = content ? content.blocks.length > 1 : /\S[^\S\n\r]*[\n\r]\s*\S/.test(text);
  const lines = [
    lost.length > 0 && words.lost(listOf(lost.map((format) => words.formats[format]))),
    ...(kind === 'rich' ? CHANGED.map((format) => found.has(format) && words.changed[format]) : []),
    kind === 'line' && hasBreaks && words.lineBreaks,
  ];
  return lines.filter((line) => line !== false).join(' ') || undefined;
}

const listOf = (words: readonly string[]): string =>
  new Intl.ListFormat(texts.common.locale, { type: 'conjunction' }).format(words);
