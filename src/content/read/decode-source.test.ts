import { expect, it } from 'vitest';
import { decodeSource } from './decode-source.ts';
import { MAX_FILE_BYTES } from '../diagnostics/source-file.ts';

const FILE = 'content/facts.yaml';
const UTF16 = 'The file is saved as UTF-16, not as UTF-8. Save it again with the encoding UTF-8.';
const ONE_SIGN =
  'A character here is not UTF-8. Save the file again with the encoding UTF-8 and type the character again.';

/** Returns the decoded text, or the diagnostic with its location. */
function decoded(bytes: readonly number[] | Uint8Array): string {
  const source = decodeSource(FILE, Uint8Array.from(bytes));
  return 'text' in source ? source.text : `${source.line}:${source.column} ${source.message} ${source.hint}`;
}

it('decodes UTF-8 and removes its byte order mark', () => {
  expect(decoded(new TextEncoder().encode('a: søgeord 😀\n'))).toBe('a: søgeord 😀\n');
  expect(decoded([0xef, 0xbb, 0xbf, 0x61])).toBe('a');
});

it.each([
  ['the one order of bytes', [0xff, 0xfe, 0x61, 0x00]],
  ['the other', [0xfe, 0xff, 0x00, 0x61]],
])('recognizes UTF-16 in %s', (_what, bytes) => {
  expect(decoded(bytes)).toBe(`1:1 ${UTF16}`);
});

it.each([
  ['1:1', [0xff, 0x61]],
  ['1:1', [0xff, 0xff]],
  ['1:1', [0xfe, 0x61]],
  ['1:1', [0xfe, 0xfe]],
  ['1:2', [0x61, 0xfe]],
  ['1:2', [0x61, 0xff]],
  ['2:2', [0x61, 0x0a, 0x62, 0xf8]],
])('reports the location of an invalid byte, at %s', (position, bytes) => {
  expect(decoded(bytes)).toBe(`${position} ${ONE_SIGN}`);
});

it('reads files up to the size limit', () => {
  expect(decoded(new Uint8Array(MAX_FILE_BYTES).fill(0x61))).toHaveLength(MAX_FILE_BYTES);
  expect(decoded(new Uint8Array(MAX_FILE_BYTES + 1).fill(0x61))).toBe(
    `1:1 The file has ${MAX_FILE_BYTES + 1} bytes; at most ${MAX_FILE_BYTES} are read. Split the page into several pages.`,
  );
});
