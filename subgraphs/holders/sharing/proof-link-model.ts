import { type Connection, Schema, trusted } from 'mongoose';
import { type BoundedTotal, countUpTo } from '../../../store/bounded-count.ts';
import type { Write } from '../../../store/ledger.ts';
import { indexLinks, inState, LINK_FIELDS, linkWrites } from './counted-link-writes.ts';
import type { ProofLink, ProofState } from './proof-link.ts';

type StoredLink = Omit<ProofLink, 'linkId'> & { readonly _id: string };

const named = { type: String, required: true };

export type ProofLinkStore = Awaited<ReturnType<typeof proofLinkStore>>;

/** Proof links by id and by the hash of their token. */
export async function proofLinkStore(connection: Connection) {
  const item = new Schema(
    { credentialId: named, disclosedPaths: { type: [String], default: null } },
    { _id: false },
  );
  const schema = new Schema<StoredLink>(
    {
      ...LINK_FIELDS,
      items: { type: [item], required: true },
      holderDids: { type: [String], required: true },
      purpose: named,
      audience: { type: String, default: null },
    },
    { versionKey: false },
  );
  indexLinks(schema);
  const Links = connection.model<StoredLink>('ProofLink', schema, 'proof_links');
  await Links.createIndexes();

  return {
    ...linkWrites(Links),

    async byTokenHash(tokenHash: string): Promise<ProofLink | undefined> {
      const found = await Links.findOne({ tokenHash }).lean();
      return found ? fromStored(found) : undefined;
    },

    async byId(linkId: string): Promise<ProofLink | undefined> {
      const found = await Links.findById(linkId).lean();
      return found ? fromStored(found) : undefined;
    },

    async inSlots(slots: readonly string[]): Promise<readonly ProofLink[]> {
      return (await Links.find({ place: trusted({ $in: [...slots] }) }).lean()).map(fromStored);
    },

    /** Every link of a holder, those that show one credential when that is named. */
    async ofHolder(holderId: string, credentialId?: string): Promise<readonly ProofLink[]> {
      const where = { holderId, ...(credentialId && { 'items.credentialId': credentialId }) };
      return (await Links.find(where).lean()).map(fromStored);
    },

    async byIds(holderId: string, linkIds: readonly string[]): Promise<readonly ProofLink[]> {
      return (await Links.find({ _id: trusted({ $in: [...linkIds] }), holderId }).lean()).map(fromStored);
    },

    async list(
      holderId: string,
      { state }: { readonly state?: ProofState | undefined },
      { skip, limit, at }: { skip: number; limit: number; at: Date },
    ): Promise<{ items: readonly ProofLink[] } & BoundedTotal> {
      const where = { holderId, ...inState(state === 'CONSUMED' ? 'EXHAUSTED' : state, at) };
      const [rows, counted] = await Promise.all([
        Links.find(where).sort({ createdAt: -1, _id: 1 }).skip(skip).limit(limit).lean(),
        countUpTo(Links, where),
      ]);
      return { items: rows.map(fromStored), ...counted };
    },

    insertWrite: ({ linkId, ...link }: ProofLink): Write => ({
      model: Links,
      operation: { insertOne: { document: { _id: linkId, ...link } } },
    }),
  };
}

function fromStored({ _id, ...link }: StoredLink): ProofLink {
  return { ...link, linkId: _id };
}
