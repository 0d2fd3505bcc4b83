import type { Context } from '../../../kernel/context.ts';
import { isJsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { invalid } from '../../../kernel/errors.ts';
import type {
  PersonRecord,
  ReportedCredential,
  ReportedCredentials,
  ReportedLearners,
  ReportedWorkforce,
  SourceRows,
} from '../ports.ts';
import type { ReportOrder } from '../runs/run.ts';
import { type ReportRow, textOf } from '../table.ts';
import { scopeOf } from './credentials.ts';
import type { ReportSource } from './source.ts';

/** What is looked through, one behind the other; a cursor begins with which it is in. */
const PARTS = ['own', 'credentials'] as const;
type Part = (typeof PARTS)[number];

/** Documents are large: so many of them are read at once. */
const MOST_DOCUMENTS = 50;

interface Place {
  readonly part: Part;
  readonly after?: string | undefined;
  /** Whose credentials they are. */
  readonly holderDid?: string | undefined;
}

/** Everything that an organization keeps of one person; a row for each member of each record. */
export function dataSubject(deps: {
  learners: Pick<ReportedLearners, 'ofPerson'>;
  workforce: Pick<ReportedWorkforce, 'ofPerson'>;
  credentials: Pick<ReportedCredentials, 'ofHolder'>;
}): ReportSource {
  const { learners, workforce, credentials } = deps;

  return {
    async page(order, after, limit, context) {
      const place: Place = after === undefined ? { part: 'own' } : placeIn(after);
      const holderDid = place.holderDid ?? order.filters.holderDid;
      if (place.part === 'own') {
        const found = await ownRecords(order, place.after, context);
        const did = found.holderDid ?? holderDid;
        const rows = found.rows.flatMap(rowsOf);
        if (found.next !== undefined)
          return { rows, next: cursorOf({ part: 'own', after: found.next, holderDid: did }) };
        return did === undefined
          ? { rows }
          : { rows, next: cursorOf({ part: 'credentials', holderDid: did }) };
      }
      const found = await credentials.ofHolder(
        {
          ...scopeOf(order),
          holderDid: holderDid ?? '',
          after: place.after,
          limit: Math.min(limit, MOST_DOCUMENTS),
        },
        context,
      );
      const rows = found.rows.map(credentialRecord).flatMap(rowsOf);
      if (found.next === undefined) return { rows };
      return { rows, next: cursorOf({ part: 'credentials', after: found.next, holderDid }) };
    },
  };

  /** What is kept of a person beside credentials. */
  async function ownRecords(
    { organization, filters: { holderDid, learnerId } }: ReportOrder,
    after: string | undefined,
    context: Context,
  ): Promise<SourceRows<PersonRecord> & { readonly holderDid?: string | undefined }> {
    if (organization?.type === 'ISSUER')
      return learners.ofPerson({ issuerDid: organization.did, learnerId, holderDid, after }, context);
    if (learnerId !== undefined)
      throw invalid('filters.learnerId', 'unfit', 'learners are of issuers; name the person by holder_did');
    if (!organization || holderDid === undefined) return { rows: [] };
    return workforce.ofPerson({ custodianId: organization.id, holderDid, after }, context);
  }
}

function credentialRecord({ credentialId, ...credential }: ReportedCredential): PersonRecord {
  return { section: 'CREDENTIAL', recordId: credentialId, content: { ...credential } };
}

function rowsOf({ section, recordId, content }: PersonRecord): ReportRow[] {
  return leavesOf(content, '').map(([field, value]) => ({
    recordId,
    cells: [section, recordId, field, value],
  }));
}

/** The members of a record that say something, by their paths. */
function leavesOf(value: unknown, path: string): (readonly [path: string, value: string])[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((each, at) => leavesOf(each, `${path}[${at}]`));
  if (value instanceof Date) return [[path, textOf(value)]];
  if (isJsonObject(value))
    return Object.entries(value).flatMap(([name, member]) =>
      leavesOf(member, path === '' ? name : `${path}.${name}`),
    );
  return [[path, String(value)]];
}

function cursorOf({ part, after = '', holderDid = '' }: Place): string {
  return JSON.stringify([part, after, holderDid]);
}

function placeIn(cursor: string): Place {
  const [part, after, holderDid] = JSON.parse(cursor) as [Part, string, string];
  return { part, after: after || undefined, holderDid: holderDid || undefined };
}
