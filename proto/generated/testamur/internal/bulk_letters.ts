// Made of proto/testamur/internal/bulk_letters.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface BulkLetterService {
  readonly service: 'testamur.internal.BulkLetterService';
  readonly proto: 'testamur/internal/bulk_letters.proto';
  readonly rpcs: {
    readonly TellOfJob: Rpc<TellOfJobRequest, TellOfJobRequest<Sent>, TellOfJobResponse<Sent>, TellOfJobResponse>;
  };
}

export interface TellOfJobRequest<W extends Wire = Received> {
  readonly letterId: string;
  readonly jobId: string;
  readonly issuerId: string;
  readonly issuerDid: string;
  readonly memberId: string;
  readonly fileName: string;
  readonly status: string;
  readonly counts: BulkLetterCounts<W> | null;
}

export interface BulkLetterCounts<W extends Wire = Received> {
  readonly total: number;
  readonly issued: number;
  readonly invalid: number;
  readonly failed: number;
  readonly skipped: number;
  readonly awaitingHolder: number;
  readonly toSign: number;
}

export type TellOfJobResponse<_W extends Wire = Received> = Readonly<Record<string, never>>;
