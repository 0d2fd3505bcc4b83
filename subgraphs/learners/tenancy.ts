import type { Context } from '../../kernel/context.ts';
import { AppError, invalid } from '../../kernel/errors.ts';
import type { Identity } from '../../kernel/identity.ts';

/**
 * The issuer for whom something is done: the caller's own; units and peers name it. Errors: VALIDATION_FAILED when they do not,
 * FORBIDDEN for a peer that is not bound to it.
 */
export function issuerFor({ identity }: Context, named: string | undefined): string {
  if (identity.kind === 'issuer') return identity.issuerDid;
  if (named === undefined) throw invalid('issuerDid', 'required', 'name the issuer whose records these are');
  if (isOf(named, identity)) return named;
  throw new AppError(
    'FORBIDDEN',
    `Your certificate is not bound to the issuer ${named}; an operator adds it in GRPC_PEERS_FILE.`,
  );
}

/** Whether records of an issuer are the caller's to see; deployment units see everyone's. */
export function isOf(issuerDid: string, identity: Identity): boolean {
  if (identity.kind === 'issuer') return identity.issuerDid === issuerDid;
  if (identity.kind === 'peer') return identity.issuerDids.includes(issuerDid);
  return identity.kind === 'unit';
}

/** A record of an issuer, or the one answer for what is unknown and what is somebody else's. Error: NOT_FOUND. */
export function ownOnly<R extends { readonly issuerDid: string }>(
  found: R | undefined,
  { identity }: Context,
  noun: string,
): R {
  if (found && isOf(found.issuerDid, identity)) return found;
  throw new AppError('NOT_FOUND', `There is no ${noun} of that id; check it against your list.`);
}
