import { millis, type ServiceBinding } from '../rpc.ts';
import type { Resolver, Subgraph } from '../subgraph.ts';
import { FAILURES } from './contracts.ts';
import type { HourlyFailures } from './verification-event.ts';

/** Verification Engine's internal contract with the watch over anomalies. */
export function createFailureBinding(internal: Subgraph['internal']): ServiceBinding {
  return {
    ...FAILURES,
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
