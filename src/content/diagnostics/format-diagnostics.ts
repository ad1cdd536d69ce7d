import { type Diagnostic, toPrintable, hasErrors } from './diagnostic.ts';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { MAX_FILE_BYTES } from './source-file.ts';

/** Output formats: for people, for GitHub annotations, for programs. */
export const FORMATS = ['pretty', 'github', 'json'] as const;
/** An output format. */
export type Format = (typeof FORMATS)[number];

interface PrettyOptions {
  /** Returns the text of a file, for the line with the caret. */
  textOf?: TextOf;
  color?: boolean;
}

/** Formats diagnostics. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  format: Format,
  options: PrettyOptions = {},
): string {
  if (format === 'json') return json(diagnostics);
  if (format === 'github') return diagnostics.map(annotation).join('');
  return pretty(diagnostics, options);
}

/** The shape of `--format json`. Increase `version` when removing or renaming a property. */
const json = (diagnostics: readonly Diagnostic[]): string =>
  `${JSON.stringify({ version: 1, ...count(diagnostics), diagnostics: diagnostics.map(forPrograms) }, null, 2)}\n`;

/** The properties that programs get: the words of forms aren't among them. */
const forPrograms = ({ severity, file, line, column, path, message, hint }: Diagnostic): Omit<Diagnostic, 'form'> => ({
  severity,
  file,
  line,
  column,
  path,
  message,
  hint,
});

const count = (diagnostics: readonly Diagnostic[]) => ({
  errors: diagnostics.filter(({ severity }) => severity === 'error').length,
  warnings: diagnostics.filter(({ severity }) => severity === 'warning').length,
});

const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

const annotation = ({ severity, file, line, column, path, message, hint }: Diagnostic) =>
  `::${severity} file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(path || 'content')}::${escapeData(`${message} ${hint}`)}\n`;

const paint = (code: number, text: string, color: boolean) => (color ? `\u001b[${code}m${text}\u001b[0m` : text);

function pretty(diagnostics: readonly Diagnostic[], { textOf, color = false }: PrettyOptions): string {
  const excerpt = textOf && createCodeFrame(textOf, paint(31, '^', color));
  const blocks = diagnostics.map((diagnostic, index) => {
    const gap = index > 0 && diagnostics[index - 1]?.file !== diagnostic.file ? '\n' : '';
    return `${gap}${entry(diagnostic, color)}${excerpt?.(diagnostic) ?? ''}`;
  });
  const { errors, warnings } = count(diagnostics);
  const sum = [plural(errors, 'error'), ...(warnings > 0 ? [plural(warnings, 'warning')] : [])].join(', ');
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  return `${blocks.join('')}\n${sum} in ${plural(files, 'file')}\n`;
}

const plural = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const entry = ({ severity, file, line, column, path, message, hint }: Diagnostic, color: boolean) => {
  const location = paint(1, `${toPrintable(file)}:${line}:${column}`, color);
  const kind = severity === 'warning' ? `${paint(33, 'warning', color)} ` : '';
  return `${location}  ${kind}${path ? `${paint(36, path, color)}  ` : ''}${message} ${hint}\n`;
};

interface ReportOptions {
  format?: Format;
  /** The folder that the files' names are relative to: the working directory by default. */
  root?: string;
  /** Returns the text of a file, for the line with the caret; reads from disk by default. */
  textOf?: TextOf;
  /** Where to print; colored if it's a terminal. */
  stderr?: { write: (text: string) => unknown; isTTY?: boolean };
}

/** Prints diagnostics to stderr and returns whether the content may be built. */
export function reportDiagnostics(diagnostics: readonly Diagnostic[], options: ReportOptions = {}): boolean {
  const { format = 'pretty', root = process.cwd(), stderr = process.stderr } = options;
  const { textOf = fileTexts(root) } = options;
  const color = stderr.isTTY === true && !process.env['NO_COLOR'];
  if (diagnostics.length > 0 || format === 'json')
    stderr.write(formatDiagnostics(diagnostics, format, { textOf, color }));
  return !hasErrors(diagnostics);
}

/** Returns a function that reads a file of a folder, for the line with the caret. */
export const fileTexts =
  (root: string): TextOf =>
  (file) => {
    try {
      return readFileSync(resolve(root, file), 'utf8');
    } catch {
      return undefined;
    }
  };

/** Returns the text of a file, if it can be read. */
export type TextOf = (file: string) => string | undefined;

/** Characters of a line shown before the location, and in total. */
const BEFORE = 60;
const SHOWN = 100;

/** Characters of zero width, and characters of double width; the two halves of a flag share one width. */
const NARROW = /\p{M}|\u200D/u;
const WIDE =
  /(?!\p{Regional_Indicator})[\p{Emoji_Presentation}\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]/u;

/**
 * Creates the function that returns a diagnostic's line with a caret under the location. Splits each file into lines
 * once.
 */
export function createCodeFrame(textOf: TextOf, caret: string): (diagnostic: Diagnostic) => string {
  const lines = new Map<string, string[]>();
  return ({ file, line, column }) => {
    if (!/\.ya?ml$/.test(file)) return '';
    const own = lines.get(file) ?? readablePart(textOf(file) ?? '').split(/\r?\n/);
    lines.set(file, own);
    const lineText = own[line - 1] ?? '';
    return lineText.trim() === '' ? '' : marked(lineText, line, column, caret);
  };
}

/** Maximum text that is split into lines: a file refused as too large must not become millions of lines. */
const readablePart = (text: string): string => text.slice(0, MAX_FILE_BYTES);

function marked(lineText: string, line: number, column: number, caret: string): string {
  const start = Math.max(0, column - BEFORE);
  const shown = lineText.slice(start, start + SHOWN);
  const margin = ' '.repeat(String(line).length);
  return `  ${line} | ${toPrintable(shown)}\n  ${margin} | ${' '.repeat(widthOf(toPrintable(shown.slice(0, column - 1 - start))))}${caret}\n`;
}

/** Display width of a text in a terminal. */
const widthOf = (lineText: string): number =>
  [...lineText].reduce((width, sign) => width + (NARROW.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1), 0);
