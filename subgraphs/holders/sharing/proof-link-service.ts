import type { AuditFact } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { isConflict } from '../../../store/anew.ts';
import { type Idempotency, shownOnce } from '../../../store/idempotency.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { permitHolder } from '../accounts/caller.ts';
import type { HolderAccounts } from '../accounts/ports.ts';
import type { HeldCredentials } from '../ports.ts';
import { requireEndWithin } from './counted-link.ts';
import { requireClaim, signedCredential } from './disclosure.ts';
import { inFreePlace } from './link-places.ts';
import { ownThings } from './own-things.ts';
import {
  asOwnProofLink,
  createProofLinkInput,
  MAX_LIFETIME_MS,
  newProofLink,
  type OwnProofLink,
  type ProofLink,
  proofLinksInput,
  revokeProofLinkInput,
} from './proof-link.ts';
import type { ProofLinkStore } from './proof-link-model.ts';

export interface CreatedProofLink {
  readonly proofLink: OwnProofLink;
  readonly token: string;
  readonly url: string;
}

export type ProofLinkService = ReturnType<typeof createProofLinkService>;

/** Proof links as their owner makes, sees and takes them back. */
export function createProofLinkService(deps: {
  links: ProofLinkStore;
  accounts: HolderAccounts;
  credentials: HeldCredentials;
  ledger: Ledger;
  idempotency: Idempotency;
  publicUrl: string;
  now: Clock;
}) {
  const { links, accounts, credentials, ledger, idempotency, publicUrl, now } = deps;
  const { ownLink, ownCredential } = ownThings({ links, accounts, credentials });

  return {
    /** A link to claims of the caller's credentials. Errors: NOT_FOUND, LIMIT_REACHED, IDEMPOTENCY_MISMATCH, SECRET_SHOWN_ONCE. */
    async create(input: unknown, context: Context): Promise<CreatedProofLink> {
      const holder = permitHolder(context, 'sharing.write');
      const asked = parseInput(createProofLinkInput, input);
      const at = now();
      type Made = Pick<CreatedProofLink, 'proofLink'> & Partial<CreatedProofLink>;
      const made = await idempotency.run<Made>(context, 'createProofLink', asked, async (remember) => {
        // Not before: a request that is repeated after the end of its link still gets the first answer.
        requireEndWithin(asked.expiresAt, at, new Date(at.getTime() + MAX_LIFETIME_MS), '30 days');
        const { holderId } = holder;
        const held = await Promise.all(
          asked.items.map(({ credentialId }) => ownCredential(credentialId, holder, context)),
        );
        held.forEach(({ vcJson }, index) => {
          const paths = asked.items[index]?.disclosedPaths ?? [];
          requireClaims(vcJson, paths, `items[${index}].disclosedPaths`);
        });
        const holderDids = [...new Set(held.map(({ holderDid }) => holderDid))];
        return inFreePlace(links, holderId, at, async (place, freeing) => {
          const { link, token } = newProofLink(asked, { holderId, holderDids, place, at });
          const created: CreatedProofLink = {
            proofLink: asOwnProofLink(link, at),
            token,
            url: `${publicUrl}/verify/proofs/${token}`,
          };
          await ledger.commit(context, {
            writes: [...freeing, links.insertWrite(link), ...remember({ proofLink: created.proofLink })],
            audit: { ...factOf(link), action: 'proof_link.created', newState: 'ACTIVE' },
          });
          return created;
        });
      });
      const { proofLink, token, url } = made;
      if (token === undefined || url === undefined)
        throw shownOnce(
          `Take the proof link ${proofLink.proofId} back and create another with a new Idempotency-Key.`,
        );
      return { proofLink, token, url };
    },

    /** The caller's links, newest first. */
    async list(input: unknown, context: Context): Promise<Page<OwnProofLink>> {
      const { holderId } = permitHolder(context, 'sharing.read');
      const { state, ...page } = parseInput(proofLinksInput, input);
      const { skip, limit } = pageWindow(page);
      const at = now();
      const { items, ...counted } = await links.list(holderId, { state }, { skip, limit, at });
      return { items: items.map((link) => asOwnProofLink(link, at)), ...counted, offset: skip, size: limit };
    },

    /** Takes a link back; repeating changes nothing. Errors: NOT_FOUND. */
    async revoke(input: unknown, context: Context): Promise<{ readonly proofLink: OwnProofLink }> {
      const holder = permitHolder(context, 'sharing.write');
      const { proofId } = parseInput(revokeProofLinkInput, input);
      const link = await ownLink(proofId, holder);
      const at = now();
      if (link.revokedAt) return { proofLink: asOwnProofLink(link, at) };
      try {
        await ledger.commit(context, {
          writes: [links.revokeWrite(link, at)],
          audit: {
            ...factOf(link),
            action: 'proof_link.revoked',
            previousState: asOwnProofLink(link, at).state,
            newState: 'REVOKED',
          },
        });
      } catch (error) {
        // The guard misses only what was taken back, or erased, at the same moment.
        if (!isConflict(error)) throw error;
      }
      return { proofLink: asOwnProofLink(await ownLink(proofId, holder), at) };
    },
  };
}

function requireClaims(vcJson: string, paths: readonly string[], field: string): void {
  const credential = signedCredential(vcJson);
  paths.forEach((path, index) => {
    requireClaim(credential, path, `${field}[${index}]`);
  });
}

function factOf({ linkId, holderId }: ProofLink): Pick<AuditFact, 'subject' | 'org'> {
  return { subject: { type: 'ProofLink', id: linkId }, org: { type: 'HOLDER', id: holderId } };
}
