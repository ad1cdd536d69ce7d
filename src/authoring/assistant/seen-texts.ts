import { unifiedDiff } from '../content-edit/unified-diff.ts';
import type { EditRequest } from '../content-edit/edit-request.ts';
import type { FileChange } from '../content-edit/file-change.ts';
import { readContentText } from '../content-edit/content-text.ts';

/** The content files as an assistant knows them: it counts the items of lists by them. */
export interface SeenTexts {
  /** Keeps the text of a file of which something was shown: a value, a search result, a diff. */
  keep: (file: string, text: string | null) => void;
  /** Does the same with the text that the file has now. */
  look: (file: string) => void;
  /** Returns what others changed in the files of a request since they were shown, and shows them with it. */
  changedSince: (request: EditRequest) => FileChange[];
}

/** Creates an empty memory. */
export function createSeenTexts(root: string): SeenTexts {
  const texts = new Map<string, string | null>();
  return {
    keep: (file, text) => void texts.set(file, text),
    look(file) {
      const read = readContentText(root, file);
      if ('text' in read) texts.set(file, read.text);
    },
    changedSince: (request) =>
      [...new Set(request.edits.flatMap(filesOf))].flatMap((file): FileChange[] => {
        const before = texts.get(file);
        if (before === undefined) return [];
        const read = readContentText(root, file);
        if (!('text' in read) || read.text === before) return [];
        texts.set(file, read.text);
        return [{ file, before, after: read.text }];
      }),
  };
}

/** Returns the files in which an edit counts: a rename finds its places by their names. */
function filesOf(edit: EditRequest['edits'][number]): string[] {
  if ('file' in edit) return [edit.file];
  return [edit.from, edit.to].flatMap((place) => (typeof place === 'object' ? [place.file] : []));
}

/** Says what others changed. */
export const wordsOfChanges = (changes: readonly FileChange[]): string =>
  `Since it was shown to you, somebody else changed ${changes.map(({ file }) => file).join(', ')}, so the places that you name may be others now:\n${unifiedDiff(changes)}Look at it, and send the edit again as it fits.`;
