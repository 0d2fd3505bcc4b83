import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import { createLogger } from '../../kernel/log.ts';
import { until } from '../../kernel/testing/until.ts';
import { createLocalExecutor } from '../execute.ts';
import { anAssistant } from '../testing/assistant.ts';
import type { Credential } from './credential.ts';
import type { RevocationAssistant } from './ports.ts';
import { createRevocationClassifier } from './revocation-classifier.ts';
import {
  aCredentialsRoom,
  aCustodian,
  anIssueInput,
  anIssuer,
  type CredentialsRoom,
  contextOf,
  custodianContext,
  HOLDER_DID,
  holderContext,
  issuerContext,
  unitContext,
} from './testing.ts';

const ours = anIssuer(1);
const archive = aCustodian(1);
const our = issuerContext(ours);
const REASON = 'The grade of Aoife was entered for another student.';
const model = anAssistant<Parameters<RevocationAssistant['revocationCategory']>[0], string>();
let room: CredentialsRoom;

beforeAll(async () => {
  room = await aCredentialsRoom([ours], {
    custodians: [archive],
    assistant: { revocationCategory: model.ask },
  });
});
beforeEach(() => model.forget());
afterAll(() => room.end());

const SAYS = { status: 'COMPLETED', result: 'DATA_CORRECTION' } as const;
const issue = async () => (await room.service.issue(anIssueInput(ours), our)).credentialId;
const read = (credentialId: string) => room.service.get({ credentialId }, unitContext());
const sourceOf = async (credentialId: string) => (await read(credentialId)).revocation?.categorySource;
const isSuggested = (credentialId: string) =>
  until('the suggestion is stored', async () => (await sourceOf(credentialId)) === 'LLM');
const choose = (credentialId: string, category: string, context = our) =>
  room.service.setCategory({ credentialId, category }, context);
const told = (credentialId: string) =>
  room.connection.collection('audit_entries').find({ 'subject.id': credentialId }).sort({ seq: 1 }).toArray();

const REVOKE = `mutation ($input: RevokeCredentialInput!) {
  revokeCredential(input: $input) { credential { status } classification { status reason category } }
}`;
async function revoke(credentialId: string, context = our) {
  const { subgraph } = room;
  const { execute } = createLocalExecutor(subgraph.schema, createLogger({ level: 'silent' }));
  const { data } = await execute({
    document: REVOKE,
    variables: { input: { credentialId, reason: REASON } },
    context,
  });
  return (data as { revokeCredential: { classification: unknown } }).revokeCredential.classification;
}
/** A model that answers when a test says so. */
function held() {
  let say: (said: typeof SAYS) => void = () => undefined;
  const said = new Promise<typeof SAYS>((resolve) => {
    say = resolve;
  });
  model.answers(() => said);
  return () => say(SAYS);
}

test('a suggestion in time is told and kept, with an entry of the platform in the trail', async () => {
  const credentialId = await issue();
  model.answers(SAYS);
  expect(await revoke(credentialId)).toEqual({
    status: 'COMPLETED',
    reason: null,
    category: 'DATA_CORRECTION',
  });
  expect(await read(credentialId)).toMatchObject({
    rowVersion: 3,
    revocation: { reason: REASON, category: 'DATA_CORRECTION', categorySource: 'LLM' },
  });
  expect((await told(credentialId)).slice(1)).toMatchObject([
    { action: 'credential.revoked', actor: { type: 'ISSUER_USER' } },
    {
      action: 'credential.revocation_suggested',
      actor: { type: 'SYSTEM', id: 'credential-issuance' },
      previousState: 'NONE',
      newState: 'DATA_CORRECTION',
    },
  ]);
  expect(model.asked).toMatchObject([
    {
      asked: { reason: REASON, names: ['Aoife Ní Bhriain'] },
      about: {
        ownerKey: `ISSUER ${ours.issuerId}`,
        askedBy: our.identity.kind === 'issuer' && our.identity.userId,
        subject: { type: 'Credential', id: credentialId },
      },
    },
  ]);
  const [{ context } = {}] = model.asked;
  expect([context?.deadline, context?.signal, context?.correlationId]).toEqual([
    undefined,
    undefined,
    our.correlationId,
  ]);
});

test('only its issuer sees a suggestion; what a person chooses is everybody’s', async () => {
  const credentialId = await issue();
  model.answers(SAYS);
  await revoke(credentialId);
  const { execute } = createLocalExecutor(room.subgraph.schema, createLogger({ level: 'silent' }));
  const document = `query ($id: ID!) {
    credential(id: $id) { revocation { category categorySource } }
    credentialStatus(id: $id) { revocationCategory }
  }`;
  const seenBy = async (context: Context) => {
    const { data } = await execute({ document, variables: { id: credentialId }, context });
    const held = await room.ports.held.byId(credentialId, [HOLDER_DID], context);
    const status = await room.ports.statuses.byId(credentialId, context);
    return { data, wallet: held?.revocation?.category, status: status?.revocationCategory };
  };
  const suggested = { category: 'DATA_CORRECTION', categorySource: 'LLM' };
  const none = { category: null, categorySource: 'NONE' };
  expect(await seenBy(issuerContext(ours))).toEqual({
    data: { credential: { revocation: suggested }, credentialStatus: { revocationCategory: null } },
    wallet: '',
    status: undefined,
  });
  expect(await seenBy(holderContext())).toMatchObject({ data: { credential: { revocation: none } } });
  await choose(credentialId, 'MISCONDUCT');
  const chosen = { category: 'MISCONDUCT', categorySource: 'HUMAN' };
  for (const context of [issuerContext(ours), holderContext()])
    expect(await seenBy(context)).toEqual({
      data: { credential: { revocation: chosen }, credentialStatus: { revocationCategory: 'MISCONDUCT' } },
      wallet: 'MISCONDUCT',
      status: 'MISCONDUCT',
    });
});

test('a model that is slow keeps nobody longer than a second, and the suggestion comes when it comes', async () => {
  const credentialId = await issue();
  const answer = held();
  const begun = performance.now();
  expect(await revoke(credentialId)).toEqual({ status: 'UNAVAILABLE', reason: 'TIMEOUT', category: null });
  expect(performance.now() - begun).toBeLessThan(1600);
  expect(await sourceOf(credentialId)).toBe('NONE');
  answer();
  await isSuggested(credentialId);
});

test('whoever does not ask for the classification does not wait for it', async () => {
  const credentialId = await issue();
  const answer = held();
  const begun = performance.now();
  await room.service.revoke({ credentialId, reason: REASON }, our);
  expect(performance.now() - begun).toBeLessThan(500);
  answer();
  await isSuggested(credentialId);
});

test.each([
  ['none is set up', { status: 'UNAVAILABLE', reason: 'NOT_CONFIGURED' }],
  ['it fails', { status: 'FAILED', reason: 'MALFORMED' }],
  ['it says what is no category', { status: 'COMPLETED', result: 'PWNED' }],
] as const)('where %s the credential is revoked all the same', async (_, answer) => {
  const credentialId = await issue();
  model.answers(answer);
  const { status, reason } =
    answer.status === 'COMPLETED' ? { status: 'FAILED', reason: 'UNUSABLE' } : answer;
  expect(await revoke(credentialId)).toEqual({ status, reason, category: null });
  const kept = await read(credentialId);
  expect(kept).toMatchObject({ credentialStatus: 'REVOKED', rowVersion: 2 });
  expect(kept.revocation?.category).toBeUndefined();
});

test('revoking again asks nobody, and tells what is known', async () => {
  const credentialId = await issue();
  model.answers(SAYS);
  await Promise.all(Array.from({ length: 10 }, () => revoke(credentialId)));
  const suggested = { status: 'COMPLETED', reason: null, category: 'DATA_CORRECTION' };
  expect(await revoke(credentialId)).toEqual(suggested);
  await choose(credentialId, 'OTHER');
  expect(await revoke(credentialId)).toEqual({ status: 'UNAVAILABLE', reason: null, category: null });
  expect(model.asked).toHaveLength(1);
});

describe('what a person chooses', () => {
  test('is never replaced, whoever comes first', async () => {
    for (let round = 0; round < 12; round += 1) {
      const credentialId = await issue();
      const answer = held();
      const { classification } = await room.service.revoked({ credentialId, reason: REASON }, our);
      // In turn the person, the model, and both at once.
      const chosen = round % 3 === 0 ? [await choose(credentialId, 'OTHER')] : [];
      answer();
      if (round % 3 === 1) await isSuggested(credentialId);
      if (chosen.length === 0) await choose(credentialId, 'OTHER');
      await classification;
      expect((await read(credentialId)).revocation).toMatchObject({
        category: 'OTHER',
        categorySource: 'HUMAN',
      });
    }
  });

  test('is not refused for a suggestion that came after they had looked', async () => {
    const credentialId = await issue();
    model.answers(SAYS);
    const { rowVersion } = await room.service.revoke({ credentialId, reason: REASON }, our);
    await isSuggested(credentialId);
    const seen = issuerContext(ours, { expectedRowVersion: rowVersion });
    const { revocation } = await choose(credentialId, 'MISCONDUCT', seen);
    expect(revocation).toMatchObject({ category: 'MISCONDUCT', categorySource: 'HUMAN' });
    await expect(choose(credentialId, 'OTHER', seen)).rejects.toMatchObject({ code: 'ROW_VERSION_MISMATCH' });
  });

  test('is theirs also when it is what the model has suggested', async () => {
    const credentialId = await issue();
    model.answers(SAYS);
    await revoke(credentialId);
    await choose(credentialId, 'DATA_CORRECTION');
    expect(await sourceOf(credentialId)).toBe('HUMAN');
  });
});

test('every way to revoke has its reason classified', async () => {
  model.answers(SAYS);
  const { internal } = room.subgraph;
  const rpc = { reason: REASON, issuerDid: ours.did, revokedBy: 'user-9' };
  const authority = { type: 'ISSUER', did: ours.did } as const;
  const ways: readonly ((credentialId: string) => Promise<unknown>)[] = [
    (credentialId) => revoke(credentialId),
    (credentialId) => internal.revokeCredential(undefined, { ...rpc, credentialId }, unitContext()),
    // A request of its holder that is approved.
    (credentialId) =>
      room.ports.issued.revoke({ credentialId, authority, reason: REASON, revokedBy: 'user-9' }, our),
  ];
  for (const way of ways) {
    const credentialId = await issue();
    await way(credentialId);
    await isSuggested(credentialId);
  }
  const record = { holderDid: HOLDER_DID, credentialData: { name: 'Aoife Ní Bhriain' } };
  const credentialId = newId();
  await room.ports.attested.issue(
    {
      custodianDid: archive.did,
      credentialType: 'ArchiveCredential',
      records: [{ credentialId, ...record }],
    },
    custodianContext(archive),
  );
  await revoke(credentialId, custodianContext(archive, 'Admin'));
  await isSuggested(credentialId);
  expect(model.asked.map(({ about }) => about.ownerKey)).toEqual([
    ...Array(3).fill(`ISSUER ${ours.issuerId}`),
    `CUSTODIAN ${archive.issuerId}`,
  ]);
});

describe('many at once', () => {
  const aRevoked = {
    credentialId: 'c',
    authorityType: 'ISSUER',
    issuerId: 'i',
    holderName: 'N',
  } as Credential;
  const context = contextOf({ kind: 'anonymous' });
  const open = () => {
    const stored: string[] = [];
    const classifier = createRevocationClassifier({
      assistant: { revocationCategory: model.ask },
      suggest: async (_, category) => void stored.push(category),
      log: createLogger({ level: 'silent' }),
    });
    return { classifier, stored };
  };

  test('two are asked about, 500 wait their turn, and no more', async () => {
    const answer = held();
    const { classifier, stored } = open();
    const outcomes = Array.from({ length: 600 }, () => classifier.classify(aRevoked, context));
    await until('two are asked about', async () => model.asked.length === 2);
    answer();
    const statuses = (await Promise.all(outcomes)).map(({ status, reason }) => reason ?? status);
    const count = (word: string) => statuses.filter((one) => one === word).length;
    expect([count('COMPLETED'), count('BUSY'), stored.length]).toEqual([502, 98, 502]);
  });

  test('when the platform closes what waits is dropped, and what comes later is not written', async () => {
    const answer = held();
    const { classifier, stored } = open();
    const outcomes = Array.from({ length: 5 }, () => classifier.classify(aRevoked, context));
    await until('two are asked about', async () => model.asked.length === 2);
    await classifier.close();
    answer();
    expect((await Promise.all(outcomes)).map(({ status }) => status)).toEqual([
      ...['COMPLETED', 'COMPLETED'],
      ...['UNAVAILABLE', 'UNAVAILABLE', 'UNAVAILABLE'],
    ]);
    expect(await classifier.classify(aRevoked, context)).toMatchObject({ status: 'UNAVAILABLE' });
    expect([stored, model.asked.length]).toEqual([[], 2]);
  });

  test('a fault on the way is nobody’s but the log’s', async () => {
    model.answers(async () => Promise.reject(new Error('gone')));
    const { classifier } = open();
    expect(await classifier.classify(aRevoked, context)).toEqual({
      status: 'UNAVAILABLE',
      reason: 'UNREACHABLE',
    });
  });
});
