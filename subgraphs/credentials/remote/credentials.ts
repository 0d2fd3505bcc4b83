import type { RemoteUnit } from '../../rpc.ts';
import {
  CREDENTIAL_FACTS,
  CREDENTIAL_REPORTS,
  CREDENTIAL_STATS,
  CUSTODIAN_CREDENTIALS,
  DEMO_CREDENTIALS,
  DEMO_TEMPLATES,
  ISSUANCE,
  OUTCOME_CREDENTIALS,
  STORED_CREDENTIALS,
} from '../contracts.ts';
import type { CredentialPorts } from '../ports.ts';
import { createRemoteAttestedCredentials } from './attested.ts';
import { createRemoteDemoCredentials } from './demo.ts';
import { createRemoteDemoTemplates } from './demo-templates.ts';
import { createRemoteCredentialFacts } from './facts.ts';
import { createRemoteOutcomeCredentials } from './outcomes.ts';
import { createRemoteReportedCredentials } from './reported.ts';
import { createRemoteCredentialCounts } from './stats.ts';
import { createRemoteStatuses } from './statuses.ts';
import { createRemoteStoredCredentials } from './stored.ts';
import { createRemoteWallet } from './wallet.ts';

/** Credential issuance in another process. */
export function remoteCredentials({ client, vouch }: RemoteUnit): CredentialPorts {
  const issuance = client(ISSUANCE);
  return {
    statuses: createRemoteStatuses(issuance),
    ...createRemoteWallet(issuance),
    counts: createRemoteCredentialCounts(client(CREDENTIAL_STATS)),
    stored: createRemoteStoredCredentials(client(STORED_CREDENTIALS)),
    outcomes: createRemoteOutcomeCredentials(client(OUTCOME_CREDENTIALS), vouch),
    facts: createRemoteCredentialFacts(client(CREDENTIAL_FACTS)),
    reported: createRemoteReportedCredentials(client(CREDENTIAL_REPORTS)),
    attested: createRemoteAttestedCredentials(client(CUSTODIAN_CREDENTIALS), vouch),
    demoTemplates: createRemoteDemoTemplates(client(DEMO_TEMPLATES)),
    demo: createRemoteDemoCredentials(client(DEMO_CREDENTIALS), issuance),
  };
}
