import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DocumentAnswer, UploadAnswer } from '../../../protocol/upload-answers.ts';
import { texts } from '../../../texts/texts.ts';
import {
  KEEPS_BOTH_PARAMETER,
  MAX_UPLOAD_BYTES,
  MAX_UPLOAD_SIZE,
  UPLOAD_KIND_PARAMETER,
  UPLOAD_PATH,
} from '../../../protocol/transport.ts';
import { call, send } from '../../state/api.ts';
import { showStatus } from '../../state/status.ts';

/** Media types and endings to offer in the browser's dialog for files: systems without a type for HEIC know its endings. */
export const UPLOAD_TYPES =
  'image/png,image/jpeg,image/webp,image/avif,image/heic,image/heif,image/svg+xml,.heic,.heif,.svg';

/** The files of the site that visitors download, by their paths. */
export const downloadsQuery = queryOptions({ queryKey: ['downloads'], queryFn: () => call('downloads', {}) });

/** All pictures of the site. */
export const picturesQuery = queryOptions({ queryKey: ['pictures'], queryFn: () => call('pictures', {}) });

const { refusals } = texts.pictures;

/** Formats that people have and the site can't show or doesn't take yet, by the endings of their files. */
const OTHER_FORMATS: readonly [endings: RegExp, remedy: string][] = [
  [/\.tiff?$/i, refusals.tiff],
  [/\.pdf$/i, refusals.pdf],
];

/** What a picture is stored for. */
interface UploadUse {
  /** Whether only what social networks show is taken. */
  isShared?: boolean | undefined;
  /** Stores it although the site has the same picture. */
  keepsBoth?: boolean | undefined;
}

/** Says why a file can't be stored, as far as its name and size tell; `undefined` if they don't. */
export function uploadProblem({ name, size }: Pick<File, 'name' | 'size'>, isShared = false): string | undefined {
  const [, remedy] = OTHER_FORMATS.find(([endings]) => endings.test(name)) ?? [];
  if (remedy !== undefined) return remedy;
  if (isShared && NOT_SHARED.test(name)) return refusals.notShared;
  // The server refuses larger ones, too.
  return size > MAX_UPLOAD_BYTES ? refusals.tooLarge(name, MAX_UPLOAD_SIZE) : undefined;
}

/** Formats that social networks don't show. */
const NOT_SHARED = /\.(?:svg|avif)$/i;

/**
 * Stores a picture. Throws an error whose message says why it isn't accepted.
 * @returns it; without `isNew`, the same one that the site has already
 */
export async function uploadPicture(
  file: File,
  { isShared, keepsBoth = false }: UploadUse = {},
): Promise<Extract<UploadAnswer, { ok: true }>> {
  const refusal = uploadProblem(file, isShared);
  if (refusal !== undefined) throw new Error(refusal);
  const answer = (await sendFile(file, keepsBoth ? { [KEEPS_BOTH_PARAMETER]: '' } : {})) as UploadAnswer; // the server is of the same checkout
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

/**
 * Stores a PDF, for visitors to download. Throws an error whose message says why it isn't accepted.
 * @returns its path
 */
export async function uploadDocument(file: File): Promise<string> {
  if (file.size > MAX_UPLOAD_BYTES) throw new Error(refusals.tooLarge(file.name, MAX_UPLOAD_SIZE));
  const answer = (await sendFile(file, { [UPLOAD_KIND_PARAMETER]: 'document' })) as DocumentAnswer; // the server is of the same checkout
  if (!answer.ok) throw new Error(answer.message);
  return answer.path;
}

function sendFile(file: File, query: Record<string, string>): Promise<unknown> {
  const path = `${UPLOAD_PATH}?${new URLSearchParams({ name: file.name, ...query }).toString()}`;
  return send({ path, body: file, contentType: 'application/octet-stream', changes: true });
}

/** The picture among files that were dropped or pasted. */
export const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/')) ?? data?.files[0];

/** Formats a size in the language of the interface: 950 B, 12 kB, 1.4 MB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${(bytes / 1_000_000).toLocaleString(texts.common.locale, digits)} MB`;
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
