import { loadProtos, PROTO_DIR, rpcsOf } from '../../grpc/load.ts';
import { createCredentialFactsBinding } from './fact-rpcs.ts';
import { createRemoteCredentialFacts } from './remote/facts.ts';
import {
  aCredentialsRoom,
  anIssueInput,
  anIssuer,
  type CredentialsRoom,
  HOLDER_DID,
  issuerContext,
  unitContext,
} from './testing.ts';

const issuer = anIssuer(1);
const OTHER = anIssuer(2).did;
let room: CredentialsRoom;

beforeAll(async () => {
  room = await aCredentialsRoom([issuer]);
});
afterAll(() => room.end());

const issue = async (given: Record<string, unknown> = {}) =>
  (await room.service.issue(anIssueInput(issuer, given), issuerContext(issuer))).credentialId;

/** The port as another process has it: each call through the wire format, so that a field which the contract lacks does not arrive. */
function remote() {
  const binding = createCredentialFactsBinding({ credentialFacts: room.ports.facts } as never);
  const methods = rpcsOf(loadProtos([`${PROTO_DIR}/${binding.proto}`]), binding.service);
  return createRemoteCredentialFacts({
    async call(name: keyof typeof binding.rpcs, request: object, context: object) {
      const method = methods[name];
      const row = binding.rpcs[name];
      if (!method) throw new Error(`There is no RPC ${name}.`);
      const received = method.requestDeserialize(method.requestSerialize(request));
      const result = await row.resolver(undefined, row.args(received as never), context as never);
      return method.responseDeserialize(method.responseSerialize(row.reply(result)));
    },
  } as never);
}

describe.each([
  ['in this process', () => room.ports.facts],
  ['over the wire', remote],
])('facts of credentials, %s', (_name, port) => {
  test('of the types that are asked for, without what they say', async () => {
    const expires = new Date('2027-01-01T00:00:00.000Z');
    const licence = await issue({ credentialType: 'Licence', expirationTimestamp: expires.getTime() });
    await issue({ credentialType: 'Degree' });
    await issue({ credentialType: 'Licence', holderDid: OTHER });
    const facts = await port().ofHolders(
      { dids: [HOLDER_DID], credentialTypes: ['Licence'], citesEntry: false },
      unitContext(),
    );
    const found = facts.find(({ credentialId }) => credentialId === licence);
    expect(found).toEqual({
      credentialId: licence,
      credentialType: 'Licence',
      entryVersionId: undefined,
      issuerDid: issuer.did,
      holderDid: HOLDER_DID,
      credentialStatus: 'ISSUED',
      issuedAt: expect.any(Date),
      expiresAt: expires,
    });
    expect(
      facts.every(
        ({ credentialType, holderDid }) => credentialType === 'Licence' && holderDid === HOLDER_DID,
      ),
    ).toBe(true);
    await room.service.revoke({ credentialId: licence, reason: 'It was withdrawn.' }, issuerContext(issuer));
    const after = await port().ofHolders(
      { dids: [HOLDER_DID, OTHER], credentialTypes: ['Licence'], citesEntry: true },
      unitContext(),
    );
    expect(after.find(({ credentialId }) => credentialId === licence)?.credentialStatus).toBe('REVOKED');
    expect(after.some(({ holderDid }) => holderDid === OTHER)).toBe(true);
  });

  test('whose credentials have changed since somebody asked', async () => {
    const start = await port().changes(undefined, unitContext());
    expect(start).toMatchObject({ dids: [], isAtEnd: true });
    expect((await port().changes(start.after, unitContext())).dids).toEqual([]);
    const credentialId = await issue({ holderDid: OTHER });
    const issued = await port().changes(start.after, unitContext());
    expect(issued).toMatchObject({ dids: [OTHER], isAtEnd: true });
    await room.service.revoke({ credentialId, reason: 'It was withdrawn.' }, issuerContext(issuer));
    expect((await port().changes(issued.after, unitContext())).dids).toEqual([OTHER]);
  });
});

test('more than one question may name is refused', async () => {
  const dids = Array.from({ length: 501 }, (_, at) => `did:key:z6Mk${at}`);
  await expect(
    room.ports.facts.ofHolders({ dids, credentialTypes: [], citesEntry: true }, unitContext()),
  ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});
