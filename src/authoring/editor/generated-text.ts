import { join, posix } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** Formats a generated text with the project's formatter, so that the two never disagree. */
export async function formatGenerated(root: string, file: string, text: string): Promise<string> {
  const path = join(root, file);
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}

/**
 * Returns whether a file is up to date. JSON is compared by value, which avoids formatting it. Markdown is compared without
 * the line numbers of content and the widths of columns: otherwise a line added to `content/` would make a page stale.
 */
export function saysTheSame(file: string, present: string | undefined, wanted: string): boolean {
  if (present === undefined) return false;
  if (file.endsWith('.md')) return withoutLines(present) === withoutLines(wanted);
  if (!file.endsWith('.json')) return present === wanted;
  try {
    return JSON.stringify(JSON.parse(present)) === JSON.stringify(JSON.parse(wanted));
  } catch {
    return false;
  }
}

const withoutLines = (markdown: string): string =>
  markdown.replaceAll(/(\.yaml):\d+(\]\([^)]*\.yaml)#L\d+/g, '$1$2').replaceAll(/([ -])\1+/g, '$1');

const LINE = /^# yaml-language-server:.*\r?\n?/gm;

/** Sets the first line of a YAML text, by which editors find its schema; keeps everything below. */
export function withSchemaLine(text: string, file: string, schemaFile: string): string {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  return `${schemaLine(file, schemaFile)}${end}${text.replace(/^\uFEFF/, '').replaceAll(LINE, '')}`;
}

/** Formats the line that references a YAML file's schema by relative path. */
export const schemaLine = (file: string, schemaFile: string): string =>
  `# yaml-language-server: $schema=${posix.relative(posix.dirname(file), schemaFile)}`;
