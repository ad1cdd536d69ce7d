/** A box of a container by ISO/IEC 14496-12: its whole bytes, and where its content begins in them. */
export interface ContainerBox {
  type: string;
  bytes: Buffer;
  /** Bytes of length and type. */
  headerBytes: number;
}

/** Returns the boxes in a part of a container. */
export function boxesIn(content: Buffer): ContainerBox[] {
  const boxes: ContainerBox[] = [];
  for (let at = 0; at + 8 <= content.length; ) {
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
export function numberReader(bytes: Buffer, at: number): { next: (size: number) => number; position: () => number } {
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
