import { type Doc, deserialize } from './bson.ts';

/** Opcodes of the MongoDB wire protocol that drivers of today send. */
export const OP_MSG = 2013;
const OP_QUERY = 2004;
const OP_REPLY = 1;
const HEADER = 16;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
const EXHAUST_ALLOWED = 1 << 16;
export const MAX_MESSAGE = 48_000_000;

export interface Request {
  readonly id: number;
  readonly opcode: number;
  readonly database: string;
  readonly command: Doc;
  /** False for unacknowledged writes. */
  readonly answer: boolean;
}

/** Parses one whole message; throws on anything that is not well formed. */
export function parseRequest(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const opcode = message.readInt32LE(12);
  if (opcode === OP_MSG) return { id, opcode, ...parseMsg(message) };
  if (opcode === OP_QUERY) return { id, opcode, ...parseQuery(message), answer: true };
  throw new Error(`Opcode ${opcode} is not supported; use a driver that speaks OP_MSG.`);
}

function parseMsg(message: Buffer): Omit<Request, 'id' | 'opcode'> {
  const flags = message.readUInt32LE(HEADER);
  if (
    (flags & 0xffff & ~(CHECKSUM_PRESENT | MORE_TO_COME)) !== 0 ||
    (flags & ~(0xffff | EXHAUST_ALLOWED)) !== 0
  ) {
    throw new Error('The message has required flags that are not known.');
  }
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  let command: Doc | undefined;
  const sequences: [string, Doc[]][] = [];
  for (let at = HEADER + 4; at < end; ) {
    const kind = message[at];
    const start = at + 1;
    const size = sizeAt(message, start, end);
    if (kind === 0 && command === undefined) command = deserialize(message.subarray(start, start + size));
    else if (kind === 1) sequences.push(parseSequence(message.subarray(start, start + size)));
    else throw new Error('The message has a section of an unknown kind.');
    at = start + size;
  }
  if (command === undefined) throw new Error('The message has no body.');
  const whole: Doc = { ...command, ...Object.fromEntries(sequences) };
  return { database: String(whole.$db ?? 'admin'), command: whole, answer: (flags & MORE_TO_COME) === 0 };
}

function parseSequence(section: Buffer): [string, Doc[]] {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd < 0) throw new Error('A document sequence has no name.');
  const documents: Doc[] = [];
  for (let at = nameEnd + 1; at < section.length; ) {
    const size = sizeAt(section, at, section.length);
    documents.push(deserialize(section.subarray(at, at + size)));
    at += size;
  }
  return [section.toString('utf8', 4, nameEnd), documents];
}

function sizeAt(message: Buffer, at: number, end: number): number {
  const size = at + 4 <= end ? message.readInt32LE(at) : 0;
  if (size < 5 || at + size > end) throw new Error('The message states a wrong length.');
  return size;
}

// The legacy handshake: drivers may send their first hello this way.
function parseQuery(message: Buffer): { database: string; command: Doc } {
  const nameEnd = message.indexOf(0, HEADER + 4);
  const at = nameEnd + 1 + 8;
  const size = nameEnd < 0 ? 0 : sizeAt(message, at, message.length);
  const command = deserialize(message.subarray(at, at + size));
  return { database: message.toString('utf8', HEADER + 4, nameEnd).split('.')[0] ?? 'admin', command };
}

/** The message that carries a reply (BSON bytes), in the form that the opcode of its request expects. */
export function replyTo(request: Request, body: Buffer, messageId: number): Buffer {
  const head = Buffer.alloc(request.opcode === OP_MSG ? HEADER + 5 : HEADER + 20);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(messageId, 4);
  head.writeInt32LE(request.id, 8);
  head.writeInt32LE(request.opcode === OP_MSG ? OP_MSG : OP_REPLY, 12);
  if (request.opcode === OP_QUERY) {
    head.writeInt32LE(8, HEADER);
    head.writeInt32LE(1, HEADER + 16);
  }
  return Buffer.concat([head, body]);
}
