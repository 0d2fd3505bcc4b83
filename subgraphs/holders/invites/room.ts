import type { Connection } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import type { LiveSettings } from '../../../kernel/live-settings.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import { leaseOf } from '../../../store/lease.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import type { HolderAccounts } from '../accounts/ports.ts';
import type { Organizations } from '../organizations.ts';
import type { HeldCredentials, IssuedCredentials } from '../ports.ts';
import type { NotificationWrite } from '../requests/ports.ts';
import { createClaimAcceptance } from './claim-acceptance.ts';
import { createClaimService, overChange } from './claim-service.ts';
import type { ClaimTicket } from './claim-ticket.ts';
import { ticketStore } from './claim-ticket-model.ts';
import { createExpiry } from './expiry.ts';
import type { Invite } from './invite.ts';
import { createInviteAcceptance, type PlatformKeyWrites } from './invite-acceptance.ts';
import { inviteStore } from './invite-model.ts';
import { createInviteService, expiredChange } from './invite-service.ts';
import { inviteResolvers } from './resolvers.ts';
import { createRetention } from './retention.ts';
import { createRowInvites } from './row-invites.ts';

/** Opens the room of invites to new holders and of the links by which credentials are claimed. */
export async function openInvitesRoom(deps: {
  connection: Connection;
  ledger: Ledger;
  idempotency: Idempotency;
  mailer: Mailer;
  accounts: HolderAccounts;
  platformKeyWrites: PlatformKeyWrites;
  held: Pick<HeldCredentials, 'byId' | 'claim' | 'decline'>;
  issued: Pick<IssuedCredentials, 'byId'>;
  organizations: Organizations;
  notificationWrite: NotificationWrite;
  /** At least 32 secret bytes that stay the same: they key the hashes of addresses. */
  emailKey: Uint8Array;
  settings: LiveSettings;
  publicUrl: string;
  now: Clock;
  log: Logger;
}) {
  const [invites, tickets] = await Promise.all([inviteStore(deps.connection), ticketStore(deps.connection)]);
  const expiry = createExpiry({
    lease: leaseOf(deps.connection, 'invites.expiry', deps.now),
    ...deps,
    sources: [
      async (at, limit, issuerId) =>
        (await invites.due(at, limit, issuerId)).flatMap(
          (invite) => expiredChange(invite, at, invites) ?? [],
        ),
      async (at, limit, issuerId) =>
        (await tickets.due(at, limit, issuerId)).flatMap((ticket) => overChange(ticket, at, tickets) ?? []),
    ],
  });
  const retention = createRetention({
    ...deps,
    stores: [invites, tickets],
    lease: leaseOf(deps.connection, 'invites.retention', deps.now),
  });
  const services = {
    invites: createInviteService({ ...deps, invites, expiry }),
    inviteAcceptance: createInviteAcceptance({ ...deps, invites }),
    claims: createClaimService({ ...deps, tickets }),
    claimAcceptance: createClaimAcceptance({ ...deps, tickets }),
  };
  return {
    resolvers: inviteResolvers(services),
    /** For rows of files. */
    rowInvites: createRowInvites({ ...deps, invites }),
    /** Sweeps every hour what has expired, and what has been kept long enough. */
    start() {
      expiry.start();
      retention.start();
    },
    async close() {
      await Promise.all([expiry.close(), retention.close()]);
    },
    /** Writes down what has expired; returns how many links. */
    expireDue: () => expiry.expireDue(),
    /** Deletes ended links that have been kept long enough; returns how many. */
    forgetDue: retention.forgetDue,

    /** How many claim links of each of these credentials were locked. */
    lockedOf: tickets.lockedOf,

    /** Removes the person from accepted invites; claim tickets never named anybody. */
    eraser: {
      erase: async ({ holderId }: { readonly holderId: string }): Promise<readonly Write[]> =>
        invites.eraseWrites(await invites.ofHolder(holderId)),
    },

    /** The invites and claims that the holder accepted, for the file of everything that is kept of a holder. */
    exporter: {
      name: 'invites',
      async export(holderId: string): Promise<{
        readonly accepted: readonly object[];
        readonly claims: readonly object[];
      }> {
        const [accepted, claimed] = await Promise.all([
          invites.ofHolder(holderId),
          tickets.ofHolder(holderId),
        ]);
        return { accepted: accepted.map(exportedInvite), claims: claimed.map(exportedClaim) };
      },
    },
  };
}

function exportedInvite(invite: Invite) {
  const { inviteId, authorityType, issuerDid, name, email, message, createdAt, endedAt, holderDid } = invite;
  return {
    inviteId,
    authorityType,
    issuerDid,
    name,
    email,
    message,
    invitedAt: createdAt,
    acceptedAt: endedAt,
    holderDid,
  };
}

function exportedClaim(ticket: ClaimTicket) {
  const { claimId, authorityType, issuerDid, credentialId, credentialType, endedAt } = ticket;
  return { claimId, authorityType, issuerDid, credentialId, credentialType, claimedAt: endedAt };
}
