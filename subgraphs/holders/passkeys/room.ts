import type { Connection } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import type { HolderAccount, HolderAccounts, HolderSessions } from '../accounts/ports.ts';
import { createBeganBy } from './began-by.ts';
import { ceremonyStore } from './ceremony-model.ts';
import { lazyRelyingParty } from './lazy-relying-party.ts';
import type { PasskeyView } from './passkey.ts';
import { passkeyStore } from './passkey-model.ts';
import { createPasskeyService } from './passkey-service.ts';
import { createPasskeySignIn } from './passkey-sign-in.ts';
import { passkeyResolvers } from './resolvers.ts';

export interface PasskeysRoom {
  readonly resolvers: ReturnType<typeof passkeyResolvers>;
  /** The writes that delete a holder's passkeys and open ceremonies, for the erasure of the account. */
  readonly eraser: { erase(account: Pick<HolderAccount, 'holderId'>): Promise<readonly Write[]> };
  /** What a holder is handed of this room in an export of everything. */
  readonly exporter: { readonly name: 'passkeys'; export(holderId: string): Promise<readonly PasskeyView[]> };
}

/** Passkeys of holders: registration, sign-in, list and removal. */
export async function openPasskeysRoom(deps: {
  connection: Connection;
  ledger: Ledger;
  accounts: HolderAccounts;
  sessions: HolderSessions;
  /** Whether a recovery code of the holder would be taken now. */
  hasRecoveryCode: (holderId: string) => Promise<boolean>;
  mailer: Mailer;
  /** The address that browsers see: its host is the relying party id, its origin the only one that may ask. */
  publicUrl: string;
  /** 32 bytes of this one use: who began a ceremony is named under it. */
  ceremonyKey: Uint8Array;
  now: Clock;
}): Promise<PasskeysRoom> {
  const { connection, ledger, accounts, sessions, hasRecoveryCode, mailer, publicUrl, ceremonyKey, now } =
    deps;
  const [passkeys, ceremonies] = await Promise.all([passkeyStore(connection), ceremonyStore(connection)]);
  const shared = {
    passkeys,
    ceremonies,
    relyingParty: lazyRelyingParty(publicUrl),
    beganBy: createBeganBy(ceremonyKey),
    accounts,
    ledger,
    now,
  };
  const signIn = createPasskeySignIn({ ...shared, sessions });
  const service = createPasskeyService({ ...shared, sessions, hasRecoveryCode, mailer, publicUrl });
  return {
    resolvers: passkeyResolvers(signIn, service),
    eraser: { erase: service.erase },
    exporter: { name: 'passkeys', export: service.listOf },
  };
}
