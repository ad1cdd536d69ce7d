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
  fstatSync(file).size >= ID_LENGTH && readPlace(file, { at: 0, length: ID_LENGTH }) === id;

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

/** Reads texts out of a pack, which is opened with the first of them. */
export function packReader(path: string): (place: PackPlace) => string {
  let file: number | undefined;
  return (place) => readPlace((file ??= openSync(path, 'r')), place);
}

/** Room for a text that is read; no text of a case study is longer by much. */
let room = Buffer.allocUnsafe(16_384);

function readPlace(file: number, { at, length }: PackPlace): string {
  if (room.length < length) room = Buffer.allocUnsafe(2 * length);
  let read = 0;
  while (read < length) {
    const count = readSync(file, room, read, length - read, at + read);
    if (count === 0) throw new Error(`A pack of texts ends at byte ${at + read}, and was to go on to ${at + length}.`);
    read += count;
  }
  return room.toString('utf8', 0, length);
}
