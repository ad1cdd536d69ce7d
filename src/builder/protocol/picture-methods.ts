import { z } from 'zod';
import { method } from './method.ts';

const picture = z.object({
  /** The path that content names, for example `/images/portrait.jpg`. */
  path: z.string(),
  /** In pixels; absent for an svg without a size. */
  width: z.int().optional(),
  height: z.int().optional(),
  bytes: z.int(),
  /** Files that name it. */
  usedBy: z.array(z.string()),
});
export type StoredPicture = z.output<typeof picture>;

/** Maximum size of an upload, in bytes. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/** Maximum size of an upload as messages name it. */
export const MAX_PICTURE_SIZE = `${MAX_PICTURE_BYTES / 1024 ** 2} MB`;

/** Where the browser sends a picture's bytes: `POST`, with its name in the query. Answers with `uploadAnswer`. */
export const UPLOAD_PATH = '/_builder/upload';

/** The answer to an upload. */
export const uploadAnswer = z.union([
  z.object({
    ok: z.literal(true),
    picture,
    /** Whether it was stored just now; `false`: the site has the same picture already. */
    isNew: z.boolean(),
  }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);

/** Calls about pictures. */
export const PICTURE_METHODS = {
  pictures: method(z.strictObject({}), z.array(picture)),
  removePicture: method(z.strictObject({ path: z.string() }), z.object({ ok: z.boolean(), message: z.string() })),
};
