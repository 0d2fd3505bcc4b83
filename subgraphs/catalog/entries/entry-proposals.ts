import { invalid } from '../../../kernel/errors.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { readPayload, refusedInPayload } from '../proposals/payload.ts';
import type { ProposalTarget } from '../proposals/ports.ts';
import type { Proposal } from '../proposals/proposal.ts';
import { type CatalogEntry, newEntryInput, retirementInput } from './entry.ts';
import type { EntryMaking } from './entry-making.ts';
import { contentOf, newVersionInput, requirePeriod } from './version.ts';
import type { VersionMaking } from './version-making.ts';

/** Proposals about entries: payloads are what the mutations of administrators take, without the entry, which is the target. */
export function entryProposals(deps: {
  entries: Pick<RecordStore<CatalogEntry>, 'byId'>;
  entryMaking: EntryMaking;
  versionMaking: VersionMaking;
}): Readonly<Record<'NEW_ENTRY' | 'NEW_VERSION' | 'RETIRE_ENTRY', ProposalTarget>> {
  const { entries, entryMaking, versionMaking } = deps;
  return {
    NEW_ENTRY: {
      check: async (proposal) => void newEntryOf(proposal),
      async accept(proposal, context) {
        const creation = entryMaking.create(newEntryOf(proposal), context);
        const { entry, writes, audit } = await creation.catch(refusedInPayload);
        return { resultingId: entry.entryId, writes, audit };
      },
    },

    NEW_VERSION: {
      async check(proposal) {
        contentIn(proposal);
        await entryOf(proposal);
      },
      async accept(proposal, context) {
        const content = contentIn(proposal);
        const creation = versionMaking.create(await entryOf(proposal), content, context);
        const { version, writes, audit } = await creation.catch(refusedInPayload);
        return { resultingId: version.entryVersionId, writes, audit };
      },
    },

    RETIRE_ENTRY: {
      async check(proposal) {
        retirementOf(proposal);
        await entryOf(proposal);
      },
      async accept(proposal) {
        retirementOf(proposal);
        // The reason stays in the proposal: the trail keeps nothing for ever that a tenant has written.
        const { entry, writes, audit } = await entryMaking.retire(
          await entryOf(proposal),
          `proposal ${proposal.proposalId}`,
        );
        return { resultingId: entry.entryId, writes, audit };
      },
    },
  };

  /** The entry that a proposal is about: one that its proposer looks after, or no issuer, and that has not ended. Errors: VALIDATION_FAILED on `targetId`. */
  async function entryOf({ targetId, proposerIssuerDid }: Proposal): Promise<CatalogEntry> {
    const entry = targetId === undefined ? undefined : await entries.byId(targetId);
    const owner = entry?.ownerIssuerDid;
    const isForeign = owner !== undefined && owner !== proposerIssuerDid;
    // Drafts of others are nobody else's to know of.
    if (!entry || (isForeign && entry.status === 'DRAFT'))
      throw invalid('targetId', 'unknown', 'no such entry is in the catalog; list them');
    if (isForeign)
      throw invalid('targetId', 'not_yours', 'another issuer looks after this entry; it alone proposes this');
    if (entry.status === 'RETIRED')
      throw invalid('targetId', 'retired', 'this entry is RETIRED and does not change any more');
    return entry;
  }
}

function newEntryOf({ payload, proposerIssuerDid }: Proposal) {
  const given = readPayload(() => parseInput(newEntryInput, payload));
  const { ownerIssuerDid } = given;
  if (ownerIssuerDid !== undefined && ownerIssuerDid !== proposerIssuerDid)
    throw invalid('payload.ownerIssuerDid', 'not_yours', 'give your own DID, or leave it out for no owner');
  return given;
}

function contentIn({ payload }: Proposal) {
  return readPayload(() => {
    const content = contentOf(parseInput(newVersionInput, payload));
    requirePeriod(content);
    return content;
  });
}

function retirementOf({ payload }: Proposal) {
  return readPayload(() => parseInput(retirementInput, payload));
}
