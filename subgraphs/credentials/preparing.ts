import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import { buildCredential, currentKeyOf, methodOf, namedKey, signingGuide } from './credential-document.ts';
import { expired } from './drafting.ts';
import type { parsePrepare } from './issue-input.ts';
import type { Authority } from './ports.ts';
import type { Programs } from './programs.ts';

export type Preparing = ReturnType<typeof createPreparing>;

/** What authorities with their own key have to sign. Stores nothing. */
export function createPreparing({
  programs,
  contextUrl,
  now,
}: {
  readonly programs: Programs;
  /** Second entry of every `@context`. */
  readonly contextUrl: string;
  readonly now: Clock;
}) {
  /** Canonical texts, hashes and the 64 bytes of one credential, with what was filled in. Errors: VALIDATION_FAILED, those of the catalog. */
  return async (asked: ReturnType<typeof parsePrepare>, authority: Authority, context: Context) => {
    const { request, warnings } = await programs.underEntry(asked, authority, context);
    const at = now();
    const facts = {
      credentialId: request.credentialId ?? newId(),
      issuanceTimestamp: request.issuanceTimestamp ?? at,
      proofCreatedTimestamp: request.proofCreatedTimestamp ?? at,
      expirationTimestamp: request.expirationTimestamp,
      keyId:
        request.keyId === undefined
          ? methodOf(authority.did, currentKeyOf(authority))
          : namedKey(request.keyId, authority).verificationMethod,
    };
    if (facts.expirationTimestamp && facts.expirationTimestamp <= facts.issuanceTimestamp) throw expired();
    const unsigned = buildCredential(
      {
        credentialId: facts.credentialId,
        credentialType: request.credentialType,
        issuer: authority,
        holderDid: request.holderDid,
        credentialData: request.credentialData,
        issuedAt: facts.issuanceTimestamp,
        expiresAt: facts.expirationTimestamp,
        proofCreatedAt: facts.proofCreatedTimestamp,
        verificationMethod: facts.keyId,
      },
      contextUrl,
    );
    return { ...facts, signingMode: authority.signingMode, warnings, ...signingGuide(unsigned) };
  };
}
