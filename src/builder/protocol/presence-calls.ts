import { z } from 'zod';
import { pathSchema } from './edit-request.ts';
import { TYPING_MS, type PeopleHere } from './presence.ts';

/** Longest path of a field that is reported, in steps. */
const MAX_DEPTH = 24;

/** Longest name of a file, and of a tab, in UTF-16 code units. */
const MAX_FILE_NAME = 300;
const MAX_TAB_NAME = 40;

const tab = z.string().min(1).max(MAX_TAB_NAME);
const place = z.strictObject({ file: z.string().max(MAX_FILE_NAME), path: pathSchema.max(MAX_DEPTH) });

/** What a tab says of its person, where people sign in. Who it is, the session says. */
export const PRESENCE_INPUTS = {
  /** Says where the person is. Sent after each move, and every `REPORT_MS`. */
  here: z.strictObject({
    tab,
    /** Set while the tab isn't shown: the person looks at something else. */
    isHidden: z.literal(true).optional(),
    /** The page, section or field that is open. Left out: none. */
    at: place.optional(),
    /** The field that is typed in, whether it's a long text, and the time since the last key, in milliseconds. */
    types: place.extend({ isLong: z.boolean(), idle: z.int().min(0).max(TYPING_MS) }).optional(),
  }),
  /** Says that the tab is closed. */
  away: z.strictObject({ tab }),
};

/** What the server answers to each of these calls. */
export interface PresenceAnswers {
  /** `self`: the id of the person who asks. */
  here: PeopleHere & { self: string };
  away: object;
}
