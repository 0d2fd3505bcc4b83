import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import { asUnit, type Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { permit } from '../../kernel/identity.ts';
import { parseInput, uuid } from '../../kernel/parse.ts';
import { anewAfterRaces, isConflict } from '../../store/anew.ts';
import type { Authorities } from './authorities.ts';
import { methodOf } from './credential-document.ts';
import type { CredentialStore } from './credential-model.ts';
import type { CustodialSigning } from './custodial-signing.ts';
import type { Authority, IssuerKey } from './ports.ts';
import {
  buildStatusList,
  noSuchStatusList,
  SIGNED_LIST_LIFE_MS,
  type SignedStatusList,
  type StatusList,
} from './status-list.ts';
import type { StatusListStore } from './status-list-model.ts';

const readSchema = z.strictObject({ statusListId: uuid });

export interface StatusListServiceDeps {
  readonly store: CredentialStore;
  readonly lists: StatusListStore;
  readonly signing: CustodialSigning;
  readonly authorities: Authorities;
  readonly contextUrl: string;
  readonly statusListsUrl: string;
  readonly now: Clock;
}

/** A list as anybody may read it. */
export interface PublishedStatusList {
  readonly statusListId: string;
  readonly issuerDid: string;
  /** The signed list credential as its canonical text. */
  readonly vcJson: string;
}

/** Publishes status lists, also while they are switched off: credentials that name them stay in use. */
export function createStatusListService(deps: StatusListServiceDeps) {
  const { store, lists, signing, authorities, contextUrl, statusListsUrl, now } = deps;
  const running = new Map<string, Promise<SignedStatusList>>();

  return { statusList };

  /**
   * The signed list, true at the moment of the request: signed again when a credential was revoked since, or after an hour.
   * What a SUSPENDED issuer signed is shown while it is true. Errors: NOT_FOUND, ISSUER_NOT_ACTIVE, CUSTODIAN_NOT_ACTIVE.
   */
  async function statusList(input: unknown, context: Context): Promise<PublishedStatusList> {
    permit(context, 'credential.status');
    const { statusListId } = parseInput(readSchema, input);
    const list = await lists.byId(statusListId);
    if (!list) throw noSuchStatusList();
    const key = { type: list.authorityType ?? 'ISSUER', did: list.issuerDid } as const;
    const [issuer, revoked] = await Promise.all([
      authorities.now(key, asUnit(context, 'credential-issuance')),
      store.countRevokedIndexes(statusListId),
    ]);
    if (!issuer) throw noSuchStatusList();
    const { vcJson } = await signedList(list, issuer, revoked, context);
    return { statusListId, issuerDid: list.issuerDid, vcJson };
  }

  async function signedList(
    list: StatusList,
    issuer: Authority,
    revoked: number,
    context: Context,
  ): Promise<SignedStatusList> {
    const { signed } = list;
    const isTrue = signed?.revoked === revoked;
    if (isTrue && signed && issuer.status === 'SUSPENDED') return signed;
    if (issuer.status !== 'ACTIVE') throw notSignable(issuer);
    if (isFresh(signed, revoked)) return signed;
    // Requests that want the same list share one signature.
    const wanted = `${list.statusListId} ${revoked}`;
    const shared = running.get(wanted);
    if (shared) return shared;
    const signing = signUnlessDone().finally(() => running.delete(wanted));
    running.set(wanted, signing);
    return signing;

    // Another request may have signed it after this one has read it.
    async function signUnlessDone(): Promise<SignedStatusList> {
      const kept = (await lists.byId(list.statusListId))?.signed;
      return isFresh(kept, revoked) ? kept : signAnew(list, issuer, context);
    }
  }

  /** Whether a signature says how many are revoked, and is young enough. */
  function isFresh(signed: SignedStatusList | null | undefined, revoked: number): signed is SignedStatusList {
    return signed?.revoked === revoked && now().getTime() - signed.signedAt.getTime() < SIGNED_LIST_LIFE_MS;
  }

  async function signAnew(list: StatusList, issuer: Authority, context: Context): Promise<SignedStatusList> {
    const at = now();
    const revoked = await store.revokedIndexes(list.statusListId);
    const unsignedFor = (key: IssuerKey, signer: Authority) =>
      buildStatusList(
        list,
        { issuer: signer, revoked, at, verificationMethod: methodOf(signer.did, key) },
        { contextUrl, statusListsUrl },
      );
    const keyOfList = issuer.keys.find(({ keyVersion }) => keyVersion === list.keyVersion);
    const { vcJson } = keyOfList
      ? await signing.signWith(keyOfList, issuer, unsignedFor(keyOfList, issuer), context)
      : await anewAfterRaces(async (lostTo) => {
          const { authority: signer, key } = await signing.currentSigner(
            issuer,
            lostTo !== undefined,
            context,
          );
          return signing.signWithCurrent(key, signer, unsignedFor(key, signer), context);
        }, isConflict);
    const signed = { vcJson, revoked: revoked.length, signedAt: at };
    await lists.keepSigned(list.statusListId, signed);
    return signed;
  }
}

export type StatusListService = ReturnType<typeof createStatusListService>;

function notSignable({ type, status }: Authority): AppError {
  const [code, what] =
    type === 'ISSUER'
      ? (['ISSUER_NOT_ACTIVE', 'issuer'] as const)
      : (['CUSTODIAN_NOT_ACTIVE', 'custodian'] as const);
  return new AppError(
    code,
    status === 'SUSPENDED'
      ? `The ${what} is SUSPENDED and its list has changed since it was signed; ask for the status of the one credential instead.`
      : `The ${what} is ${status}; do not rely on its credentials.`,
  );
}
