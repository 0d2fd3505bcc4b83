import { type AuditFact, actorOf } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { asUnit, type Context, requireRowVersion } from '../../kernel/context.ts';
import { canonicalize } from '../../kernel/crypto/canonical-json.ts';
import { AppError, invalid } from '../../kernel/errors.ts';
import { type Identity, permit } from '../../kernel/identity.ts';
import { newId } from '../../kernel/ids.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import { duplicateKeyOf, type Ledger, type Write } from '../../store/ledger.ts';
import { assertLinkable, type Credential, noSuchCredential, ownerOf } from './credential.ts';
import {
  assertNamesCurrentKey,
  buildCredential,
  claimsOf,
  currentKeyOf,
  isVerifiable,
  methodOf,
  sealCredential,
  signingGuide,
} from './credential-document.ts';
import type { CredentialStore } from './credential-model.ts';
import {
  byokFieldsRequired,
  type IssueRequest,
  parseIssue,
  parsePrepare,
  parseReissue,
} from './issue-input.ts';
import type { IssuerDirectory, IssuerForIssuance, IssuerKey, Signer } from './ports.ts';

export interface IssuanceDeps {
  readonly store: CredentialStore;
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  readonly issuers: IssuerDirectory;
  readonly signer: Signer;
  /** Second entry of every `@context`. */
  readonly contextUrl: string;
  readonly now: Clock;
}

/** The answer to an issuance. */
export interface IssueReceipt {
  readonly operationStatus: 'SUCCESS';
  readonly credentialStatus: 'ISSUED';
  readonly credentialId: string;
}

export type Issuance = ReturnType<typeof createIssuance>;

/** Makes, signs and stores credentials. A signature leaves only after its record is committed. */
export function createIssuance(deps: IssuanceDeps) {
  const { store, ledger, idempotency, issuers, signer, contextUrl, now } = deps;

  return { issue, prepare, reissue, activeIssuer, draft, replayOf };

  /** Issues one credential. Errors: ISSUER_NOT_ACTIVE, FORBIDDEN, BYOK_FIELDS_REQUIRED, SIGNATURE_INVALID, DUPLICATE, VALIDATION_FAILED. */
  async function issue(input: unknown, context: Context): Promise<IssueReceipt> {
    const identity = permit(context, 'credential.issue');
    const request = parseIssue(input);
    assertOwnDid(identity, request.issuerDid);
    return idempotency.run(context, 'issueCredential', input, async (remember) => {
      const issuer = await activeIssuer(request.issuerDid, context);
      const credential = await draft(request, issuer, context);
      const receipt = receiptOf(credential.credentialId);
      return storeOrReplay(credential, request, [...remember(receipt)], [issuedFact(credential)], context);
    });
  }

  /** What an issuer has to sign for a request: canonical texts, hashes, the 64 bytes. Stores nothing. */
  async function prepare(input: unknown, context: Context) {
    const identity = permit(context, 'credential.prepare');
    const request = parsePrepare(input);
    assertOwnDid(identity, request.issuerDid);
    const issuer = await activeIssuer(request.issuerDid, context);
    const at = now();
    const facts = {
      credentialId: request.credentialId ?? newId(),
      issuanceTimestamp: request.issuanceTimestamp ?? at,
      proofCreatedTimestamp: request.proofCreatedTimestamp ?? at,
      expirationTimestamp: request.expirationTimestamp,
      keyId: methodOf(issuer.did, currentKeyOf(issuer)),
    };
    if (facts.expirationTimestamp && facts.expirationTimestamp <= facts.issuanceTimestamp) throw expired();
    const unsigned = buildCredential(
      {
        credentialId: facts.credentialId,
        credentialType: request.credentialType,
        issuer,
        holderDid: request.holderDid,
        credentialData: request.credentialData,
        issuedAt: facts.issuanceTimestamp,
        expiresAt: facts.expirationTimestamp,
        proofCreatedAt: facts.proofCreatedTimestamp,
        verificationMethod: facts.keyId,
      },
      contextUrl,
    );
    return { ...facts, signingMode: issuer.signingMode, ...signingGuide(unsigned) };
  }

  /** Issues a successor with other claims and links it to the old credential, in one transaction. */
  async function reissue(
    input: unknown,
    context: Context,
  ): Promise<IssueReceipt & { supersededCredentialId: string }> {
    const identity = permit(context, 'credential.reissue');
    const { credentialId, reason, requestFor } = parseReissue(input);
    return idempotency.run(context, 'reissueCredential', input, async (remember) => {
      // 1. Load the old credential and make its successor.
      const old = await store.byId(credentialId, ownerOf(identity));
      if (!old) throw noSuchCredential();
      requireRowVersion(context, old.rowVersion);
      const request = requestFor(old);
      const issuer = await activeIssuer(request.issuerDid, context);
      const successor = await draft(request, issuer, context);

      // 2. Both writes stand or fall together.
      const answer = { ...receiptOf(successor.credentialId), supersededCredentialId: old.credentialId };
      if (!assertLinkable(old, successor, successor.receivedAt)) {
        await answerReplay(successor, request, noSuchCredential());
        return answer;
      }
      const linked = { ...successor, supersedesCredentialId: old.credentialId };
      const writes = [
        ...remember(answer),
        supersedeWrite(store, old, successor.credentialId, successor.receivedAt, reason),
      ];
      const facts = [issuedFact(linked), supersededFact(old, successor.credentialId)];
      await storeOrReplay(linked, request, writes, facts, context);
      return answer;
    });
  }

  /** The issuer as it is at this moment. Errors: NOT_FOUND, ISSUER_NOT_ACTIVE. */
  async function activeIssuer(issuerDid: string, context: Context): Promise<IssuerForIssuance> {
    const issuer = await issuers.byDid(issuerDid, asUnit(context, 'credential-issuance'));
    if (!issuer) throw new AppError('NOT_FOUND', 'No issuer has this issuer_did; register it first.');
    if (issuer.status !== 'ACTIVE') {
      throw new AppError(
        'ISSUER_NOT_ACTIVE',
        `This issuer is ${issuer.status}; only ACTIVE issuers can issue.`,
      );
    }
    return issuer;
  }

  /** A signed and verified credential that is not stored yet. One instant serves all its timestamps. */
  async function draft(
    request: IssueRequest,
    issuer: IssuerForIssuance,
    context: Context,
    given: { readonly credentialId?: string | undefined; readonly batchId?: string | undefined } = {},
  ): Promise<Credential> {
    const at = now();
    const signed = request.own
      ? ownSigned(request, issuer)
      : await platformSigned(request, issuer, given.credentialId ?? newId(), at, context);
    const credential: Credential = {
      credentialId: signed.credentialId,
      issuerDid: issuer.did,
      issuerId: issuer.issuerId,
      authorityType: 'ISSUER',
      holderDid: request.holderDid,
      holderName: String(request.credentialData['name']),
      credentialType: request.credentialType,
      vcJson: signed.vcJson,
      vcHash: signed.vcHash,
      signingMode: issuer.signingMode,
      verificationMethod: methodOf(issuer.did, signed.key),
      keyVersion: signed.key.keyVersion,
      issuanceTimestamp: signed.issuedAt,
      expirationTimestamp: request.expiresAt,
      proofCreatedTimestamp: signed.proofCreatedAt,
      receivedAt: at,
      credentialStatus: 'ISSUED',
      statusChangedAt: at,
      claimStatus: 'UNCLAIMED',
      templateId: request.templateId,
      batchId: given.batchId,
      createdAt: at,
      updatedAt: at,
      createdBy: actorOf(context, '').id,
      rowVersion: 1,
    };
    // A replay of what is stored gets the old answer, also after its expiration.
    if (isOver(request.expiresAt, at) && !(await replayOf(credential, request))) throw expired();
    return credential;
  }

  /** BYOK: the issuer's own signature, checked with its current key before anything is stored. */
  function ownSigned(request: IssueRequest, issuer: IssuerForIssuance) {
    const { own } = request;
    if (issuer.signingMode !== 'BYOK') {
      throw invalid(
        'signature',
        'not_byok',
        'leave the five signature fields out; this issuer is CUSTODIAL and the platform signs',
      );
    }
    if (!own) throw byokFieldsRequired([]);
    const key = assertNamesCurrentKey(own.keyId, issuer);
    const { credentialId, issuanceTimestamp: issuedAt, proofCreatedTimestamp: proofCreatedAt } = own;
    const sealed = sealCredential(
      unsignedOf(request, issuer, key, { credentialId, issuedAt, proofCreatedAt }),
      own.signature,
    );
    if (!isVerifiable(sealed.document, [key], contextUrl)) {
      throw new AppError(
        'SIGNATURE_INVALID',
        `The signature does not verify with the current key ${methodOf(issuer.did, key)}. POST /api/v1/credentials/prepare answers the exact 64 bytes to sign.`,
      );
    }
    return { credentialId, key, issuedAt, proofCreatedAt, ...sealed };
  }

  /** CUSTODIAL: signed by the registry with the custodied key; our own output is verified like anybody's. */
  async function platformSigned(
    request: IssueRequest,
    given: IssuerForIssuance,
    credentialId: string,
    at: Date,
    context: Context,
  ) {
    if (given.signingMode !== 'CUSTODIAL') {
      throw byokFieldsRequired([
        'signature',
        'keyId',
        'credentialId',
        'issuanceTimestamp',
        'proofCreatedTimestamp',
      ]);
    }
    if (isOver(request.expiresAt, at)) throw expired();
    let issuer = given;
    for (let attempt = 1; attempt <= 2; attempt++) {
      const key = currentKeyOf(issuer);
      const unsigned = unsignedOf(request, issuer, key, { credentialId, issuedAt: at, proofCreatedAt: at });
      const payload = unsigned.hashData;
      const { signature, keyVersion } = await signer.sign(
        { issuerDid: issuer.did, payload },
        asUnit(context, 'credential-issuance'),
      );
      if (keyVersion === key.keyVersion) {
        const sealed = sealCredential(unsigned, signature);
        if (!isVerifiable(sealed.document, [key], contextUrl))
          throw new Error('A signature of the platform does not verify.');
        return { credentialId, key, issuedAt: at, proofCreatedAt: at, ...sealed };
      }
      // The key was rotated between reading the issuer and signing; the proof must name the new one.
      issuer = await activeIssuer(issuer.did, context);
    }
    throw new AppError('CONFLICT', "The issuer's key is being rotated; repeat the request.");
  }

  function unsignedOf(
    { credentialType, holderDid, credentialData, expiresAt }: IssueRequest,
    issuer: IssuerForIssuance,
    key: IssuerKey,
    signed: { credentialId: string; issuedAt: Date; proofCreatedAt: Date },
  ) {
    const verificationMethod = methodOf(issuer.did, key);
    return buildCredential(
      { ...signed, credentialType, issuer, holderDid, credentialData, expiresAt, verificationMethod },
      contextUrl,
    );
  }

  async function storeOrReplay(
    credential: Credential,
    request: IssueRequest,
    more: readonly Write[],
    audit: readonly AuditFact[],
    context: Context,
  ): Promise<IssueReceipt> {
    try {
      await ledger.commit(context, { writes: [store.insertWrite(credential), ...more], audit });
      return receiptOf(credential.credentialId);
    } catch (error) {
      if (duplicateKeyOf(error) === undefined) throw error;
      return answerReplay(credential, request, error);
    }
  }

  async function answerReplay(
    credential: Credential,
    request: IssueRequest,
    otherwise: unknown,
  ): Promise<IssueReceipt> {
    if (await replayOf(credential, request)) return receiptOf(credential.credentialId);
    throw otherwise;
  }

  /** True when this very credential is stored already. Error: DUPLICATE when another one has its id. */
  async function replayOf(credential: Credential, request: IssueRequest): Promise<boolean> {
    const existing = await store.byId(credential.credentialId, { kind: 'everyone' });
    if (!existing) return false;
    if (isSameIssuance(existing, credential.issuerDid, request, credential.vcHash)) return true;
    throw duplicate();
  }
}

/** True when a stored credential is what a repeated request asked for: the same bytes, or the same claims where the platform signs. */
export function isSameIssuance(
  existing: Credential,
  issuerDid: string,
  request: IssueRequest,
  vcHash?: string,
): boolean {
  if (existing.issuerDid !== issuerDid) return false;
  if (request.own) return existing.vcHash === vcHash;
  return (
    existing.holderDid === request.holderDid &&
    existing.credentialType === request.credentialType &&
    existing.expirationTimestamp?.getTime() === request.expiresAt?.getTime() &&
    canonicalize(claimsOf(existing.vcJson)) === canonicalize(request.credentialData)
  );
}

/** Refuses to issue in the name of another issuer. Units act for any issuer. Error: FORBIDDEN. */
export function assertOwnDid(identity: Identity, issuerDid: string): void {
  if (identity.kind === 'unit') return;
  if ('issuerDid' in identity && identity.issuerDid === issuerDid) return;
  throw new AppError('FORBIDDEN', 'issuer_did names another issuer than you signed in for; send your own.');
}

/** The write that marks a credential as superseded. */
export function supersedeWrite(
  store: CredentialStore,
  old: Credential,
  by: string,
  at: Date,
  reason?: string,
): Write {
  return store.updateWrite(old, {
    credentialStatus: 'SUPERSEDED',
    supersededByCredentialId: by,
    supersessionReason: reason,
    statusChangedAt: at,
    updatedAt: at,
  });
}

export function supersededFact(old: Credential, by: string): AuditFact {
  return {
    action: 'credential.superseded',
    subject: { type: 'Credential', id: old.credentialId },
    org: { type: old.authorityType, id: old.issuerId },
    reason: `superseded by ${by}`,
    previousState: old.credentialStatus,
    newState: 'SUPERSEDED',
  };
}

export function issuedFact({ credentialId, authorityType, issuerId }: Credential): AuditFact {
  return {
    action: 'credential.issued',
    subject: { type: 'Credential', id: credentialId },
    org: { type: authorityType, id: issuerId },
    newState: 'ISSUED',
  };
}

export function duplicate(): AppError {
  return new AppError(
    'DUPLICATE',
    'credential_id is taken by another credential; generate a new UUID and sign again.',
  );
}

function isOver(expiresAt: Date | undefined, at: Date): boolean {
  return expiresAt !== undefined && expiresAt <= at;
}

function expired(): AppError {
  return invalid('expirationTimestamp', 'past', 'give an instant in the future, in epoch milliseconds');
}

function receiptOf(credentialId: string): IssueReceipt {
  return { operationStatus: 'SUCCESS', credentialStatus: 'ISSUED', credentialId };
}
