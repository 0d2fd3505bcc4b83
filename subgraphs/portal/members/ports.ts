import type { Context } from '../../../kernel/context.ts';
import type { IssuerStatus } from '../../../kernel/identity.ts';

/** What this room needs of the registry of issuers. */
export interface IssuerContacts {
  /** Issuers that named this address (lower case) as their contact; current status, not cached. */
  byContactEmail(email: string, context: Context): Promise<readonly IssuerContact[]>;
}

export interface IssuerContact {
  readonly issuerId: string;
  readonly did: string;
  readonly name: string;
  readonly status: IssuerStatus;
}
