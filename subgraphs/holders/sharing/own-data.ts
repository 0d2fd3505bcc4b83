import type { Clock } from '../../../kernel/clock.ts';
import type { Write } from '../../../store/ledger.ts';
import type { HolderAccount } from '../accounts/ports.ts';
import { linkState } from './counted-link.ts';
import { asOwnProofLink, type OwnProofLink } from './proof-link.ts';
import type { ProofLinkStore } from './proof-link-model.ts';
import type { OwnShareLink, ShareLink } from './share-link.ts';
import type { ShareLinkStore } from './share-link-model.ts';

/** The links of a holder as an export shows them: with all that was agreed, without the tokens that open them. */
export interface SharingExport {
  readonly shareLinks: readonly Omit<OwnShareLink, 'shareToken' | 'url' | 'qrUrl'>[];
  readonly proofLinks: readonly OwnProofLink[];
}

/** What this room exports, or erases, when a holder asks for it. */
export function createOwnData(deps: { shareLinks: ShareLinkStore; proofLinks: ProofLinkStore; now: Clock }) {
  const { shareLinks, proofLinks, now } = deps;
  return {
    eraser: {
      async erase({ holderId }: HolderAccount): Promise<readonly Write[]> {
        const [shares, proofs] = await Promise.all([
          shareLinks.ofHolder(holderId),
          proofLinks.ofHolder(holderId),
        ]);
        return [
          ...shares.map(({ linkId }) => shareLinks.removeWrite(linkId)),
          ...proofs.map(({ linkId }) => proofLinks.removeWrite(linkId)),
        ];
      },
    },
    exporter: {
      name: 'sharing',
      async export(holderId: string): Promise<SharingExport> {
        const at = now();
        const [shares, proofs] = await Promise.all([
          shareLinks.ofHolder(holderId),
          proofLinks.ofHolder(holderId),
        ]);
        return {
          shareLinks: shares.map((link) => withoutToken(link, at)),
          proofLinks: proofs.map((link) => asOwnProofLink(link, at)),
        };
      },
    },
  };
}

function withoutToken(link: ShareLink, at: Date): SharingExport['shareLinks'][number] {
  const {
    linkId,
    credentialId,
    holderDid,
    label,
    createdAt,
    expiresAt,
    accessLimit,
    accessCount,
    revokedAt,
  } = link;
  return {
    shareId: linkId,
    credentialId,
    holderDid,
    label,
    createdAt,
    expiresAt,
    accessLimit,
    accessCount,
    state: linkState(link, at),
    active: revokedAt === null,
    revokedAt,
  };
}
