import type { AuditEntry } from '../../../kernel/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { permitHolder } from '../accounts/caller.ts';
import {
  ACCESS_ACTIONS,
  type AccessLogEntry,
  accessLogEntry,
  accessLogsInput,
  type LinkFacts,
} from './access-log.ts';
import type { HolderTrail, VerifierName } from './ports.ts';
import type { ProofLinkStore } from './proof-link-model.ts';
import type { ShareLinkStore } from './share-link-model.ts';

export type AccessLogService = ReturnType<typeof createAccessLogService>;

/** Who looked at what a holder shared, as the audit trail has it. */
export function createAccessLogService(deps: {
  trail: HolderTrail;
  shareLinks: ShareLinkStore;
  proofLinks: ProofLinkStore;
  verifierName: VerifierName;
}) {
  const { trail, shareLinks, proofLinks, verifierName } = deps;

  return {
    /** The accesses to the caller's links, newest first. */
    async list(input: unknown, context: Context): Promise<Page<AccessLogEntry>> {
      const { holderId } = permitHolder(context, 'sharing.read');
      const { credentialId, ...page } = parseInput(accessLogsInput, input);
      const { skip, limit } = pageWindow(page);
      const subjectIds = credentialId === undefined ? undefined : await linksTo(credentialId, holderId);
      const { items, ...counted } = await trail.listOfHolder(
        holderId,
        { actions: ACCESS_ACTIONS, subjectIds },
        { skip, limit },
      );
      const [facts, names] = await Promise.all([factsOf(items, holderId), namesOf(items, context)]);
      return {
        items: items.map((entry) =>
          accessLogEntry(entry, facts.get(entry.subject.id), names.get(verifierOf(entry) ?? '')),
        ),
        ...counted,
        offset: skip,
        size: limit,
      };
    },
  };

  async function linksTo(credentialId: string, holderId: string): Promise<readonly string[]> {
    const found = await Promise.all([
      shareLinks.ofHolder(holderId, credentialId),
      proofLinks.ofHolder(holderId, credentialId),
    ]);
    return found.flat().map(({ linkId }) => linkId);
  }

  async function factsOf(
    entries: readonly AuditEntry[],
    holderId: string,
  ): Promise<ReadonlyMap<string, LinkFacts>> {
    const linkIds = [...new Set(entries.map(({ subject }) => subject.id))];
    const [shares, proofs] = await Promise.all([
      shareLinks.byIds(holderId, linkIds),
      proofLinks.byIds(holderId, linkIds),
    ]);
    return new Map<string, LinkFacts>([
      ...shares.map(
        ({ linkId, label, credentialId }) => [linkId, { label, credentialIds: [credentialId] }] as const,
      ),
      ...proofs.map(
        ({ linkId, purpose, items }) =>
          [linkId, { label: purpose, credentialIds: items.map(({ credentialId }) => credentialId) }] as const,
      ),
    ]);
  }

  async function namesOf(
    entries: readonly AuditEntry[],
    context: Context,
  ): Promise<ReadonlyMap<string, string | undefined>> {
    const verifierIds = entries.flatMap((entry) => verifierOf(entry) ?? []);
    const names = new Map<string, string | undefined>();
    for (const id of new Set(verifierIds)) names.set(id, await verifierName(id, context));
    return names;
  }
}

function verifierOf({ actor }: AuditEntry): string | undefined {
  return actor.type === 'VERIFIER' ? (actor.id ?? undefined) : undefined;
}
