import { trusted } from 'mongoose';
import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { permit } from '../../kernel/identity.ts';
import { did, parseInput, text } from '../../kernel/parse.ts';
import type { Ledger } from '../../store/ledger.ts';
import { changesInput, holderChanges } from '../holder-changes.ts';
import { currentStatus } from './credential.ts';
import type { CredentialStore, StoredCredential } from './credential-model.ts';
import type { CredentialPorts, HeldFact } from './ports.ts';

const MOST_DIDS = 500;
/** Credentials of one holder that are told of: the newest. */
const MOST_OF_ONE = 200;
/** DIDs that one query asks for, and credentials that it reads before each DID is asked for by itself. */
const DIDS_AT_ONCE = 50;
const MOST_AT_ONCE = 2000;
const IDS_AT_ONCE = 100;

const factsInput = z.strictObject({
  dids: z.array(did).max(MOST_DIDS, `ask for at most ${MOST_DIDS}`),
  credentialTypes: z.array(text(100)).max(5000, 'ask for at most 5000'),
  citesEntry: z.boolean(),
});

const FACT = {
  credentialType: 1,
  entryVersionId: 1,
  issuerDid: 1,
  holderDid: 1,
  credentialStatus: 1,
  claimStatus: 1,
  issuanceTimestamp: 1,
  expirationTimestamp: 1,
} as const;
const NEWEST_FIRST = { issuanceTimestamp: -1, _id: 1 } as const;

type Fact = Pick<StoredCredential, '_id' | keyof typeof FACT>;

/** What is known of credentials without what they say: for the unit that keeps the workforces of custodians. */
export function createCredentialFacts({
  store,
  ledger,
  now,
}: {
  readonly store: Pick<CredentialStore, 'model'>;
  readonly ledger: Pick<Ledger, 'heads' | 'entriesBetween'>;
  readonly now: Clock;
}): CredentialPorts['facts'] {
  const { model } = store;
  return {
    async ofHolders(input, context: Context) {
      permit(context, 'credential.facts');
      const { dids, credentialTypes, citesEntry } = parseInput(factsInput, input);
      const types = new Set(credentialTypes);
      const at = now();
      const facts: HeldFact[] = [];
      for (let from = 0; from < dids.length; from += DIDS_AT_ONCE)
        for (const fact of await read(dids.slice(from, from + DIDS_AT_ONCE)))
          if (types.has(fact.credentialType) || (citesEntry && fact.entryVersionId))
            if (fact.claimStatus !== 'DECLINED') facts.push(factOf(fact, at));
      return facts;
    },

    async changes(after, context: Context) {
      permit(context, 'credential.facts');
      const given = parseInput(changesInput, { after });
      return holderChanges(ledger, given.after, async (entries) => {
        const ids = entries.flatMap(({ subject }) => (subject.type === 'Credential' ? [subject.id] : []));
        return holdersOf([...new Set(ids)]);
      });
    },
  };

  async function read(dids: readonly string[]): Promise<Fact[]> {
    const together = await model
      .find({ holderDid: trusted({ $in: [...dids] }) }, FACT)
      .limit(MOST_AT_ONCE + 1)
      .lean<Fact[]>();
    if (together.length <= MOST_AT_ONCE) return together;
    const each: Fact[] = [];
    for (const holderDid of dids)
      each.push(
        ...(await model.find({ holderDid }, FACT).sort(NEWEST_FIRST).limit(MOST_OF_ONE).lean<Fact[]>()),
      );
    return each;
  }

  async function holdersOf(credentialIds: readonly string[]): Promise<string[]> {
    const dids: string[] = [];
    for (let from = 0; from < credentialIds.length; from += IDS_AT_ONCE) {
      const ids = credentialIds.slice(from, from + IDS_AT_ONCE);
      const rows = await model
        .find({ _id: trusted({ $in: ids }) }, { holderDid: 1 })
        .lean<Pick<StoredCredential, 'holderDid'>[]>();
      dids.push(...rows.map(({ holderDid }) => holderDid));
    }
    return dids;
  }
}

function factOf(fact: Fact, at: Date): HeldFact {
  return {
    credentialId: fact._id,
    credentialType: fact.credentialType,
    entryVersionId: fact.entryVersionId,
    issuerDid: fact.issuerDid,
    holderDid: fact.holderDid,
    credentialStatus: currentStatus(fact, at),
    issuedAt: fact.issuanceTimestamp,
    expiresAt: fact.expirationTimestamp,
  };
}
