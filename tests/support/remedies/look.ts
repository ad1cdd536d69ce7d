import { dataAt, plainOf } from '../../../src/authoring/edit/plain-data.ts';
import { editYaml, type EditOperation } from '../../../src/authoring/edit/edit-yaml.ts';
import { parseSource } from '../../../src/authoring/edit/yaml-source.ts';
import type { Diagnostic } from '../../../src/content/diagnostics/diagnostic.ts';
import { type Path, parsePath } from '../../../src/data/path.ts';

/** New texts by file name; `null` deletes the file. Files of `public/` have an empty text. */
export type Edits = ReadonlyMap<string, string | null>;

/** The files that somebody who follows a remedy has at hand. */
export interface Desk {
  /** Returns the text of a file; `undefined` if it isn't there. */
  textOf: (file: string) => string | undefined;
  /** Returns the text of a file as it was before the mistake: what "Bring it back" brings. */
  before: (file: string) => string | undefined;
}

/** A diagnostic as its reader has it: the words, and the file open at the place that it names. */
export interface Look extends Diagnostic, Desk {
  text: string;
  offset: number;
  steps: Path;
}

/** Opens the file of a diagnostic at its place. */
export function lookAt(diagnostic: Diagnostic, { textOf, before }: Desk): Look {
  const text = textOf(diagnostic.file) ?? '';
  const above = text.split('\n').slice(0, diagnostic.line - 1);
  const offset = above.reduce((sum, line) => sum + line.length + 1, 0) + diagnostic.column - 1;
  return { ...diagnostic, textOf, before, text, offset, steps: parsePath(diagnostic.path) };
}

/** The file with another text between two offsets. */
export const replaced = ({ file, text }: Look, from: number, to: number, by: string): Edits =>
  new Map([[file, text.slice(0, from) + by + text.slice(to)]]);

/** A text after operations of the edit engine, which does what a person does who knows YAML. */
export const editedText = (text: string, ...operations: EditOperation[]): string =>
  operations.reduce((source, operation) => {
    const result = editYaml(source, operation);
    if (!result.ok) throw new Error(`${JSON.stringify(operation)}: ${result.reason}`);
    return result.source;
  }, text);

/** The file of the diagnostic after operations of the edit engine. */
export const edited = ({ file, text }: Look, ...operations: EditOperation[]): Edits =>
  new Map([[file, editedText(text, ...operations)]]);

/** The line at an offset, and where it begins and ends. */
export function lineAt({ text }: Pick<Look, 'text'>, offset: number): { start: number; end: number; line: string } {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const next = text.indexOf('\n', offset);
  const end = next < 0 ? text.length : next;
  return { start, end, line: text.slice(start, end) };
}

/** The source of the value that begins at the diagnostic's place: between quotes, or up to a comment, a comma or a bracket. */
export function sourceAt({ text, offset }: Look): string {
  const { start, end } = lineAt({ text }, offset);
  const rest = text.slice(offset, end);
  const isInBrackets = /[{[][^\]}]*$/.test(text.slice(start, offset));
  const [source = ''] =
    /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[“‘][^”’]*[”’])/.exec(rest) ??
    (isInBrackets ? /^[^,\]}]*/ : /^.*?(?=\s+#|\s*$)/).exec(rest) ??
    [];
  return source.trimEnd();
}

/** The value at a path of the file; `undefined` if there is none, or if the file can't be read. */
export function valueAt({ text }: Pick<Look, 'text'>, path: Path): unknown {
  try {
    return plainOf(dataAt(parseSource(text).data, path));
  } catch {
    return undefined;
  }
}

/** The word, the address or the value that a message is about: what it quotes first, or names without quotes. */
export function subjectOf({ message }: Pick<Look, 'message'>): string {
  const excerpt = /^"(.*)" (?:has|is|links|would|begins|marks)\b/s.exec(message)?.[1];
  if (excerpt !== undefined && !excerpt.includes('" ')) return excerpt.replace(/…$/, '');
  const [, quoted, braces, address, first = ''] =
    /^(?:.*?(?:"([^"]+)"|(\{\w+\})|(?<=^|\s)(\/\S*?)(?=\.?(?:\s|$)))|(\S+))/.exec(message) ?? [];
  return (quoted ?? braces ?? address ?? first).replace(/…$/, '');
}
