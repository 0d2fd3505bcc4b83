// Made of proto/testamur/internal/row_invites.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface RowInviteService {
  readonly service: 'testamur.internal.RowInviteService';
  readonly proto: 'testamur/internal/row_invites.proto';
  readonly rpcs: {
    readonly InviteRows: Rpc<InviteRowsRequest, InviteRowsRequest<Sent>, InviteRowsResponse<Sent>, InviteRowsResponse>;
    readonly WithdrawRows: Rpc<WithdrawRowsRequest, WithdrawRowsRequest<Sent>, WithdrawRowsResponse<Sent>, WithdrawRowsResponse>;
    readonly ListInviteChanges: Rpc<ListInviteChangesRequest, ListInviteChangesRequest<Sent>, ListInviteChangesResponse<Sent>, ListInviteChangesResponse>;
  };
}

export interface InviteRowsRequest<W extends Wire = Received> {
  readonly issuerId: string;
  readonly issuerDid: string;
  readonly invitedBy: string;
  readonly rows: readonly RowToInvite<W>[];
}

export interface RowToInvite<W extends Wire = Received> {
  readonly rowKey: string;
  readonly email: string;
  readonly name: string;
}

export interface InviteRowsResponse<W extends Wire = Received> {
  readonly rows: readonly RowInvite<W>[];
}

export interface RowInvite<W extends Wire = Received> {
  readonly rowKey: string;
  readonly inviteId: string;
  readonly status: string;
  readonly holderDid: string;
  readonly email: string;
  readonly error: string;
  readonly message: string;
}

export interface WithdrawRowsRequest<W extends Wire = Received> {
  readonly rowKeys: readonly string[];
}

export type WithdrawRowsResponse<_W extends Wire = Received> = Readonly<Record<string, never>>;

export interface ListInviteChangesRequest<W extends Wire = Received> {
  readonly after: Readonly<Record<string, W['int64']>>;
  readonly hasPosition: boolean;
}

export interface ListInviteChangesResponse<W extends Wire = Received> {
  readonly after: Readonly<Record<string, W['int64']>>;
  readonly rows: readonly RowInvite<W>[];
  readonly isAtEnd: boolean;
}
