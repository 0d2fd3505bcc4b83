import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from 'mongoose';
import { createLogger } from '../kernel/log.ts';
import { connectStore, type Store } from '../store/connect.ts';
import { examinedBy } from '../store/testing/examined.ts';
import { consoleLogStore } from '../subgraphs/admin/console-log/console-log-model.ts';
import { apiKeyStore } from '../subgraphs/api-keys/api-key-model.ts';
import { proposalStore } from '../subgraphs/catalog/proposals/proposal-model.ts';
import { BY_NAME, skillStore } from '../subgraphs/catalog/skills/skill-model.ts';
import { credentialStore } from '../subgraphs/credentials/credential-model.ts';
import { CUSTODIAN } from '../subgraphs/custodians/registry/custodian.ts';
import { CUSTODIAN_FIELDS, DIRECTORY_ORDER } from '../subgraphs/custodians/registry/custodian-model.ts';
import { registrantStore } from '../subgraphs/did-registry/registrant-model.ts';
import { inviteStore } from '../subgraphs/holders/invites/invite-model.ts';
import { requestStore } from '../subgraphs/holders/requests/request-model.ts';
import { notificationStore } from '../subgraphs/holders/wallet/notification-model.ts';
import { federationStore } from '../subgraphs/issuers/federation-model.ts';
import { ISSUER } from '../subgraphs/issuers/issuer.ts';
import { ISSUERS } from '../subgraphs/members/kind.ts';
import { MEMBER_STATUSES, type MemberStatus } from '../subgraphs/members/member.ts';
import { memberStore } from '../subgraphs/members/member-model.ts';
import { anomalyStore } from '../subgraphs/oversight/anomalies/anomaly-model.ts';
import { trailStore } from '../subgraphs/oversight/audit/trail-model.ts';
import { findingStore } from '../subgraphs/oversight/claim-integrity/finding-model.ts';
import { scanStore } from '../subgraphs/oversight/claim-integrity/scan-model.ts';
import { caseStore } from '../subgraphs/oversight/onboarding/case-model.ts';
import { verificationCountStore } from '../subgraphs/verification/verification-counts-model.ts';
import { verificationEventStore } from '../subgraphs/verification/verification-event-model.ts';
import { VERIFIER_KEYS } from '../subgraphs/verifiers/keys/verifier-key.ts';
import { verifierStore } from '../subgraphs/verifiers/registry/verifier-model.ts';

const ROWS = 300;
const RARE = 3;
const PAGE = { skip: 0, limit: 20 };
const at = (row: number) => new Date(Date.UTC(2026, 0, 1, 0, row));

type Conditions = Readonly<Record<string, string>>;

interface ListCase {
  readonly name: string;
  readonly collection: string;
  /** The field of each condition, with a value that nearly all rows have and one that few have. */
  readonly fields: Readonly<Record<string, readonly [path: string, common: string, rare: string]>>;
  /** Conditions that every caller of the list gives. */
  readonly always?: readonly string[];
  /** Conditions that no index tells: their rows are looked for among the newest, of which there may be so many. */
  readonly lookedFor?: readonly string[];
  /** An index holds every choice of conditions, also of those that nearly all rows meet. */
  readonly isHeld?: true;
  /** The path whose values are arrays, of the condition's value and others. */
  readonly array?: string;
  readonly row: (row: number) => object;
  readonly open: (connection: Connection) => Promise<(given: Conditions) => Promise<unknown>>;
}

const log = createLogger({ level: 'fatal' });
const uuid = (row: number) => `00000000-0000-4000-8000-${String(row).padStart(12, '0')}`;

const AUDITED = {
  status: ['status', 'SUCCESS', 'DENIED'],
  actorId: ['actor.id', 'many', 'few'],
  action: ['action', 'credential.issued', 'issuer.approved'],
  subjectId: ['subject.id', 'many', 'few'],
  correlationId: ['correlationId', 'many', 'few'],
} as const;
const anEntry = (row: number) => ({ seq: row, occurredAt: at(row), prevHash: '', hash: '' });

const LISTS: readonly ListCase[] = [
  {
    name: 'the audit trail',
    collection: 'audit_trail',
    fields: { ...AUDITED, orgId: ['org.id', 'many', 'few'], source: ['source', 'credentials', 'issuers'] },
    row: anEntry,
    open: async (connection) => {
      const { list } = await trailStore(connection);
      return (given) => list(given, PAGE);
    },
  },
  {
    name: "the Admin Console's log",
    collection: 'audit_entries',
    fields: AUDITED,
    row: (row) => ({ ...anEntry(row), source: 'admin' }),
    open: async (connection) => {
      const { list } = await consoleLogStore(connection);
      return (given) => list(given, PAGE);
    },
  },
  {
    name: 'verifications',
    collection: 'verification_events',
    fields: {
      issuerDid: ['issuerDid', 'many', 'few'],
      verifierId: ['verifierId', 'many', 'few'],
      credentialId: ['credentialId', 'many', 'few'],
      status: ['status', 'VALID', 'REVOKED'],
    },
    row: (row) => ({ occurredAt: at(row) }),
    open: async (connection) => {
      const counts = await verificationCountStore(connection);
      const { list } = await verificationEventStore({ connection, counts, now: () => at(0), log });
      return (given) => list(given, PAGE);
    },
  },
  {
    name: "an issuer's credentials",
    collection: 'credentials',
    always: ['issuerDid'],
    fields: {
      issuerDid: ['issuerDid', 'many', 'few'],
      status: ['credentialStatus', 'ISSUED', 'REVOKED'],
      type: ['credentialType', 'Degree', 'Licence'],
    },
    row: (row) => ({ authorityType: 'ISSUER', issuanceTimestamp: at(row), holderDid: 'x', holderName: 'x' }),
    open: async (connection) => {
      const { list } = await credentialStore(connection);
      return ({ issuerDid = '', status, type }) =>
        list({ kind: 'authority', type: 'ISSUER', did: issuerDid }, { status: status as never, type }, PAGE);
    },
  },
  {
    name: 'a wallet',
    collection: 'credentials',
    always: ['holderDid'],
    fields: { holderDid: ['holderDid', 'many', 'few'] },
    row: (row) => ({ authorityType: 'ISSUER', issuerDid: 'x', issuanceTimestamp: at(row) }),
    open: async (connection) => {
      const { list } = await credentialStore(connection);
      return ({ holderDid = '' }) => list({ kind: 'holder', dids: [holderDid] }, {}, PAGE);
    },
  },
  {
    name: 'requests to an issuer or a custodian',
    collection: 'holder_requests',
    always: ['issuerId'],
    lookedFor: ['requestType'],
    fields: {
      issuerId: ['issuerId', 'many', 'few'],
      status: ['status', 'COMPLETED', 'PENDING'],
      requestType: ['requestType', 'ISSUANCE', 'CORRECTION'],
    },
    row: (row) => ({ holderId: 'x', submittedAt: at(row), credentialId: uuid(row), draftJson: null }),
    open: async (connection) => {
      const { list } = await requestStore(connection);
      return ({ issuerId = '', ...filter }) => list({ issuerId }, filter as never, PAGE);
    },
  },
  {
    name: "an issuer's invites",
    collection: 'onboarding_invites',
    always: ['issuerId'],
    fields: {
      issuerId: ['issuerId', 'many', 'few'],
      status: ['status', 'ACCEPTED', 'EXPIRED'],
      email: ['email', 'many@people.example', 'few@people.example'],
    },
    row: (row) => ({ createdAt: at(row), openKey: uuid(row), tokenHash: uuid(row) }),
    open: async (connection) => {
      const { list } = await inviteStore(connection);
      return ({ issuerId = '', ...filter }) => list(issuerId, filter as never, PAGE);
    },
  },
  {
    name: "a holder's notifications",
    collection: 'holder_notifications',
    always: ['holderId'],
    fields: { holderId: ['holderId', 'many', 'few'] },
    row: (row) => ({ createdAt: at(row), readAt: at(row) }),
    open: async (connection) => {
      const { page } = await notificationStore(connection);
      return ({ holderId = '' }) =>
        Promise.all([
          page({ holderId, unreadOnly: false }, PAGE),
          page({ holderId, unreadOnly: true }, PAGE),
        ]);
    },
  },
  {
    name: 'issuers',
    collection: 'issuers',
    fields: { statusFilter: ['status', 'ACTIVE', 'SUSPENDED'] },
    row: (row) => ({ did: uuid(row), createdAt: at(row), publicKey: Buffer.alloc(32) }),
    open: async (connection) => {
      const { list } = await registrantStore(connection, ISSUER);
      return (given) => list(given as never, PAGE);
    },
  },
  {
    name: 'the directory of custodians',
    collection: 'custodians',
    isHeld: true,
    array: 'directoryKeys',
    // Each filter is one key of those that it fits.
    fields: { filter: ['directoryKeys', '* * *', 'REGULATOR * IE'] },
    row: (row) => ({ did: uuid(row), createdAt: at(row), publicKey: Buffer.alloc(32), status: 'ACTIVE' }),
    open: async (connection) => {
      const { find } = await registrantStore(connection, CUSTODIAN, CUSTODIAN_FIELDS);
      return ({ filter }) =>
        find({ ...(filter && { directoryKeys: filter }), status: 'ACTIVE' }, DIRECTORY_ORDER, PAGE);
    },
  },
  {
    name: 'the directory of verifiers',
    collection: 'verifiers',
    isHeld: true,
    array: 'directoryKeys',
    always: ['filter'],
    fields: { filter: ['directoryKeys', '* *', 'EMPLOYER IE'] },
    row: (row) => ({ name: `Verifier ${row}`, createdAt: at(row), status: 'ACTIVE' }),
    open: async (connection) => {
      const { directory } = await verifierStore(connection);
      return ({ filter }) =>
        directory(filter === '* *' ? {} : { sector: 'EMPLOYER', countryCode: 'IE' }, { first: PAGE.limit });
    },
  },
  {
    name: 'the people of an issuer, as its directory lists them',
    collection: ISSUERS.stored.members.collection,
    isHeld: true,
    always: ['organizationId'],
    fields: {
      organizationId: [ISSUERS.stored.organizationId, 'many', 'few'],
      status: ['status', 'ACTIVE', 'SUSPENDED'],
    },
    row: (row) => ({ userName: `${row}@people.example`, externalId: `x-${row}`, role: 'Viewer' }),
    open: async (connection) => {
      const { ofStatuses, byExternalId } = await memberStore(connection, ISSUERS);
      return ({ organizationId = '', status }) => {
        const statuses = status ? [status as MemberStatus] : MEMBER_STATUSES;
        return Promise.all([
          ofStatuses(organizationId, statuses, PAGE),
          byExternalId(organizationId, 'x-7', statuses, PAGE.limit),
        ]);
      };
    },
  },
  {
    name: 'API keys',
    collection: VERIFIER_KEYS.stored.collection,
    isHeld: true,
    always: ['ownerId'],
    fields: { ownerId: [VERIFIER_KEYS.ownerId, 'many', 'few'] },
    row: (row) => ({ prefix: uuid(row), createdAt: at(row), status: 'REVOKED' }),
    open: async (connection) => {
      const { list, count } = await apiKeyStore(connection, VERIFIER_KEYS);
      return ({ ownerId = '' }) => Promise.all([list(ownerId, PAGE), count(ownerId)]);
    },
  },
  {
    name: 'issuers of other platforms',
    collection: 'federated_issuers',
    fields: { status: ['status', 'TRUSTED', 'SUSPENDED'] },
    row: (row) => ({
      liveDid: uuid(row),
      createdAt: at(row),
      document: { text: '{}', hash: '', keys: [] },
      accreditations: [],
    }),
    open: async (connection) => {
      const { list } = await federationStore(connection);
      return (given) => list(given as never, PAGE);
    },
  },
  {
    name: 'anomalies',
    collection: 'anomalies',
    fields: {
      rule: ['rule', 'ISSUANCE_SPIKE', 'NEW_KEY_THEN_BULK'],
      status: ['status', 'RESOLVED', 'OPEN'],
      subjectId: ['subject.id', 'many', 'few'],
    },
    row: (row) => ({ createdAt: at(row) }),
    open: async (connection) => {
      const { list } = await anomalyStore(connection);
      return (given) => list(given as never, PAGE);
    },
  },
  {
    name: 'findings of integrity scans',
    collection: 'integrity_findings',
    fields: {
      kind: ['kind', 'A', 'B'],
      severity: ['severity', 'LOW', 'HIGH'],
      status: ['status', 'RESOLVED', 'OPEN'],
      subjectId: ['subject.id', 'many', 'few'],
    },
    row: (row) => ({ firstSeenAt: at(row) }),
    open: async (connection) => {
      const { list } = await findingStore(connection);
      return (given) => list(given as never, PAGE);
    },
  },
  {
    name: 'integrity scans',
    collection: 'integrity_scans',
    fields: { status: ['status', 'DONE', 'QUEUED'] },
    row: (row) => ({ requestedAt: at(row), scope: {} }),
    open: async (connection) => {
      const { list } = await scanStore(connection);
      return ({ status }) => list(status as never, PAGE);
    },
  },
  {
    name: 'applications',
    collection: 'onboarding_cases',
    fields: {
      orgType: ['org.type', 'ISSUER', 'CUSTODIAN'],
      stage: ['stage', 'APPROVED', 'SUBMITTED'],
      assignedTo: ['assignedTo', 'many', 'few'],
    },
    row: (row) => ({ submittedAt: at(row), dueAt: at(row) }),
    open: async (connection) => {
      const { list } = await caseStore(connection);
      return (given) => list(given as never, { at: at(0) }, PAGE);
    },
  },
  {
    name: 'skills',
    collection: 'skills',
    isHeld: true,
    array: 'searchStarts',
    fields: {
      searchStarts: ['searchStarts', 'e', 'w'],
      source: ['source', 'ESCO', 'LOCAL'],
      skillType: ['skillType', 'KNOWLEDGE', 'COMPETENCE'],
      status: ['status', 'ACTIVE', 'RETIRED'],
    },
    row: (row) => ({ sortName: uuid(row), sourceUri: uuid(row) }),
    open: async (connection) => {
      const { list, count } = await skillStore(connection);
      return (given) => Promise.all([list(given, BY_NAME, PAGE), count(given)]);
    },
  },
  {
    name: 'proposals',
    collection: 'proposals',
    fields: {
      proposerIssuerId: ['proposerIssuerId', 'many', 'few'],
      status: ['status', 'ACCEPTED', 'SUBMITTED'],
      kind: ['kind', 'NEW_ENTRY', 'NEW_CODE'],
    },
    row: (row) => ({ createdAt: at(row), payloadText: '{}' }),
    open: async (connection) => {
      const { list, count } = await proposalStore(connection);
      return (given) => Promise.all([list(given, PAGE), count(given)]);
    },
  },
];

describe('a list of the platform', () => {
  let folder: string;
  let store: Store;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lists-'));
    store = await connectStore({ dataDir: folder });
  });
  afterAll(async () => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(LISTS)('$name: whatever is asked, a page of few rows looks at few', async (given) => {
    const { name, collection, fields, always = [], lookedFor = [], isHeld, array, row, open } = given;
    const connection = store.connection(`lists_${LISTS.findIndex((one) => one.name === name)}`);
    const list = await open(connection);
    const names = Object.keys(fields);
    // The last rows of a condition have its rare value, each condition's in rows of its own; they are neither new nor old.
    const rows = Array.from({ length: ROWS }, (_, number) => {
      const shown = names.map((field, place) => {
        const [path, common, rare] = fields[field] ?? ['', '', ''];
        const value = Math.floor((number - 100) / RARE) === place ? rare : common;
        return [path, path === array ? [`no ${value}`, value, uuid(number)] : value] as const;
      });
      return { _id: uuid(number), ...row(number), ...nested(shown) };
    });
    await connection.collection(collection).insertMany(rows as never);

    const faults: string[] = [];
    for (const asked of combinations(names)) {
      if (!always.every((field) => asked.includes(field))) continue;
      const rareOnes = asked.filter((field) => !lookedFor.includes(field));
      for (const rare of isHeld ? [...rareOnes, undefined] : rareOnes) {
        const values = Object.fromEntries(
          asked.map((field) => [field, fields[field]?.[field === rare ? 2 : 1] ?? '']),
        );
        const { examined, countLimits } = await examinedBy(connection, () => list(values));
        const most = 2 * PAGE.limit;
        if (examined > most) faults.push(`${JSON.stringify(values)}: looks at ${examined} rows`);
        if (countLimits.some((limit) => limit === undefined))
          faults.push(`${JSON.stringify(values)}: counts without end`);
      }
      if (asked.length > 0) continue;
      const { examined } = await examinedBy(connection, () => list({}));
      if (examined > PAGE.limit) faults.push(`Without conditions it looks at ${examined} rows`);
    }
    expect(faults).toEqual([]);
  });
});

function combinations(names: readonly string[]): string[][] {
  return Array.from({ length: 2 ** names.length }, (_, bits) =>
    names.filter((_name, place) => bits & (1 << place)),
  );
}

/** A document of values by path. */
function nested(values: readonly (readonly [path: string, value: unknown])[]): object {
  const made: Record<string, unknown> = {};
  for (const [path, value] of values) {
    const [first = '', second] = path.split('.');
    if (second === undefined) made[first] = value;
    else made[first] = { ...(made[first] as object | undefined), [second]: value };
  }
  return made;
}
