import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Diagnostic } from './diagnostic.ts';

/** Largest content file that is read, in bytes; a page of this size is a mistake. */
export const MAX_FILE_BYTES = 256 * 1024;

/** A content file as text. */
export interface SourceFile {
  /** Path from the project's root, with forward slashes. */
  file: string;
  text: string;
}

/** Reads all YAML files below `content/`, in the order of their names. */
export async function readFiles(root: string): Promise<{ files: SourceFile[]; diagnostics: Diagnostic[] }> {
  const entries = await readdir(join(root, 'content'), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const results = await Promise.all(paths.map((file) => readSource(root, file)));
  return {
    files: results.flatMap((result) => ('text' in result ? [result] : [])),
    diagnostics: results.flatMap((result) => ('message' in result ? [result] : [])),
  };
}

async function readSource(root: string, file: string): Promise<SourceFile | Diagnostic> {
  const bytes = await readFile(join(root, file));
  if (bytes.length > MAX_FILE_BYTES)
    return wholeFile(file, `The file has ${bytes.length} bytes; at most ${MAX_FILE_BYTES} are read.`, 'Split the page into several pages.');
  try {
    return { file, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return wholeFile(file, 'The file is not UTF-8.', 'Save it again with the encoding UTF-8.');
  }
}

const wholeFile = (file: string, message: string, hint: string): Diagnostic => ({
  severity: 'error',
  file,
  line: 1,
  column: 1,
  path: '',
  message,
  hint,
});
