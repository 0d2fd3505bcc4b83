import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a zip archive as a test wants it, right or wrong. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer | string;
  /** In the local header, where it is another one. */
  readonly localName?: string;
  /** 0 stores it as it is, 8 deflates. */
  readonly method?: number;
  readonly flags?: number;
  readonly crc?: number;
  /** What the directory says that it unpacks to. */
  readonly size?: number;
  /** Where the directory says that it begins. */
  readonly offset?: number;
}

/** A zip archive (APPNOTE 6.3.9), byte by byte. */
export function aZip(entries: readonly ZipEntry[], { isZip64 = false } = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const { name, localName = name, method = 8, flags = 0x800 } = entry;
    const content = Buffer.from(entry.content);
    const packed = method === 0 ? content : deflateRawSync(content);
    const { crc = crc32(content), size = content.length, offset = at } = entry;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    const common = (header: Buffer, from: number, nameLength: number) => {
      header.writeUInt16LE(20, from);
      header.writeUInt16LE(flags, from + 2);
      header.writeUInt16LE(method, from + 4);
      header.writeUInt32LE(crc, from + 10);
      header.writeUInt32LE(packed.length, from + 14);
      header.writeUInt32LE(isZip64 ? 0xffffffff : size, from + 18);
      header.writeUInt16LE(nameLength, from + 22);
    };
    common(local, 4, Buffer.byteLength(localName));
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    common(central, 6, Buffer.byteLength(name));
    const extra = isZip64 ? Buffer.alloc(12) : Buffer.alloc(0);
    if (isZip64) {
      extra.writeUInt16LE(1, 0);
      extra.writeUInt16LE(8, 2);
      extra.writeBigUInt64LE(BigInt(size), 4);
      central.writeUInt16LE(extra.length, 30);
    }
    central.writeUInt32LE(offset, 42);
    parts.push(local, Buffer.from(localName), packed);
    directory.push(central, Buffer.from(name), extra);
    at += local.length + Buffer.byteLength(localName) + packed.length;
  }
  const names = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(names.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, names, end]);
}
