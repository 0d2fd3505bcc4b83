import type { RowInviteService } from '../../../proto/generated/testamur/internal/row_invites.ts';
import { positionsGiven, positionsSent } from '../../holder-changes-wire.ts';
import { type BindingOf, operationRow } from '../../rpc.ts';
import { ROW_INVITES } from '../contracts.ts';
import type { RowInvite, RowInvites } from './ports.ts';

/** What the unit that issues for rows of files asks about invites. */
export function rowInvitesBinding(rows: RowInvites): BindingOf<RowInviteService> {
  return {
    ...ROW_INVITES,
    rpcs: {
      InviteRows: operationRow({
        operation: rows.invite,
        args: ({ issuerId, issuerDid, invitedBy, rows: asked }) => ({
          issuerId,
          issuerDid,
          invitedBy,
          rows: asked.map(({ rowKey, email, name }) => ({ rowKey, email, name })),
        }),
        reply: (found) => ({ rows: found.map(sent) }),
      }),
      WithdrawRows: operationRow({
        operation: rows.withdraw,
        args: ({ rowKeys }) => ({ rowKeys }),
        reply: () => ({}),
      }),
      ListInviteChanges: operationRow({
        operation: rows.changes,
        args: positionsGiven,
        reply: ({ after, items, isAtEnd }) => ({
          after: positionsSent(after),
          rows: items.map(sent),
          isAtEnd,
        }),
      }),
    },
  };
}

function sent({ rowKey, inviteId, status, holderDid, email, error, message }: RowInvite) {
  return {
    rowKey,
    inviteId: inviteId ?? '',
    status: status ?? '',
    holderDid: holderDid ?? '',
    email: email ?? '',
    error: error ?? '',
    message: message ?? '',
  };
}
