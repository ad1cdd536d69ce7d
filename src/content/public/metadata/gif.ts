const EXTENSION = 0x21;
const IMAGE = 0x2c;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;

/** Applications whose extensions decide how a GIF looks: how often it repeats, and its color profile. */
const KEPT_APPLICATIONS = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0|ICCRGBG1012)$/;

/** Removes comments, XMP and other extensions that no browser shows, and what comes after the picture. */
export function gifWithoutMetadata(content: Buffer): Buffer {
  let at = 13 + colorTableBytes(content[10]);
  const kept = [content.subarray(0, at)];
  while (content[at] === EXTENSION || content[at] === IMAGE) {
    const end = blockEnd(content, at);
    const block = content.subarray(at, end);
    if (isKept(block)) kept.push(block);
    at = end;
  }
  return Buffer.concat([...kept, Buffer.from(';')]);
}

/** Returns the length of a table of colors by the flags of its owner. */
const colorTableBytes = (flags = 0): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1));

/** Returns where an extension or a frame ends: after a row of parts of up to 255 bytes, and an empty one. */
function blockEnd(content: Buffer, start: number): number {
  let at = content[start] === EXTENSION ? start + 2 : start + 11 + colorTableBytes(content[start + 9]);
  for (let length = content[at] ?? 0; length > 0; length = content[at] ?? 0) at += length + 1;
  return at + 1;
}

function isKept(block: Buffer): boolean {
  if (block[0] === IMAGE || block[1] === GRAPHIC_CONTROL) return true;
  return block[1] === APPLICATION && KEPT_APPLICATIONS.test(block.toString('latin1', 3, 14));
}
