import { asUnit, type Context, newContext } from '../../../kernel/context.ts';
import { permit } from '../../../kernel/identity.ts';
import type { Logger } from '../../../kernel/log.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { createSweeper } from '../../../kernel/sweeper.ts';
import { leaseOf } from '../../../store/lease.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { RoomDeps } from '../rooms.ts';
import { forgetInput, type IdentityLink } from './link.ts';
import type { HolderDirectory, LinksOfHolder } from './ports.ts';

const PORTION = 50;
const MOST_EXPORTED = 1000;

/** What happens to links without their issuer: holders are told of proposals, and those who are erased are forgotten. */
export function createLinkUpkeep(
  options: RoomDeps & {
    readonly links: RecordStore<IdentityLink>;
    readonly directory: HolderDirectory;
    readonly sweepSeconds: number;
    readonly log: Logger;
  },
) {
  const { links, directory, connection, ledger, sweepSeconds, now, log } = options;
  const sweeper = createSweeper(
    tellAll,
    sweepSeconds * 1000,
    'Holders could not be told of proposals; the next sweep tries again',
    log,
    leaseOf(connection, 'identity-links.tell', now),
  );
  const ofHolder: LinksOfHolder = {
    async forget(holder, context) {
      permit(context, 'learnerLink.forget');
      const given = parseInput(forgetInput, holder);
      for (;;) {
        const found = await openOf(given, PORTION);
        for (const link of found) await end(link, context);
        if (found.length < PORTION) return;
      }
    },
    async exportOf(holder, context) {
      permit(context, 'learnerLink.forget');
      const found = await openOf(parseInput(forgetInput, holder), MOST_EXPORTED);
      return found.map(({ linkId, issuerDid, method, status, createdAt }) => ({
        linkId,
        issuerDid,
        method,
        status,
        createdAt,
      }));
    },
  };
  return { ofHolder, tellAll, onProposed: sweeper.again, start: sweeper.start, close: sweeper.close };

  /** Tells of every proposal of which nobody was told. Errors: UPSTREAM_UNAVAILABLE; what was not told stays due. */
  async function tellAll(): Promise<void> {
    const context = asUnit(newContext(), 'learner-records');
    for (;;) {
      const due = await links.list({ isUntold: true }, {}, { skip: 0, limit: PORTION });
      for (const link of due) {
        const { linkId, issuerDid, holderDid, email, method } = link;
        if (link.status === 'PROPOSED')
          await directory.tellOfLink(
            { linkId, issuerDid, holderDid, email, isInvite: method === 'INVITE' },
            context,
          );
        await ledger.commit(context, {
          writes: [links.updateWrite(link, { isUntold: undefined }, link.updatedAt)],
          audit: [],
        });
      }
      if (due.length < PORTION) return;
    }
  }

  function openOf(
    { holderId, dids }: { readonly holderId: string; readonly dids: readonly string[] },
    limit: number,
  ) {
    const where = [
      { status: 'CONFIRMED', holderId },
      ...dids.map((holderDid) => ({ status: 'PROPOSED', holderDid })),
    ];
    return links.list({ $or: where }, {}, { skip: 0, limit });
  }

  async function end(link: IdentityLink, context: Context): Promise<void> {
    const at = now();
    const status = link.status === 'CONFIRMED' ? 'UNLINKED' : 'REJECTED';
    await ledger.commit(context, {
      writes: [
        links.updateWrite(
          link,
          { status, endedAt: at, holderDid: undefined, holderId: undefined, isUntold: undefined },
          at,
        ),
      ],
      audit: {
        action: 'learner_link.holder_forgotten',
        subject: { type: 'LearnerLink', id: link.linkId },
        previousState: link.status,
        newState: status,
      },
    });
  }
}
