import { type Connection, Schema, trusted } from 'mongoose';
import { type BoundedTotal, countUpTo } from '../../../store/bounded-count.ts';
import type { Write } from '../../../store/ledger.ts';
import type { LinkState } from './counted-link.ts';
import { indexLinks, inState, LINK_FIELDS, linkWrites } from './counted-link-writes.ts';
import type { ShareLink } from './share-link.ts';

type StoredLink = Omit<ShareLink, 'linkId'> & { readonly _id: string };

const named = { type: String, required: true };

export type ShareLinkStore = Awaited<ReturnType<typeof shareLinkStore>>;

/** Share links by id and by the hash of their token. */
export async function shareLinkStore(connection: Connection) {
  const schema = new Schema<StoredLink>(
    {
      ...LINK_FIELDS,
      credentialId: named,
      holderDid: named,
      label: { type: String, default: null },
      verifierId: { type: String, default: null },
      token: { type: new Schema({ ciphertext: named, nonce: named }, { _id: false }), required: true },
    },
    { versionKey: false },
  );
  indexLinks(schema);
  schema.index({ holderId: 1, verifierId: 1 }); // what a holder has shown to a verifier
  const Links = connection.model<StoredLink>('ShareLink', schema, 'share_links');
  await Links.createIndexes();

  return {
    ...linkWrites(Links),

    async byTokenHash(tokenHash: string): Promise<ShareLink | undefined> {
      const found = await Links.findOne({ tokenHash }).lean();
      return found ? fromStored(found) : undefined;
    },

    async byId(linkId: string): Promise<ShareLink | undefined> {
      const found = await Links.findById(linkId).lean();
      return found ? fromStored(found) : undefined;
    },

    async inSlots(slots: readonly string[]): Promise<readonly ShareLink[]> {
      return (await Links.find({ place: trusted({ $in: [...slots] }) }).lean()).map(fromStored);
    },

    /** Every link of a holder, of one credential when that is named. */
    async ofHolder(holderId: string, credentialId?: string): Promise<readonly ShareLink[]> {
      return (await Links.find({ holderId, ...(credentialId && { credentialId }) }).lean()).map(fromStored);
    },

    /** Those for a verifier that were not taken back. */
    async madeFor(holderId: string, verifierId: string): Promise<readonly ShareLink[]> {
      return (await Links.find({ holderId, verifierId, revokedAt: null }).lean()).map(fromStored);
    },

    async byIds(holderId: string, linkIds: readonly string[]): Promise<readonly ShareLink[]> {
      return (await Links.find({ _id: trusted({ $in: [...linkIds] }), holderId }).lean()).map(fromStored);
    },

    async list(
      holderId: string,
      filter: { readonly credentialId?: string | undefined; readonly state?: LinkState | undefined },
      { skip, limit, at }: { skip: number; limit: number; at: Date },
    ): Promise<{ items: readonly ShareLink[] } & BoundedTotal> {
      const { credentialId, state } = filter;
      const where = { holderId, ...(credentialId && { credentialId }), ...inState(state, at) };
      const [rows, counted] = await Promise.all([
        Links.find(where).sort({ createdAt: -1, _id: 1 }).skip(skip).limit(limit).lean(),
        countUpTo(Links, where),
      ]);
      return { items: rows.map(fromStored), ...counted };
    },

    insertWrite: ({ linkId, ...link }: ShareLink): Write => ({
      model: Links,
      operation: { insertOne: { document: { _id: linkId, ...link } } },
    }),
  };
}

function fromStored({ _id, verifierId = null, ...link }: StoredLink): ShareLink {
  return { ...link, verifierId, linkId: _id };
}
