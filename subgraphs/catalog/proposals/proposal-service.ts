import type { AuditFact } from '../../../kernel/audit.ts';
import type { AuditAction } from '../../../kernel/audit-actions.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type Identity, permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import { duplicateKeyOf, type Ledger, type Write } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import type { InTurn } from '../../../store/turns.ts';
import { whatIsGiven } from '../../given.ts';
import { decisionLetter } from './letters.ts';
import type { ProposalTargets, Proposers } from './ports.ts';
import {
  createProposalInput,
  type Decision,
  decideProposalInput,
  listProposalsInput,
  type Proposal,
  type ProposalEvent,
  proposalIdInput,
  readProposalInput,
  requireTarget,
  statusAfter,
  updateProposalInput,
} from './proposal.ts';
import type { ProposalStore } from './proposal-model.ts';

/** The operations on proposals. For an issuer those of others do not exist. */
export interface ProposalService {
  /** A DRAFT of the caller's issuer. Error: VALIDATION_FAILED. */
  create(input: unknown, context: Context): Promise<Proposal>;
  /** What is left out stays. Errors: NOT_FOUND, ROW_VERSION_MISMATCH, INVALID_STATE_TRANSITION unless DRAFT or CHANGES_REQUESTED. */
  update(input: unknown, context: Context): Promise<Proposal>;
  /** Errors: NOT_FOUND, ROW_VERSION_MISMATCH, INVALID_STATE_TRANSITION, VALIDATION_FAILED that names what is wrong in the payload, or the target. */
  submit(input: unknown, context: Context): Promise<Proposal>;
  /** Errors: NOT_FOUND, ROW_VERSION_MISMATCH, INVALID_STATE_TRANSITION once it was decided. */
  withdraw(input: unknown, context: Context): Promise<Proposal>;
  /**
   * Acceptance makes what was proposed in the same commit; the proposer is written to. Errors: NOT_FOUND, ROW_VERSION_MISMATCH,
   * INVALID_STATE_TRANSITION, VALIDATION_FAILED and DUPLICATE for what cannot be made, UPSTREAM_UNAVAILABLE without the registry of issuers.
   */
  decide(input: unknown, context: Context): Promise<Proposal>;
  /** Errors: NOT_FOUND. */
  byId(input: unknown, context: Context): Promise<Proposal>;
  /** Newest first; an issuer sees its own. */
  list(input: unknown, context: Context): Promise<Page<Proposal>>;
}

const ACTIONS: Readonly<Record<ProposalEvent, AuditAction>> = {
  EDIT: 'proposal.updated',
  SUBMIT: 'proposal.submitted',
  WITHDRAW: 'proposal.withdrawn',
  START_REVIEW: 'proposal.review_started',
  ACCEPT: 'proposal.accepted',
  REJECT: 'proposal.rejected',
  REQUEST_CHANGES: 'proposal.changes_requested',
};

/** What an event changes beside the status, and what is committed with it. */
interface Consequence {
  readonly set?: Partial<Proposal>;
  readonly writes?: readonly Write[];
  readonly audit?: readonly AuditFact[];
}

export function createProposalService(options: {
  proposals: ProposalStore;
  targets: ProposalTargets;
  proposers: Proposers;
  mailer: Mailer;
  ledger: Ledger;
  idempotency: Idempotency;
  inTurn: InTurn;
  now: Clock;
}): ProposalService {
  const { proposals, targets, proposers, mailer, ledger, idempotency, inTurn, now } = options;

  return {
    async create(input, context) {
      const { userId, issuerId, issuerDid } = permitProposer(context);
      const given = parseInput(createProposalInput, input);
      requireTarget(given.kind, given.targetId);
      return idempotency.run<Proposal>(context, 'createProposal', input, async (remember) => {
        const at = now();
        const proposal: Proposal = {
          proposalId: newId(),
          ...given,
          proposerIssuerId: issuerId,
          proposerIssuerDid: issuerDid,
          status: 'DRAFT',
          awaitsEdit: false,
          createdAt: at,
          updatedAt: at,
          createdBy: userId,
          rowVersion: 1,
        };
        await ledger.commit(context, {
          writes: [proposals.insertWrite(proposal), ...remember(proposal)],
          audit: { action: 'proposal.created', ...about(proposal), newState: proposal.status },
        });
        return proposal;
      });
    },

    async update(input, context) {
      const identity = permitProposer(context);
      const { proposalId, ...given } = parseInput(updateProposalInput, input);
      return change(proposalId, 'EDIT', identity, context, async (before) => {
        requireTarget(before.kind, given.targetId ?? before.targetId);
        return { set: { ...whatIsGiven(given), awaitsEdit: false } };
      });
    },

    async submit(input, context) {
      const identity = permitProposer(context);
      const { proposalId } = parseInput(proposalIdInput, input);
      return change(proposalId, 'SUBMIT', identity, context, async (before) => {
        await targets[before.kind].check(before);
        return {};
      });
    },

    async withdraw(input, context) {
      const identity = permitProposer(context);
      const { proposalId } = parseInput(proposalIdInput, input);
      return change(proposalId, 'WITHDRAW', identity, context, async () => ({}));
    },

    async decide(input, context) {
      const identity = permit(context, 'proposal.decide');
      const { proposalId, decision, reason } = parseInput(decideProposalInput, input);
      const decided = idempotency.run<Proposal>(context, 'decideProposal', input, (remember) =>
        change(
          proposalId,
          decision,
          identity,
          context,
          (before) => consequenceOf(decision, reason, before, context),
          remember,
        ),
      );
      return decided.catch(explained);
    },

    async byId(input, context) {
      const identity = permit(context, 'proposal.read');
      return load(parseInput(readProposalInput, input).id, identity);
    },

    async list(input, context) {
      const identity = permit(context, 'proposal.read');
      const { filter = {}, ...page } = parseInput(listProposalsInput, input);
      const where = { ...whatIsGiven(filter), ...ownOf(identity) };
      const window = pageWindow(page);
      const [items, counted] = await Promise.all([proposals.list(where, window), proposals.count(where)]);
      return { items, ...counted, offset: window.skip, size: window.limit, keyOf: proposals.keyOf };
    },
  };

  /** One step of a proposal: who may see it, its version, the table of states, then what follows from it, in one commit. */
  function change(
    proposalId: string,
    event: ProposalEvent,
    identity: Identity,
    context: Context,
    follow: (before: Proposal) => Promise<Consequence>,
    remember: (after: Proposal) => readonly Write[] = () => [],
  ): Promise<Proposal> {
    return inTurn(`proposal ${proposalId}`, async () => {
      const before = await load(proposalId, identity);
      requireRowVersion(context, before.rowVersion);
      const status = statusAfter(event, before);
      const { set, writes = [], audit = [] } = await follow(before);
      const updatedAt = now();
      const changed = { ...set, status };
      const after = { ...before, ...changed, updatedAt, rowVersion: before.rowVersion + 1 };
      await ledger.commit(context, {
        writes: [proposals.updateWrite(before, changed, updatedAt), ...writes, ...remember(after)],
        audit: [
          { action: ACTIONS[event], ...about(before), previousState: before.status, newState: status },
          ...audit,
        ],
      });
      return after;
    });
  }

  async function consequenceOf(
    decision: Decision,
    reason: string | undefined,
    before: Proposal,
    context: Context,
  ): Promise<Consequence> {
    if (decision === 'START_REVIEW') return {};
    const made = decision === 'ACCEPT' ? await targets[before.kind].accept(before, context) : undefined;
    const [proposer] = await proposers.byIds([before.proposerIssuerId], context);
    const to = proposer?.contactEmail ?? undefined;
    const { takesReplies } = mailer;
    return {
      set: {
        decisionReason: reason,
        awaitsEdit: decision === 'REQUEST_CHANGES',
        ...(made ? { resultingId: made.resultingId } : {}),
      },
      writes: [
        ...(made?.writes ?? []),
        ...(to === undefined
          ? []
          : [mailer.letterWrite(decisionLetter(to, before, { decision, reason, takesReplies }))]),
      ],
      audit: made?.audit ?? [],
    };
  }

  async function load(proposalId: string, identity: Identity): Promise<Proposal> {
    const found = await proposals.byId(proposalId);
    const { proposerIssuerId } = ownOf(identity);
    if (found && (proposerIssuerId === undefined || proposerIssuerId === found.proposerIssuerId))
      return found;
    throw new AppError('NOT_FOUND', 'No such proposal is here; list them.');
  }
}

type Proposer = Extract<Identity, { kind: 'issuer' }>;

/** The member of an issuer who proposes. Errors: those of `permit`. */
function permitProposer(context: Context): Proposer {
  const identity = permit(context, 'proposal.write');
  if (identity.kind !== 'issuer') throw notForThisCaller();
  return identity;
}

/** What a caller may see: an issuer its own, whoever runs the platform all. */
function ownOf(identity: Identity): { readonly proposerIssuerId?: string } {
  if (identity.kind === 'admin' || identity.kind === 'unit') return {};
  if (identity.kind === 'issuer') return { proposerIssuerId: identity.issuerId };
  throw notForThisCaller();
}

function notForThisCaller(): AppError {
  return new AppError('SCOPE_MISSING', 'Sign in as a member of an issuer.');
}

function about({ proposalId, proposerIssuerId }: Proposal): Pick<AuditFact, 'subject' | 'org'> {
  return { subject: { type: 'Proposal', id: proposalId }, org: { type: 'ISSUER', id: proposerIssuerId } };
}

/** The refusal of an acceptance that would make something twice. */
function explained(error: unknown): never {
  if (!duplicateKeyOf(error)) throw error;
  const message = 'What is proposed is in the catalog already; reject the proposal, or ask for changes.';
  throw new AppError('DUPLICATE', message, { cause: error });
}
