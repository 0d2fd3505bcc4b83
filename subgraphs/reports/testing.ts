import type { AuditEntry } from '../../kernel/audit.ts';
import { type Context, newContext } from '../../kernel/context.ts';
import { canonicalize } from '../../kernel/crypto/canonical-json.ts';
import { createSigner } from '../../kernel/crypto/ed25519.ts';
import { multikeyFromPublicKey } from '../../kernel/crypto/multikey.ts';
import { AppError } from '../../kernel/errors.ts';
import type { AdminRole, CustodianRole, IssuerRole } from '../../kernel/identity.ts';
import { derivedId, newId } from '../../kernel/ids.ts';
import { createIdempotency } from '../../store/idempotency.ts';
import { createLedger } from '../../store/ledger.ts';
import { createLocalExecutor } from '../execute.ts';
import { aWorld } from '../testing/rooms.ts';
import { createReports } from './index.ts';
import type {
  PersonRecord,
  PinnedScheme,
  RenderedField,
  ReportedCompliance,
  ReportedCredential,
  ReportedOutcome,
  ReportsNeeds,
} from './ports.ts';

export const ISSUER_DIDS = ['did:key:z6MkissuerA', 'did:key:z6MkissuerB'] as const;
export const CUSTODIAN_DID = 'did:key:z6Mkcustodian';

/** Who asks. */
export const as = {
  issuer: (did: string = ISSUER_DIDS[0], role: IssuerRole = 'Admin', given: Partial<Context> = {}) =>
    newContext({
      identity: {
        kind: 'issuer',
        userId: derivedId('member', did, role),
        role,
        issuerId: derivedId('organization', did),
        issuerDid: did,
        issuerStatus: 'ACTIVE',
      },
      ...given,
    }),
  custodian: (role: CustodianRole = 'Admin') =>
    newContext({
      identity: {
        kind: 'custodian',
        userId: derivedId('custodian member', role),
        role,
        custodianId: derivedId('organization', CUSTODIAN_DID),
        custodianDid: CUSTODIAN_DID,
        custodianStatus: 'ACTIVE',
      },
    }),
  admin: (role: AdminRole = 'ADMIN') =>
    newContext({ identity: { kind: 'admin', userId: derivedId('admin', role), role } }),
  holder: () => newContext({ identity: { kind: 'holder', holderId: 'h', dids: [] } }),
  nobody: () => newContext(),
};

/** A credential as issuance tells of it. */
export function aCredential(given: Partial<ReportedCredential> = {}): ReportedCredential {
  return {
    credentialId: newId(),
    issuerDid: ISSUER_DIDS[0],
    authorityType: 'ISSUER',
    holderDid: 'did:key:z6Mkaoife',
    holderName: 'Aoife Ní Bhriain',
    credentialType: 'BachelorDegreeCredential',
    issuedAt: new Date('2026-01-15T10:00:00.000Z'),
    status: 'ISSUED',
    statusChangedAt: new Date('2026-01-15T10:00:00.000Z'),
    claimStatus: 'UNCLAIMED',
    vcHash: 'ab'.repeat(32),
    ...given,
  };
}

/** An outcome as learner records tell of it. */
export function anOutcome(given: Partial<ReportedOutcome> = {}): ReportedOutcome {
  return {
    outcomeId: newId(),
    entryVersionId: 'version-1',
    resultType: 'Percent',
    value: '72',
    achievedDate: '2026-02-27',
    isReached: true,
    status: 'CONFIRMED',
    revision: 1,
    confirmedAt: new Date('2026-02-27T10:00:00.000Z'),
    enrolmentStatus: 'COMPLETED',
    startDate: '2025-09-01',
    learnerNumber: '1001',
    givenName: 'Aoife',
    familyName: 'Ní Bhriain',
    learnerStatus: 'ACTIVE',
    externalIds: [],
    ...given,
  };
}

/** A scheme whose one required field is the number of the learner. */
export function aScheme(given: Partial<PinnedScheme> = {}): PinnedScheme {
  return {
    schemeCode: 'IE-RET',
    name: 'Annual return',
    regulator: 'QQI',
    jurisdictionCode: 'IE',
    version: '2026',
    mapVersion: 3,
    outputFormat: 'CSV',
    fields: [
      { fieldCode: 'LEARNER', label: 'Number', type: 'TEXT', required: true, length: 10 },
      { fieldCode: 'GRADE', label: 'Grade', type: 'NUMBER', required: false, length: 4 },
    ],
    fieldMaps: [
      { fieldCode: 'LEARNER', expression: 'learner.learner_number', transform: 'NONE' },
      { fieldCode: 'GRADE', expression: 'outcome.value', transform: 'NONE' },
    ],
    ...given,
  };
}

interface Rows<T> {
  readonly rows: readonly T[];
  readonly next?: string | undefined;
}

/** Pages of a list, and the places as cursors. */
function pageOf<T>(
  all: readonly T[],
  { after, limit }: { after?: string | undefined; limit: number },
): Rows<T> {
  const from = Number(after ?? 0);
  const rows = all.slice(from, from + limit);
  return { rows, next: from + limit < all.length ? String(from + limit) : undefined };
}

/** What other domains know, as a test wants it. */
export function aSurrounding() {
  const signer = createSigner(Buffer.alloc(32, 7));
  const key = multikeyFromPublicKey(signer.publicKey);
  const kept = {
    credentials: [] as ReportedCredential[],
    outcomes: [] as ReportedOutcome[],
    compliance: [] as ReportedCompliance[],
    persons: [] as PersonRecord[],
    trail: [] as AuditEntry[],
    schemes: [] as (PinnedScheme & { status: string })[],
    /** What comes of a record; the fields of the scheme by their maps unless a test says otherwise. */
    render: undefined as ((record: Record<string, Record<string, string>>) => RenderedField[]) | undefined,
    /** Thrown by every source, as long as it is there. */
    fault: undefined as Error | undefined,
    /** Awaited by every source before it answers. */
    gate: undefined as Promise<void> | undefined,
    /** How often pages were asked for. */
    pages: 0,
  };
  const answer = async <T>(make: () => T): Promise<T> => {
    kept.pages += 1;
    await kept.gate;
    if (kept.fault) throw kept.fault;
    return make();
  };
  const unused = (): never => {
    throw new AppError('INTERNAL', 'Nobody should ask for this.');
  };
  const needs: ReportsNeeds = {
    organizations: {
      async byDid(did) {
        const type = did === CUSTODIAN_DID ? 'CUSTODIAN' : 'ISSUER';
        const isKnown = [CUSTODIAN_DID, ...ISSUER_DIDS].includes(did);
        return isKnown ? { type, id: derivedId('organization', did), did, name: `Of ${did}` } : undefined;
      },
      countryOf: async () => 'IE',
      demoAmong: async (ids) => new Set(ids.filter((id) => id === 'demo')),
    },
    credentials: {
      page: (asked, _context) =>
        answer(() => {
          const { authority, register, from, to } = asked;
          const found = kept.credentials.filter((row) => {
            const at = register === 'ISSUED' ? row.issuedAt : row.revocation?.revokedAt;
            return (
              (!authority || row.issuerDid === authority.did) &&
              at !== undefined &&
              (!from || at >= from) &&
              (!to || at < to) &&
              (!asked.status || row.status === asked.status) &&
              (!asked.credentialType || row.credentialType === asked.credentialType)
            );
          });
          return pageOf(found, asked);
        }),
      ofHolder: (asked) =>
        answer(() => {
          const own = kept.credentials.filter(
            (row) =>
              row.holderDid === asked.holderDid &&
              (!asked.authority || row.issuerDid === asked.authority.did),
          );
          const { rows, next } = pageOf(own, asked);
          return {
            rows: rows.map((row) => ({ ...row, document: { credentialSubject: { name: row.holderName } } })),
            next,
          };
        }),
      byIds: async ({ credentialIds }) =>
        kept.credentials.filter(({ credentialId }) => credentialIds.includes(credentialId)),
    },
    learners: {
      outcomes: (asked) => answer(() => ({ ...pageOf(kept.outcomes, asked), through: asked.to })),
      ofPerson: ({ after, holderDid }) =>
        answer(() => ({ ...pageOf(kept.persons, { after, limit: 2 }), holderDid })),
    },
    workforce: {
      compliance: (asked) => answer(() => pageOf(kept.compliance, asked)),
      ofPerson: ({ after }) => answer(() => pageOf(kept.persons, { after, limit: 2 })),
    },
    schemes: {
      list: async () => kept.schemes.filter(({ status }) => status === 'ACTIVE'),
      byCode: async (code) => kept.schemes.find(({ schemeCode }) => schemeCode === code),
      registrationNumber: async () => 'REG-1',
      render: async ({ scheme, records }) =>
        records.map((record) => {
          const read = record as Record<string, Record<string, string>>;
          if (kept.render) return kept.render(read);
          return scheme.fields.map(({ fieldCode, required }): RenderedField => {
            const { expression = '' } = scheme.fieldMaps.find((map) => map.fieldCode === fieldCode) ?? {};
            const [part = '', member = ''] = expression.split('.');
            const value = read[part]?.[member] ?? null;
            const isMissing = required && (value === null || value === '');
            return {
              value,
              problem: isMissing ? { code: 'MISSING', message: 'Complete the record.' } : undefined,
            };
          });
        }),
    },
    versions: {
      byId: async (id) => ({
        entryCode: id === 'version-1' ? 'BSC' : 'MSC',
        jurisdictionCode: id === 'abroad' ? 'FR' : 'IE',
        title: 'BSc Physics',
        levelCode: '8',
      }),
    },
    trail: {
      page: (asked) =>
        answer(() =>
          pageOf(
            kept.trail.filter(
              ({ org, action }) =>
                (!asked.orgId || org?.id === asked.orgId) && (!asked.action || action === asked.action),
            ),
            asked,
          ),
        ),
    },
    signer: {
      multikey: () => key,
      sign(type, said) {
        const text = canonicalize({ ...said, type });
        return { text, signature: Buffer.from(signer.sign(Buffer.from(text))).toString('base64') };
      },
    },
  };
  return { kept, needs, key, unused };
}

/** Reports on a store of their own, with stand-ins for the domains that they ask. */
export async function openReportsWorld() {
  const world = await aWorld();
  const connection = world.store.connection('core');
  const { now, log, settings } = world;
  const ledger = await createLedger({ connection, source: 'core', now });
  const idempotency = await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now });
  const { kept, needs, key } = aSurrounding();
  const given = {
    ...needs,
    connection,
    ledger,
    idempotency,
    settings,
    downloadKey: Buffer.alloc(32, 3),
    publicUrl: 'https://testamur.example',
    now,
    log,
  };
  const reports = await createReports(given);
  const executor = createLocalExecutor(reports.subgraph.schema, log);
  return {
    ...world,
    reports,
    service: reports.service,
    executor,
    connection,
    ledger,
    kept,
    given,
    /** The platform's public key. */
    key,
    /** A report that is made. */
    async made(input: object, context: Context = as.issuer()) {
      const { reportId } = await reports.service.reports.create({ format: 'CSV', ...input }, context);
      await reports.worker.settle();
      return reports.service.reports.byId({ reportId }, context);
    },
    /** The whole of a file, piece by piece. */
    async bytesOf(
      reportId: string,
      what: 'file' | 'errorsFile' = 'file',
      context: Context = as.issuer(),
    ): Promise<Buffer> {
      const pieces: Uint8Array[] = [];
      for (let after: string | undefined; ; ) {
        const piece = await reports.service.reports[what]({ reportId, after }, context);
        pieces.push(piece.content);
        after = piece.next;
        if (after === undefined) return Buffer.concat(pieces);
      }
    },
    async trail(): Promise<readonly { readonly action: string }[]> {
      const rows = await connection.collection('audit_entries').find({}).sort({ seq: 1 }).toArray();
      return rows as unknown as { action: string }[];
    },
    async close() {
      await reports.close();
      await world.close();
    },
  };
}

export type ReportsWorld = Awaited<ReturnType<typeof openReportsWorld>>;
