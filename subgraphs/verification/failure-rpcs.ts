import type { VerificationFailureService } from '../../proto/generated/testamur/internal/verification_failures.ts';
import { type BindingOf, millis, operationRow } from '../rpc.ts';
import { FAILURES } from './contracts.ts';
import type { VerificationOperations } from './resolvers.ts';

/** Verification Engine's internal contract with the watch over anomalies. */
export function createFailureBinding(
  internal: Pick<VerificationOperations, 'countFailures'>,
): BindingOf<VerificationFailureService> {
  return {
    ...FAILURES,
    rpcs: {
      CountFailures: operationRow({
        operation: internal.countFailures,
        args: ({ from, to }) => ({ from: new Date(Number(from)), to: new Date(Number(to)) }),
        reply: (rows) => ({
          hours: rows.map(({ issuerDid, hour, failures }) => ({ issuerDid, hour: millis(hour), failures })),
        }),
      }),
    },
  };
}
