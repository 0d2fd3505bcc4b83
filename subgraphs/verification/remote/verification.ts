import type { RemoteUnit } from '../../rpc.ts';
import { FAILURES, VERIFICATION, VERIFICATION_STATS } from '../contracts.ts';
import type { VerificationPorts } from '../ports.ts';
import { createRemoteVerificationFailures } from './failures.ts';
import { createRemoteVerificationCounts } from './stats.ts';
import { createRemoteVerifier } from './verifier.ts';

/** The verification engine in another process. */
export function remoteVerification({ client }: RemoteUnit): VerificationPorts {
  return {
    verifier: createRemoteVerifier(client(VERIFICATION)),
    counts: createRemoteVerificationCounts(client(VERIFICATION_STATS)),
    failures: createRemoteVerificationFailures(client(FAILURES)),
  };
}
