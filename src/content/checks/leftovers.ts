import { quoted } from '../diagnostic.ts';
import type { FieldCheck } from './site.ts';

/** Words by which authors mark what they have yet to write, and the filler text of templates. */
const LEFTOVER = /\b(?:TODO|FIXME|TBD|XXX+)\b(?!-)|\b[Ll]orem [Ii]psum\b/;

const leftoverIn = (words: string): string | undefined => LEFTOVER.exec(words)?.[0];

/** Whether a text may hold a note of its author. */
export const mayHoldLeftover = (value: object): boolean =>
  Object.values(value).some((words) => typeof words === 'string' && leftoverIn(words) !== undefined);

/** Warns of notes that an author left in a text. */
export const checkLeftovers: FieldCheck = (_site, { file, path, value }) =>
  // texts are groups of texts
  Object.entries(value as Record<string, string>).flatMap(([key, words]) => {
    const found = leftoverIn(words);
    return found === undefined
      ? []
      : [
          {
            file,
            path: [...path, key],
            words: found,
            severity: 'warning',
            message: `${quoted(found)} marks a text that is not written yet; visitors would read it.`,
            hint: 'Write the text, or put the note into a comment on a line of its own.',
          },
        ];
  });
