import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import type { uploadAnswer } from '../../../editing-protocol/builder/picture-methods.ts';
import { MAX_PICTURE_BYTES, storePicture } from './store-picture.ts';

/** Reads the picture in a request's body and stores it. The query `name` is its file's name on the author's computer. */
export async function receiveUpload(root: string, request: IncomingMessage): Promise<z.input<typeof uploadAnswer>> {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const chunks: Buffer[] = [];
  let length = 0;
  // Reads to the end even if it's too large: the browser shows the answer only after it has sent everything.
  for await (const chunk of request) {
    const part = chunk as Buffer; // without an encoding, a request yields buffers
    length += part.length;
    if (length <= MAX_PICTURE_BYTES + 1) chunks.push(part);
    else chunks.length = 0;
  }
  if (length > MAX_PICTURE_BYTES)
    return { ok: false, message: 'The picture is larger than 10 MB. Choose a smaller one.' };
  return storePicture(root, searchParams.get('name') ?? 'picture', Buffer.concat(chunks));
}
