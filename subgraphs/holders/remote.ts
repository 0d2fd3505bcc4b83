import { asUnit, type Context } from '../../kernel/context.ts';
import type { Identity } from '../../kernel/identity.ts';
import { changesOf, changesRequest, positionsOf } from '../holder-changes-wire.ts';
import type { RemoteUnit } from '../rpc.ts';
import { given } from '../rpc.ts';
import { oneOf, orUndefined } from '../rpc-replies.ts';
import { CONSENTS, DIRECTORY, ROW_INVITES, SESSIONS } from './contracts.ts';
import { INVITE_STATUSES, type RowInvite } from './invites/ports.ts';
import type { HolderPorts } from './ports.ts';

/** The sessions and accounts of holders, asked of their unit in another process. */
export function remoteHolders({ client }: RemoteUnit): HolderPorts {
  const sessions = client(SESSIONS);
  const directory = client(DIRECTORY);
  const consents = client(CONSENTS);
  const rowInvites = client(ROW_INVITES);
  const find = async (asked: { holderId: string } | { did: string }, context: Context) => {
    const reply = await orUndefined(directory.call('GetHolder', asked, context));
    return reply && { holderId: reply.holderId, email: reply.email, did: given(reply.did) };
  };
  return {
    sessions: {
      standingOfToken: ({ holderId, sessionId }, context) =>
        orUndefined(sessions.call('GetTokenStanding', { holderId, sessionId }, context)),

      async resolve(token, context: Context) {
        const reply = await orUndefined(sessions.call('Resolve', { token }, context));
        if (!reply) return undefined;
        const { holderId, sessionId, dids, extendedMaxAge: maxAge } = reply;
        const identity = { kind: 'holder', holderId, sessionId, dids } satisfies Identity;
        return { identity, ...(maxAge === undefined ? {} : { extended: { token, maxAge } }) };
      },
    },
    findable: {
      async find(people, context) {
        const asked = people.map(({ email, name }) => ({ email, name: name ?? '' }));
        const { holders } = await directory.call('FindHolders', { people: asked }, context);
        return people.map((_person, at) => {
          const found = holders[at];
          return found?.did ? { did: found.did, isNamed: found.isNamed } : undefined;
        });
      },
    },
    rowInvites: {
      async invite(input, context) {
        const asked = { ...input, rows: [...input.rows] };
        const { rows } = await rowInvites.call('InviteRows', asked, asUnit(context, ISSUING));
        return rows.map(rowInviteOf);
      },
      async withdraw(rowKeys, context) {
        await rowInvites.call('WithdrawRows', { rowKeys: [...rowKeys] }, asUnit(context, ISSUING));
      },
      async changes(after, context) {
        const asked = changesRequest(after);
        const reply = await rowInvites.call('ListInviteChanges', asked, asUnit(context, ISSUING));
        const { rows, isAtEnd } = reply;
        return { after: positionsOf(reply.after), items: rows.map(rowInviteOf), isAtEnd };
      },
    },
    directory: {
      byId: (holderId, context) => find({ holderId }, context),
      byDid: (did, context) => find({ did }, context),
      async tellOfLink(proposal, context) {
        await directory.call('TellOfLearnerLink', proposal, context);
      },
    },
    consents: {
      async sharing({ custodianDid, dids }, context) {
        if (dids.length === 0) return [];
        const asked = { custodianDid, dids: [...dids] };
        const { holders } = await consents.call('ListSharing', asked, asUnit(context, 'custodian-registry'));
        return holders.map(({ did, dids: all }) => ({ did, dids: all }));
      },
      changes: async (after, context) =>
        changesOf(
          await consents.call(
            'ListConsentChanges',
            changesRequest(after),
            asUnit(context, 'custodian-registry'),
          ),
        ),
    },
  };
}

const ISSUING = 'credential-issuance';

function rowInviteOf(row: {
  readonly rowKey: string;
  readonly inviteId: string;
  readonly status: string;
  readonly holderDid: string;
  readonly email: string;
  readonly error: string;
  readonly message: string;
}): RowInvite {
  return {
    rowKey: row.rowKey,
    inviteId: row.inviteId || undefined,
    status: row.status === '' ? undefined : oneOf(INVITE_STATUSES, row.status),
    holderDid: row.holderDid || undefined,
    email: row.email || undefined,
    error: row.error || undefined,
    message: row.message || undefined,
  };
}
