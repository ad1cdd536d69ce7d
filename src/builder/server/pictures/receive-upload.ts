import type { IncomingMessage } from 'node:http';
import { MAX_PICTURE_BYTES } from '../../protocol/picture-methods.ts';
import type { CallAnswer } from '../answer-call.ts';
import { readBody } from '../read-body.ts';
import { storePicture, TOO_LARGE } from './store-picture.ts';

/** Returns whether an upload may have a content type. A form can't send it to another site without asking first. */
export const isUploadType = (mediaType: string): boolean => mediaType === 'application/octet-stream';

/** Reads the picture in a request's body and stores it. The query `name` is its file's name on the author's computer. */
export async function receiveUpload(root: string, request: IncomingMessage): Promise<CallAnswer> {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const bytes = await readBody(request, MAX_PICTURE_BYTES);
  if (!bytes) return { status: 413, body: TOO_LARGE };
  return { status: 200, body: await storePicture(root, searchParams.get('name') ?? 'picture', bytes) };
}
