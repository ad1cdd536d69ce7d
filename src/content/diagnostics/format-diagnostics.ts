import type { Diagnostic } from './diagnostic.ts';
import { toPrintable } from './diagnostic.ts';
import { createCodeFrame, type TextOf } from './code-frame.ts';

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
