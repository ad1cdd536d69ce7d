import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { UploadAnswer, StoredPicture } from '../../../protocol/answers.ts';
import { texts } from '../../../texts/texts.ts';
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIZE, UPLOAD_PATH } from '../../../protocol/transport.ts';
import { call, send } from '../../state/api.ts';
import { showStatus } from '../../state/status.ts';

/** Media types to offer in the browser's dialog for files. */
export const UPLOAD_TYPES = 'image/png,image/jpeg,image/webp,image/avif';

/** All pictures of the site. */
export const picturesQuery = queryOptions({ queryKey: ['pictures'], queryFn: () => call('pictures', {}) });

const { refusals } = texts.pictures;

/** Formats that people have and the site can't show or doesn't take yet, by the endings of their files. */
const OTHER_FORMATS: readonly [endings: RegExp, remedy: string][] = [
  [/\.svg$/i, refusals.svg],
  [/\.hei[cf]$/i, refusals.heic],
  [/\.tiff?$/i, refusals.tiff],
  [/\.pdf$/i, refusals.pdf],
];

/** Says why a file can't be stored, as far as its name and size tell; `undefined` if they don't. */
export function uploadProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const [, remedy] = OTHER_FORMATS.find(([endings]) => endings.test(name)) ?? [];
  if (remedy !== undefined) return remedy;
  // The server refuses larger ones, too.
  return size > MAX_PICTURE_BYTES ? refusals.tooLarge(name, MAX_PICTURE_SIZE) : undefined;
}

/**
 * Stores a picture. Throws an error whose message says why it isn't accepted.
 * @returns it; `isNew`: the site didn't have it before
 */
export async function uploadPicture(file: File): Promise<{ picture: StoredPicture; isNew: boolean }> {
  const refusal = uploadProblem(file);
  if (refusal !== undefined) throw new Error(refusal);
  const path = `${UPLOAD_PATH}?name=${encodeURIComponent(file.name)}`;
  const sent = { path, body: file, contentType: 'application/octet-stream', changes: true };
  const answer = (await send(sent)) as UploadAnswer; // the server is of the same checkout
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

/** The picture among files that were dropped or pasted. */
export const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/')) ?? data?.files[0];

/** Formats a size: 950 B, 12 kB, 1.4 MB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

type Answer = Awaited<ReturnType<typeof call<'removePicture'>>>;

/**
 * Returns what removes a picture by its path.
 * @param onAnswer gets what the server says
 */
export function useRemovePicture(onAnswer?: (answer: Answer) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (path: string) => call('removePicture', { path }),
    onSuccess: async (answer) => {
      onAnswer?.(answer);
      await client.invalidateQueries({ queryKey: picturesQuery.queryKey });
    },
    onError: ({ message }) => showStatus({ kind: 'problem', text: message }),
  });
}
