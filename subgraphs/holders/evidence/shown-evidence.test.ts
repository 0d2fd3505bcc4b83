import { CUSTODIAN_ROLES } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { aPdf } from '../../../kernel/testing/files.ts';
import { createIdempotency } from '../../../store/idempotency.ts';
import { createLedger } from '../../../store/ledger.ts';
import { aWorld, by, othersThan } from '../../testing/rooms.ts';
import type { HeldCredential } from '../ports.ts';
import { openEvidenceRoom } from './room.ts';
import { NO_MODEL } from './testing.ts';

const ISSUER = newId();
const OTHER_ISSUER = newId();
const REQUEST = newId();
const CREDENTIAL = newId();
const [AOIFE, BRIAN] = [newId(), newId()];

// biome-ignore lint/suspicious/noExplicitAny: the payload is what the assertions read
type Operation = (parent: unknown, args: unknown, context: unknown) => Promise<any>;

describe('files that holders show an issuer', () => {
  let world: Awaited<ReturnType<typeof aWorld>>;
  let fields: Record<'Query' | 'Mutation', Record<string, Operation>>;
  let verdict: 'CLEAN' | 'INFECTED';
  /** Whom the request was made to. */
  let asked: string;
  const [issuerDid, custodianDid] = ['did:key:z6MkSame', 'did:key:z6MkSame'];
  const asMember = (issuerId = ISSUER) =>
    by({ kind: 'issuer', issuerStatus: 'ACTIVE', userId: 'u', role: 'Viewer', issuerId, issuerDid });
  const asKeeper = (custodianId: string, role = 'Viewer') =>
    by({ kind: 'custodian', custodianStatus: 'ACTIVE', userId: 'u', role, custodianId, custodianDid });

  beforeAll(async () => {
    world = await aWorld();
    const connection = world.store.connection('core');
    const room = await openEvidenceRoom({
      identityDocuments: NO_MODEL,
      connection,
      ledger: await createLedger({ connection, source: 'core', now: world.now }),
      idempotency: await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now: world.now }),
      credentials: { byId: async (credentialId) => ({ credentialId }) as HeldCredential },
      requests: {
        isOwn: async () => true,
        madeTo: async (requestId, organizationId) =>
          requestId === REQUEST && organizationId === asked
            ? { requestId, holderId: AOIFE, credentialId: CREDENTIAL }
            : undefined,
      },
      scanner: { scan: async () => verdict },
      now: world.now,
      log: world.log,
    });
    fields = room.resolvers as typeof fields;
  });
  afterAll(() => world.close());
  beforeEach(() => {
    verdict = 'CLEAN';
    asked = ISSUER;
  });

  const add = async (given: object, holderId = AOIFE): Promise<string> => {
    const input = { kind: 'NAME_CHANGE', fileName: 'a.pdf', content: aPdf(), ...given };
    world.moveClock(1000);
    const context = by({ kind: 'holder', holderId, dids: [] });
    return (await fields.Mutation['addEvidence']!(undefined, { input }, context)).evidence.evidenceId;
  };
  const list = (context: unknown, requestId = REQUEST) =>
    fields.Query['requestEvidence']!(undefined, { requestId }, context);
  const read = (evidenceId: string, context: unknown, requestId = REQUEST) =>
    fields.Query['requestEvidenceFile']!(undefined, { requestId, evidenceId }, context);

  test('are those on the request or on its credential, of this holder, and no private ones', async () => {
    const onRequest = await add({ requestId: REQUEST, visibility: 'ISSUER' });
    const onCredential = await add({ credentialId: CREDENTIAL, visibility: 'ISSUER' });
    const hidden = [
      await add({ requestId: REQUEST }),
      await add({ credentialId: newId(), visibility: 'ISSUER' }),
      await add({ requestId: newId(), credentialId: CREDENTIAL, visibility: 'ISSUER' }),
      await add({ requestId: REQUEST, visibility: 'ISSUER' }, BRIAN),
    ];
    const shown = await list(asMember());
    expect(shown.map(({ evidenceId }: { evidenceId: string }) => evidenceId)).toEqual([
      onCredential,
      onRequest,
    ]);
    for (const evidenceId of hidden)
      await expect(read(evidenceId, asMember())).rejects.toMatchObject({ code: 'NOT_FOUND' });

    expect(await read(onRequest, asMember())).toMatchObject({ fileName: 'a.pdf', content: aPdf() });
    const trail = world.store.connection('core').collection('audit_entries');
    expect(await trail.findOne({ action: 'evidence.read_by_issuer' })).toMatchObject({
      subject: { type: 'Evidence', id: onRequest },
      org: { type: 'HOLDER', id: AOIFE },
      actor: { type: 'ISSUER_USER' },
    });
  });

  test('are shown to the custodian that is asked, and to nobody of another', async () => {
    asked = newId();
    const evidenceId = await add({ requestId: REQUEST, visibility: 'ISSUER' });
    for (const role of CUSTODIAN_ROLES)
      expect((await list(asKeeper(asked, role)))[0]).toMatchObject({ evidenceId });
    expect(await read(evidenceId, asKeeper(asked))).toMatchObject({ content: aPdf() });
    const trail = world.store.connection('core').collection('audit_entries');
    expect(await trail.findOne({ action: 'evidence.read_by_custodian' })).toMatchObject({
      subject: { type: 'Evidence', id: evidenceId },
      org: { type: 'HOLDER', id: AOIFE },
      actor: { type: 'CUSTODIAN_USER' },
    });
    // An issuer of the same DID is another.
    for (const work of [list(asKeeper(newId())), read(evidenceId, asKeeper(newId())), list(asMember())])
      await expect(work).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('are nothing to another issuer, and nothing for another request', async () => {
    const evidenceId = await add({ requestId: REQUEST, visibility: 'ISSUER' });
    for (const work of [
      list(asMember(OTHER_ISSUER)),
      list(asMember(), newId()),
      read(evidenceId, asMember(OTHER_ISSUER)),
      read(evidenceId, asMember(), newId()),
      read(newId(), asMember()),
    ])
      await expect(work).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('are not handed out once malware was found in them', async () => {
    verdict = 'INFECTED';
    const evidenceId = await add({ requestId: REQUEST, visibility: 'ISSUER' });
    await expect(read(evidenceId, asMember())).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('need a request or a credential to be shown with', async () => {
    await expect(add({ visibility: 'ISSUER' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'visibility' }],
    });
  });

  test.each(othersThan('issuer', 'custodian'))('are closed to callers of kind $kind', async (identity) => {
    const code = identity.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
    await expect(list(by(identity))).rejects.toMatchObject({ code });
    await expect(read(newId(), by(identity))).rejects.toMatchObject({ code });
  });
});
