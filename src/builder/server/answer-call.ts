import type { IncomingMessage } from 'node:http';
import { texts } from '../texts/texts.ts';
import { CALL_INPUTS, type BuilderHandlers, type CallName } from '../protocol/calls.ts';
import { wordsOfWriteError } from '../../authoring/content-edit/write-changes.ts';

/** The answer to a call: a status and JSON, or a sentence. */
export interface CallAnswer {
  status: number;
  body: unknown;
}

/** Runs a call whose body has arrived. Checks its input against the protocol. */
export async function answerCall(handlers: Partial<BuilderHandlers>, name: string, body: string): Promise<CallAnswer> {
  const inputs = Object.hasOwn(CALL_INPUTS, name) ? CALL_INPUTS[name as CallName] : undefined;
  const handler = handlers[name as CallName] as ((input: unknown) => unknown) | undefined;
  if (!inputs || !handler) return { status: 404, body: texts.server.requests.unknownCall(name) };
  let input: unknown;
  try {
    input = JSON.parse(body);
  } catch {
    return { status: 400, body: texts.server.requests.notJson };
  }
  const parsed = inputs.safeParse(input);
  if (!parsed.success)
    return {
      status: 400,
      body: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    };
  try {
    return { status: 200, body: await handler(parsed.data) };
  } catch (error) {
    if (error instanceof CallError) return { status: 422, body: error.message };
    const refusal = wordsOfWriteError(error);
    if (refusal) return { status: 507, body: refusal.join(' ') };
    throw error;
  }
}

/** Why a call can't be answered. The message is for a person. */
export class CallError extends Error {}

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
