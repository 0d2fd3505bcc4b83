import type { AuditFact } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError, isWithoutEffect } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { anewAfterRaces, isConflict } from '../../../store/anew.ts';
import type { Idempotency, Remember } from '../../../store/idempotency.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import type { HolderAccounts } from '../accounts/ports.ts';
import { type Member, permitMember, ROLE_WORDS } from '../members.ts';
import type { Organizations } from '../organizations.ts';
import type { AuthorityKey, HeldCredential, IssuedCredentials } from '../ports.ts';
import { noticeOf, resolvedLetter, tidingsOf } from './letters.ts';
import type { NotificationWrite } from './ports.ts';
import {
  type ApprovalAttempt,
  type Decision,
  draftOf,
  type Effect,
  effectOf,
  type HolderRequest,
  nextStatus,
  type ReissueDraft,
  reasonOf,
  resolveInput,
} from './request.ts';
import type { RequestStore } from './request-model.ts';

// Longer than any call to another unit: by then an approval that was cut off has had its effect, or never will.
const ATTEMPT_MS = 60_000;

export interface Resolved {
  readonly request: HolderRequest;
  readonly effect: Effect | null;
}

interface Asked {
  readonly requestId: string;
  readonly decision: Decision;
  readonly response?: string | undefined;
}

export type Resolution = ReturnType<typeof createResolution>;

/** How issuers and custodians decide requests: the effect first, since it can be repeated, then the decision, exactly once. */
export function createResolution(deps: {
  requests: RequestStore;
  accounts: Pick<HolderAccounts, 'byId'>;
  issued: IssuedCredentials;
  organizations: Organizations;
  notificationWrite: NotificationWrite;
  ledger: Ledger;
  idempotency: Idempotency;
  mailer: Mailer;
  publicUrl: string;
  now: Clock;
}) {
  const {
    requests,
    accounts,
    issued,
    organizations,
    notificationWrite,
    ledger,
    idempotency,
    mailer,
    publicUrl,
    now,
  } = deps;

  return {
    /**
     * Decides a PENDING request of the caller's issuer or custodian. Errors: NOT_FOUND, FORBIDDEN for a revocation by who may not
     * revoke, INVALID_STATE_TRANSITION when it is decided, ROW_VERSION_MISMATCH, CONFLICT while an approval is under way, and those of
     * the effect, which leave it PENDING.
     */
    async resolve(input: unknown, context: Context): Promise<Resolved> {
      const member = permitMember(context, 'holderRequest.resolve');
      return idempotency.run(context, 'resolveHolderRequest', input, async (remember: Remember<Resolved>) => {
        const asked = parseInput(resolveInput, input);
        // Somebody else decided at the same moment: read again and answer with that decision.
        const decided = anewAfterRaces(() => decide(asked, member, remember, context), isLost);
        return decided.catch((error: unknown) => {
          throw isLost(error) ? error.cause : error;
        });
      });
    },
  };

  async function decide(
    asked: Asked,
    member: Member,
    remember: Remember<Resolved>,
    context: Context,
  ): Promise<Resolved> {
    // 1. Load
    const request = await requests.byId(asked.requestId, { issuerId: member.organizationId });
    if (!request)
      throw new AppError('NOT_FOUND', `No request of this id was made to your ${ROLE_WORDS[member.type]}.`);
    // Whoever may decide about requests does not therefore revoke.
    if (asked.decision === 'APPROVE' && request.requestType === 'REVOKE')
      permit(context, 'credential.revoke');
    requireRowVersion(context, request.rowVersion);
    const status = nextStatus(request.status, asked.decision);
    const unit = asUnit(context, 'core-engine');
    const [organization, account] = await Promise.all([
      organizations.of(authorityOf(request), unit),
      accounts.byId(request.holderId),
    ]);

    // 2. Take effect
    let draft: ReissueDraft | null = null;
    if (asked.decision === 'REJECT') await assertUntried(request, unit);
    else draft = await perform(request, member, context);

    // 3. Commit, and tell with it
    const resolved: HolderRequest = {
      ...request,
      status,
      response: asked.response ?? null,
      resolvedAt: now(),
      resolvedBy: member.userId,
      draft,
      attempt: null,
      rowVersion: request.rowVersion + 1,
    };
    const result: Resolved = {
      request: resolved,
      effect: asked.decision === 'APPROVE' ? effectOf(request) : null,
    };
    const tidings = tidingsOf(resolved, organization);
    await commitOrLose(context, {
      writes: [
        requests.resolveWrite(resolved, request),
        ...(account
          ? [
              notificationWrite(account.holderId, {
                kind: 'REQUEST_RESOLVED',
                title: tidings.title,
                body: noticeOf(tidings),
                credentialId: request.credentialId,
                dedupeKey: `request:${request.requestId}`,
              }),
              mailer.letterWrite(resolvedLetter(account.email, tidings, { request: resolved, publicUrl })),
            ]
          : []),
        ...remember(result),
      ],
      audit: {
        ...factOf(request, status === 'APPROVED' ? 'approved' : 'rejected'),
        previousState: request.status,
        newState: status,
      },
    });
    return result;
  }

  /** What an approval does before it is committed; each step can be repeated. */
  async function perform(
    request: HolderRequest,
    member: Member,
    context: Context,
  ): Promise<ReissueDraft | null> {
    switch (request.requestType) {
      case 'REVOKE':
        await revoke(request, member, context);
        return null;
      case 'REISSUE':
      case 'UPDATE':
        return draftOf(request, await credentialOf(request, asUnit(context, 'core-engine')));
      case 'DOWNLOAD':
        await credentialOf(request, asUnit(context, 'core-engine'));
        return null;
    }
  }

  /** Revokes, after it is written down that this is tried: a rejection must not overtake a revocation under way. */
  async function revoke(request: HolderRequest, member: Member, context: Context): Promise<void> {
    const attempt: ApprovalAttempt = { attemptId: newId(), startedAt: now() };
    await commitOrLose(context, {
      writes: [requests.attemptWrite(request, attempt)],
      audit: factOf(request, 'approval_begun'),
    });
    try {
      await issued.revoke(
        {
          credentialId: request.credentialId,
          authority: authorityOf(request),
          reason: reasonOf(request),
          revokedBy: member.userId,
        },
        asUnit(context, 'core-engine'),
      );
    } catch (error) {
      if (isWithoutEffect(error)) {
        await ledger.commit(context, {
          writes: [requests.releaseWrite(request, attempt)],
          audit: { ...factOf(request, 'approval_failed'), status: 'FAILED', reason: error.code },
        });
      }
      throw error;
    }
  }

  /** Errors: CONFLICT when an approval is under way, or has revoked the credential already. */
  async function assertUntried(request: HolderRequest, unit: Context): Promise<void> {
    if (!request.attempt) return;
    if (now().getTime() - request.attempt.startedAt.getTime() < ATTEMPT_MS)
      throw new AppError('CONFLICT', 'Somebody is approving this request; read it again in a minute.', {
        retryAfter: ATTEMPT_MS / 1000,
      });
    const { credentialStatus } = await credentialOf(request, unit);
    if (credentialStatus === 'REVOKED')
      throw new AppError(
        'CONFLICT',
        'An approval was begun and has revoked the credential; approve the request to complete it.',
      );
  }

  async function credentialOf(request: HolderRequest, unit: Context): Promise<HeldCredential> {
    const credential = await issued.byId(request.credentialId, authorityOf(request), unit);
    if (!credential)
      throw new AppError('NOT_FOUND', 'The credential of this request does not exist any more.');
    return credential;
  }

  async function commitOrLose(context: Context, change: Parameters<Ledger['commit']>[1]): Promise<void> {
    try {
      await ledger.commit(context, change);
    } catch (error) {
      throw isConflict(error) ? new LostRace({ cause: error }) : error;
    }
  }
}

/** The request changed between reading and committing; the effect of the other decision is not known yet. */
class LostRace extends Error {
  constructor(options: { cause: unknown }) {
    super('The request changed while it was decided.', options);
  }
}

function isLost(error: unknown): error is LostRace {
  return error instanceof LostRace;
}

function authorityOf({ authorityType: type, issuerDid: did }: HolderRequest): AuthorityKey {
  return { type, did };
}

function factOf(
  request: HolderRequest,
  what: 'approved' | 'rejected' | 'approval_begun' | 'approval_failed',
): AuditFact {
  return {
    action: `holder_request.${what}`,
    subject: { type: 'HolderRequest', id: request.requestId },
    org: { type: 'HOLDER', id: request.holderId },
    reason: request.requestType,
  };
}
