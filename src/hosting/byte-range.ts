/** First and last byte of a part of a file. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of a file that a request asks for: nothing where the whole is to be sent (no range, several, or one that is
 * not understood), `outside` where the file has no such part.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '')
    return to === '0' || size === 0 ? 'outside' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return undefined;
  return start >= size ? 'outside' : { start, end };
}
