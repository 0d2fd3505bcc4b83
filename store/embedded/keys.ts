import type { ObjectId } from './bson.ts';
import { floorDouble } from './numbers.ts';
import { bytesOf, RANK, rankOf, scopeOfCode, textOf } from './order.ts';

/** The lowest bytes above everything that starts with these: the exclusive end of a range of keys. */
export function endOfPrefix(prefix: Buffer): Buffer {
  let last = prefix.length - 1;
  while (last >= 0 && prefix[last] === 0xff) last--;
  // No key begins with 0xff, inverted or not.
  if (last < 0) return Buffer.from([0xff]);
  const end = Buffer.from(prefix.subarray(0, last + 1));
  end[last] = (end[last] ?? 0) + 1;
  return end;
}

const scratch = new DataView(new ArrayBuffer(8));

/** Bytes whose memcmp order is MongoDB's order of the values; equal values have equal bytes. */
export function encodeKey(value: unknown): Buffer {
  WRITER.begin();
  WRITER.value(value);
  return WRITER.bytes();
}

/** Stands for an array without elements, which sorts below null. */
export const EMPTY_ARRAY = Symbol('empty array');

/** The key of an index: a component for each of its fields, inverted where it descends. */
export function encodeComponents(
  values: readonly unknown[],
  fields: readonly { readonly direction: 1 | -1 }[],
): Buffer {
  WRITER.begin();
  for (const [at, value] of values.entries()) WRITER.component(value, fields[at]?.direction ?? 1);
  return WRITER.bytes();
}

/** One component of the key of an index. */
export function encodeComponent(value: unknown, direction: 1 | -1): Buffer {
  WRITER.begin();
  WRITER.component(value, direction);
  return WRITER.bytes();
}

export function inverted(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  invert(copy, 0, copy.length);
  return copy;
}

function invert(bytes: Buffer, from: number, to: number): void {
  for (let at = from; at < to; at++) bytes[at] = ~(bytes[at] ?? 0);
}

/** A text form of a key for Maps and Sets. */
export function keyText(value: unknown): string {
  return textOfKey(encodeKey(value));
}

/** The bytes of a key as text, one character a byte. */
export function textOfKey(key: Buffer): string {
  return key.toString('latin1');
}

class KeyWriter {
  private buffer = Buffer.allocUnsafe(1024);
  private length = 0;

  begin(): void {
    this.length = 0;
  }

  bytes(): Buffer {
    return Buffer.from(this.buffer.subarray(0, this.length));
  }

  component(value: unknown, direction: 1 | -1): void {
    const start = this.length;
    if (value === EMPTY_ARRAY) this.byte(RANK.undefined);
    else this.value(value);
    if (direction < 0) invert(this.buffer, start, this.length);
  }

  value(value: unknown): void {
    const rank = rankOf(value);
    this.byte(rank);
    switch (rank) {
      case RANK.null:
      case RANK.minKey:
      case RANK.maxKey:
        break;
      case RANK.number:
        this.number(value);
        break;
      case RANK.boolean:
        this.byte(value === true ? 1 : 0);
        break;
      case RANK.date:
        this.double((value as Date).getTime());
        break;
      case RANK.timestamp:
        this.number(BigInt(String(value)));
        break;
      case RANK.objectId:
        this.raw((value as ObjectId).id);
        break;
      case RANK.binary: {
        const { type, bytes } = bytesOf(value);
        this.double(bytes.length);
        this.byte(type);
        this.raw(bytes);
        break;
      }
      case RANK.array:
        for (const element of value as unknown[]) this.value(element);
        this.byte(0);
        break;
      case RANK.object:
        this.fields(value as object);
        break;
      case RANK.codeWithScope:
        this.text(textOf(value));
        this.fields(scopeOfCode(value));
        break;
      default:
        this.text(textOf(value));
        break;
    }
  }

  private fields(holder: object): void {
    for (const [name, inner] of Object.entries(holder)) {
      this.byte(rankOf(inner));
      this.text(name);
      this.value(inner);
    }
    this.byte(0);
  }

  private number(value: unknown): void {
    const { double, rest } = floorDouble(value);
    this.double(double);
    this.byte(rest === '' ? 0 : 1);
    if (rest === '') return;
    const digits = Buffer.from(`${rest}\0`);
    // Below zero the larger magnitude is the smaller value.
    this.raw(double < 0 ? inverted(digits) : digits);
  }

  private double(value: number): void {
    // NaN is the smallest number: no other has eight zero bytes.
    if (Number.isNaN(value)) {
      this.raw(Buffer.alloc(8));
      return;
    }
    scratch.setFloat64(0, value === 0 ? 0 : value);
    const negative = scratch.getUint8(0) & 0x80;
    this.room(8);
    for (let i = 0; i < 8; i++) {
      const byte = scratch.getUint8(i);
      this.buffer[this.length++] = negative ? ~byte & 0xff : i === 0 ? byte | 0x80 : byte;
    }
  }

  // A zero byte is escaped and two zero bytes end the text, so that prefixes sort first.
  private text(text: string): void {
    this.room(text.length * 3 + 2);
    const start = this.length;
    this.length += this.buffer.write(text, start);
    const written = this.buffer.subarray(start, this.length);
    if (written.includes(0)) {
      this.length = start;
      this.raw(Buffer.from(Array.from(written).flatMap((byte) => (byte === 0 ? [0, 0xff] : [byte]))));
    }
    this.byte(0);
    this.byte(0);
  }

  private raw(bytes: Uint8Array): void {
    this.room(bytes.length);
    this.buffer.set(bytes, this.length);
    this.length += bytes.length;
  }

  private byte(byte: number): void {
    this.room(1);
    this.buffer[this.length++] = byte;
  }

  private room(more: number): void {
    if (this.length + more <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, this.length + more));
    this.buffer.copy(larger, 0, 0, this.length);
    this.buffer = larger;
  }
}

// Nothing else runs between the first byte and the last of a key.
const WRITER = new KeyWriter();
