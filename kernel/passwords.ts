import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { z } from 'zod';
import { AppError } from './errors.ts';

const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 256;

/** A password that somebody chooses: 12 to 256 characters, any of Unicode but broken surrogates. */
export const newPassword = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `use at least ${MIN_PASSWORD_LENGTH} characters`)
  .max(MAX_PASSWORD_LENGTH, `use at most ${MAX_PASSWORD_LENGTH} characters`)
  .refine((value) => value.isWellFormed(), 'remove the broken Unicode (a lone surrogate)');

/** Argon2id's parameters (RFC 9106 §3.1): KiB of memory m, passes t, lanes p. */
interface Cost {
  readonly m: number;
  readonly t: number;
  readonly p: number;
}

// RFC 9106 §4, second recommendation, with one lane so that a sign-in never takes more than one core: 80 ms here.
const COST: Cost = { m: 65_536, t: 3, p: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
// Each run fills 64 MiB: two at once bound the memory and leave the rest of the thread pool to the store.
const MAX_RUNNING = 2;
const MAX_WAITING = 16;

export interface Passwords {
  /** A salted hash as `$argon2id$v=19$m=65536,t=3,p=1$<salt>$<hash>` (PHC string format). Errors: RATE_LIMITED when too many wait. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password made this hash, compared in constant time. Without a hash (unknown account) the same work is done and
   * the answer is false. Errors: RATE_LIMITED when too many wait.
   */
  verify(password: string, stored: string | undefined): Promise<boolean>;
  /** True when a hash was made with less work than today's, or by the scrypt of earlier releases; store a new one at the next sign-in. */
  needsRehash(stored: string): boolean;
}

/** Password hashing of one process; `cost` other than the default is for tests and for raising it. */
export function createPasswords(cost: Cost = COST): Passwords {
  const inTurn = createTurns();
  const nobody = encode({ cost, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) });

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return encode({ cost, salt, hash: await inTurn(() => argon2id(inOneForm(password), { cost, salt })) });
    },

    async verify(password, stored) {
      const text = stored ?? nobody;
      const derive = deriverOf(text) ?? unreadable();
      const derived = await inTurn(() => derive(inOneForm(password)));
      const hash = Buffer.from(text.slice(text.lastIndexOf('$') + 1), 'base64');
      return timingSafeEqual(derived, hash) && stored !== undefined;
    },

    needsRehash(stored) {
      const made = costOf(stored);
      if (!made && !deriverOf(stored)) unreadable();
      return !made || made.m < cost.m || made.t < cost.t || made.p < cost.p;
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

/** The same letters typed on another keyboard are the same password (RFC 8265 §4.2). */
function inOneForm(password: string): string {
  return password.normalize('NFC');
}

/** How a stored hash is made again from a password; undefined for text that is no hash of ours. */
function deriverOf(stored: string): ((password: string) => Promise<Buffer>) | undefined {
  const salt = Buffer.from(stored.split('$').at(-2) ?? '', 'base64');
  const cost = costOf(stored);
  if (cost) return (password) => argon2id(password, { cost, salt });
  const older = scryptCostOf(stored);
  return older && ((password) => scryptHash(password, { cost: older, salt }));
}

function argon2id(password: string, { cost, salt }: { cost: Cost; salt: Buffer }): Promise<Buffer> {
  // Argon2id, version 19, is what the package does unless told otherwise.
  return hashRaw(password, {
    memoryCost: cost.m,
    timeCost: cost.t,
    parallelism: cost.p,
    outputLen: HASH_BYTES,
    salt,
  });
}

const SALT_AND_HASH = '\\$[A-Za-z0-9+/]{22}\\$[A-Za-z0-9+/]{43}$';
const ARGON2ID = new RegExp(`^\\$argon2id\\$v=19\\$m=(\\d{1,6}),t=(\\d{1,2}),p=(\\d)${SALT_AND_HASH}`);
const SCRYPT = new RegExp(`^\\$scrypt\\$ln=(\\d{1,2}),r=(\\d{1,2}),p=(\\d{1,2})${SALT_AND_HASH}`);

// Whoever can write the store must not be able to order a gigabyte of work.
function costOf(stored: string): Cost | undefined {
  const [, m, t, p] = (ARGON2ID.exec(stored) ?? []).map(Number);
  if (m === undefined || t === undefined || p === undefined) return undefined;
  const isSane = p >= 1 && p <= 4 && t >= 1 && t <= 10 && m >= 8 * p && m <= 131_072;
  return isSane ? { m, t, p } : undefined;
}

/** scrypt's parameters (RFC 7914 §2): N = 2^ln, block size r, parallelism p. */
interface ScryptCost {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

function scryptCostOf(stored: string): ScryptCost | undefined {
  const [, ln, r, p] = (SCRYPT.exec(stored) ?? []).map(Number);
  if (ln === undefined || r === undefined || p === undefined) return undefined;
  const isSane = ln >= 1 && ln <= 17 && r >= 1 && r <= 16 && p >= 1 && p <= 8;
  return isSane ? { ln, r, p } : undefined;
}

function scryptHash(password: string, made: { cost: ScryptCost; salt: Buffer }): Promise<Buffer> {
  const { ln, r, p } = made.cost;
  const N = 2 ** ln;
  return new Promise((resolve, reject) => {
    scrypt(password, made.salt, HASH_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, derived) =>
      error ? reject(error) : resolve(derived),
    );
  });
}

function encode({ cost, salt, hash }: { cost: Cost; salt: Buffer; hash: Buffer }): string {
  const { m, t, p } = cost;
  return `$argon2id$v=19$m=${m},t=${t},p=${p}$${unpadded(salt)}$${unpadded(hash)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

function unreadable(): never {
  throw new Error(
    'A stored password hash is neither argon2id nor scrypt within limits; give the account a new password.',
  );
}
