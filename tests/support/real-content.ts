import { join } from 'node:path';
import { createContentCheck, type ContentCheck } from '../../src/content/check-content.ts';
import { decodeSource } from '../../src/content/read/decode-source.ts';
import type { SourceFile } from '../../src/content/diagnostics/source-file.ts';
import type { Diagnostic } from '../../src/content/diagnostics/diagnostic.ts';
import { listPublicFiles, type PublicFiles } from '../../src/content/public/list-public-files.ts';
import { readFiles } from '../../src/content/read/read-files.ts';
import { loadModel } from '../../src/model/load-model.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** New contents by file name; `null` deletes the file. */
export type Edits = ReadonlyMap<string, string | Uint8Array | null>;

/** The real content, checked with edits that are never written to disk. */
export interface RealContent {
  /** The text of a file as it is on disk. */
  textOf: (file: string) => string;
  /** Returns whether a file is on disk. */
  has: (file: string) => boolean;
  /** The diagnostics of the content with some edits. */
  diagnose: (edits: Edits) => Diagnostic[];
}

/** Reads the real content once; each diagnosis reads only the files that differ. */
export async function openRealContent(): Promise<RealContent> {
  const { files } = await readFiles(PROJECT);
  const onDisk = new Map(files.map(({ file, text }) => [file, text]));
  const now = new Map<string, SourceFile | Diagnostic>(files.map((source) => [source.file, source]));
  const check = createContentCheck(await loadModel(PROJECT), (file) => now.get(file) ?? { file, text: '' });
  for (const source of files) check.put(source);
  const publicFiles = listPublicFiles(PROJECT);
  const put = (file: string, content: string | Uint8Array | null | undefined) => update(check, now, file, content);
  return {
    has: (file) => onDisk.has(file),
    textOf(file) {
      const text = onDisk.get(file);
      if (text === undefined) throw new Error(`${file} does not exist.`);
      return text;
    },
    diagnose(edits) {
      const ofContent = [...edits].filter(([file]) => !file.startsWith(PUBLIC));
      for (const [file, content] of ofContent) put(file, content);
      const { diagnostics } = check.result(publicFilesAfter(publicFiles, edits));
      for (const [file] of ofContent) put(file, onDisk.get(file));
      return diagnostics;
    },
  };
}

/** The folder of files that are published as they are, before their address. */
const PUBLIC = 'public';

function publicFilesAfter({ files, outside }: PublicFiles, edits: Edits): PublicFiles {
  const after = new Set(files);
  for (const [file, text] of edits)
    if (file.startsWith(PUBLIC)) after[text === null ? 'delete' : 'add'](file.slice(PUBLIC.length));
  return { files: after, outside };
}

function update(
  check: ContentCheck,
  now: Map<string, SourceFile | Diagnostic>,
  file: string,
  content: string | Uint8Array | null | undefined,
): void {
  now.delete(file);
  check.remove(file);
  if (content === null || content === undefined) return;
  const source = decodeSource(file, typeof content === 'string' ? new TextEncoder().encode(content) : content);
  now.set(file, source);
  check.put(source);
}
