import { z } from 'zod';
import { type CacheOptions, createCache } from '../../../kernel/cache.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { ATTESTATION_STATUSES, type Attestation, attestationIdInput } from './attestation.ts';

/** Whether a custodian still stands by an attestation. */
export type AttestationStanding = Pick<Attestation, 'custodianDid' | 'status' | 'withdrawnAt'>;

/** As it comes out of Redis. */
const crossed = z.object({
  custodianDid: z.string(),
  status: z.enum(ATTESTATION_STATUSES),
  withdrawnAt: z.coerce.date().optional(),
});

const HOUR_SECONDS = 60 * 60;
const MAX_CACHED = 10_000;

export type Standings = ReturnType<typeof createStandings>;

/** How attestations stand, as verification asks of each credential of a custodian: kept as the registry keeps organizations. */
export function createStandings({
  attestations,
  cacheOptions,
}: {
  readonly attestations: Pick<RecordStore<Attestation>, 'byId'>;
  readonly cacheOptions: Pick<CacheOptions<never>, 'redisUrl' | 'commons'>;
}) {
  const cache = createCache<AttestationStanding>({
    ...cacheOptions,
    prefix: 'testamur:attestations:',
    ttlSeconds: HOUR_SECONDS,
    max: MAX_CACHED,
    encode: JSON.stringify,
    decode: (text) => crossed.parse(JSON.parse(text)),
  });
  return {
    /** For everybody, as the proofs are. Error: NOT_FOUND. */
    async standing(input: unknown, context: Context): Promise<AttestationStanding> {
      permit(context, 'attestation.prove');
      const { attestationId } = parseInput(attestationIdInput, input);
      const found = await cache.getOrLoad(attestationId, async () => {
        const attestation = await attestations.byId(attestationId);
        return attestation && standingOf(attestation);
      });
      if (found) return found;
      throw new AppError('NOT_FOUND', 'There is no attestation of that id; check it against the credential.');
    },
    /** Call after the commit that changed one, and before the reply. */
    changed: (attestationId: string) => cache.invalidate(attestationId),
    close: () => cache.close(),
  };
}

function standingOf({ custodianDid, status, withdrawnAt }: Attestation): AttestationStanding {
  return { custodianDid, status, withdrawnAt };
}
