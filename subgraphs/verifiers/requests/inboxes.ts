import type { Write } from '../../../store/ledger.ts';

/** Needed of holders: how a request reaches whoever has an address. */
export interface Inboxes {
  /** Nothing of it may show to the verifier: it would tell whether anybody here has the address (lower case). */
  receptionOf(request: {
    readonly email: string;
    readonly requestId: string;
    readonly verifier: { readonly verifierId: string; readonly name: string };
  }): Promise<Reception>;
}

export interface Reception {
  /** The holder wants nothing of this verifier. */
  readonly isBlocked: boolean;
  /** False for a holder who has withdrawn the consent to be sent notices. */
  readonly isMailed: boolean;
  /** What tells the holder; commits with the request. */
  readonly writes: readonly Write[];
}
