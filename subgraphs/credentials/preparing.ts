import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import { buildCredential, currentKeyOf, methodOf, namedKey, signingGuide } from './credential-document.ts';
import { expired } from './drafting.ts';
import type { IssueRequest, parsePrepare } from './issue-input.ts';
import type { Authority } from './ports.ts';
import type { Programs } from './programs.ts';
import { expiryOf, requireAhead } from './templates/validity.ts';

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
  return async (
    {
      expirationTimestamp: expiresAt,
      ...asked
    }: ReturnType<typeof parsePrepare> & Pick<IssueRequest, 'templateVersion'>,
    authority: Authority,
    context: Context,
  ) => {
    const { request, warnings } = await programs.admit({ ...asked, expiresAt }, authority, context);
    const at = now();
    if (request.validity) requireAhead(request.validity, at);
    const issuanceTimestamp = request.issuanceTimestamp ?? at;
    const facts = {
      credentialId: request.credentialId ?? newId(),
      issuanceTimestamp,
      proofCreatedTimestamp: request.proofCreatedTimestamp ?? at,
      expirationTimestamp: request.validity
        ? expiryOf(request.validity, issuanceTimestamp)
        : request.expiresAt,
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
