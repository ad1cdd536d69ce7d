import { randomUUID } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, rmSync, writeSync } from 'node:fs';

/** Where a text stands in a pack. */
export interface PackPlace {
  /** Its first byte. */
  at: number;
  /** How many bytes it has. */
  length: number;
}

/**
 * Many texts in one file, one behind the other: opening a file for each takes longer than reading it. What was written
 * is never changed; a place is good as long as the pack is the one that gave it.
 */
export interface Pack {
  /** Begins the file, and tells it from every other pack. */
  id: string;
  /** How many bytes there are. */
  size: () => number;
  add: (text: string) => PackPlace;
}

const ID_LENGTH = randomUUID().length;

/** Begins an empty pack in the place of what stood there. Who reads the old one may go on. */
export function createPack(path: string): Pack {
  rmSync(path, { force: true });
  const id = randomUUID();
  const file = openSync(path, 'wx');
  writeSync(file, id);
  return growing(file, id);
}

/** Goes on with the pack of an id; nothing, if there is none or another. */
export function openPack(path: string, id: string): Pack | undefined {
  const file = openIfThere(path);
  if (file === undefined) return undefined;
  if (beginsWith(file, id)) return growing(file, id);
  closeSync(file);
  return undefined;
}

function openIfThere(path: string): number | undefined {
  try {
    return openSync(path, 'r+');
  } catch {
    return undefined;
  }
}

const beginsWith = (file: number, id: string): boolean =>
  fstatSync(file).size >= ID_LENGTH && readBytes(file, 0, ID_LENGTH).toString() === id;

function growing(file: number, id: string): Pack {
  let { size } = fstatSync(file);
  return {
    id,
    size: () => size,
    add(text) {
      const bytes = Buffer.from(text);
      const at = size;
      for (let written = 0; written < bytes.length;)
        written += writeSync(file, bytes, written, bytes.length - written, at + written);
      size += bytes.length;
      return { at, length: bytes.length };
    },
  };
}

/** So many bytes are read at once where one text follows another: a list reads all of them in their order. */
const AHEAD = 262_144;

/** Reads texts out of a pack, as bytes; it is opened with the first of them. */
export function packReader(path: string): (place: PackPlace) => Buffer {
  let file: number | undefined;
  let block: { at: number; bytes: Buffer } = { at: 0, bytes: Buffer.alloc(0) };
  let end = -1;
  return ({ at, length }) => {
    file ??= openSync(path, 'r');
    if (at < block.at || at + length > block.at + block.bytes.length)
      block = { at, bytes: readBytes(file, at, length, at === end ? Math.max(AHEAD, length) : length) };
    end = at + length;
    return block.bytes.subarray(at - block.at, end - block.at);
  };
}

/**
 * Reads bytes of a file.
 * @param needed so many there have to be
 * @param wanted so many are read, if there are as many
 */
function readBytes(file: number, at: number, needed: number, wanted = needed): Buffer {
  const bytes = Buffer.allocUnsafe(wanted);
  let read = 0;
  while (read < needed) {
    const count = readSync(file, bytes, read, wanted - read, at + read);
    if (count === 0) throw new Error(`A pack of texts ends at byte ${at + read}, and was to go on to ${at + needed}.`);
    read += count;
  }
  return bytes.subarray(0, read);
}
