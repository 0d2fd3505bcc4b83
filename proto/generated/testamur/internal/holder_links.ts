// Made of proto/testamur/internal/holder_links.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface HolderLinkService {
  readonly service: 'testamur.internal.HolderLinkService';
  readonly proto: 'testamur/internal/holder_links.proto';
  readonly rpcs: {
    readonly ForgetHolder: Rpc<ForgetHolderRequest, ForgetHolderRequest<Sent>, ForgetHolderResponse<Sent>, ForgetHolderResponse>;
    readonly ExportLinks: Rpc<ExportLinksRequest, ExportLinksRequest<Sent>, ExportLinksResponse<Sent>, ExportLinksResponse>;
  };
}

export interface ForgetHolderRequest<W extends Wire = Received> {
  readonly holderId: string;
  readonly dids: readonly string[];
}

export type ForgetHolderResponse<_W extends Wire = Received> = Readonly<Record<string, never>>;

export interface ExportLinksRequest<W extends Wire = Received> {
  readonly holderId: string;
  readonly dids: readonly string[];
}

export interface ExportLinksResponse<W extends Wire = Received> {
  readonly links: readonly ExportedHolderLink<W>[];
}

export interface ExportedHolderLink<W extends Wire = Received> {
  readonly linkId: string;
  readonly issuerDid: string;
  readonly method: string;
  readonly status: string;
  readonly createdAt: W['int64'];
}
