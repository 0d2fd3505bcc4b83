import { loadProtos, rpcsOf } from '../../../grpc/load.ts';
import type { Context } from '../../../kernel/context.ts';
import { newContext } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { examinedBy } from '../../../store/testing/examined.ts';
import { as, CUSTODIAN_DIDS, type CustodiansWorld, openCustodiansWorld } from '../testing.ts';
import { remoteAttestations } from './remote.ts';
import { attestationBinding } from './rpcs.ts';
import { attester, planted } from './testing.ts';

let world: CustodiansWorld;
beforeAll(async () => {
  world = await openCustodiansWorld();
});
afterAll(() => world.close());

async function attested(): Promise<string> {
  const { recordIds } = await planted(world, 1);
  const input = { recordIds, statementTemplate: 'HELD_BY_LAW' };
  return (await world.service.attestations.attest(input, attester())).attestationId;
}
const withdraw = (attestationId: string) =>
  world.service.attestations.withdraw({ attestationId, reason: 'A wrong ledger.' }, attester());
const standing = (attestationId: string) =>
  world.custodians.ports.attestations.standing(attestationId, as.nobody());

test('tells that the custodian stands by it, and from its withdrawal on that it does not', async () => {
  const id = await attested();
  expect(await standing(id)).toEqual({ custodianDid: CUSTODIAN_DIDS[0], status: 'VALID' });
  await withdraw(id);
  expect(await standing(id)).toEqual({
    custodianDid: CUSTODIAN_DIDS[0],
    status: 'WITHDRAWN',
    withdrawnAt: world.now(),
  });
});

test('is read once, and again after a change', async () => {
  const id = await attested();
  const readings = async () => (await examinedBy(world.connection, () => standing(id))).examined;
  expect(await readings()).toBe(1);
  expect(await readings()).toBe(0);
  await withdraw(id);
  expect(await readings()).toBe(1);
});

test('of an attestation that is not there is nothing, and what is none is refused', async () => {
  expect(await standing(newId())).toBeUndefined();
  await expect(standing('x')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  const { recordIds } = await planted(world, 1);
  // One that is only being made is none.
  await world.connection
    .collection('attestation_drafts')
    .insertOne({ _id: recordIds[0] as never, custodianId: 'c', state: 'BUILDING' });
  expect(await standing(recordIds[0]!)).toBeUndefined();
  await world.connection.collection('attestation_drafts').deleteOne({ _id: recordIds[0] as never });
});

test('another process is told the same, at once or not at all', async () => {
  const binding = attestationBinding(world.service.attestations);
  const contract = rpcsOf(loadProtos([binding.proto]), binding.service);
  const how: unknown[] = [];
  let isAway = false;
  const remote = remoteAttestations({
    async call(name: string, request: object, { correlationId }: Context, given: unknown) {
      how.push(given);
      if (isAway) throw new AppError('UPSTREAM_UNAVAILABLE', 'Away.');
      const [rpc, row] = [contract[name]!, binding.rpcs[name as 'GetAttestationStanding']!];
      const args = row.args(rpc.requestDeserialize(rpc.requestSerialize(request)) as never);
      const context = newContext({ identity: { kind: 'unit', unit: 'verification-engine' }, correlationId });
      return rpc.responseDeserialize(
        rpc.responseSerialize(row.reply((await row.resolver({}, args, context)) as never)),
      );
    },
  } as never);
  const id = await attested();
  expect(await remote.standing(id, as.nobody())).toEqual(await standing(id));
  await withdraw(id);
  expect(await remote.standing(id, as.nobody())).toEqual(await standing(id));
  expect(await remote.standing(newId(), as.nobody())).toBeUndefined();
  expect(how[0]).toMatchObject({ failsFast: true });
  isAway = true;
  await expect(remote.standing(id, as.nobody())).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
});
