import { loadProtos, PROTO_DIR, rpcsOf } from '../../grpc/load.ts';
import { type Context, newContext } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { IssuerRole, IssuerStatus } from '../../kernel/identity.ts';
import { derivedId, newId } from '../../kernel/ids.ts';
import { createIdempotency } from '../../store/idempotency.ts';
import { createLedger } from '../../store/ledger.ts';
import { createLocalExecutor } from '../execute.ts';
import { aWorld } from '../testing/rooms.ts';
import { createLearners } from './index.ts';
import type { HolderDirectory, KnownHolder } from './links/ports.ts';
import { learners as manifest } from './manifest.ts';
import type { OutcomeCredential, OutcomeCredentials, StudyVersion } from './ports.ts';

/** Two issuers. */
export const ISSUER_DIDS = ['did:key:z6MkissuerA', 'did:key:z6MkissuerB'] as const;

/** Callers of learner records. */
export const as = {
  issuer: (issuerDid: string = ISSUER_DIDS[0], role: IssuerRole = 'Operator', given: Partial<Context> = {}) =>
    newContext({
      identity: {
        kind: 'issuer',
        userId: derivedId('member', issuerDid),
        role,
        issuerId: derivedId('issuer', issuerDid),
        issuerDid,
        issuerStatus: 'ACTIVE',
      },
      ...given,
    }),
  holder: (holderDid: string, given: Partial<Context> = {}) =>
    newContext({
      identity: { kind: 'holder', holderId: derivedId('holder', holderDid), dids: [holderDid] },
      ...given,
    }),
  peer: (...issuerDids: readonly string[]) =>
    newContext({ identity: { kind: 'peer', peer: 'registry', issuerDids } }),
  unit: (given: Partial<Context> = {}) =>
    newContext({ identity: { kind: 'unit', unit: 'core-engine' }, ...given }),
  nobody: () => newContext(),
};

interface Person extends KnownHolder {
  readonly dids: readonly string[];
}
type Told = Parameters<HolderDirectory['tellOfLink']>[0];

function directoryOf(accounts: {
  readonly people: readonly Person[];
  readonly told: Told[];
  readonly isAway: boolean;
}) {
  const find = (is: (person: Person) => boolean) => {
    if (accounts.isAway) throw new AppError('UPSTREAM_UNAVAILABLE', 'Core Engine does not answer.');
    return accounts.people.find(is);
  };
  return {
    byId: async (holderId) => find((person) => person.holderId === holderId),
    byDid: async (did) => find(({ dids }) => dids.includes(did)),
    async tellOfLink(proposal) {
      find(() => false);
      accounts.told.push(proposal);
    },
  } satisfies HolderDirectory;
}

/** Credentials as issuance keeps them: an id is issued once, and answered again for the same claims. */
function aRegister() {
  const kept = new Map<string, OutcomeCredential & { readonly data: string }>();
  const faults = { ownKey: false, beforeIssuing: false, afterIssuing: false };
  const away = () => new AppError('UPSTREAM_UNAVAILABLE', 'Credential issuance does not answer.');
  const credentials: OutcomeCredentials = {
    async issue({ outcomes }, { identity }) {
      expect(identity.kind).toBe('issuer');
      if (faults.beforeIssuing) throw away();
      const results = outcomes.map(({ credentialId, holderDid, entryVersionId, credentialData }) => {
        if (faults.ownKey) return { isIssued: false, error: 'BYOK_FIELDS_REQUIRED' as const };
        const data = JSON.stringify(credentialData);
        const former = kept.get(credentialId);
        if (former) return { isIssued: former.data === data, error: 'DUPLICATE' as const };
        const [result] = [credentialData['result']].flat() as { value: string }[];
        const resultValues = result ? [result.value] : [];
        const facts = { credentialId, holderDid, entryVersionId, resultValues, data };
        kept.set(credentialId, { ...facts, credentialStatus: 'ISSUED' });
        return { isIssued: true };
      });
      if (faults.afterIssuing) throw away();
      return results;
    },
    find: async ({ credentialIds }) => credentialIds.flatMap((id) => kept.get(id) ?? []),
  };
  return { kept, faults, credentials };
}

/** Learner records on a store of their own, and their doors. */
export async function openLearnersWorld() {
  const world = await aWorld();
  const connection = world.store.connection('learners');
  const { now, log } = world;
  const ledger = await createLedger({ connection, source: 'learners', now });
  const idempotency = await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now });
  const catalog = new Map<string, StudyVersion>();
  const versions = {
    byId: async (id: string) => catalog.get(id),
    // Every jurisdiction has the same entries.
    current: async ({ entryCode }: { entryCode: string }) =>
      [...catalog.values()].find((version) => version.entryCode === entryCode),
  };
  /** How issuers stand; a test may change it. */
  const standing = { status: 'ACTIVE' as IssuerStatus };
  /** The role of everybody who has sent a file; undefined for who is a member no more. */
  const sender = { role: 'Operator' as string | undefined };
  const issued = aRegister();
  /** Who has an account with a wallet, what they were told, and whether their unit answers. */
  const accounts = { people: [] as Person[], told: [] as Told[], isAway: false };
  const given = {
    connection,
    ledger,
    idempotency,
    versions,
    standings: { byDid: async () => standing },
    teams: { roleOf: async () => sender.role },
    credentials: issued.credentials,
    issuers: {
      byDid: async (did: string) => (did === ISSUER_DIDS[0] ? { name: 'Dromore University' } : undefined),
    },
    directory: directoryOf(accounts),
    sweepSeconds: 3600,
    now,
    log,
  };
  const learners = await createLearners(given);
  const [binding] = await manifest.services(learners.subgraph);
  const executor = createLocalExecutor(learners.subgraph.schema, log);
  return {
    ...world,
    learners,
    service: learners.subgraph.internal,
    given,
    accounts,
    standing,
    sender,
    ledger,
    connection,
    /** The credentials that are on record. */
    issued,
    versions,
    /** A version of the catalog with a percentage, and its id. */
    aVersion(given: Partial<StudyVersion> = {}): string {
      const entryVersionId = newId();
      catalog.set(entryVersionId, {
        entryVersionId,
        entryId: newId(),
        entryCode: 'BSC',
        status: 'PUBLISHED',
        title: 'BSc Physics',
        resultDescriptions: [
          {
            id: 'mark',
            name: 'Mark',
            resultType: 'Percent',
            valueMin: '0',
            valueMax: '100',
            requiredValue: '40',
          },
        ],
        ...given,
      });
      return entryVersionId;
    },
    /** Has a learner confirm a wallet; its DID. */
    async linked(learnerId: string): Promise<string> {
      const holder = this.aHolder();
      const { links } = learners.subgraph.internal;
      const given = { learnerId, holderDid: holder.did, method: 'ISSUER_ASSERTED' };
      const { linkId } = await links.propose(given, as.issuer());
      await links.accept({ linkId }, holder.context);
      return holder.did;
    },
    /** Somebody with an account, and how they come. */
    aHolder(more: Partial<Person> = {}) {
      const holderId = newId();
      const did = `did:key:z6Mk${holderId.replaceAll('-', '')}`;
      const person = { holderId, email: `${holderId}@people.example`, did, dids: [did], ...more };
      accounts.people.push(person);
      return {
        ...person,
        context: newContext({ identity: { kind: 'holder', holderId, dids: person.dids } }),
      };
    },
    /** Numbers that no other test has. */
    unique: () => newId().slice(0, 8),
    /** One RPC through the wire format, so that a field which the contract lacks does not arrive. */
    // biome-ignore lint/suspicious/noExplicitAny: replies of every RPC pass through here
    async rpc(name: string, request: object, context: Context = as.unit()): Promise<any> {
      const row = binding?.rpcs[name];
      const method = rpcsOf(loadProtos([`${PROTO_DIR}/${binding?.proto}`]), binding?.service ?? '')[name];
      if (!row || !method) throw new Error(`There is no RPC ${name}.`);
      const received = method.requestDeserialize(method.requestSerialize(request));
      const result = await row.resolver(undefined, row.args(received), context);
      return method.responseDeserialize(method.responseSerialize(row.reply(result)));
    },
    /** A learner of an issuer; every one has another number. */
    async aLearner(issuerDid: string = ISSUER_DIDS[0], given: object = {}) {
      const input = { learnerNumber: newId(), givenName: 'Aoife', familyName: 'Ní Bhriain', ...given };
      return learners.subgraph.internal.learners.create(input, as.issuer(issuerDid));
    },
    /** The id of an enrolment of somebody who studies, at the first issuer. */
    async anEnrolment(given: object = {}): Promise<string> {
      const { learnerId } = await this.aLearner();
      const input = { learnerId, entryVersionId: this.aVersion(), startDate: '2025-09-01', status: 'ACTIVE' };
      const { enrolments } = learners.subgraph.internal;
      return (await enrolments.create({ ...input, ...given }, as.issuer())).enrolmentId;
    },
    async graphql(document: string, variables: Record<string, unknown>, context: Context) {
      const { data, errors } = await executor.execute({ document, variables, context });
      // biome-ignore lint/suspicious/noExplicitAny: data is what the document selects
      return { data: data as any, code: errors?.[0]?.extensions['code'] };
    },
    async close() {
      await learners.close?.();
      await ledger.close();
      await world.close();
    },
    /** The audit entries about a record, oldest first. */
    async told(id: string) {
      const entries = await connection.collection('audit_entries').find({ 'subject.id': id }).toArray();
      return entries
        .sort((one, other) => one['seq'] - other['seq'])
        .map(({ action, previousState, newState, reason }) => ({ action, previousState, newState, reason }));
    },
  };
}

export type LearnersWorld = Awaited<ReturnType<typeof openLearnersWorld>>;
