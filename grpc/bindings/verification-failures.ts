import type { Resolver, Subgraph } from '../../subgraphs/subgraph.ts';
import type { HourlyFailures } from '../../subgraphs/verification/failure-counts.ts';
import { millis, type ServiceBinding } from '../binding.ts';

/** Verification Engine's internal contract with the watch over anomalies. */
export function createFailureBinding(internal: Subgraph['internal']): ServiceBinding {
  return {
    service: 'testamur.internal.VerificationFailureService',
    proto: 'testamur/internal/verification_failures.proto',
    rpcs: {
      CountFailures: {
        resolver: internal['countVerificationFailures'] as Resolver,
        args: ({ from, to }) => ({ input: { from: new Date(Number(from)), to: new Date(Number(to)) } }),
        reply: (rows: readonly HourlyFailures[]) => ({
          hours: rows.map(({ issuerDid, hour, failures }) => ({ issuerDid, hour: millis(hour), failures })),
        }),
      },
    },
  };
}
