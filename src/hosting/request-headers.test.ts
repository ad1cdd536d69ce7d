// @vitest-environment node
import { expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';
import { acceptedCodings } from './choose-coding.ts';
import { isFresh } from './is-fresh.ts';

it.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=10-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
])('reads the range %s of ten bytes', (header, range) => expect(byteRange(header, 10)).toEqual(range));

it.each([
  ['gzip, deflate, br', ['br', 'gzip']],
  ['br;q=0, gzip;q=0.001', ['gzip']],
  ['GZIP', ['gzip']],
  ['brotli', []],
  ['*', ['br', 'gzip']],
  ['gzip, *;q=0', ['gzip']],
  ['br;q=wrong', []],
  [undefined, []],
])('reads the compressions that "%s" takes', (header, names) =>
  expect(acceptedCodings(header).codings.map(({ name }) => name)).toEqual(names),
);

it.each([
  ['identity;q=0', false],
  ['br, identity;q=0', false],
  ['gzip, *;q=0', false],
  ['identity, *;q=0', true],
  ['br', true],
  ['', true],
  [undefined, true],
])('reads whether "%s" takes a file as it is', (header, identity) =>
  expect(acceptedCodings(header).identity).toBe(identity),
);

const MODIFIED = new Date('2026-01-02T03:04:05.600Z');
it.each([
  [{ 'if-none-match': '"a"' }, true],
  [{ 'if-none-match': 'W/"a", "b"' }, true],
  [{ 'if-none-match': '*' }, true],
  [{ 'if-none-match': '"b"' }, false],
  [{ 'if-none-match': '"b"', 'if-modified-since': 'Fri, 02 Jan 2026 03:04:05 GMT' }, false],
  [{ 'if-modified-since': 'Fri, 02 Jan 2026 03:04:05 GMT' }, true],
  [{ 'if-modified-since': 'Fri, 02 Jan 2026 03:04:04 GMT' }, false],
  [{ 'if-modified-since': 'yesterday' }, false],
  [{}, false],
])('tells by %j whether a client holds the file', (headers, fresh) =>
  expect(isFresh(headers, '"a"', MODIFIED)).toBe(fresh),
);
