import { loadProtos, rpcsOf } from '../../../grpc/load.ts';
import { type Context, newContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { applicantRows } from '../../did-registry/applicant-rpcs.ts';
import { createRemoteApplicants } from '../../did-registry/remote-applicants.ts';
import type { BindingOf, RpcClient, ServiceBinding, ServiceType } from '../../rpc.ts';
import { createFailureBinding } from '../../verification/failure-rpcs.ts';
import { createRemoteVerificationFailures } from '../../verification/remote/failures.ts';
import { APPLICANTS } from '../contracts.ts';
import { as, type IssuersWorld, openIssuersWorld } from '../testing.ts';

/** A client of a binding without a network between: every message goes through its bytes. */
function clientOf<S extends ServiceType>(binding: BindingOf<S>): RpcClient<S> {
  const { proto, service, rpcs }: ServiceBinding = binding;
  const contract = rpcsOf(loadProtos([proto]), service);
  return {
    async call<Reply>(name: string, request: object, { correlationId, identity, clientHash }: Context) {
      const [rpc, row] = [contract[name]!, rpcs[name]!];
      const args = row.args(rpc.requestDeserialize(rpc.requestSerialize(request)));
      // What the server takes from the certificate and from what the gateway has signed.
      const caller = row.covers
        ? newContext({ identity, clientHash, correlationId })
        : newContext({ identity: { kind: 'unit', unit: 'core-engine' }, correlationId });
      const reply = row.reply(await row.resolver({}, args, caller));
      return rpc.responseDeserialize(rpc.responseSerialize(reply)) as Reply;
    },
  };
}

describe('applicants, in this process and in another', () => {
  let world: IssuersWorld;
  let ports: Readonly<Record<string, ReturnType<typeof createRemoteApplicants>>>;
  beforeAll(async () => {
    world = await openIssuersWorld();
    const { subgraph, ports: offered } = world.issuers;
    ports = {
      here: offered.applicants,
      elsewhere: createRemoteApplicants(
        clientOf({ ...APPLICANTS, rpcs: applicantRows(subgraph.internal.applicants) }),
        async () => 'a token',
      ),
    };
  });
  afterAll(() => world.close());

  const register = async (given: object = {}) => {
    const input = {
      name: `College ${newId()}`,
      contactEmail: 'dean@college.example',
      countryCode: 'IE',
      ...given,
    };
    return world.issuers.service.issuers.register(input, as.anonymous());
  };

  describe.each(['here', 'elsewhere'])('%s', (where) => {
    const port = () => ports[where]!;

    test('are read with their contact address, several at once; ids of nobody are left out', async () => {
      const [one, two] = [
        await register(),
        await register({ contactEmail: undefined, countryCode: undefined }),
      ];
      await world.tamper('issuers', { _id: two.issuerId }, { $set: { isDemo: true } });
      const found = await port().byIds([two.issuerId, newId(), one.issuerId], as.unit());
      expect(found).toHaveLength(2);
      expect(found).toContainEqual({
        id: one.issuerId,
        did: one.did,
        name: one.name,
        status: 'PENDING_APPROVAL',
        contactEmail: 'dean@college.example',
        organizationUrl: null,
        countryCode: 'IE',
        isDemo: false,
      });
      expect(found).toContainEqual(
        expect.objectContaining({ id: two.issuerId, contactEmail: null, countryCode: null, isDemo: true }),
      );
      expect(await port().byIds([], as.unit())).toEqual([]);
    });

    test('are found by a text of theirs, taken literally', async () => {
      const mark = newId().slice(0, 8);
      const one = await register({ name: `Col.lege (${mark})` });
      const two = await register({ contactEmail: `dean@${mark}.example` });
      expect(await port().matching(mark.toUpperCase(), as.unit())).toEqual(
        expect.arrayContaining([one.issuerId, two.issuerId]),
      );
      expect(await port().matching(`Col.lege (${mark})`, as.unit())).toEqual([one.issuerId]);
      expect(await port().matching(one.did, as.unit())).toEqual([one.issuerId]);
      expect(await port().matching('.*', as.unit())).toEqual([]);
    });

    test('are decided about once, in the name of the administrator', async () => {
      const issuer = await register();
      const context = as.admin('OPERATOR', {
        clientHash: '192.0.2.7',
        idempotencyKey: 'of the case',
        expectedRowVersion: 7,
      });
      await port().decide({ did: issuer.did, decision: 'APPROVE', reason: 'Known.' }, context);
      const [fact] = (await world.stored('audit_entries')).filter(
        (entry) =>
          (entry['subject'] as { id: string }).id === issuer.issuerId &&
          entry['action'] === 'issuer.approved',
      );
      expect(fact).toMatchObject({
        actor: { type: 'ADMIN', id: 'admin-1', role: 'OPERATOR', ipHash: expect.any(String) },
        reason: 'Known.',
        correlationId: context.correlationId,
        previousState: 'PENDING_APPROVAL',
        newState: 'ACTIVE',
      });
      await expect(port().decide({ did: issuer.did, decision: 'REJECT' }, context)).rejects.toMatchObject({
        code: 'INVALID_STATE_TRANSITION',
      });
      expect(await port().byIds([issuer.issuerId], as.unit())).toMatchObject([{ status: 'ACTIVE' }]);
    });

    test.each([
      ['a VIEWER', as.admin('VIEWER'), 'FORBIDDEN'],
      ['a unit in its own name', as.unit(), 'SCOPE_MISSING'],
      ['nobody', as.anonymous(), 'UNAUTHENTICATED'],
      ['a holder', as.holder(), 'SCOPE_MISSING'],
    ])('%s decides nothing', async (_who, context, code) => {
      const issuer = await register();
      await expect(port().decide({ did: issuer.did, decision: 'APPROVE' }, context)).rejects.toMatchObject({
        code,
      });
    });

    test.each([
      ['101 ids', () => port().byIds(Array.from({ length: 101 }, newId), as.unit())],
      ['an id that is none', () => port().byIds(['x'], as.unit())],
      ['an empty text', () => port().matching(' ', as.unit())],
      ['a long text', () => port().matching('a'.repeat(101), as.unit())],
      ['a DID that is none', () => port().decide({ did: 'x', decision: 'APPROVE' }, as.admin())],
      [
        'another decision',
        () => port().decide({ did: 'did:key:z6Mk1', decision: 'SUSPEND' as 'APPROVE' }, as.admin()),
      ],
      [
        'a long reason',
        () =>
          port().decide({ did: 'did:key:z6Mk1', decision: 'REJECT', reason: 'a'.repeat(2001) }, as.admin()),
      ],
    ])('%s is refused', async (_what, ask) => {
      await expect((async () => ask())()).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    });
  });

  test('are all found, or nobody when more than 500 fit', async () => {
    const mark = newId();
    const crowd = await Promise.all(
      Array.from({ length: 500 }, (_, at) => register({ name: `${mark} ${at}` })),
    );
    for (const port of Object.values(ports)) {
      const found = await port.matching(mark, as.unit());
      expect(new Set(found)).toEqual(new Set(crowd.map(({ issuerId }) => issuerId)));
    }
    await register({ name: `${mark} 500` });
    for (const port of Object.values(ports)) {
      expect(await port.matching(mark, as.unit())).toBeUndefined();
      expect(await port.matching(`${mark} 500`, as.unit())).toHaveLength(1);
    }
  });
});

test('failures are counted in another process as in this one', async () => {
  const hour = new Date('2026-03-01T10:00:00.000Z');
  const rows = [{ issuerDid: 'did:key:z6Mk1', hour, failures: 3 }];
  const asked: unknown[] = [];
  const binding = createFailureBinding({
    countFailures: async (input) => {
      asked.push(input);
      return rows;
    },
  });
  const [from, to] = [new Date(0), new Date('2026-03-01T10:30:00.000Z')];
  const remote = createRemoteVerificationFailures(clientOf(binding));
  expect(await remote.countsSince(from, to, newContext())).toEqual(rows);
  expect(asked).toEqual([{ from, to }]);
});
