import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { AppError } from './errors.ts';

export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 256;

/** A password that somebody chooses: 12 to 256 characters, any of Unicode but broken surrogates. */
export const newPassword = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `use at least ${MIN_PASSWORD_LENGTH} characters`)
  .max(MAX_PASSWORD_LENGTH, `use at most ${MAX_PASSWORD_LENGTH} characters`)
  .refine((value) => value.isWellFormed(), 'remove the broken Unicode (a lone surrogate)');

/** scrypt's parameters (RFC 7914 §2): N = 2^ln, block size r, parallelism p. */
interface Cost {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

const COST: Cost = { ln: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
// One run takes a quarter of a second of a core: two at once leave the rest of the thread pool to the store.
const MAX_RUNNING = 2;
const MAX_WAITING = 16;

export interface Passwords {
  /** A salted hash as `$scrypt$ln=15,r=8,p=3$<salt>$<hash>` (PHC string format). Errors: RATE_LIMITED when too many wait. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password made this hash, compared in constant time. Without a hash (unknown account) the same work is done and
   * the answer is false. Errors: RATE_LIMITED when too many wait.
   */
  verify(password: string, stored: string | undefined): Promise<boolean>;
  /** True when a hash was made with less work than today's; store a new one at the next sign-in. */
  needsRehash(stored: string): boolean;
}

/** Password hashing of one process; `cost` other than the default is for tests and for raising it. */
export function createPasswords(cost: Cost = COST): Passwords {
  const inTurn = createTurns();
  const nobody = encode({ cost, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) });

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return encode({ cost, salt, hash: await inTurn(() => derive(password, salt, cost)) });
    },

    async verify(password, stored) {
      const { salt, hash, cost: made } = decode(stored ?? nobody) ?? unreadable();
      const derived = await inTurn(() => derive(password, salt, made));
      return timingSafeEqual(derived, hash) && stored !== undefined;
    },

    needsRehash(stored) {
      const { cost: made } = decode(stored) ?? unreadable();
      return made.ln < cost.ln || made.r < cost.r || made.p < cost.p;
    },
  };
}

/** Runs two at a time and lets sixteen wait; more are turned away before they cost memory. */
function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= MAX_RUNNING) {
      if (waiting.length >= MAX_WAITING) {
        throw new AppError('RATE_LIMITED', 'Too many sign-ins at once; try again in a few seconds.', {
          retryAfter: 3,
        });
      }
      // The one who leaves hands its place on, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** ln;
  // The same letters typed on another keyboard are the same password (RFC 8265 §4.2).
  const normalized = password.normalize('NFC');
  return new Promise((resolve, reject) => {
    scrypt(normalized, salt, HASH_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, derived) =>
      error ? reject(error) : resolve(derived),
    );
  });
}

interface Encoded {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

function encode({ cost: { ln, r, p }, salt, hash }: Encoded): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$${unpadded(salt)}$${unpadded(hash)}`;
}

const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;

function decode(stored: string): Encoded | undefined {
  const [, ln, r, p, salt = '', hash = ''] = PHC.exec(stored) ?? [];
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  // Whoever can write the store must not be able to order a gigabyte of work.
  const isSane = cost.ln >= 1 && cost.ln <= 17 && cost.r >= 1 && cost.r <= 16 && cost.p >= 1 && cost.p <= 8;
  return isSane ? { cost, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') } : undefined;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

function unreadable(): never {
  throw new Error('A stored password hash is not of the scrypt form; give the account a new password.');
}
