// Made of proto/testamur/internal/assistance.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface AssistanceService {
  readonly service: 'testamur.internal.AssistanceService';
  readonly proto: 'testamur/internal/assistance.proto';
  readonly rpcs: {
    readonly Assist: Rpc<AssistRequest, AssistRequest<Sent>, AssistResponse<Sent>, AssistResponse>;
    readonly RecordSearch: Rpc<RecordSearchRequest, RecordSearchRequest<Sent>, RecordSearchResponse<Sent>, RecordSearchResponse>;
  };
}

export interface AssistRequest<W extends Wire = Received> {
  readonly feature: string;
  readonly askedJson: W['bytes'];
  readonly ownerKey: string;
  readonly askedBy: string | undefined;
  readonly subject: AssistSubject<W> | null;
  readonly concernedDids: readonly string[];
}

export interface AssistSubject<W extends Wire = Received> {
  readonly type: string;
  readonly id: string;
}

export interface AssistResponse<W extends Wire = Received> {
  readonly status: string;
  readonly reason: string;
  readonly resultJson: W['bytes'];
}

export interface RecordSearchRequest<W extends Wire = Received> {
  readonly status: string;
  readonly reason: string;
  readonly model: string;
  readonly latencyMs: number;
  readonly inputHash: string;
  readonly ownerKey: string;
  readonly askedBy: string | undefined;
}

export type RecordSearchResponse<_W extends Wire = Received> = Readonly<Record<string, never>>;
