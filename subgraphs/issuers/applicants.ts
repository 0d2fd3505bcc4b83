import { z } from 'zod';
import type { Context } from '../../kernel/context.ts';
import { permit } from '../../kernel/identity.ts';
import { MAX_PAGE_SIZE } from '../../kernel/paging.ts';
import { did, optional, parseInput, text, uuid } from '../../kernel/parse.ts';
import type { Issuer } from './issuer.ts';
import type { IssuerStore } from './issuer-model.ts';
import type { IssuerService } from './issuer-service.ts';
import type { IssuerApplicant } from './ports.ts';

const MAX_MATCHES = 500;

const listInput = z.strictObject({
  issuerIds: z.array(uuid).max(MAX_PAGE_SIZE, `ask for at most ${MAX_PAGE_SIZE} at once`),
});
const matchInput = z.strictObject({ text: text(100) });
const decideInput = z.strictObject({
  did,
  decision: z.enum(['APPROVE', 'REJECT'], 'give APPROVE or REJECT'),
  reason: optional(z.string()),
});

export type Applicants = ReturnType<typeof createApplicants>;

/** Issuers as applicants: what onboarding reads of them and how it decides. */
export function createApplicants(deps: {
  issuers: Pick<IssuerStore, 'byIds' | 'idsWithWord'>;
  service: Pick<IssuerService, 'approve' | 'reject'>;
}) {
  const { issuers, service } = deps;
  return {
    /** Those of these ids that exist, in no order. */
    async byIds(input: unknown, context: Context): Promise<readonly IssuerApplicant[]> {
      permit(context, 'issuer.list');
      const { issuerIds } = parseInput(listInput, input);
      return issuerIds.length === 0 ? [] : (await issuers.byIds(issuerIds)).map(applicantOf);
    },

    /** Ids of those with a word in their name, DID, contact address or website that begins with the text; undefined when they are more than 500. */
    async matching(input: unknown, context: Context): Promise<readonly string[] | undefined> {
      permit(context, 'issuer.list');
      // A part of them would be filtered and counted as if it were all.
      const ids = await issuers.idsWithWord(parseInput(matchInput, input).text, MAX_MATCHES + 1);
      return ids.length > MAX_MATCHES ? undefined : ids;
    },

    /** Approves or rejects. Errors: those of the registry's own approve and reject. */
    async decide(input: unknown, context: Context): Promise<void> {
      permit(context, 'issuer.decide');
      const { decision, ...which } = parseInput(decideInput, input);
      // Key and row version belong to the caller's own record, not to the issuer's.
      const own = { ...context, idempotencyKey: undefined, expectedRowVersion: undefined };
      await (decision === 'APPROVE' ? service.approve(which, own) : service.reject(which, own));
    },
  };
}

function applicantOf(issuer: Issuer): IssuerApplicant {
  const { issuerId, did: its, name, status, contactEmail, organizationUrl, countryCode, isDemo } = issuer;
  return {
    id: issuerId,
    did: its,
    name,
    status,
    contactEmail: contactEmail ?? null,
    organizationUrl: organizationUrl ?? null,
    countryCode: countryCode ?? null,
    isDemo: isDemo ?? false,
  };
}
