import { type Connection, Schema, trusted } from 'mongoose';
import { dropExpiringIndex, forgetBefore } from '../../../store/forgetting.ts';
import type { Write } from '../../../store/ledger.ts';
import { AUTHORITY_TYPES, type AuthorityType } from '../ports.ts';
import { CLAIM_STATUSES, type ClaimTicket, OPEN_CLAIM_STATUSES } from './claim-ticket.ts';

type StoredTicket = Omit<ClaimTicket, 'claimId' | 'authorityType'> & {
  readonly _id: string;
  /** Absent in a ticket of an earlier release, which an issuer has sent. */
  readonly authorityType?: AuthorityType | undefined;
};

export type TicketStore = Awaited<ReturnType<typeof ticketStore>>;

const named = { type: String, required: true };
const dated = { type: Date, required: true };
const stillOpen = trusted({ $in: [...OPEN_CLAIM_STATUSES] });

/** Claim tickets by the hash of their token. */
export async function ticketStore(connection: Connection) {
  const schema = new Schema<StoredTicket>(
    {
      _id: named,
      authorityType: { type: String, enum: AUTHORITY_TYPES },
      issuerId: named,
      issuerDid: named,
      credentialId: named,
      credentialType: named,
      issuedAt: dated,
      tokenHash: named,
      emailHash: named,
      place: named,
      attempts: { type: Number, required: true },
      claiming: {
        type: new Schema({ holderId: named, holderDid: named, startedAt: dated }, { _id: false }),
        default: null,
      },
      status: { ...named, enum: CLAIM_STATUSES },
      createdAt: dated,
      createdBy: named,
      expiresAt: dated,
      endedAt: { type: Date, default: null },
      holderId: { type: String, default: null },
    },
    { versionKey: false },
  );
  schema.index({ tokenHash: 1 }, { unique: true }); // a token opens one ticket
  schema.index({ place: 1 }, { unique: true }); // no more open tickets per credential than slots
  schema.index({ status: 1, expiresAt: 1 }); // the sweep reads only what is due
  schema.index({ holderId: 1 }); // what a person has claimed
  schema.index({ endedAt: 1 }); // what is to be forgotten is found without a scan
  const Tickets = connection.model<StoredTicket>('ClaimTicket', schema, 'claim_tickets');
  await dropExpiringIndex(Tickets, 'forgetAt');
  await Tickets.createIndexes();

  function openWrite({ claimId }: ClaimTicket, set: Partial<ClaimTicket>, also: object = {}): Write {
    return {
      model: Tickets,
      guarded: true,
      operation: {
        updateOne: { filter: { _id: claimId, status: stillOpen, ...also }, update: { $set: set } },
      },
    };
  }

  return {
    async byTokenHash(tokenHash: string): Promise<ClaimTicket | undefined> {
      const found = await Tickets.findOne({ tokenHash }).lean();
      return found ? fromStored(found) : undefined;
    },

    async inSlots(slots: readonly string[]): Promise<readonly ClaimTicket[]> {
      return (await Tickets.find({ place: trusted({ $in: [...slots] }) }).lean()).map(fromStored);
    },

    async ofHolder(holderId: string): Promise<readonly ClaimTicket[]> {
      return (await Tickets.find({ holderId }).sort({ createdAt: 1 }).lean()).map(fromStored);
    },

    /** How many tickets of each of these credentials are LOCKED; nothing of one that has none. */
    async lockedOf(credentialIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const where = { status: 'LOCKED' as const, credentialId: trusted({ $in: [...credentialIds] }) };
      const counts = new Map<string, number>();
      for (const { credentialId } of await Tickets.find(where).lean())
        counts.set(credentialId, (counts.get(credentialId) ?? 0) + 1);
      return counts;
    },

    /** Open tickets whose time is over, of one issuer or of all, oldest end first. */
    async due(at: Date, limit: number, issuerId?: string): Promise<readonly ClaimTicket[]> {
      const where = {
        status: stillOpen,
        expiresAt: trusted({ $lte: at }),
        ...(issuerId === undefined ? {} : { issuerId }),
      };
      return (await Tickets.find(where).sort({ expiresAt: 1 }).limit(limit).lean()).map(fromStored);
    },

    /** Deletes tickets that ended before this instant, until none is left or `isOver`; returns how many. */
    forget: (end: Date, isOver: () => boolean): Promise<number> =>
      forgetBefore(Tickets, 'endedAt', end, isOver),

    insertWrite: ({ claimId, ...ticket }: ClaimTicket): Write => ({
      model: Tickets,
      operation: { insertOne: { document: { _id: claimId, ...ticket } } },
    }),

    /** A guarded change of a ticket that is open. */
    openWrite,

    /** Counts one attempt; of two at once with the same count in mind, one fails. */
    attemptWrite: (ticket: ClaimTicket): Write =>
      openWrite(ticket, { attempts: ticket.attempts + 1 }, { attempts: ticket.attempts }),

    /** Declines, unless an acceptance began since the ticket was read. */
    declineWrite: (ticket: ClaimTicket, declined: Partial<ClaimTicket>): Write =>
      openWrite(
        ticket,
        declined,
        ticket.claiming ? { 'claiming.startedAt': ticket.claiming.startedAt } : { claiming: null },
      ),

    /** Takes back the attempt of the right person. */
    refundWrite: ({ claimId }: ClaimTicket): Write => ({
      model: Tickets,
      operation: {
        updateOne: {
          filter: { _id: claimId, status: stillOpen, attempts: trusted({ $gt: 0 }) },
          update: { $inc: { attempts: -1 } },
        },
      },
    }),
  };
}

function fromStored({ _id, authorityType = 'ISSUER', ...rest }: StoredTicket): ClaimTicket {
  return { ...rest, authorityType, claimId: _id };
}
