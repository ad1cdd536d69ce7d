import type { Diagnostic } from './diagnostic.ts';

/** How diagnostics are written: for people, for GitHub annotations, or for programs. */
export const FORMATS = ['pretty', 'github', 'json'] as const;
/** One of the formats. */
export type Format = (typeof FORMATS)[number];

interface PrettyOptions {
  /** Text of a file, for the line with the caret. */
  textOf?: (file: string) => string | undefined;
  color?: boolean;
}

/** Writes diagnostics in a format. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], format: Format, options: PrettyOptions = {}): string {
  if (format === 'json') return `${JSON.stringify({ diagnostics, ...count(diagnostics) }, null, 2)}\n`;
  if (format === 'github') return diagnostics.map(annotation).join('');
  return pretty(diagnostics, options);
}

const count = (diagnostics: readonly Diagnostic[]) => ({
  errors: diagnostics.filter(({ severity }) => severity === 'error').length,
  warnings: diagnostics.filter(({ severity }) => severity === 'warning').length,
});

const escapeData = (words: string) => words.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (words: string) => escapeData(words).replaceAll(':', '%3A').replaceAll(',', '%2C');

const annotation = ({ severity, file, line, column, path, message, hint }: Diagnostic) =>
  `::${severity} file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(path || 'content')}::${escapeData(`${message} ${hint}`)}\n`;

const paint = (code: number, words: string, color: boolean | undefined) => (color ? `\u001b[${code}m${words}\u001b[0m` : words);

function pretty(diagnostics: readonly Diagnostic[], { textOf, color }: PrettyOptions): string {
  const blocks = diagnostics.map((diagnostic, index) => {
    const gap = index > 0 && diagnostics[index - 1]?.file !== diagnostic.file ? '\n' : '';
    return `${gap}${entry(diagnostic, color)}${excerpt(diagnostic, textOf?.(diagnostic.file), color)}`;
  });
  const { errors, warnings } = count(diagnostics);
  const sum = [plural(errors, 'error'), ...(warnings > 0 ? [plural(warnings, 'warning')] : [])].join(', ');
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  return `${blocks.join('')}\n${sum} in ${plural(files, 'file')}\n`;
}

const plural = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const entry = ({ severity, file, line, column, path, message, hint }: Diagnostic, color: boolean | undefined) => {
  const place = paint(1, `${file}:${line}:${column}`, color);
  const kind = severity === 'warning' ? `${paint(33, 'warning', color)} ` : '';
  return `${place}  ${kind}${path ? `${paint(36, path, color)}  ` : ''}${message} ${hint}\n`;
};

/** The line itself with a caret under the place. */
function excerpt({ line, column }: Diagnostic, text: string | undefined, color: boolean | undefined): string {
  const words = text?.split(/\r?\n/)[line - 1];
  if (words === undefined || words.trim() === '') return '';
  const start = Math.max(0, column - 60);
  const number = String(line);
  const shown = words.slice(start, start + 100);
  const blank = shown.slice(0, column - 1 - start).replace(/[^\t]/g, ' ');
  return `  ${number} | ${shown}\n  ${' '.repeat(number.length)} | ${blank}${paint(31, '^', color)}\n`;
}
