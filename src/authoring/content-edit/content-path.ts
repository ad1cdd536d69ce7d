import type { InForm } from '../../content/diagnostics/diagnostic.ts';
import { say } from '../../i18n/phrase.ts';
import { lstatSync, realpathSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_SOURCE_BYTES } from '../edit/yaml-source.ts';

/** Files that may be edited: YAML in content/, in lower case like the site's paths. */
const CONTENT_FILE = /^content\/(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.yaml$/;

/** Maximum length of a file name, in characters. */
const MAX_NAME_LENGTH = 200;

/** What a form says of a file that can't be edited for its path. */
export const FILE_OUT_OF_REACH: InForm = {
  message: say`The builder cannot change this file where it is stored.`,
  hint: say`Ask your developer to look at it.`,
};

/**
 * Returns why a path can't be edited: it's outside `content/`, isn't named like a content file, or contains a link or a
 * special file. Returns `undefined` if it may be edited or created.
 */
export function problemOfPath(root: string, file: string): string | undefined {
  if (file.length > MAX_NAME_LENGTH || !CONTENT_FILE.test(file))
    return 'Only files below content/ are edited, by names such as content/pages/home.yaml.';
  const parts = file.split('/');
  for (const [index] of parts.entries()) {
    const part = parts.slice(0, index + 1).join('/');
    const entry = lstatSync(join(root, part), { throwIfNoEntry: false });
    if (!entry) return undefined;
    const isFile = index === parts.length - 1;
    if (entry.isSymbolicLink()) return `${part} is a link; links are not followed.`;
    if (isFile ? !entry.isFile() : !entry.isDirectory()) return `${part} is no ${isFile ? 'file' : 'folder'}.`;
  }
  const inside = join(realpathSync(join(root, 'content')), ...parts.slice(1));
  return realpathSync(join(root, file)) === inside ? undefined : `${file} is outside of content/.`;
}

/** Returns the text of a file with its byte order mark; `null` if it doesn't exist, or a reason if it isn't text. */
export function readContentText(root: string, file: string): { text: string | null } | { problem: string } {
  const path = join(root, file);
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return { text: null };
  if (entry.size > MAX_SOURCE_BYTES) return { problem: `The file is larger than ${MAX_SOURCE_BYTES / 1024} KiB.` };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path)) };
  } catch {
    return { problem: "The file can't be read as UTF-8." };
  }
}
