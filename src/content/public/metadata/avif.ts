/** Items that say something about the picture: Exif, XMP (of the type `mime`), and links. */
const METADATA_ITEMS = new Set(['Exif', 'mime', 'uri ']);

/** Boxes of a program's own data, and of what people wrote. */
const METADATA_BOXES = new Set(['uuid', 'udta']);

/** Boxes whose content may have descriptions of items. */
const CONTAINERS = new Set(['moov', 'trak']);

/** Bytes of version and flags at the beginning of many boxes. */
const VERSION_BYTES = 4;

/** Removes Exif and XMP from an AVIF. Everything else stays in its place, because the boxes name positions in the file. */
export function avifWithoutMetadata(content: Buffer): Buffer {
  const copy = Buffer.from(content);
  clearBoxes(copy, copy);
  return copy;
}

/** @param part of the file; it's changed in place */
function clearBoxes(part: Buffer, file: Buffer): void {
  for (const { type, bytes, headerBytes } of boxesIn(part)) {
    if (METADATA_BOXES.has(type)) bytes.fill(0, headerBytes).write('free', 4, 'latin1');
    else if (CONTAINERS.has(type)) clearBoxes(bytes.subarray(headerBytes), file);
    else if (type === 'meta') clearItems(bytes.subarray(headerBytes + VERSION_BYTES), file);
  }
}

/** Removes the items, and fills their room. */
function clearItems(meta: Buffer, file: Buffer): void {
  const boxes = boxesIn(meta);
  const removed = new Set(boxes.filter(({ type }) => type === 'iinf').flatMap(metadataItems));
  if (removed.size === 0) return;
  const store = boxes.find(({ type }) => type === 'idat');
  const kept = Buffer.concat(
    boxes.map((box) => {
      if (box.type === 'iinf') return withoutInfos(box, removed);
      if (box.type === 'iref') return withoutReferences(box, removed);
      return box.type === 'iloc' ? withoutLocations(box, removed, { file, store }) : box.bytes;
    }),
  );
  Buffer.concat([kept, boxOf('free', Buffer.alloc(meta.length - kept.length - 8))]).copy(meta);
}

const versionOf = ({ bytes, headerBytes }: ContainerBox): number => bytes.readUInt8(headerBytes);

/** Lists the numbers of the items to remove. */
const metadataItems = (list: ContainerBox): number[] =>
  infosOf(list)
    .map(infoOf)
    .filter(({ type }) => METADATA_ITEMS.has(type))
    .map(({ id }) => id);

/** The number of entries is written in two bytes or in four. */
const countBytes = (list: ContainerBox): number => (versionOf(list) === 0 ? 2 : 4);

const infosOf = (list: ContainerBox): ContainerBox[] =>
  boxesIn(list.bytes.subarray(list.headerBytes + VERSION_BYTES + countBytes(list)));

function infoOf(info: ContainerBox): { id: number; type: string } {
  const idBytes = versionOf(info) === 2 ? 2 : 4;
  const at = info.headerBytes + VERSION_BYTES;
  return {
    id: info.bytes.readUIntBE(at, idBytes),
    type: info.bytes.toString('latin1', at + idBytes + 2, at + idBytes + 6),
  };
}

function withoutInfos(list: ContainerBox, removed: ReadonlySet<number>): Buffer {
  const kept = infosOf(list).filter((info) => !removed.has(infoOf(info).id));
  const count = Buffer.alloc(countBytes(list));
  count.writeUIntBE(kept.length, 0, count.length);
  return boxOf('iinf', versionBytesOf(list), count, ...kept.map(({ bytes }) => bytes));
}

const versionBytesOf = ({ bytes, headerBytes }: ContainerBox): Buffer =>
  bytes.subarray(headerBytes, headerBytes + VERSION_BYTES);

function withoutReferences(references: ContainerBox, removed: ReadonlySet<number>): Buffer {
  const idBytes = versionOf(references) === 0 ? 2 : 4;
  const kept = boxesIn(references.bytes.subarray(references.headerBytes + VERSION_BYTES)).filter(
    ({ bytes, headerBytes }) => !removed.has(bytes.readUIntBE(headerBytes, idBytes)),
  );
  return boxOf('iref', versionBytesOf(references), ...kept.map(({ bytes }) => bytes));
}

/** Overwrites the removed items, and removes their positions. */
function withoutLocations(
  list: ContainerBox,
  removed: ReadonlySet<number>,
  { file, store }: { file: Buffer; store: ContainerBox | undefined },
): Buffer {
  const { header, locations } = locationsOf(list);
  const kept = locations.filter(({ id }) => !removed.has(id));
  for (const { id, isInStore, extents } of locations) {
    if (!removed.has(id)) continue;
    const holder = isInStore ? store?.bytes.subarray(store.headerBytes) : file;
    for (const { from, length } of extents) holder?.fill(0, from, from + length);
  }
  const counted = Buffer.from(header);
  const size = versionOf(list) < 2 ? 2 : 4;
  counted.writeUIntBE(kept.length, counted.length - size, size);
  return boxOf('iloc', counted, ...kept.map(({ bytes }) => bytes));
}

interface ItemLocation {
  id: number;
  /** Whether it's in the box `idat`, and not somewhere in the file. */
  isInStore: boolean;
  extents: { from: number; length: number }[];
  bytes: Buffer;
}

function locationsOf(list: ContainerBox): { header: Buffer; locations: ItemLocation[] } {
  const { bytes, headerBytes } = list;
  const version = versionOf(list);
  const { next, position } = numberReader(bytes, headerBytes + VERSION_BYTES);
  const [sizes, moreSizes] = [next(1), next(1)];
  const offsetBytes = sizes >> 4;
  const lengthBytes = sizes & 15;
  const count = next(version < 2 ? 2 : 4);
  const header = bytes.subarray(headerBytes, position());
  const locations = Array.from({ length: count }, (): ItemLocation => {
    const start = position();
    const id = next(version < 2 ? 2 : 4);
    const isInStore = version > 0 && (next(2) & 15) === 1;
    next(2);
    const base = next(moreSizes >> 4);
    const extents = Array.from({ length: next(2) }, () => {
      if (version > 0) next(moreSizes & 15);
      return { from: base + next(offsetBytes), length: next(lengthBytes) };
    });
    return { id, isInStore, extents, bytes: bytes.subarray(start, position()) };
  });
  return { header, locations };
}

/** A box of a container by ISO/IEC 14496-12: its whole bytes, and where its content begins in them. */
interface ContainerBox {
  type: string;
  bytes: Buffer;
  /** Bytes of length and type. */
  headerBytes: number;
}

/** Returns the boxes in a part of a container. */
export function boxesIn(content: Buffer): ContainerBox[] {
  const boxes: ContainerBox[] = [];
  for (let at = 0; at + 8 <= content.length;) {
    const written = content.readUInt32BE(at);
    const isLong = written === 1;
    const length = isLong ? Number(content.readBigUInt64BE(at + 8)) : written || content.length - at;
    const bytes = content.subarray(at, at + Math.max(length, 8));
    boxes.push({ type: content.toString('latin1', at + 4, at + 8), bytes, headerBytes: isLong ? 16 : 8 });
    at += bytes.length;
  }
  return boxes;
}

/** Makes a box. */
export function boxOf(type: string, ...content: Buffer[]): Buffer {
  const header = Buffer.alloc(8, type.padStart(8), 'latin1');
  header.writeUInt32BE(content.reduce((sum, { length }) => sum + length, header.length));
  return Buffer.concat([header, ...content]);
}

/** Reads numbers of different sizes one after the other. */
function numberReader(bytes: Buffer, at: number): { next: (size: number) => number; position: () => number } {
  let position = at;
  return {
    next(size) {
      let value = 0;
      for (const end = position + size; position < end; position += 1) value = value * 256 + bytes.readUInt8(position);
      return value;
    },
    position: () => position,
  };
}
