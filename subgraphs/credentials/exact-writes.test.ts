import { jest } from '@jest/globals';
import { mongo } from 'mongoose';
import { newId, randomSecret } from '../../kernel/ids.ts';
import type { Write } from '../../store/ledger.ts';
import { aClass, validated } from './bulk/testing.ts';
import type { ProgramVersion } from './ports.ts';
import { aTemplate } from './templates/testing.ts';
import {
  aCredentialsRoom,
  anIssueInput,
  anIssuer,
  type CredentialsRoom,
  issuerContext,
  registryOf,
} from './testing.ts';

const { BSON } = mongo;
const issuer = anIssuer();
const own = anIssuer(2, { mode: 'BYOK' });
const demo = anIssuer(3);
const context = () => issuerContext(issuer, { idempotencyKey: randomSecret(16).toString('hex') });

describe('what is written past mongoose', () => {
  const exact: Write[] = [];
  let room: CredentialsRoom;
  beforeAll(async () => {
    const issuers = [issuer, own, demo];
    const { directory } = registryOf(issuers);
    const version: ProgramVersion = {
      entryVersionId: newId(),
      entryCode: 'BSC',
      achievementType: 'Degree',
      status: 'PUBLISHED',
      title: 'BSc',
      resultDescriptions: [],
      alignments: [],
    };
    room = await aCredentialsRoom(issuers, {
      programs: { byId: async () => version },
      directory: {
        async byDid(did, by) {
          const view = await directory.byDid(did, by);
          return view && { ...view, isDemo: did === demo.did };
        },
      },
    });
    room.ledger.onCommit((changes) => {
      for (const { writes } of changes) exact.push(...writes.filter(({ isExact }) => isExact));
    });
    const { issueBatch, issue, reissue } = room.service;
    const { credentialId } = await issue(anIssueInput(issuer), context());
    room.setStatusLists(true);
    const expirationTimestamp = Date.parse('2030-01-01T00:00:00.000Z');
    const { templateId } = await room.templates.create(aTemplate(), context());
    await room.templates.publish({ templateId }, context());
    await issue(anIssueInput(issuer, { expirationTimestamp, templateId }), context());
    const { entryVersionId } = version;
    await issue(anIssueInput(issuer, { entryVersionId }), context());
    await issue(await room.signedInput(own), issuerContext(own));
    await issue(anIssueInput(demo), issuerContext(demo));
    const { issuerDid, credentialType, ...data } = anIssueInput(issuer);
    await issueBatch({ issuerDid, credentialType, records: [data, { ...data }] }, context());
    const { jobId } = await validated(room, issuer, aClass(1), { templateId, notifyHolders: false });
    await room.bulk.service.start({ jobId }, context());
    await room.bulk.worker.settle();
    await reissue({ credentialId, credentialData: { name: 'B' }, reason: 'A slip of the pen' }, context());
  });
  afterAll(() => room.end());

  test('is what mongoose would have written', async () => {
    for (const write of exact) expect(typed(writtenBy(write))).toEqual(typed(await byMongoose(write)));
    expect(exact.filter((write) => !insertIn(write))).not.toEqual([]);
  });

  test('comes with every field that a new record may have', () => {
    const written = new Map<Write['model'], Set<string>>();
    for (const write of exact) {
      const document = insertIn(write);
      if (!document) continue;
      const names = written.get(write.model) ?? new Set();
      written.set(write.model, names);
      for (const name of Object.keys(document)) names.add(name);
    }
    const missing = [...written].map(([{ modelName, schema }, names]) => [
      modelName,
      Object.keys(schema.paths)
        .filter((path) => !names.has(path))
        .sort(),
    ]);
    expect(Object.fromEntries(missing)).toEqual({
      BulkRow: [],
      Credential: WRITTEN_LATER,
      IdempotencyKey: [],
    });
  });
});

const WRITTEN_LATER = [
  'claimedAt',
  'custodianId', // where a custodian issues
  'expiryNotifiedAt',
  'revocation',
  'supersededByCredentialId',
  'supersessionReason',
];

const insertIn = ({ operation }: Write): object | undefined =>
  'insertOne' in operation ? operation.insertOne.document : undefined;

/** A new record, or what is set in records that there are. */
function writtenBy(write: Write): object {
  const document = insertIn(write);
  if (document) return document;
  const { operation } = write;
  if (!('updateMany' in operation)) throw new Error('Compare this kind of write, too.');
  return setIn(operation.updateMany.update);
}

const setIn = (update: object) => (update as { readonly $set: object }).$set;

/** The values in the types in which they are stored. */
function typed(document: object): object {
  return BSON.deserialize(BSON.serialize(document), { promoteValues: false, promoteBuffers: false });
}

async function byMongoose(write: Write): Promise<object> {
  const { model } = write;
  const driver = jest.spyOn(model.collection, 'bulkWrite').mockResolvedValue({} as never);
  const copy = insertIn(write)
    ? { insertOne: { document: { ...writtenBy(write) } } }
    : { updateMany: { filter: {}, update: { $set: { ...writtenBy(write) } } } };
  await model.bulkWrite([copy]);
  const [[[made]]] = driver.mock.calls as unknown as [[readonly [Made]]];
  driver.mockRestore();
  return made.insertOne?.document.toBSON() ?? setIn(made.updateMany?.update ?? {});
}

interface Made {
  readonly insertOne?: { readonly document: { toBSON(): object } };
  readonly updateMany?: { readonly update: object };
}
