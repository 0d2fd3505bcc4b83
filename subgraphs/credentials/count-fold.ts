import { createFollower } from '../../kernel/follower.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Ledger } from '../../store/ledger.ts';
import { behind, hasReached } from '../../store/positions.ts';
import { addFact, Tally } from './credential-counts.ts';
import type { CountPosition, CredentialCountStore } from './credential-counts-model.ts';
import type { CredentialStore } from './credential-model.ts';

const PORTION = 100;

export type CountFold = ReturnType<typeof createCountFold>;

/**
 * Keeps the counts in step with the ledger, behind the commits and not within them. Each portion of entries and the position
 * where it ends are one transaction, so that an entry counts once, however many processes count.
 */
export function createCountFold(deps: {
  ledger: Pick<Ledger, 'heads' | 'entriesBetween' | 'onCommit'>;
  store: Pick<CredentialStore, 'counted'>;
  counts: CredentialCountStore;
  log: Logger;
}) {
  const { ledger, store, counts, log } = deps;
  let started = false;
  const follower = createFollower({
    step: async () => !(await catchUp(1)).isAtEnd,
    failure: 'The counts of credentials lag behind; they are brought up to date shortly',
    log,
  });

  // Commits that follow one another closely are counted together.
  ledger.onCommit(() => {
    if (started) follower.schedule();
  });

  return {
    catchUp,
    /** Begins to follow the commits of this process, and catches up with those before. */
    start() {
      started = true;
      follower.schedule(0);
    },
    close: follower.close,
  };

  /** Counts up to `portions` portions of what is not counted yet; where it came, and whether that is the ledger's end. */
  async function catchUp(
    portions = Number.POSITIVE_INFINITY,
  ): Promise<{ position: CountPosition; isAtEnd: boolean }> {
    for (let left = portions; ; left -= 1) {
      const position = await counts.position();
      if (left <= 0) return { position, isAtEnd: false };
      const through = await ledger.heads();
      const facts = await ledger.entriesBetween(position.chains, through, PORTION);
      if (facts.length === 0) return { position, isAtEnd: true };
      const ids = facts
        .filter(({ subject }) => subject.type === 'Credential')
        .map(({ subject }) => subject.id);
      const credentials = await store.counted(ids);
      const tally = new Tally();
      for (const fact of facts) addFact(tally, fact, credentials.get(fact.subject.id));
      const chains = behind(position.chains, facts);
      // Each chain goes as far as the earliest of these.
      const ends = facts.filter(({ source, seq }) => chains[source] === seq);
      const at = new Date(Math.min(...ends.map(({ occurredAt }) => occurredAt.getTime())));
      // False when another process was faster: the next step then starts after what that one has counted.
      const isCounted = await counts.advance(position, { chains, at }, tally);
      // What is committed meanwhile is told of, and gathered.
      if (isCounted && hasReached(chains, through))
        return { position: { ...position, chains, at, version: position.version + 1 }, isAtEnd: true };
    }
  }
}
