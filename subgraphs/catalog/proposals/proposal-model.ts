import type { Connection } from 'mongoose';
import { z } from 'zod';
import { canonicalize } from '../../../kernel/crypto/canonical-json.ts';
import type { PageWindow, RowKey } from '../../../kernel/paging.ts';
import type { BoundedTotal } from '../../../store/bounded-count.ts';
import type { Write } from '../../../store/ledger.ts';
import { recordStore } from '../../../store/record-store.ts';
import { PROPOSAL_KINDS, PROPOSAL_STATUSES, type Proposal } from './proposal.ts';

/** The payload as its canonical text: a member of it must never be read as a path or an operator. */
type StoredProposal = Omit<Proposal, 'payload'> & { readonly payloadText: string };

/** Which proposals; every condition narrows. */
export type ProposalConditions = Partial<Pick<Proposal, 'proposerIssuerId' | 'status' | 'kind'>>;

/** The proposals of all issuers. */
export interface ProposalStore {
  byId(proposalId: string): Promise<Proposal | undefined>;
  /** Newest first. */
  list(where: ProposalConditions, window: PageWindow): Promise<Proposal[]>;
  count(where: ProposalConditions): Promise<BoundedTotal>;
  /** The place of a proposal in the list, for cursors. */
  keyOf(proposal: Proposal): RowKey;
  insertWrite(proposal: Proposal): Write;
  /** Guarded by the row version that was read. */
  updateWrite(before: Proposal, set: Partial<Proposal>, updatedAt: Date): Write;
}

const NEWEST_FIRST = { createdAt: -1, _id: 1 } as const;

/** Opens the collection `proposals`. */
export async function proposalStore(connection: Connection): Promise<ProposalStore> {
  const text = { type: String, required: true };
  const maybe = { type: String, default: null };
  const store = await recordStore<StoredProposal>(connection, {
    name: 'Proposal',
    collection: 'proposals',
    key: 'proposalId',
    shape: {
      kind: { ...text, enum: PROPOSAL_KINDS },
      targetId: maybe,
      payloadText: text,
      proposerIssuerId: text,
      proposerIssuerDid: { ...text, maxlength: 512 },
      rationale: text,
      status: { ...text, enum: PROPOSAL_STATUSES },
      awaitsEdit: { type: Boolean, required: true },
      decisionReason: maybe,
      resultingId: maybe,
    },
    indexes: [
      [{ ...NEWEST_FIRST }], // the list of administrators, by every choice of conditions
      [{ status: 1, ...NEWEST_FIRST }],
      [{ kind: 1, ...NEWEST_FIRST }],
      [{ status: 1, kind: 1, ...NEWEST_FIRST }],
      [{ proposerIssuerId: 1, ...NEWEST_FIRST }], // the same of one issuer
      [{ proposerIssuerId: 1, status: 1, ...NEWEST_FIRST }],
      [{ proposerIssuerId: 1, kind: 1, ...NEWEST_FIRST }],
      [{ proposerIssuerId: 1, status: 1, kind: 1, ...NEWEST_FIRST }],
    ],
  });
  const keyOf = store.keyOf(NEWEST_FIRST);
  return {
    async byId(proposalId) {
      const found = await store.byId(proposalId);
      return found && proposalOf(found);
    },
    list: async (where, window) => (await store.list(where, NEWEST_FIRST, window)).map(proposalOf),
    count: store.count,
    keyOf: ({ payload: _, ...proposal }) => keyOf({ ...proposal, payloadText: '' }),
    insertWrite: ({ payload, ...proposal }) =>
      store.insertWrite({ ...proposal, payloadText: canonicalize(payload) }),
    updateWrite(before, { payload, ...set }, updatedAt) {
      const { payload: was, ...known } = before;
      return store.updateWrite(
        { ...known, payloadText: canonicalize(was) },
        { ...set, ...(payload ? { payloadText: canonicalize(payload) } : {}) },
        updatedAt,
      );
    },
  };
}

const anObject = z.record(z.string(), z.unknown());

function proposalOf({ payloadText, ...proposal }: StoredProposal): Proposal {
  return { ...proposal, payload: anObject.parse(JSON.parse(payloadText)) };
}
