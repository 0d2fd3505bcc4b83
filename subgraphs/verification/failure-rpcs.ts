import type { VerificationFailureService } from '../../proto/generated/testamur/internal/verification_failures.ts';
import { type BindingOf, millis, row } from '../rpc.ts';
import { FAILURES } from './contracts.ts';
import type { VerificationInternals } from './resolvers.ts';

/** Verification Engine's internal contract with the watch over anomalies. */
export function createFailureBinding(
  internal: Pick<VerificationInternals, 'countVerificationFailures'>,
): BindingOf<VerificationFailureService> {
  return {
    ...FAILURES,
    rpcs: {
      CountFailures: row({
        resolver: internal.countVerificationFailures,
        args: ({ from, to }) => ({ input: { from: new Date(Number(from)), to: new Date(Number(to)) } }),
        reply: (rows) => ({
          hours: rows.map(({ issuerDid, hour, failures }) => ({ issuerDid, hour: millis(hour), failures })),
        }),
      }),
    },
  };
}
