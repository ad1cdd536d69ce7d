import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { findAnswer } from './find-answer.ts';
import type { Hosting } from './hosting.ts';
import { sendFile } from './send-file.ts';

const METHODS = ['GET', 'HEAD'];

/** Answers a request for the built site in a folder, as the description has it. */
export async function answerRequest(
  hosting: Hosting,
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // That a connection stays open goes without saying; the header would be sent with every answer.
  response.removeHeader('Connection');
  for (const [name, value] of Object.entries({ ...hosting.headers, Vary: 'Accept-Encoding' }))
    response.setHeader(name, value);
  response.setHeader('Cache-Control', hosting.caching.other);
  if (!METHODS.includes(request.method ?? ''))
    return sendText(response, 405, 'Method not allowed\n', { Allow: METHODS.join(', ') });
  const isFile = (path: string) => isFileAt(join(folder, path));
  const answer = findAnswer(hosting, request.url ?? '/', isFile);
  if ('location' in answer) sendText(response, answer.status, '', { Location: answer.location });
  else if ('text' in answer) sendText(response, answer.status, answer.text);
  else await sendFile(folder, answer, request, response);
}

/** Node leaves the text out by itself where only the headers were asked for. */
const sendText = (response: ServerResponse, status: number, text: string, more: Record<string, string> = {}): void => {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': Buffer.byteLength(text), ...more };
  response.writeHead(status, headers).end(text);
};

/** A name that is too long, or otherwise none for a file, is a file that is not there. */
function isFileAt(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
