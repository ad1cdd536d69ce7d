import { queryOptions } from '@tanstack/react-query';
import { UPLOAD_PATH, uploadAnswer, type StoredPicture } from '../../editing-protocol/builder/picture-methods.ts';
import { call, send } from '../api.ts';

/** Maximum size of an upload, in bytes; the server refuses larger ones, too. */
const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** Media types to offer in the browser's dialog for files. */
export const UPLOAD_TYPES = 'image/png,image/jpeg,image/webp,image/avif';

/** All pictures of the site. */
export const picturesQuery = queryOptions({ queryKey: ['pictures'], queryFn: () => call('pictures', {}) });

/** Stores a picture. Throws an error whose message says why it isn't accepted. */
export async function uploadPicture(file: File): Promise<StoredPicture> {
  if (file.size > MAX_UPLOAD_BYTES) throw new Error(`“${file.name}” is larger than 10 MB. Choose a smaller one.`);
  const path = `${UPLOAD_PATH}?name=${encodeURIComponent(file.name)}`;
  const answer = uploadAnswer.parse(await send(path, file, 'application/octet-stream'));
  if (!answer.ok) throw new Error(answer.message);
  return answer.picture;
}

/** The picture among files that were dropped or pasted. */
export const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/')) ?? data?.files[0];
