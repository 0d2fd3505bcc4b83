import { loadProtos, rpcsOf } from '../../grpc/load.ts';
import { type Context, newContext } from '../../kernel/context.ts';
import type { IssuerSsoService } from '../../proto/generated/testamur/registry/issuer_sso.ts';
import { ISSUER_SSO_CONTRACT } from '../issuers/contracts.ts';
import type { BindingOf, RpcClient, ServiceBinding } from '../rpc.ts';
import { remoteSso } from './remote.ts';
import { ssoRpcs } from './sso-rpcs.ts';
import { type SamlTestProvider, startSamlProvider } from './testing/saml-provider.ts';
import { as, DIDS, openSsoWorld, type SsoWorld } from './testing/sso-world.ts';

/** A client without a network between: every message goes through its bytes. */
function clientOf(binding: BindingOf<IssuerSsoService>): RpcClient<IssuerSsoService> {
  const { proto, service, rpcs }: ServiceBinding = binding;
  const contract = rpcsOf(loadProtos([proto]), service);
  return {
    async call<Reply>(name: string, request: object, { correlationId }: Context) {
      const [rpc, row] = [contract[name]!, rpcs[name]!];
      const args = row.args(rpc.requestDeserialize(rpc.requestSerialize(request)));
      const caller = newContext({ identity: { kind: 'unit', unit: 'core-engine' }, correlationId });
      const reply = row.reply(await row.resolver({}, args, caller));
      return rpc.responseDeserialize(rpc.responseSerialize(reply)) as Reply;
    },
  };
}

const [DID] = DIDS;
let provider: SamlTestProvider;
let world: SsoWorld;
let client: RpcClient<IssuerSsoService>;
beforeAll(async () => {
  provider = await startSamlProvider();
  provider.signInAs({ subject: 'ada', email: 'ada@example.edu', groups: ['staff'] });
  world = await openSsoWorld([provider]);
  client = clientOf({ ...ISSUER_SSO_CONTRACT, rpcs: ssoRpcs(world) });
});
afterAll(async () => {
  await world.close();
  await provider.close();
});

test('a configuration is set up, tried, used and deleted over gRPC', async () => {
  const elsewhere = remoteSso(client);
  expect(await elsewhere.policyOf({ organizationDid: DID }, as.unit())).toBeUndefined();
  expect(await elsewhere.organizationsOf({ emailDomain: 'example.edu' }, as.unit())).toEqual([]);

  const made = await client.call(
    'UpsertSsoConfig',
    {
      organizationDid: DID,
      protocol: 'SAML2.0',
      provider: 'IdP',
      saml: {
        idpEntityId: '',
        ssoUrl: '',
        certificates: [],
        metadataUrl: provider.metadataUrl,
        metadataXml: '',
      },
      attributeMap: {
        email: '',
        name: '',
        groups: '',
        roles: [{ attribute: '', value: 'staff', role: 'Operator' }],
      },
      jitProvisioning: true,
    },
    as.unit(),
  );
  expect(made.config).toMatchObject({
    status: 'PENDING_VALIDATION',
    missing: ['METADATA', 'EMAIL_DOMAIN', 'TEST_SIGN_IN'],
  });
  await world.prove('example.edu');
  await client.call('ValidateSsoConfig', { organizationDid: DID }, as.unit());

  const answered = async (purpose: 'SIGN_IN' | 'TEST') => {
    const { url, state } = await elsewhere.buildAuthorizationRequest(
      { organizationDid: DID, purpose },
      as.unit(),
    );
    const landing = await provider.browse(url);
    const samlResponse = landing.kind === 'form' ? (landing.fields['SAMLResponse'] ?? '') : '';
    return {
      samlResponse,
      person: await elsewhere.validateSamlAssertion({ relayState: state, samlResponse }, as.unit()),
    };
  };
  const { person, samlResponse } = await answered('TEST');
  expect(person).toEqual({
    organizationDid: DID,
    purpose: 'TEST',
    subject: 'ada',
    email: 'ada@example.edu',
    name: null,
    groups: ['staff'],
    role: 'Operator',
    mayJoin: true,
    isRoleMapped: true,
  });

  const { config } = await client.call('ValidateSsoConfig', { organizationDid: DID }, as.unit());
  expect(config).toMatchObject({ status: 'VALIDATED', missing: [], emailDomains: ['example.edu'] });
  await client.call('SetSsoStatus', { organizationDid: DID, status: 'ACTIVE' }, as.unit());
  expect(await elsewhere.policyOf({ organizationDid: DID }, as.unit())).toEqual(
    await world.signIn.policyOf({ organizationDid: DID }, as.unit()),
  );
  expect(await elsewhere.organizationsOf({ emailDomain: 'example.edu' }, as.unit())).toEqual([
    { organizationDid: DID },
  ]);

  const leaving = { organizationDid: DID, loginHint: 'ada@example.edu' };
  expect(await elsewhere.logoutUrl(leaving, as.unit())).toBeUndefined();

  // What was used before is an answer of the contract, and a refusal of the port.
  const again = async () => {
    const { state } = await elsewhere.buildAuthorizationRequest(
      { organizationDid: DID, purpose: 'SIGN_IN' },
      as.unit(),
    );
    return { relayState: state, samlResponse };
  };
  expect(await client.call('ValidateSamlAssertion', await again(), as.unit())).toEqual({
    person: null,
    replayRejected: true,
  });
  await expect(elsewhere.validateSamlAssertion(await again(), as.unit())).rejects.toMatchObject({
    code: 'SSO_FAILED',
    details: [{ code: 'REPLAYED' }],
  });

  const { ssoConfigId } = await client.call('DeleteSsoConfig', { organizationDid: DID }, as.unit());
  expect(ssoConfigId).toBe(config?.ssoConfigId);
  expect(await elsewhere.policyOf({ organizationDid: DID }, as.unit())).toBeUndefined();
});

test('a secret goes in and never out', async () => {
  const oidc = {
    issuerUrl: 'https://idp.example.edu',
    clientId: 'testamur',
    clientSecret: 'correct horse battery',
    hasClientSecret: false,
    isPublicClient: false,
    scopes: [],
  };
  const { config } = await client.call(
    'UpsertSsoConfig',
    { organizationDid: DID, protocol: 'OIDC', provider: 'IdP', oidc },
    as.unit(),
  );
  expect(config?.oidc).toMatchObject({ hasClientSecret: true, clientSecret: '' });
  const { config: read } = await client.call('GetSsoConfig', { organizationDid: DID }, as.unit());
  expect(JSON.stringify(read)).not.toContain('correct horse');
  const callback = remoteSso(client).validateOidcCallback(
    { state: 'x'.repeat(43), parameters: { code: 'x' } },
    as.unit(),
  );
  await expect(callback).rejects.toMatchObject({ code: 'SSO_STATE_INVALID' });
});
