import { CREDENTIAL_STATUSES } from '../../../kernel/credential-status.ts';
import type { CredentialSearch } from './ports.ts';
import type { SearchSource } from './search.ts';

/** The search through the credentials of a custodian, which another domain keeps. */
export function credentialSource(credentials: CredentialSearch): SearchSource {
  return {
    kind: 'CREDENTIAL',
    statuses: CREDENTIAL_STATUSES,
    expires: true,
    async find({ custodianDid, q, status, expiresBefore, limit }, context) {
      const input = {
        custodianDid,
        q,
        status: CREDENTIAL_STATUSES.find((one) => one === status),
        expiresBefore,
        limit: limit + 1,
      };
      const found = (await credentials.search(input, context)).map((credential) => ({
        id: credential.credentialId,
        status: credential.credentialStatus,
        name: credential.holderName,
        expiresAt: credential.expirationTimestamp,
      }));
      return { found, isPartial: false };
    },
  };
}
