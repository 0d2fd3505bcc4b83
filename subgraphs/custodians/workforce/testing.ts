import { AppError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { HeldFact, HolderChanges, WorkforceNeeds } from './ports.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Stands in for the domains of holders, credentials and the catalog. */
export function standInWallets() {
  const agreed = new Map<string, Map<string, readonly string[]>>();
  const facts = new Map<string, HeldFact[]>();
  const entries = new Map<string, string>();
  const logs = { consents: [] as string[], credentials: [] as string[] };
  const state = { isAway: false };
  /** What was asked of the other domains. */
  const asked = { dids: [] as string[] };
  const answer = <T>(value: T): T => {
    if (state.isAway) throw new AppError('UPSTREAM_UNAVAILABLE', 'The unit does not answer.');
    return value;
  };
  const changesOf =
    (name: keyof typeof logs) =>
    async (after: Readonly<Record<string, number>> | undefined): Promise<HolderChanges> => {
      const log = answer(logs[name]);
      const from = after?.[name] ?? log.length;
      const dids = log.slice(from, from + 2);
      return { after: { [name]: from + dids.length }, dids, isAtEnd: from + dids.length === log.length };
    };
  const needs: WorkforceNeeds = {
    consents: {
      sharing: async ({ custodianDid, dids }) =>
        answer(
          dids.flatMap((did) => {
            const all = agreed.get(custodianDid)?.get(did);
            return all ? [{ did, dids: all }] : [];
          }),
        ),
      changes: changesOf('consents'),
    },
    facts: {
      async ofHolders({ dids, credentialTypes, citesEntry }) {
        asked.dids.push(...dids);
        return answer(
          dids.flatMap((did) =>
            (facts.get(did) ?? []).filter(
              (fact) => credentialTypes.includes(fact.credentialType) || (citesEntry && fact.entryVersionId),
            ),
          ),
        );
      },
      changes: changesOf('credentials'),
    },
    versions: {
      byId: async (id) => {
        const entryId = answer(entries.get(id));
        return entryId === undefined ? undefined : { entryId };
      },
    },
  };
  return {
    needs,
    state,
    asked,
    entries,
    /** A wallet, and whether its holder agrees. */
    agree(custodianDid: string, did: string, others: readonly string[] = []): void {
      const of = agreed.get(custodianDid) ?? new Map();
      agreed.set(custodianDid, of.set(did, [did, ...others]));
      logs.consents.push(did);
    },
    withdraw(custodianDid: string, did: string): void {
      agreed.get(custodianDid)?.delete(did);
      logs.consents.push(did);
    },
    /** A credential in a wallet. */
    hold(
      holderDid: string,
      at: Date,
      given: Partial<HeldFact> & { days?: number | undefined } = {},
    ): HeldFact {
      const { days = 365, ...rest } = given;
      const fact: HeldFact = {
        credentialId: newId(),
        credentialType: 'Licence',
        issuerDid: 'did:key:board',
        holderDid,
        credentialStatus: 'ISSUED',
        issuedAt: at,
        expiresAt: new Date(at.getTime() + days * DAY_MS),
        ...rest,
      };
      facts.set(holderDid, [...(facts.get(holderDid) ?? []), fact]);
      logs.credentials.push(holderDid);
      return fact;
    },
    change(fact: HeldFact, given: Partial<HeldFact>): void {
      const held = facts.get(fact.holderDid) ?? [];
      facts.set(
        fact.holderDid,
        held.map((one) => (one.credentialId === fact.credentialId ? { ...one, ...given } : one)),
      );
      logs.credentials.push(fact.holderDid);
    },
  };
}
