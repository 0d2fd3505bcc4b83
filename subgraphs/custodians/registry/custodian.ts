import { z } from 'zod';
import type { IssuerStatus, SigningMode } from '../../../kernel/identity.ts';
import { did } from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';

export const CUSTODIAN_TYPES = [
  'RECORDS_ARCHIVE',
  'REGULATOR',
  'LICENSING_BOARD',
  'AWARDING_BODY',
  'EMPLOYER',
] as const;

/** An organization that holds or vouches for records that it did not originate. */
export interface Custodian extends Recorded {
  readonly custodianId: string;
  readonly did: string;
  readonly name: string;
  readonly custodianType: (typeof CUSTODIAN_TYPES)[number];
  /** The current key: 32 bytes. */
  readonly publicKey: Buffer;
  readonly status: IssuerStatus;
  readonly signingMode: SigningMode;
  readonly organizationUrl: string | null;
  /** Personal data. */
  readonly contactEmail: string | null;
  readonly countryCode: string | null;
}

export const byDidInput = z.strictObject({ did });
