import { posix } from 'node:path';

const LINE = /^# yaml-language-server:.*\r?\n?/gm;

/** A YAML text with the first line by which editors find its schema; what stands below stays as it is. */
export function withSchemaLine(text: string, file: string, schemaFile: string): string {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  return `${schemaLine(file, schemaFile)}${end}${text.replace(/^\uFEFF/, '').replaceAll(LINE, '')}`;
}

/** The line that names the schema of a YAML file, by its path from there. */
export const schemaLine = (file: string, schemaFile: string): string =>
  `# yaml-language-server: $schema=${posix.relative(posix.dirname(file), schemaFile)}`;
