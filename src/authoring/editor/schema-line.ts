import { posix } from 'node:path';

const LINE = /^# yaml-language-server:.*\r?\n?/gm;

/** Sets the first line of a YAML text, by which editors find its schema; keeps everything below. */
export function withSchemaLine(text: string, file: string, schemaFile: string): string {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  return `${schemaLine(file, schemaFile)}${end}${text.replace(/^\uFEFF/, '').replaceAll(LINE, '')}`;
}

/** Formats the line that references a YAML file's schema by relative path. */
export const schemaLine = (file: string, schemaFile: string): string =>
  `# yaml-language-server: $schema=${posix.relative(posix.dirname(file), schemaFile)}`;
