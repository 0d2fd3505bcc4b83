import { z } from 'zod';
import { newId } from '../../../kernel/ids.ts';
import { email, optionalText, text } from '../../../kernel/parse.ts';
import type { HolderAccount } from './ports.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a holder may cancel the request to be erased. */
export const GRACE_MS = 7 * DAY_MS;

const phone = z
  .string()
  .trim()
  .max(32, 'use at most 32 characters')
  .regex(/^\+?\(?[0-9](?:[ ().-]{0,2}[0-9]){3,24}$/, 'give a telephone number such as +353 1 555 0100');

export const registerInput = z.strictObject({ name: text(255), email, phone: optionalText(phone) });
export const lookupInput = z.strictObject({ email });

/** An account with what only its own room needs to know of it. */
export interface HolderRecord extends HolderAccount {
  /** When a LOCKED account is erased. */
  readonly erasesAt?: Date | undefined;
  readonly lastSignInAt?: Date | undefined;
}

/** What a holder is told of the own account. */
export interface HolderUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly did?: string | undefined;
  readonly phone?: string | undefined;
  readonly createdAt: Date;
}

export function newHolder(
  person: { name: string; email: string; phone?: string | undefined; isDemo?: boolean | undefined },
  at: Date,
): HolderRecord {
  const { name, email: address, phone: number, isDemo } = person;
  return {
    holderId: newId(),
    name,
    email: address.toLowerCase(),
    phone: number,
    dids: [],
    status: 'ACTIVE',
    ...(isDemo && { isDemo }),
    createdAt: at,
  };
}

/** True while somebody can sign in. An account that is due for erasure cannot, even before the sweep has erased it. */
export function isOpenable({ status, erasesAt }: HolderRecord, at: Date): boolean {
  return status === 'ACTIVE' || (status === 'LOCKED' && erasesAt !== undefined && erasesAt > at);
}

export function holderUser({
  holderId,
  name,
  email: address,
  did,
  phone,
  createdAt,
}: HolderAccount): HolderUser {
  return { id: holderId, name, email: address, did, phone, createdAt };
}
