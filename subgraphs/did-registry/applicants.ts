import { z } from 'zod';
import type { Context } from '../../kernel/context.ts';
import { permit } from '../../kernel/identity.ts';
import { MAX_PAGE_SIZE } from '../../kernel/paging.ts';
import { did, optional, parseInput, text, uuid } from '../../kernel/parse.ts';
import type { Applicant } from './ports.ts';
import type { Noun, Registrant, RegistryName } from './registrant.ts';
import type { RegistrantStore } from './registrant-model.ts';

const MAX_MATCHES = 500;

const listInput = z.strictObject({
  ids: z.array(uuid).max(MAX_PAGE_SIZE, `ask for at most ${MAX_PAGE_SIZE} at once`),
});
const matchInput = z.strictObject({ text: text(100) });
const decideInput = z.strictObject({
  did,
  decision: z.enum(['APPROVE', 'REJECT'], 'give APPROVE or REJECT'),
  reason: optional(z.string()),
});

export type Applicants = ReturnType<typeof createApplicants>;

/** Organizations as applicants: what onboarding reads of them and how it decides. */
export function createApplicants<R extends Registrant>(deps: {
  noun: Noun<RegistryName, R>;
  records: Pick<RegistrantStore<R>, 'byIds' | 'idsWithWord'>;
  /** The registry's own decisions. */
  service: Readonly<Record<'approve' | 'reject', (input: unknown, context: Context) => Promise<unknown>>>;
}) {
  const { noun, records, service } = deps;
  const name: RegistryName = noun.name;
  return {
    /** Those of these ids that exist, in no order. */
    async byIds(input: unknown, context: Context): Promise<readonly Applicant[]> {
      permit(context, `${name}.list`);
      const { ids } = parseInput(listInput, input);
      return ids.length === 0 ? [] : (await records.byIds(ids)).map(applicantOf);
    },

    /** Ids of those with a word in their name, DID, contact address or website that begins with the text; undefined when they are more than 500. */
    async matching(input: unknown, context: Context): Promise<readonly string[] | undefined> {
      permit(context, `${name}.list`);
      // A part of them would be filtered and counted as if it were all.
      const ids = await records.idsWithWord(parseInput(matchInput, input).text, MAX_MATCHES + 1);
      return ids.length > MAX_MATCHES ? undefined : ids;
    },

    /** Approves or rejects. Errors: those of the registry's own approve and reject. */
    async decide(input: unknown, context: Context): Promise<void> {
      permit(context, `${name}.decide`);
      const { decision, ...which } = parseInput(decideInput, input);
      // Key and row version belong to the caller's own record, not to the applicant's.
      const own = { ...context, idempotencyKey: undefined, expectedRowVersion: undefined };
      await (decision === 'APPROVE' ? service.approve(which, own) : service.reject(which, own));
    },
  };

  function applicantOf(record: R): Applicant {
    const { did: its, name: called, status, contactEmail, organizationUrl, countryCode, isDemo } = record;
    return {
      id: noun.idOf(record),
      did: its,
      name: called,
      status,
      contactEmail: contactEmail ?? null,
      organizationUrl: organizationUrl ?? null,
      countryCode: countryCode ?? null,
      isDemo: isDemo ?? false,
    };
  }
}
