import type { mongo } from 'mongoose';
import type { Identity } from '../../../kernel/identity.ts';
import { randomSecret } from '../../../kernel/ids.ts';
import { createIdempotency } from '../../../store/idempotency.ts';
import { createLedger } from '../../../store/ledger.ts';
import { aWorld, by } from '../../testing/rooms.ts';
import { aNeighbourhood } from '../requests/testing/fakes.ts';
import type { PlatformKeyWrites } from './invite-acceptance.ts';
import { openInvitesRoom } from './room.ts';

type Operation = (parent: unknown, args: unknown, context: unknown) => Promise<never>;

export interface Given {
  readonly expectedRowVersion?: number;
  readonly idempotencyKey?: string;
  readonly isPrefetch?: boolean;
}

/** The room of invites among fake neighbours, on a store of its own. */
export async function anInvitesRoom() {
  const world = await aWorld();
  const connection = world.store.connection('core');
  const town = aNeighbourhood(connection);
  await town.ready();
  const ledger = await createLedger({ connection, source: 'core', now: world.now });
  const keys = { made: 0 };
  const platformKeyWrites: PlatformKeyWrites = ({ holderId }) => {
    keys.made += 1;
    const did = `did:key:z6MkPlatform${keys.made}`;
    return {
      did,
      writes: town.accounts.linkDidWrites(holderId, did),
      audit: [{ action: 'wallet_key.added', subject: { type: 'WalletKey', id: did } }],
    };
  };
  const room = await openInvitesRoom({
    ...town,
    platformKeyWrites,
    connection,
    ledger,
    idempotency: await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now: world.now }),
    emailKey: randomSecret(),
    settings: world.settings,
    publicUrl: 'https://testamur.example',
    now: world.now,
    log: world.log,
  });
  const rows = (name: string): mongo.Collection<Record<string, unknown>> =>
    connection.collection(name) as never;

  return {
    world,
    town,
    room,
    rows,
    ledger,
    /** A mutation or query of the room; the payload is what the assertions read. */
    // biome-ignore lint/suspicious/noExplicitAny: see above
    call(name: string, args: unknown, identity?: Identity, given: Given = {}): Promise<any> {
      const fields = { ...room.resolvers.Query, ...room.resolvers.Mutation } as unknown as Record<
        string,
        Operation
      >;
      const operation = fields[name];
      if (!operation) throw new Error(`There is no field ${name}.`);
      return (async () => operation(undefined, args, { ...by(identity), ...given }))();
    },
    /** The token of the newest letter that has one. */
    lastToken: () =>
      town.state.letters
        .map(({ action }) => action?.url.split('#token=')[1])
        .findLast((token) => token !== undefined) ?? '',
    newAudit: async () =>
      (
        await rows('audit_entries')
          .find({ seen: { $exists: false } })
          .sort({ seq: 1 })
          .toArray()
      ).map(({ action }) => action),
    async reset() {
      await town.reset();
      for (const name of ['onboarding_invites', 'onboarding_invite_counts', 'claim_tickets'])
        await rows(name).deleteMany({});
      await rows('audit_entries').updateMany({}, { $set: { seen: true } });
    },
  };
}

/** The code of a refusal, or OK. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error) => error.code ?? String(error),
  );
