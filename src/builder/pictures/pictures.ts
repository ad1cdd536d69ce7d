import { queryOptions } from '@tanstack/react-query';
import {
  MAX_PICTURE_BYTES,
  MAX_PICTURE_SIZE,
  UPLOAD_PATH,
  uploadAnswer,
  type StoredPicture,
} from '../../editing-protocol/builder/picture-methods.ts';
import { call, send } from '../api.ts';

/** Media types to offer in the browser's dialog for files. */
export const UPLOAD_TYPES = 'image/png,image/jpeg,image/webp,image/avif';

/** All pictures of the site. */
export const picturesQuery = queryOptions({ queryKey: ['pictures'], queryFn: () => call('pictures', {}) });

/** What can be stored, in words. */
export const ACCEPTED = `JPG, PNG, WebP or AVIF, at most ${MAX_PICTURE_SIZE}`;

/** Formats that people have and the site can't show or doesn't take yet, by the endings of their files. */
const OTHER_FORMATS: readonly [endings: RegExp, remedy: string][] = [
  [
    /\.svg$/i,
    'SVG drawings aren’t accepted here yet. Export it as PNG, twice as wide as it’s shown, and choose that file.',
  ],
  [/\.hei[cf]$/i, 'Browsers don’t show photos in the format HEIC. Open it and save it as JPG, then choose that file.'],
  [/\.tiff?$/i, 'Browsers don’t show TIFF. Save it as PNG or JPG, then choose that file.'],
  [/\.pdf$/i, 'A PDF isn’t a picture. Save the page as PNG or JPG, then choose that file.'],
];

/** Says why a file can't be stored, as far as its name and size tell; `undefined` if they don't. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const [, remedy] = OTHER_FORMATS.find(([endings]) => endings.test(name)) ?? [];
  if (remedy !== undefined) return remedy;
  // The server refuses larger ones, too.
  return size > MAX_PICTURE_BYTES ? `“${name}” is larger than ${MAX_PICTURE_SIZE}. Choose a smaller one.` : undefined;
}

/**
 * Stores a picture. Throws an error whose message says why it isn't accepted.
 * @returns it; `isNew`: the site didn't have it before
 */
export async function uploadPicture(file: File): Promise<{ picture: StoredPicture; isNew: boolean }> {
  const refusal = refusalOf(file);
  if (refusal !== undefined) throw new Error(refusal);
  const path = `${UPLOAD_PATH}?name=${encodeURIComponent(file.name)}`;
  const answer = uploadAnswer.parse(
    await send({ path, body: file, contentType: 'application/octet-stream', changes: true }),
  );
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

/** The picture among files that were dropped or pasted. */
export const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/')) ?? data?.files[0];
