import { say } from '../../../i18n/phrase.ts';
import { quote } from '../../diagnostics/diagnostic.ts';
import { named } from '../../diagnostics/in-forms.ts';
import type { TextField } from '../../validate/walk-schema.ts';
import type { FieldCheck } from './check-context.ts';

/** Markers of unfinished text, and filler text from templates. */
const LEFTOVER = /\b(?:TODO|FIXME|TBD|XXX+)\b(?!-)|\b[Ll]orem [Ii]psum\b/;

const leftoverIn = (text: string): string | undefined => LEFTOVER.exec(text)?.[0];

/** Returns whether a text may contain a note to self. */
export const mayHoldLeftover = (value: object): boolean =>
  Object.values(value).some((text) => typeof text === 'string' && leftoverIn(text) !== undefined);

/** Warns about notes that an author left in a text. */
export const checkLeftovers: FieldCheck<TextField> = (_site, { file, path, value }) =>
  Object.entries(value).flatMap(([key, text]) => {
    const found = leftoverIn(text);
    return found === undefined
      ? []
      : [
          {
            file,
            path: [...path, key],
            excerpt: found,
            severity: 'warning',
            message: `${quote(found)} marks a text that is not written yet; visitors would read it.`,
            hint: 'Write the text, or put the note into a comment on a line of its own.',
            form: {
              message: say`${named(found)} marks a text that is not written yet; visitors would read it.`,
              hint: say`Write the text.`,
            },
          },
        ];
  });
