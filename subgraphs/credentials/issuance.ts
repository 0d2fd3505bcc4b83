import type { AuditFact } from '../../kernel/audit.ts';
import { type Context, requireRowVersion } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { type Identity, permit } from '../../kernel/identity.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import { duplicateKeyOf, type Ledger, type Write } from '../../store/ledger.ts';
import { assertBound, assertLinkable, type Credential, noSuchCredential, ownerOf } from './credential.ts';
import type { CredentialStore } from './credential-model.ts';
import type { Drafting } from './drafting.ts';
import { type IssueRequest, parseIssue, parsePrepare, parseReissue } from './issue-input.ts';
import type { Preparing } from './preparing.ts';
import type { Admitted, IssueWarning, Programs } from './programs.ts';

export interface IssuanceDeps {
  readonly store: CredentialStore;
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  readonly drafting: Drafting;
  readonly programs: Programs;
  readonly prepareFor: Preparing;
}

/** The answer to an issuance. */
export interface IssueReceipt {
  readonly operationStatus: 'SUCCESS';
  readonly credentialStatus: 'ISSUED';
  readonly credentialId: string;
  readonly warnings: readonly IssueWarning[];
}

export type Issuance = ReturnType<typeof createIssuance>;
/** What an issuer with its own key has to sign. */
export type PreparedDraft = Awaited<ReturnType<Issuance['prepare']>>;

/** Issues and reissues credentials. A signature leaves only after its record is committed. */
export function createIssuance(deps: IssuanceDeps) {
  const { store, ledger, idempotency, programs, prepareFor } = deps;
  const { activeAuthority, authorityToSign, draft, replayOf } = deps.drafting;

  return { issue, prepare, prepareByTemplate, reissue };

  /** Issues one credential. Errors: ISSUER_NOT_ACTIVE, FORBIDDEN, BYOK_FIELDS_REQUIRED, SIGNATURE_INVALID, DUPLICATE, VALIDATION_FAILED. */
  async function issue(input: unknown, context: Context): Promise<IssueReceipt> {
    // 1. Permit and parse.
    const identity = permit(context, 'credential.issue');
    const asked = parseIssue(input);
    assertOwnDid(identity, asked.issuerDid);
    const receipt = await idempotency.run<IssueReceipt>(
      context,
      'issueCredential',
      input,
      async (remember) => {
        // 2. Load the issuer, and what the catalog says.
        const issuer = await authorityToSign(keyOf(asked), context);
        const admitted = await programs.admit(asked, issuer, context);
        const { request, warnings } = admitted;
        // 3. Decide what the credential says, and sign it.
        const credential = await draft(request, issuer, context);
        // 4. Commit; only then does the signature leave.
        const answer = receiptOf(credential.credentialId, warnings);
        await storeOrReplay(
          credential,
          admitted,
          remember(answer),
          [issuedFact(credential, warnings)],
          context,
        );
        return answer;
      },
    );
    return withWarnings(receipt);
  }

  /** What an issuer has to sign for a request: canonical texts, hashes, the 64 bytes. Stores nothing. */
  function prepare(input: unknown, context: Context) {
    return prepared(input, {}, context);
  }

  /** The same by one version of its template, whatever is published meanwhile. */
  function prepareByTemplate(input: unknown, templateVersion: number, context: Context) {
    return prepared(input, { templateVersion }, context);
  }

  async function prepared(input: unknown, by: Pick<IssueRequest, 'templateVersion'>, context: Context) {
    const identity = permit(context, 'credential.prepare');
    const asked = parsePrepare(input);
    assertOwnDid(identity, asked.issuerDid);
    const issuer = await activeAuthority({ type: 'ISSUER', did: asked.issuerDid }, context);
    return prepareFor({ ...asked, ...by }, issuer, context);
  }

  /** Issues a successor with other claims and links it to the old credential, in one transaction. */
  async function reissue(input: unknown, context: Context): Promise<Reissued> {
    // 1. Permit and parse.
    const identity = permit(context, 'credential.reissue');
    const { credentialId, reason, requestFor } = parseReissue(input);
    const run = idempotency.run<Reissued>(context, 'reissueCredential', input, async (remember) => {
      // 2. Load the old credential and the issuer.
      const old = await store.byId(credentialId, ownerOf(identity));
      if (!old) throw noSuchCredential();
      requireRowVersion(context, old.rowVersion);
      const asked = requestFor(old);
      const issuer = await authorityToSign(keyOf(asked), context);
      const admitted = await programs.admit(asked, issuer, context);
      const { request, warnings } = admitted;
      // 3. Decide what the successor says, and sign it.
      const successor = await draft(request, issuer, context);
      // 4. Commit both, or neither.
      const receipt = receiptOf(successor.credentialId, warnings);
      const answer = { ...receipt, supersededCredentialId: old.credentialId };
      if (!assertLinkable(old, successor, successor.receivedAt)) {
        await requireReplay(successor, request, noSuchCredential());
        return answer;
      }
      const linked = { ...successor, supersedesCredentialId: old.credentialId };
      const writes = [
        ...remember(answer),
        supersedeWrite(store, old, successor.credentialId, successor.receivedAt, reason),
      ];
      const facts = [issuedFact(linked, warnings), supersededFact(old, successor.credentialId)];
      await storeOrReplay(linked, admitted, writes, facts, context);
      return answer;
    });
    return withWarnings(await run);
  }

  async function storeOrReplay(
    credential: Credential,
    { request, registration }: Admitted<IssueRequest>,
    more: readonly Write[],
    audit: readonly AuditFact[],
    context: Context,
  ): Promise<void> {
    const { issuerDid } = credential;
    try {
      await ledger.commit(context, {
        writes: [store.insertWrite(credential), ...more],
        audit,
        // Whoever has suspended the issuer or its registration was answered: from then on nothing is issued, however long this has waited.
        condition: {
          key: registration ? `${issuerDid} ${registration.entryVersionId}` : issuerDid,
          check: async () => {
            await activeAuthority(keyOf(credential), context);
            if (registration) await programs.requireRegistered(registration, context);
          },
        },
      });
    } catch (error) {
      if (duplicateKeyOf(error) === undefined) throw error;
      await requireReplay(credential, request, error);
    }
  }

  /** This very credential must be stored already. */
  async function requireReplay(
    credential: Credential,
    request: IssueRequest,
    otherwise: unknown,
  ): Promise<void> {
    if (!(await replayOf(credential, request))) throw otherwise;
  }
}

const keyOf = ({ authorityType, issuerDid }: Pick<Credential, 'authorityType' | 'issuerDid'>) => ({
  type: authorityType,
  did: issuerDid,
});

type Reissued = IssueReceipt & { readonly supersededCredentialId: string };

/** An answer that an earlier release has remembered tells of no warnings. */
function withWarnings<Receipt extends IssueReceipt>(receipt: Receipt): Receipt {
  return { ...receipt, warnings: receipt.warnings ?? [] };
}

/** Refuses to issue in the name of another issuer. Units act for any issuer, peers for those that they are bound to. Error: FORBIDDEN. */
export function assertOwnDid(identity: Identity, issuerDid: string): void {
  if (identity.kind === 'unit') return;
  if (identity.kind === 'peer') {
    assertBound(identity, issuerDid);
    return;
  }
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

export function issuedFact(
  { credentialId, authorityType, issuerId }: Credential,
  warnings: readonly IssueWarning[],
): AuditFact {
  return {
    action: 'credential.issued',
    subject: { type: 'Credential', id: credentialId },
    org: { type: authorityType, id: issuerId },
    ...(warnings.length > 0 && { reason: `warned: ${warnings.map(({ code }) => code).join(', ')}` }),
    newState: 'ISSUED',
  };
}

function receiptOf(credentialId: string, warnings: readonly IssueWarning[]): IssueReceipt {
  return { operationStatus: 'SUCCESS', credentialStatus: 'ISSUED', credentialId, warnings };
}
