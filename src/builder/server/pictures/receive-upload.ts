import type { IncomingMessage } from 'node:http';
import {
  FONT_LICENSE_PARAMETER,
  FONT_NAME_PARAMETER,
  KEEPS_BOTH_PARAMETER,
  MAX_UPLOAD_BYTES,
  UPLOAD_KIND_PARAMETER,
} from '../../protocol/transport.ts';
import { type CallAnswer, readBody } from '../answer-call.ts';
import { addFont, type FontPlace } from '../fonts/add-font.ts';
import { storeDocument } from './store-document.ts';
import { storePicture, tooLargeWords } from './store-picture.ts';

/** Returns whether an upload may have a content type. A form can't send it to another site without asking first. */
export const isUploadType = (mediaType: string): boolean => mediaType === 'application/octet-stream';

/**
 * Reads the picture, PDF or font in a request's body and stores it. The query `name` is its file's name on the author's computer.
 */
export async function receiveUpload(place: FontPlace, request: IncomingMessage): Promise<CallAnswer> {
  const { root } = place;
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const bytes = await readBody(request, MAX_UPLOAD_BYTES);
  if (!bytes) return { status: 413, body: tooLargeWords() };
  const name = searchParams.get('name') ?? '';
  if (searchParams.get(UPLOAD_KIND_PARAMETER) === 'document')
    return { status: 200, body: storeDocument(root, name, bytes) };
  if (searchParams.get(UPLOAD_KIND_PARAMETER) === 'font') {
    const font = searchParams.get(FONT_NAME_PARAMETER);
    const wishes = font === null ? undefined : { name: font, license: searchParams.get(FONT_LICENSE_PARAMETER) ?? '' };
    return { status: 200, body: await addFont(place, name, bytes, wishes) };
  }
  const keepsBoth = searchParams.has(KEEPS_BOTH_PARAMETER);
  return { status: 200, body: await storePicture(root, name, bytes, { keepsBoth }) };
}
