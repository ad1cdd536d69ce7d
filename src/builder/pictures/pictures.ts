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

/** Stores a picture. Throws an error whose message says why it isn't accepted. */
export async function uploadPicture(file: File): Promise<StoredPicture> {
  // The server refuses larger ones, too.
  if (file.size > MAX_PICTURE_BYTES)
    throw new Error(`“${file.name}” is larger than ${MAX_PICTURE_SIZE}. Choose a smaller one.`);
  const path = `${UPLOAD_PATH}?name=${encodeURIComponent(file.name)}`;
  const answer = uploadAnswer.parse(
    await send({ path, body: file, contentType: 'application/octet-stream', changes: true }),
  );
  if (!answer.ok) throw new Error(answer.message);
  return answer.picture;
}

/** The picture among files that were dropped or pasted. */
export const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/')) ?? data?.files[0];
