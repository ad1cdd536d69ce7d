import type { IncomingMessage } from 'node:http';

/** Largest body of a call, in bytes. */
export const MAX_CALL_BYTES = 512 * 1024;

/** Reads the body of a request. Returns `undefined`, and stops reading, if it's longer than `most` bytes. */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > most) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
