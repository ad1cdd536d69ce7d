import type { IncomingMessage } from 'node:http';
import { answerCall, MAX_CALL_BYTES, readBody, type CallAnswer } from '../server/answer-call.ts';
import { isUploadType, receiveUpload } from '../server/pictures/receive-upload.ts';
import { refusalOfCall, type GuardedRequest, type RequestRefusal } from '../server/request-guard.ts';
import { refusalOfRole } from '../server/call-roles.ts';
import type { Role } from '../protocol/roles.ts';
import { API_PATH, UPLOAD_PATH } from '../protocol/transport.ts';
import type { BuilderHandlers } from '../protocol/calls.ts';

/** What answers the requests of the shell. */
export interface CallServer {
  root: string;
  handlers: Partial<BuilderHandlers>;
  /** Lets the shell's calls in. */
  token: string;
  /** The address of a builder on the web. */
  address?: string | undefined;
  /** What the person who asks may do. Without it, everything. */
  role?: Role;
  /** Is called after a call or an upload has succeeded. */
  onAnswer?: (call: string) => void;
}

/** Answers a call or an upload of the shell; `undefined` for another path. */
export function answerRequest(
  server: CallServer,
  request: IncomingMessage,
  path: string,
): Promise<CallAnswer> | undefined {
  if (path.startsWith(API_PATH)) return answerNamedCall(server, request, path.slice(API_PATH.length));
  return path === UPLOAD_PATH ? answerUpload(server, request) : undefined;
}

/**
 * Returns the parts of a request that decide whether it's answered.
 * @param address the address of a builder on the web
 */
export const guarded = ({ method, headers, socket }: IncomingMessage, address?: string): GuardedRequest => ({
  method,
  headers,
  port: socket.localPort,
  address,
});

/** Returns why the server doesn't answer a call or an upload of this request, or of the person who has sent it. */
const refusalOf = (
  { token, address, role }: CallServer,
  request: IncomingMessage,
  name: string,
  isMediaType?: (mediaType: string) => boolean,
): RequestRefusal | undefined =>
  refusalOfCall(guarded(request, address), token, isMediaType) ?? refusalOfRole(role, name);

async function answerNamedCall(server: CallServer, request: IncomingMessage, name: string): Promise<CallAnswer> {
  const refusal = refusalOf(server, request, name);
  if (refusal) return { status: refusal.status, body: refusal.message };
  const body = await readBody(request, MAX_CALL_BYTES);
  return body
    ? told(server, name, await answerCall(server.handlers, name, body.toString('utf8')))
    : { status: 413, body: `A call has at most ${MAX_CALL_BYTES / 1024} KiB.` };
}

/** Stores a file that the shell sends. */
async function answerUpload(server: CallServer, request: IncomingMessage): Promise<CallAnswer> {
  const { root, handlers } = server;
  const refusal = refusalOf(server, request, 'upload', isUploadType);
  if (refusal) return { status: refusal.status, body: refusal.message };
  return told(server, 'upload', await receiveUpload({ root, handlers }, request));
}

function told({ onAnswer }: CallServer, name: string, answer: CallAnswer): CallAnswer {
  if (answer.status === 200) onAnswer?.(name);
  return answer;
}

/** Returns the headers and the text of an answer: JSON, or a sentence about what is wrong. */
export function writtenAnswer({ status, body }: CallAnswer): { headers: Record<string, string>; text: string } {
  const type = status === 200 ? 'application/json' : 'text/plain';
  return {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      // An unread body can't be followed by another request.
      ...(status === 413 && { Connection: 'close' }),
    },
    text: status === 200 ? JSON.stringify(body) : String(body),
  };
}
