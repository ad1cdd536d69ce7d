import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../protocol/transport.ts';
import { listDownloads, storeDocument } from './store-document.ts';

let root = '';
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'documents-'))));
afterEach(() => rmSync(root, { recursive: true }));

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);

it('stores a PDF byte by byte, under a name by rule, and the same one once', () => {
  expect(storeDocument(root, 'Preisliste 2027 (1).PDF', pdf('a'))).toEqual({
    ok: true,
    path: '/files/preisliste-2027-1.pdf',
    isNew: true,
  });
  expect(storeDocument(root, 'other.pdf', pdf('a'))).toMatchObject({
    path: '/files/preisliste-2027-1.pdf',
    isNew: false,
  });
  expect(storeDocument(root, 'Preisliste 2027 1.pdf', pdf('b'))).toMatchObject({
    path: '/files/preisliste-2027-1-2.pdf',
  });
  expect(storeDocument(root, '???', pdf('c'))).toMatchObject({ path: '/files/document.pdf' });
  expect(readFileSync(join(root, 'public/files/preisliste-2027-1.pdf'))).toEqual(pdf('a'));
  expect(listDownloads(root)).toHaveLength(3);
});

it.each([
  ['a page', Buffer.from('<html>%PDF-1.7 %%EOF'), 'isn’t a PDF'],
  ['a part of one', pdf('a').subarray(0, 12), 'is incomplete'],
  ['a large one', Buffer.concat([pdf('a'), Buffer.alloc(MAX_UPLOAD_BYTES)]), 'larger than 10 MB'],
])('refuses %s', (_what, bytes, message) => {
  expect(storeDocument(root, 'a.pdf', bytes)).toMatchObject({
    ok: false,
    message: expect.stringContaining(message) as string,
  });
  expect(readdirSync(root)).toEqual([]);
});
