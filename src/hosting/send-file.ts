import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { byteRange, type ByteRange } from './byte-range.ts';
import { acceptedCodings, type Coding } from './choose-coding.ts';
import type { Answer } from './find-answer.ts';
import { isFresh } from './is-fresh.ts';

type FileAnswer = Extract<Answer, { file: string }>;

/** A file in the form in which it is sent. */
interface Form {
  path: string;
  facts: Stats;
  coding?: Coding;
}

/** Sends a file of the built site: in the best form that the client takes, whole, in part, or not again. */
export async function sendFile(
  folder: string,
  answer: FileAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = await chooseForm(join(folder, answer.file), answer.compressed, request);
  if (!form) return void response.writeHead(406).end();
  const etag = `"${form.facts.mtimeMs.toString(36)}-${form.facts.size.toString(36)}${form.coding?.ending ?? ''}"`;
  setHeaders(response, answer, form, etag);
  if (answer.status === 200 && isFresh(request.headers, etag, form.facts.mtime))
    return void response.writeHead(304).end();
  const asked =
    answer.status === 200 && rangeMayBe(request, etag) ? byteRange(request.headers.range, form.facts.size) : undefined;
  if (asked === 'outside')
    return void response
      .writeHead(416, { 'Content-Range': `bytes */${form.facts.size}`, 'Cache-Control': 'no-cache' })
      .end();
  await send(form, answer, asked, request, response);
}

/** The best form of a file that a client takes, if it takes one. */
async function chooseForm(path: string, compressed: boolean, request: IncomingMessage): Promise<Form | undefined> {
  const { codings, identity } = acceptedCodings(request.headers['accept-encoding']);
  for (const coding of compressed ? codings : []) {
    const facts = await stat(path + coding.ending).catch(() => undefined);
    if (facts) return { path: path + coding.ending, facts, coding };
  }
  return identity ? { path, facts: await stat(path) } : undefined;
}

function setHeaders(
  response: ServerResponse,
  { type, caching }: FileAnswer,
  { facts, coding }: Form,
  etag: string,
): void {
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', caching);
  response.setHeader('ETag', etag);
  response.setHeader('Last-Modified', facts.mtime.toUTCString());
  if (coding) response.setHeader('Content-Encoding', coding.name);
  // Only what is sent as it is, fonts and pictures, is of use in parts.
  else response.setHeader('Accept-Ranges', 'bytes');
}

/** A part is only of use to a client that holds the rest of the same form. */
const rangeMayBe = ({ headers }: IncomingMessage, etag: string) =>
  headers['if-range'] === undefined || headers['if-range'] === etag;

async function send(
  { path, facts }: Form,
  { status }: FileAnswer,
  part: ByteRange | undefined,
  { method }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { start, end } = part ?? { start: 0, end: facts.size - 1 };
  response.setHeader('Content-Length', end - start + 1);
  if (part) response.writeHead(206, { 'Content-Range': `bytes ${start}-${end}/${facts.size}` });
  else response.writeHead(status);
  if (method === 'HEAD' || facts.size === 0) response.end();
  else await pipeline(createReadStream(path, { start, end }), response);
}
