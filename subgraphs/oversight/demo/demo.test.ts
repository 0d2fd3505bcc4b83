import { AppError, invalid } from '../../../kernel/errors.ts';
import type { AdminRole } from '../../../kernel/identity.ts';
import { until } from '../../../kernel/testing/until.ts';
import { RECORD_STATUSES } from '../../custodians/intake/intake-record.ts';
import {
  COMPLIANCE_STATUSES,
  type ComplianceStatus,
  verdictOf,
} from '../../custodians/workforce/compliance.ts';
import type { HeldCredential } from '../../holders/ports.ts';
import { ENROLMENT_STATUSES } from '../../learners/enrolments/enrolment.ts';
import { aWorld, by, othersThan } from '../../testing/rooms.ts';
import type { DemoCustodianRecords, DemoCustodians, DemoTeams } from './custodian-ports.ts';
import { DEMO_CUSTODIANS, DEMO_FILES, DEMO_WORKFORCE } from './custodian-world.ts';
import { demoStore, NO_WORLD } from './demo-model.ts';
import { createDemoService } from './demo-service.ts';
import type { DemoCredentials, DemoEntries, DemoHolders, DemoIssuers, DemoLearners } from './ports.ts';
import type { DemoTemplates } from './template-ports.ts';
import { DEMO_BULK_FILES, DEMO_TEMPLATES } from './template-world.ts';
import type { DemoVerifications, DemoVerifiers } from './verifier-ports.ts';
import { DEMO_ASKED, DEMO_VERIFIERS } from './verifier-world.ts';
import { DEMO_CREDENTIALS, DEMO_ISSUERS, DEMO_PEOPLE, DEMO_PROGRAMMES, DEMO_STUDENTS } from './world.ts';

const admin = (role: AdminRole = 'OPERATOR') => by({ kind: 'admin', userId: 'admin-1', role });

/** The other domains as far as the demonstration asks them, and what they hold of it. */
function aNeighbourhood() {
  const state = {
    isKnown: true,
    /** How often it was set. */
    sets: 0,
    isOn: false,
    issuers: new Map<string, { name: string; status: string }>(),
    holders: new Map<string, string>(),
    credentials: new Map<string, string>(),
    /** Entries of the catalog, by version. */
    entries: new Map<string, string>(),
    learners: new Map<string, Parameters<DemoLearners['add']>[0]>(),
    /** The value and the credential of each outcome. */
    outcomes: new Map<string, { value: string; credentialId?: string }>(),
    custodians: new Map<string, { name: string; status: string; isEmpty: boolean }>(),
    /** Members of their teams, with the custodian. */
    teams: new Map<string, { custodianId: string; email: string; role: string }>(),
    /** What was taken in, and by whom. */
    files: [] as Parameters<DemoCustodianRecords['takeIn']>[0][],
    workforces: [] as Parameters<DemoCustodianRecords['employ']>[0][],
    templates: new Map<string, Parameters<DemoTemplates['add']>[0]>(),
    /** What was sent for bulk issuance. */
    bulkFiles: [] as { issuerDid: string; fileName: string; text: string }[],
    /** Who has signed in for issuers, with the issuer. */
    issuerPeople: new Map<string, string>(),
    consents: [] as Parameters<DemoHolders['agree']>[0][],
    verifiers: new Map<string, { name: string; status: string; asked: string[] }>(),
    /** Which verifier has verified what, and when it was verified how the credential stood. */
    verified: [] as { verifierId: string; document: string; status: string | undefined }[],
    /** What was answered, by request. */
    answers: new Map<string, readonly string[]>(),
    /** The issuance that fails next, counted from 1. */
    failsAt: Number.POSITIVE_INFINITY,
    /** After so many calls of neighbours the process is gone, until it is started again. */
    survives: Number.POSITIVE_INFINITY,
    calls: 0,
    issued: 0,
    /** What happens while an issuance is on its way. */
    issuing: () => {},
    now: () => new Date(),
    listeners: [] as (() => void)[],
  };
  const cleared = async (map: Map<string, unknown>) => {
    const removed = map.size;
    map.clear();
    return { removed };
  };
  const put = (id: string, status: string) => {
    if (!state.credentials.has(id)) throw new AppError('NOT_FOUND', 'There is no such credential.');
    state.credentials.set(id, status);
  };
  const issuers: DemoIssuers = {
    async register({ name }) {
      const did = `did:key:z6Mk${state.issuers.size + 1}`;
      state.issuers.set(did, { name, status: 'PENDING_APPROVAL' });
      return { issuerId: did, did };
    },
    async setStatus({ did, status }) {
      state.issuers.set(did, { ...state.issuers.get(did)!, status });
    },
    list: async () => [...state.issuers.keys()].map((did) => ({ issuerId: did, did })),
    async remove() {
      // What still has templates or people would leave them behind.
      if (state.templates.size + state.bulkFiles.length + state.issuerPeople.size > 0)
        throw new Error('Something is left.');
      return cleared(state.issuers);
    },
  };
  const credentials: DemoCredentials = {
    async issue({ issuerDid, holderDid, expirationTimestamp }) {
      state.issued += 1;
      state.issuing();
      if (expirationTimestamp !== undefined && expirationTimestamp <= state.now().getTime())
        throw invalid('expirationTimestamp', 'past', 'give an instant in the future, in epoch milliseconds');
      if (state.issued === state.failsAt) throw new AppError('UPSTREAM_UNAVAILABLE', 'Try again.');
      if (state.issuers.get(issuerDid)?.status !== 'ACTIVE') throw new AppError('ISSUER_NOT_ACTIVE', 'No.');
      if (![...state.holders.values()].includes(holderDid)) throw new AppError('NOT_FOUND', 'No.');
      state.credentials.set(`c-${state.issued}`, 'UNCLAIMED');
      return `c-${state.issued}`;
    },
    async issueForCustodian({ custodianDid, credentials: given }) {
      custodianOf(custodianDid);
      for (const { credentialId, holderDid } of given) {
        if (![...state.holders.values()].includes(holderDid)) throw new AppError('NOT_FOUND', 'No.');
        state.credentials.set(credentialId, 'UNCLAIMED');
      }
    },
    async supersede({ oldCredentialId, newCredentialId }) {
      if (!state.credentials.has(newCredentialId)) throw new AppError('NOT_FOUND', 'No.');
      put(oldCredentialId, 'SUPERSEDED');
    },
    remove: () => cleared(state.credentials),
  };
  const holders: DemoHolders = {
    async open({ email }) {
      if (state.holders.has(email)) throw new AppError('EMAIL_ALREADY_REGISTERED', 'Somebody is there.');
      state.holders.set(email, `did:key:z6Mh${state.holders.size + 1}`);
      return { holderId: email, did: state.holders.get(email)! };
    },
    async agree(consent) {
      if (state.holders.get(consent.holderId) !== consent.did) throw new AppError('NOT_FOUND', 'No.');
      state.consents.push(consent);
    },
    async answer({ holderId, requestId, credentialIds }) {
      const isAsked = [...state.verifiers.values()].some(({ asked }) => asked.includes(requestId));
      if (!isAsked || !requestId.endsWith(holderId)) throw new AppError('NOT_FOUND', 'Nobody has asked.');
      state.answers.set(requestId, credentialIds);
    },
    async remove() {
      state.consents.length = 0;
      state.answers.clear();
      return cleared(state.holders);
    },
  };
  const custodianOf = (custodianDid: string) => {
    const found = state.custodians.get(custodianDid);
    if (found?.status !== 'ACTIVE') throw new AppError('CUSTODIAN_NOT_ACTIVE', 'No.');
    return found;
  };
  const custodians: DemoCustodians = {
    async register({ name }) {
      const did = `did:key:z6Mc${state.custodians.size + 1}`;
      state.custodians.set(did, { name, status: 'PENDING_APPROVAL', isEmpty: true });
      return { custodianId: did, did };
    },
    async setStatus({ did, status }) {
      state.custodians.set(did, { ...state.custodians.get(did)!, status });
    },
    async remove() {
      // What still has records would leave them behind.
      if ([...state.custodians.values()].some(({ isEmpty }) => !isEmpty))
        throw new Error('Records are left.');
      return cleared(state.custodians);
    },
  };
  const teams: DemoTeams = {
    async add({ custodianId, people }) {
      return people.map(({ email, role }) => {
        if (state.teams.has(email)) throw new AppError('DUPLICATE', 'Somebody is there.');
        state.teams.set(email, { custodianId, email, role });
        return email;
      });
    },
    async remove(custodianIds) {
      for (const [id, { custodianId }] of state.teams)
        if (custodianIds.includes(custodianId)) state.teams.delete(id);
    },
    async removeOfIssuers(issuerIds) {
      for (const [id, issuerId] of state.issuerPeople)
        if (issuerIds.includes(issuerId)) state.issuerPeople.delete(id);
    },
  };
  const templates: DemoTemplates = {
    async add(template) {
      const { issuerDid, content } = template;
      if (state.issuers.get(issuerDid)?.status !== 'ACTIVE') throw new AppError('ISSUER_NOT_ACTIVE', 'No.');
      const { name, entryVersionId = '' } = content as Record<string, string>;
      if (entryVersionId !== '' && !state.entries.has(entryVersionId)) throw new AppError('NOT_FOUND', 'No.');
      state.templates.set(`t ${name}`, template);
      return { templateId: `t ${name}` };
    },
    async send({ templateId, issuerDid, fileName, content, isStarted }) {
      if (state.templates.get(templateId)?.becomes !== 'PUBLISHED') throw new AppError('NOT_FOUND', 'No.');
      const text = Buffer.from(content).toString();
      state.bulkFiles.push({ issuerDid, fileName, text });
      if (!isStarted) return { status: 'VALIDATED', issued: 0 };
      const marks = text
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => Number(line.split(',').at(-1)));
      const issued = marks.filter((mark) => mark <= 100).length;
      for (let at = 1; at <= issued; at += 1) state.credentials.set(`${fileName} ${at}`, 'UNCLAIMED');
      return { status: 'COMPLETED_WITH_ERRORS', issued };
    },
    async remove(issuerDids) {
      if (issuerDids.some((did) => !state.issuers.has(did)))
        throw new AppError('INVALID_STATE_TRANSITION', 'No.');
      if (issuerDids.length > 0) state.bulkFiles.length = 0;
      return issuerDids.length > 0 ? cleared(state.templates) : { removed: 0 };
    },
  };
  const custodianRecords: DemoCustodianRecords = {
    list: async () => [...state.custodians.keys()],
    async takeIn(file) {
      Object.assign(custodianOf(file.custodianDid), { isEmpty: false });
      state.files.push(file);
      const issued = file.isRead ? file.rows.filter(({ becomes }) => becomes === 'ISSUED') : [];
      const toIssue = issued.map(({ cells, holderDid = '' }) => ({
        credentialId: `attested ${cells[0]}`,
        holderDid,
        credentialData: { name: cells[0] },
      }));
      return file.isRead ? { attestationId: 'a-1', toIssue } : { toIssue };
    },
    async settle({ custodianDid }) {
      custodianOf(custodianDid);
      const issued = [...state.credentials.keys()].filter((id) => id.startsWith('attested')).length;
      return { issued };
    },
    async employ(workforce) {
      Object.assign(custodianOf(workforce.custodianDid), { isEmpty: false });
      state.workforces.push(workforce);
    },
    async remove() {
      state.files.length = 0;
      state.workforces.length = 0;
      for (const custodian of state.custodians.values()) custodian.isEmpty = true;
      return { removed: 0 };
    },
  };
  const verifierOf = (verifierId: string) => {
    const found = state.verifiers.get(verifierId);
    if (found?.status !== 'ACTIVE') throw new AppError('VERIFIER_NOT_ACTIVE', 'No.');
    return found;
  };
  const verifiers: DemoVerifiers = {
    async register({ name, people }) {
      const verifierId = `verifier-${state.verifiers.size + 1}`;
      state.verifiers.set(verifierId, { name, status: 'ACTIVE', asked: [] });
      return { verifierId, memberIds: people.map(({ email }) => email) };
    },
    async ask({ verifierId, holderEmail }) {
      if (!state.holders.has(holderEmail)) throw new AppError('NOT_FOUND', 'No.');
      const requestId = `${verifierId} ${holderEmail}`;
      verifierOf(verifierId).asked.push(requestId);
      return { requestId };
    },
    async suspend({ verifierId }) {
      verifierOf(verifierId).status = 'SUSPENDED';
    },
    remove: () => cleared(state.verifiers),
  };
  const verifications: DemoVerifications = {
    async verify({ credentialJson: document }, { identity }) {
      if (identity.kind !== 'verifier') throw new AppError('SCOPE_MISSING', 'No.');
      const { verifierId } = identity;
      verifierOf(verifierId);
      state.verified.push({ verifierId, document, status: state.credentials.get(document) });
    },
  };
  const entries: DemoEntries = {
    async publish({ issuerDid, title }) {
      if (!state.issuers.has(issuerDid)) throw new AppError('NOT_FOUND', 'No.');
      const entryVersionId = `v-${state.entries.size + 1}`;
      state.entries.set(entryVersionId, title);
      return { entryVersionId };
    },
    remove: () => cleared(state.entries),
  };
  const outcomeOf = (outcomeId: string) => {
    const found = state.outcomes.get(outcomeId);
    if (!found) throw new AppError('NOT_FOUND', 'There is no such outcome.');
    return found;
  };
  const learners: DemoLearners = {
    async add(learner) {
      const { issuerDid, learnerNumber, enrolments } = learner;
      if (!state.issuers.has(issuerDid)) throw new AppError('NOT_FOUND', 'No.');
      for (const { entryVersionId } of enrolments)
        if (!state.entries.has(entryVersionId)) throw new AppError('NOT_FOUND', 'No.');
      state.learners.set(learnerNumber, learner);
      const outcomes = enrolments
        .flatMap((enrolment) => enrolment.outcomes)
        .map(({ value }, at) => {
          const outcomeId = `${learnerNumber}-${at}`;
          state.outcomes.set(outcomeId, { value });
          return { outcomeId, claims: { name: learner.givenName, result: { value } } };
        });
      return { outcomes };
    },
    async nameCredential({ outcomeId, credentialId }) {
      if (!state.credentials.has(credentialId)) throw new AppError('NOT_FOUND', 'No.');
      state.outcomes.set(outcomeId, { ...outcomeOf(outcomeId), credentialId });
    },
    async amend({ outcomeId, value }) {
      state.outcomes.set(outcomeId, { ...outcomeOf(outcomeId), value });
    },
    async remove() {
      state.outcomes.clear();
      return cleared(state.learners);
    },
  };
  const answered = (status: string) => async (id: string) => {
    put(id, status);
    return {} as HeldCredential;
  };
  /** As long as the process lives. */
  const living = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get(target, name, receiver) {
        const operation = Reflect.get(target, name, receiver);
        if (typeof operation !== 'function') return operation;
        return (...args: readonly unknown[]) => {
          state.calls += 1;
          if (state.calls > state.survives) return Promise.reject(new Error('The process is gone.'));
          return operation.apply(target, args);
        };
      },
    });
  return {
    state,
    ports: {
      switch: {
        isKnown: () => state.isKnown,
        isOn: () => state.isOn,
        async set(isOn: boolean) {
          state.isOn = isOn;
          state.isKnown = true;
          state.sets += 1;
        },
        onChange: (listener: () => void) => void state.listeners.push(listener),
      },
      issuers: living(issuers),
      credentials: living(credentials),
      holders: living(holders),
      entries: living(entries),
      learners: living(learners),
      custodians: living(custodians),
      teams: living(teams),
      custodianRecords: living(custodianRecords),
      templates: living(templates),
      verifiers: living(verifiers),
      verifications: living(verifications),
      held: living({
        byId: async (id: string) => (state.credentials.has(id) ? { vcJson: id } : undefined),
        claim: answered('CLAIMED'),
        decline: answered('DECLINED'),
      }),
      issued: living({
        revoke: async ({ credentialId }: { credentialId: string }) => put(credentialId, 'REVOKED'),
      }),
    },
  };
}

describe('the demonstration', () => {
  let world: Awaited<ReturnType<typeof aWorld>>;
  let store: Awaited<ReturnType<typeof demoStore>>;
  let there: ReturnType<typeof aNeighbourhood>;
  const aService = () => createDemoService({ store, ...there.ports, now: world.now, log: world.log });

  beforeAll(async () => {
    world = await aWorld();
    store = await demoStore(world.store.connection('core'));
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.store.connection('core').collection('demo_worlds').deleteMany({});
    there = aNeighbourhood();
    there.state.now = world.now;
  });
  const sizes = () =>
    (
      [
        ...(['issuers', 'holders', 'credentials', 'entries', 'learners', 'custodians', 'verifiers'] as const),
        'teams',
      ] as const
    ).map((kind) => there.state[kind].size);
  const results = DEMO_STUDENTS.flatMap(({ studies }) => studies.flatMap((study) => study.results ?? []));
  const stated = DEMO_CREDENTIALS.length + results.filter(({ isIssued }) => isIssued).length;
  const rows = DEMO_FILES.flatMap((file) => (file.isRead ? file.rows : []));
  const fromFiles = DEMO_BULK_FILES.reduce((total, file) => total + file.issued, 0);
  const issued = stated + fromFiles + rows.filter(({ becomes }) => becomes === 'ISSUED').length;
  const whole = [
    DEMO_ISSUERS.length,
    DEMO_PEOPLE.length,
    issued,
    DEMO_PROGRAMMES.length,
    DEMO_STUDENTS.length,
    DEMO_CUSTODIANS.length,
    DEMO_VERIFIERS.length,
    DEMO_CUSTODIANS.flatMap(({ team }) => team).length,
  ];
  const nothing = whole.map(() => 0);

  test('has every state that the platform can bring about, and everybody it names', () => {
    const answers = DEMO_CREDENTIALS.map(({ fate }) => (typeof fate === 'object' ? 'superseded' : fate));
    expect(new Set(answers)).toEqual(new Set(['claim', 'decline', 'revoke', 'superseded', undefined]));
    expect(
      DEMO_CREDENTIALS.some(({ expiresAfter = Number.POSITIVE_INFINITY }) => expiresAfter < 60_000),
    ).toBe(true);
    const keys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);
    for (const { issuer, holder } of DEMO_CREDENTIALS) {
      expect(keys(DEMO_ISSUERS)).toContain(issuer);
      expect(keys(DEMO_PEOPLE)).toContain(holder);
    }
    for (const { name } of DEMO_ISSUERS) expect(name).toContain('(demonstration)');
  });

  test('has learners in every state of an enrolment and of an outcome, at its own institutions', () => {
    const studies = DEMO_STUDENTS.flatMap((student) => student.studies);
    expect(new Set(studies.map(({ status }) => status))).toEqual(new Set(ENROLMENT_STATUSES));
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['DRAFT', 'CONFIRMED', 'VOID']));
    expect(results.some(({ amendedTo }) => amendedTo !== undefined)).toBe(true);
    expect(results.some(({ isIssued, amendedTo }) => isIssued && amendedTo !== undefined)).toBe(true);
    for (const { issuer, holder, studies: of } of DEMO_STUDENTS) {
      const isIssued = of.some((study) => study.results?.some((result) => result.isIssued));
      if (isIssued) expect(holder).toBeDefined();
      // An institution teaches what is its own.
      for (const { programme } of of)
        expect(DEMO_PROGRAMMES.find(({ key }) => key === programme)?.issuer).toBe(issuer);
    }
    for (const { title } of DEMO_PROGRAMMES) expect(title).toContain('(demonstration)');
  });

  test('has records in every state in which a record stays, each step by another colleague', () => {
    const staying = RECORD_STATUSES.filter((status) => status !== 'NEW');
    expect(new Set(rows.map(({ becomes }) => becomes))).toEqual(new Set(staying));
    expect(rows.some(({ withdrawnBecause, becomes }) => withdrawnBecause && becomes === 'APPROVED')).toBe(
      true,
    );
    expect(DEMO_FILES.some(({ isRead }) => !isRead)).toBe(true);
    const archive = DEMO_CUSTODIANS.find(({ key }) => key === 'archive');
    const roleOf = new Map(archive?.team.map(({ key, role }) => [key, role]));
    expect(new Set(roleOf.values())).toEqual(new Set(['Admin', 'Reviewer', 'Attester', 'Viewer']));
    for (const { uploader, reviewer, attester } of DEMO_FILES) {
      expect(new Set([uploader, reviewer, attester]).size).toBe(3);
      expect([uploader, reviewer, attester].map((key) => roleOf.get(key))).toEqual([
        'Reviewer',
        'Reviewer',
        'Attester',
      ]);
    }
    for (const { name, contactEmail, team } of DEMO_CUSTODIANS) {
      expect(name).toContain('(demonstration)');
      const [admin] = team.filter(({ role }) => role === 'Admin');
      if (team.length > 0) expect(admin?.email).toBe(contactEmail);
      for (const { email } of team) expect(email).toMatch(/@demo\.testamur\.example$/);
    }
  });

  test('has people at work who stand in every way, by what their wallets have', () => {
    const at = new Date('2026-03-01T10:00:00Z');
    const later = new Date(at.getTime() + 60_000);
    const statuses = new Set<ComplianceStatus | undefined>();
    for (const { holder, agrees, employeeRef, ...member } of DEMO_WORKFORCE.employees)
      for (const {
        acceptedIssuers: acceptedIssuerDids,
        credentialTypes,
        ...asked
      } of DEMO_WORKFORCE.requirements) {
        const facts = DEMO_CREDENTIALS.filter((one) => one.holder === holder && one.fate !== 'decline').map(
          (one) => ({
            credentialId: one.key,
            credentialType: one.type,
            issuerDid: one.issuer,
            credentialStatus: one.fate === 'revoke' ? ('REVOKED' as const) : ('ISSUED' as const),
            issuedAt: at,
            ...(one.expiresAfter !== undefined && { expiresAt: new Date(at.getTime() + one.expiresAfter) }),
          }),
        );
        const isWaived = DEMO_WORKFORCE.waivers.some(
          (one) => one.employeeRef === employeeRef && one.requirement === asked.name,
        );
        const requirement = {
          ...asked,
          satisfiedBy: { credentialTypes, entryIds: [], acceptedIssuerDids },
          effectiveFrom: '2026-03-01',
        };
        const waiver = isWaived ? { waiverId: 'w', until: new Date('2026-04-01') } : undefined;
        const verdict = verdictOf({
          member,
          requirement,
          isAgreed: agrees === true,
          facts,
          waiver,
          at: later,
        });
        statuses.add(verdict?.status);
      }
    statuses.delete(undefined);
    expect(statuses).toEqual(new Set(COMPLIANCE_STATUSES));
  });

  test('lets an archive vouch and people claim, and employs whose wallets are known', async () => {
    await aService().set({ enabled: true }, admin());
    const { files, workforces, consents, credentials, holders, teams } = there.state;
    const [read, unread] = files;
    expect([read?.isRead, unread?.isRead]).toEqual([true, false]);
    // Whom the file names by an address has agreed to be found by it.
    const [aoife] = [...holders].find(([email]) => email.startsWith('aoife')) ?? [];
    expect(read?.rows[0]?.cells.at(-1)).toBe(aoife);
    expect(consents[0]).toMatchObject({ holderId: aoife, purpose: 'DIRECTORY_LOOKUP' });
    expect(credentials.get('attested Aoife Byrne')).toBe('CLAIMED');
    expect(credentials.get('attested Tama Ngata')).toBe('UNCLAIMED');
    expect(teams.get(read?.attesterId ?? '')).toMatchObject({
      role: 'Attester',
      custodianId: read?.custodianDid,
    });
    const [workforce] = workforces;
    expect(workforce?.employees.filter(({ holderDid }) => holderDid !== undefined)).toHaveLength(5);
    for (const { acceptedIssuerDids } of workforce?.requirements ?? [])
      for (const did of acceptedIssuerDids) expect(there.state.issuers.has(did)).toBe(true);
    const agreed = consents.filter(({ purpose }) => purpose === 'SHARE_WITH_VERIFIER');
    expect(agreed.map(({ scope }) => scope)).toEqual(Array(4).fill(workforce?.custodianDid));
    expect([...there.state.custodians.values()].map(({ status }) => status)).toEqual([
      'ACTIVE',
      'ACTIVE',
      'PENDING_APPROVAL',
    ]);
  });

  test('has templates in every status, one of them edited, and files from which a university issues', async () => {
    await aService().set({ enabled: true }, admin());
    const { templates, bulkFiles, issuers, issuerPeople, entries } = there.state;
    expect(DEMO_TEMPLATES.map(({ becomes }) => becomes).sort()).toEqual(['ARCHIVED', 'DRAFT', 'PUBLISHED']);
    const edited = [...templates.values()].filter((one) => one.edited);
    expect(edited).toMatchObject([{ becomes: 'PUBLISHED', issuerDid: [...issuers.keys()][0] }]);
    for (const version of [edited[0]?.content, edited[0]?.edited])
      expect(entries.get(String(version?.['entryVersionId']))).toContain('Mathematics');
    for (const { content } of DEMO_TEMPLATES) expect(content['name']).toContain('(demonstration)');
    const [first] = bulkFiles;
    expect(first?.text.split('\n')[0]).toBe('holder_did,name,module,mark');
    expect(first?.text).toContain(`${[...there.state.holders.values()][0]},Aoife Byrne,Topology,88\n`);
    // Whoever has signed in for one goes with it.
    issuerPeople.set('somebody', [...issuers.keys()][1] ?? '');
    await aService().set({ enabled: false }, admin());
    expect([templates.size, bulkFiles.length, issuerPeople.size, issuers.size]).toEqual([0, 0, 0, 0]);
  });

  test('has verifiers with a history, requests that wait and one that was answered', async () => {
    await aService().set({ enabled: true }, admin());
    const { verifiers, verified, answers, credentials } = there.state;
    const [employer, recruiter, school] = [...verifiers.values()];
    expect([...verifiers.values()].map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE', 'SUSPENDED']);
    expect(DEMO_VERIFIERS.map(({ publicListing }) => publicListing)).toEqual([true, false, true]);
    for (const { name, team, contactEmail } of DEMO_VERIFIERS) {
      expect(name).toContain('(demonstration)');
      expect(team.find(({ role }) => role === 'Admin')?.email).toBe(contactEmail);
    }
    expect([employer, recruiter, school].map((one) => one?.asked.length)).toEqual([2, 1, 0]);
    // As each credential stands in the end, what is revoked and what has a successor among them.
    expect(verified).toHaveLength(DEMO_VERIFIERS.flatMap((one) => one.verified).length);
    for (const { document, status } of verified) expect(status).toBe(credentials.get(document));
    expect(new Set(verified.map(({ status }) => status))).toEqual(
      new Set(['CLAIMED', 'UNCLAIMED', 'REVOKED', 'SUPERSEDED']),
    );
    expect(answers.size).toBe(DEMO_ASKED.filter(({ answer }) => answer).length);
    for (const [, ids] of answers) for (const id of ids) expect(credentials.get(id)).toBe('CLAIMED');
  });

  test('states what has come of studies, and amends what is to be amended afterwards', async () => {
    await aService().set({ enabled: true }, admin());
    const { outcomes, learners, credentials } = there.state;
    const aoife = learners.get('AU-0001')!;
    expect(aoife.wallet?.holderDid).toMatch(/^did:key:/);
    expect(aoife.enrolments[0]?.outcomes.map(({ value }) => value)).toEqual(['88', '84']);
    expect(outcomes.get('AU-0001-0')?.value).toBe('91');
    expect(credentials.get(outcomes.get('AU-0001-0')?.credentialId ?? '')).toBe('CLAIMED');
    expect(outcomes.get('AU-0002-1')).toEqual({ value: '68' });
    expect(learners.get('AU-0003')?.wallet).toBeUndefined();
  });

  test('comes with the switch and goes with it', async () => {
    const service = aService();
    expect(await service.read(by())).toMatchObject({ enabled: false, world: { state: 'OFF', since: null } });
    expect(await service.set({ enabled: true }, admin())).toEqual({
      enabled: true,
      world: {
        state: 'ON',
        since: world.now(),
        issuers: whole[0],
        holders: whole[1],
        credentials: whole[2],
        entries: whole[3],
        learners: whole[4],
        custodians: whole[5],
        verifiers: whole[6],
      },
    });
    expect(sizes()).toEqual(whole);
    const count = (status: string) =>
      [...there.state.credentials.values()].filter((found) => found === status).length;
    expect(['UNCLAIMED', 'CLAIMED', 'DECLINED', 'REVOKED', 'SUPERSEDED'].map(count)).toEqual([
      6, 10, 1, 1, 1,
    ]);
    expect([...there.state.issuers.values()].map(({ status }) => status)).toEqual([
      'ACTIVE',
      'ACTIVE',
      'SUSPENDED',
      'PENDING_APPROVAL',
    ]);
    await service.set({ enabled: true }, admin());
    expect(there.state.issued).toBe(stated);

    expect(await service.set({ enabled: false }, admin())).toMatchObject({
      enabled: false,
      world: { ...NO_WORLD, since: world.now() },
    });
    expect(sizes()).toEqual(nothing);
  });

  test('follows a setting that somebody changed elsewhere', async () => {
    const service = aService();
    service.start();
    there.state.isOn = true;
    for (const tell of there.state.listeners) tell();
    await service.close();
    expect((await service.read(by())).world.state).toBe('ON');
    expect(sizes()).toEqual(whole);
  });

  test('stays as it is until it is known whether it is wanted, and is not made anew by a restart', async () => {
    await aService().set({ enabled: true }, admin());
    const before = [...there.state.issuers.keys()];
    there.state.isKnown = false;
    there.state.isOn = false;
    const restarted = aService();
    restarted.start();
    await restarted.close();
    expect([...there.state.issuers.keys()]).toEqual(before);

    const known = aService();
    known.start();
    there.state.isKnown = true;
    there.state.isOn = true;
    for (const tell of there.state.listeners) tell();
    await known.close();
    expect([...there.state.issuers.keys()]).toEqual(before);
    expect(there.state.issued).toBe(stated);
  });

  test('is set by an administrator though it is not known yet what was set before', async () => {
    there.state.isKnown = false;
    await aService().set({ enabled: false }, admin());
    expect(there.state.sets).toBe(1);
  });

  test('follows at once a change that came at the very end of a sweep', async () => {
    const service = createDemoService({
      ...there.ports,
      store: {
        ...store,
        async release(leaseUntil, at) {
          await store.release(leaseUntil, at);
          if (!there.state.isOn) return;
          there.state.isOn = false;
          for (const tell of there.state.listeners) tell();
        },
      },
      now: world.now,
      log: world.log,
    });
    there.state.isOn = true;
    service.start();
    await until('the demonstration to be gone again', async () => {
      const { state, since } = await store.read();
      return state === 'OFF' && since !== null;
    });
    await service.close();
    expect(sizes()).toEqual(nothing);
  });

  test('that broke off is removed and made anew, whoever comes by next', async () => {
    there.state.failsAt = 5;
    await expect(aService().set({ enabled: true }, admin())).rejects.toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
    });
    expect((await aService().read(by())).world.state).toBe('SEEDING');
    expect(sizes()).toEqual(nothing);
    expect((await aService().set({ enabled: true }, admin())).world.state).toBe('ON');
    expect(sizes()).toEqual(whole);
  });

  test.each([true, false])(
    'is whole or gone after a process died at any of its steps, being switched to %s',
    async (isOn) => {
      for (let survives = 0, isDone = false; !isDone; survives += 1) {
        there = aNeighbourhood();
        there.state.now = world.now;
        await world.store.connection('core').collection('demo_worlds').deleteMany({});
        if (!isOn) await aService().set({ enabled: true }, admin());
        const { state } = there;
        Object.assign(state, { survives, calls: 0 });
        isDone = await aService()
          .set({ enabled: isOn }, admin())
          .then(
            () => true,
            () => false,
          );
        state.survives = Number.POSITIVE_INFINITY;
        // The next process finds what is there, when the time of the one that died is over.
        world.moveClock(120_000);
        expect((await aService().set({ enabled: isOn }, admin())).world.state).toBe(isOn ? 'ON' : 'OFF');
        expect(sizes()).toEqual(isOn ? whole : nothing);
        expect([state.files.length, state.workforces.length]).toEqual(isOn ? [2, 1] : [0, 0]);
        expect([state.templates.size, state.bulkFiles.length]).toEqual(isOn ? [3, 2] : [0, 0]);
      }
    },
  );

  test('that an earlier release made, without custodians and verifiers, stays as it is and goes as it was', async () => {
    await aService().set({ enabled: true }, admin());
    const demos = world.store.connection('core').collection('demo_worlds');
    await demos.updateOne({}, { $unset: { custodians: '', verifiers: '' } });
    there.state.teams.clear();
    there.state.custodians.clear();
    there.state.verifiers.clear();
    const kept = await aService().set({ enabled: true }, admin());
    expect(kept.world).toMatchObject({
      state: 'ON',
      custodians: 0,
      verifiers: 0,
      issuers: DEMO_ISSUERS.length,
    });
    expect(there.state.custodians.size).toBe(0);
    expect((await aService().set({ enabled: false }, admin())).world.state).toBe('OFF');
    expect(sizes()).toEqual(nothing);
    expect((await aService().set({ enabled: true }, admin())).world).toMatchObject({
      custodians: 3,
      verifiers: 3,
    });
  });

  test('is made whole however long it takes: what is to expire soon does so after its own issuance', async () => {
    there.state.issuing = () => world.moveClock(10_000);
    expect((await aService().set({ enabled: true }, admin())).world.state).toBe('ON');
    expect(sizes()).toEqual(whole);
  });

  test('is made once when many ask at once, and by nobody while another process is at it', async () => {
    await Promise.all(Array.from({ length: 4 }, () => aService().set({ enabled: true }, admin())));
    expect(there.state.issued).toBe(stated);

    there.state.isOn = false;
    expect(await store.lease(world.now(), new Date(world.now().getTime() + 60_000))).toBe(true);
    expect(await aService().set({ enabled: false }, admin())).toMatchObject({ world: { state: 'ON' } });
    await store.release(world.now(), world.now());
    expect(await aService().set({ enabled: false }, admin())).toMatchObject({ world: { state: 'ON' } });
    world.moveClock(60_000);
    expect(await aService().set({ enabled: false }, admin())).toMatchObject({ world: { state: 'OFF' } });
  });

  test.each([
    [{}, 'enabled'],
    [{ enabled: 'yes' }, 'enabled'],
    [{ enabled: null }, 'enabled'],
    [{ enabled: true, extra: 1 }, 'extra'],
  ])('refuses %j', async (input, field) => {
    const refused = await aService()
      .set(input, admin())
      .catch((error: AppError) => error);
    expect(refused).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field })],
    });
    expect(sizes()).toEqual(nothing);
  });

  test('is switched by administrators who may write, and seen by everybody', async () => {
    const service = aService();
    for (const identity of othersThan('admin')) {
      await expect(service.set({ enabled: true }, by(identity))).rejects.toMatchObject({
        code: identity.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING',
      });
      expect(await service.read(by(identity))).toHaveProperty('enabled', false);
    }
    await expect(service.set({ enabled: true }, admin('VIEWER'))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(there.state.isOn).toBe(false);
  });
});
