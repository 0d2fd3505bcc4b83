import { LRUCache } from 'lru-cache';
import type { Context } from '../../../kernel/context.ts';
import type { JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import type {
  Organizations,
  PinnedScheme,
  ReportedCredential,
  ReportedCredentials,
  ReportedSchemes,
} from '../ports.ts';
import type { ReportOrder } from '../runs/run.ts';
import type { Column, ReportRow } from '../table.ts';
import type { OutcomeOfEntry, outcomesOf } from './outcomes.ts';
import type { ReportSource } from './source.ts';

/** What a record says of the institution; the same for all rows of a report. */
interface IssuerPart {
  readonly name: string;
  readonly registration_number?: string | undefined;
  readonly country_code?: string | undefined;
}

const REMEMBERED = 20;

/** Confirmed outcomes as the fields of a pinned scheme. */
export function schemeReturn(deps: {
  outcomes: ReturnType<typeof outcomesOf>;
  credentials: Pick<ReportedCredentials, 'byIds'>;
  schemes: Pick<ReportedSchemes, 'render' | 'registrationNumber'>;
  organizations: Pick<Organizations, 'countryOf'>;
}): ReportSource {
  const { outcomes, credentials, schemes, organizations } = deps;
  // By order: asked once for all pages of it.
  const parts = new LRUCache<string, IssuerPart>({ max: REMEMBERED });

  return {
    async page(order, after, limit, context) {
      const { scheme, orderedAt } = order;
      if (!scheme) throw new Error('A return is of a scheme, which its order has to name.');
      const found = await outcomes(order, after, limit, context);
      const subject = found.rows.filter((row) => isReported(row, scheme));
      const [issuer, issued] = await Promise.all([
        issuerPart(order, scheme, context),
        credentialsOf(order, subject, context),
      ]);
      const records = subject.map((row) => recordOf(row, issuer, issued));
      const rendered =
        records.length === 0 ? [] : await schemes.render({ scheme, records, at: orderedAt }, context);
      return {
        rows: subject.map(({ outcome }, at) => rowOf(outcome.outcomeId, rendered[at] ?? [], scheme)),
        leftOut: found.rows.length - subject.length,
        next: found.next,
        through: found.through,
      };
    },
  };

  async function issuerPart(
    { organization, orderedAt }: ReportOrder,
    { schemeCode }: PinnedScheme,
    context: Context,
  ): Promise<IssuerPart> {
    const { id = '', name = '' } = organization ?? {};
    const key = JSON.stringify([id, schemeCode, orderedAt.getTime()]);
    const known = parts.get(key);
    if (known) return known;
    const [registration, country] = await Promise.all([
      schemes.registrationNumber({ schemeCode, organizationId: id }, context),
      organizations.countryOf(id, context),
    ]);
    const part = { name, registration_number: registration, country_code: country };
    parts.set(key, part);
    return part;
  }

  async function credentialsOf(
    { organization }: ReportOrder,
    rows: readonly OutcomeOfEntry[],
    context: Context,
  ): Promise<ReadonlyMap<string, ReportedCredential>> {
    const credentialIds = rows.flatMap(({ outcome }) => outcome.credentialId ?? []);
    if (credentialIds.length === 0) return new Map();
    const found = await credentials.byIds({ issuerDid: organization?.did ?? '', credentialIds }, context);
    return new Map(found.map((credential) => [credential.credentialId, credential]));
  }
}

/** The columns of a report of a scheme. */
export function schemeColumns({ fields }: PinnedScheme): Column[] {
  return fields.map(({ fieldCode, label, type, length }) => ({
    name: fieldCode,
    description: label,
    type: type === 'NUMBER' ? 'NUMBER' : 'TEXT',
    length,
  }));
}

/** What stands, and is of a jurisdiction that the scheme governs. */
function isReported({ outcome, entry }: OutcomeOfEntry, { jurisdictionCode }: PinnedScheme): boolean {
  return outcome.status !== 'VOID' && entry?.jurisdictionCode === jurisdictionCode;
}

/** An outcome in the words of the expressions of field maps. */
function recordOf(
  { outcome, entry }: OutcomeOfEntry,
  issuer: IssuerPart,
  issued: ReadonlyMap<string, ReportedCredential>,
): JsonObject {
  const credential = issued.get(outcome.credentialId ?? '');
  return {
    learner: {
      learner_number: outcome.learnerNumber,
      given_name: outcome.givenName,
      family_name: outcome.familyName,
      external_id: Object.fromEntries(outcome.externalIds.map(({ system, value }) => [system, value])),
    },
    enrolment: {
      start_date: outcome.startDate,
      end_date: outcome.endDate,
      status: outcome.enrolmentStatus,
      delivery_mode: outcome.deliveryMode,
    },
    outcome: {
      code: outcome.outcomeCode,
      value: outcome.value,
      achieved_date: outcome.achievedDate,
    },
    entry: { code: entry?.entryCode, title: entry?.title, level: entry?.levelCode },
    issuer,
    credential: credential && {
      id: credential.credentialId,
      issued_at: credential.issuedAt.toISOString(),
      status: credential.status,
    },
  };
}

function rowOf(
  recordId: string,
  rendered: Awaited<ReturnType<ReportedSchemes['render']>>[number],
  { fields }: PinnedScheme,
): ReportRow {
  return {
    recordId,
    cells: fields.map((_field, at) => rendered[at]?.value ?? null),
    problems: fields.flatMap(({ fieldCode }, at) => {
      const problem = rendered[at]?.problem;
      return problem ? [{ fieldCode, ...problem }] : [];
    }),
  };
}
