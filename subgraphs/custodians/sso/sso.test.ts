import { as, CUSTODIAN_DIDS, type CustodiansWorld, openCustodiansWorld } from '../testing.ts';

let world: CustodiansWorld;
beforeAll(async () => {
  world = await openCustodiansWorld();
});
afterAll(() => world.close());

const CONFIG = `ssoConfigId organizationDid protocol status missing defaultRole oidc { issuerUrl hasClientSecret scopes }
  attributeMap { roles { attribute value role } } emailDomains { domain isProved token dnsName fileUrl }
  callbackUrl acsUrl spEntityId testSignInUrl rowVersion`;
const input = {
  protocol: 'OIDC',
  provider: 'IdP of the archive',
  oidc: { issuerUrl: 'https://idp.example.edu', clientId: 'testamur', clientSecret: 'correct horse battery' },
  emailDomains: ['archive.example'],
  attributeMap: { roles: [{ value: 'signers', role: 'Attester' }] },
};
const upsert = (given: object, context = as.custodian()) =>
  world.graphql(
    `mutation ($input: UpsertSsoConfigInput!) { upsertCustodianSsoConfig(input: $input) { config { ${CONFIG} } } }`,
    { input: given },
    context,
  );
const read = (variables: object, context = as.custodian()) =>
  world.graphql(
    `query ($did: DID) { custodianSsoConfig(organizationDid: $did) { ${CONFIG} } }`,
    { ...variables },
    context,
  );

test('a custodian sets its single sign-on up in its own roles, and reads it without secrets', async () => {
  const { data, code } = await upsert(input);
  expect(code).toBeUndefined();
  const { config } = data.upsertCustodianSsoConfig;
  expect(config).toMatchObject({
    organizationDid: CUSTODIAN_DIDS[0],
    status: 'PENDING_VALIDATION',
    missing: ['METADATA', 'EMAIL_DOMAIN', 'TEST_SIGN_IN'],
    oidc: { hasClientSecret: true },
    attributeMap: { roles: [{ attribute: null, value: 'signers', role: 'Attester' }] },
    callbackUrl: 'https://testamur.example/api/v1/custodian/auth/sso/callback',
    acsUrl: 'https://testamur.example/api/v1/custodian/auth/sso/acs',
  });
  expect(config.emailDomains).toEqual([
    {
      domain: 'archive.example',
      isProved: false,
      token: expect.stringMatching(/^testamur-verification=/),
      dnsName: '_testamur-challenge.archive.example',
      fileUrl: 'https://archive.example/.well-known/testamur-domain-verification',
    },
  ]);
  expect((await read({})).data.custodianSsoConfig).toEqual(config);
  expect(JSON.stringify(await read({}))).not.toContain('correct horse');
  expect(await world.told(config.ssoConfigId)).toMatchObject([{ action: 'sso_config.saved' }]);
});

test.each(['Viewer', 'Reviewer', 'Attester'] as const)('is none of the business of a %s', async (role) => {
  expect((await upsert(input, as.custodian(role))).code).toBe('FORBIDDEN');
  expect((await read({}, as.custodian(role))).code).toBe('FORBIDDEN');
});

test('of another custodian does not exist', async () => {
  const other = as.custodian('Admin', { did: CUSTODIAN_DIDS[1] });
  expect((await read({ did: CUSTODIAN_DIDS[0] }, other)).code).toBe('NOT_FOUND');
  expect((await read({ did: 'did:key:z6Mknobody' }, other)).code).toBe('NOT_FOUND');
  expect((await upsert({ ...input, organizationDid: CUSTODIAN_DIDS[0] }, other)).code).toBe('NOT_FOUND');
});

test('knows no roles of issuers', async () => {
  const roles = [{ value: 'x', role: 'Operator' }];
  expect((await upsert({ ...input, attributeMap: { roles } })).code).toBe('VALIDATION_FAILED');
});

test('a check that finds no provider is an answer, and nothing is switched on', async () => {
  const { data } = await world.graphql(
    'mutation { validateCustodianSso(input: {}) { config { status validationError } } }',
    {},
    as.custodian(),
  );
  expect(data.validateCustodianSso.config).toMatchObject({
    status: 'FAILED',
    validationError: expect.stringMatching(/^PROVIDER_AWAY/),
  });
  const { code } = await world.graphql(
    'mutation { setCustodianSsoActive(input: { active: true }) { config { status } } }',
    {},
    as.custodian(),
  );
  expect(code).toBe('INVALID_STATE_TRANSITION');
});

test('a unit names the custodian, and goes by the port', async () => {
  const { organizationDid } = (await read({ did: CUSTODIAN_DIDS[0] }, as.unit())).data.custodianSsoConfig;
  expect(organizationDid).toBe(CUSTODIAN_DIDS[0]);
  const { sso } = world.custodians.ports;
  expect(await sso.policyOf({ organizationDid }, as.nobody())).toMatchObject({
    protocol: 'OIDC',
    status: 'FAILED',
  });
});
