import { newId } from '../../kernel/ids.ts';
import { SSO_STATUSES, type SsoEvent, statusAfter } from './sso-config.ts';
import { newSamlSigner, samlMetadata } from './testing/saml-certificate.ts';
import { as, DIDS, openSsoWorld, type SsoWorld } from './testing/sso-world.ts';

let world: SsoWorld;
let certificate: string;
beforeAll(async () => {
  ({ certificate } = await newSamlSigner());
});
beforeEach(async () => {
  world = await openSsoWorld();
});
afterEach(() => world.close());

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => ({ code: 'NONE', fields: [], message: '' }),
    ({ code, details = [], message }) => ({
      code,
      fields: details.map(({ field }: { field: string }) => field),
      message,
    }),
  );

const OIDC = {
  issuerUrl: 'https://idp.example.edu',
  clientId: 'testamur',
  clientSecret: 'correct horse battery',
};
const oidc = (more: object = {}) => ({ protocol: 'OIDC', provider: 'IdP', oidc: OIDC, ...more });
const saml = (settings: object) => ({ protocol: 'SAML2.0', provider: 'IdP', saml: settings });
const trust = () => ({
  idpEntityId: 'urn:idp',
  ssoUrl: 'https://idp.example.edu/sso',
  certificates: [certificate],
});

describe('settings', () => {
  test('are kept, with defaults, and without what is secret', async () => {
    const { config, domains } = await world.service.upsert(
      oidc({ emailDomains: ['EXAMPLE.edu.', 'bücher.example', 'example.edu'] }),
      as.admin(),
    );
    expect(config).toMatchObject({
      organizationDid: DIDS[0],
      status: 'PENDING_VALIDATION',
      defaultRole: 'Viewer',
      jitProvisioning: false,
      enforce: false,
      oidc: { scopes: ['openid', 'email', 'profile'] },
      rowVersion: 1,
    });
    expect(domains.map(({ domain, provedAt }) => [domain, provedAt])).toEqual([
      ['example.edu', undefined],
      ['xn--bcher-kva.example', undefined],
    ]);
    const stored = JSON.stringify([
      await world.connection.collection('sso_configs').find().toArray(),
      await world.connection.collection('audit_entries').find().toArray(),
      world.lines,
    ]);
    expect(stored).not.toContain(OIDC.clientSecret);
  });

  test.each<[string, () => object, string[]]>([
    ['nothing', () => ({}), ['protocol', 'provider']],
    ['another protocol', () => ({ ...oidc(), protocol: 'SAML1.1' }), ['protocol']],
    ['OIDC without its settings', () => ({ protocol: 'OIDC', provider: 'x' }), ['oidc']],
    ['both kinds of settings', () => ({ ...oidc(), saml: trust() }), ['saml']],
    ['a provider without a name', () => oidc({ provider: ' ' }), ['provider']],
    ['a name that is too long', () => oidc({ provider: 'x'.repeat(101) }), ['provider']],
    ['an unknown field', () => oidc({ status: 'ACTIVE' }), ['status']],
    [
      'an issuer without TLS',
      () => oidc({ oidc: { ...OIDC, issuerUrl: 'http://idp.example.edu' } }),
      ['oidc.issuerUrl'],
    ],
    [
      'an issuer with a user',
      () => oidc({ oidc: { ...OIDC, issuerUrl: 'https://a:b@idp.example.edu' } }),
      ['oidc.issuerUrl'],
    ],
    [
      'an issuer with a query',
      () => oidc({ oidc: { ...OIDC, issuerUrl: 'https://idp.example.edu/?x=1' } }),
      ['oidc.issuerUrl'],
    ],
    [
      'an issuer with a fragment',
      () => oidc({ oidc: { ...OIDC, issuerUrl: 'https://idp.example.edu/#x' } }),
      ['oidc.issuerUrl'],
    ],
    ['a client without a name', () => oidc({ oidc: { ...OIDC, clientId: '' } }), ['oidc.clientId']],
    [
      'an operator for a client',
      () => oidc({ oidc: { ...OIDC, clientId: { $ne: null } } }),
      ['oidc.clientId'],
    ],
    [
      'a public client with a secret',
      () => oidc({ oidc: { ...OIDC, isPublicClient: true } }),
      ['oidc.clientSecret'],
    ],
    ['a scope with a space', () => oidc({ oidc: { ...OIDC, scopes: ['a b'] } }), ['oidc.scopes[0]']],
    ['a role that there is not', () => oidc({ defaultRole: 'Attester' }), ['defaultRole']],
    ['Admin for everybody', () => oidc({ defaultRole: 'Admin' }), ['defaultRole']],
    [
      'a rule for a role that there is not',
      () => oidc({ attributeMap: { roles: [{ value: 'x', role: 'ADMIN' }] } }),
      ['attributeMap.roles[0].role'],
    ],
    ['no other way in and nobody to break the glass', () => oidc({ enforce: true }), ['breakGlassMemberId']],
    [
      'a member who is no id',
      () => oidc({ enforce: true, breakGlassMemberId: 'ada' }),
      ['breakGlassMemberId'],
    ],
    ['a domain that is none', () => oidc({ emailDomains: ['localhost'] }), ['emailDomains[0]']],
    ['an address for a domain', () => oidc({ emailDomains: ['192.0.2.1'] }), ['emailDomains[0]']],
    [
      'too many domains',
      () => oidc({ emailDomains: Array.from({ length: 21 }, (_, at) => `d${at}.example`) }),
      ['emailDomains'],
    ],
    ['SAML without anything', () => saml({}), ['saml.idpEntityId', 'saml.ssoUrl', 'saml.certificates']],
    [
      'SAML from two places',
      () => saml({ ...trust(), metadataUrl: 'https://idp.example.edu/m' }),
      ['saml.metadataUrl'],
    ],
    [
      'a certificate that is none',
      () =>
        saml({ ...trust(), certificates: ['-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'] }),
      ['saml.certificates[0]'],
    ],
    [
      'an address for people without TLS',
      () => saml({ ...trust(), ssoUrl: 'javascript:alert(1)' }),
      ['saml.ssoUrl'],
    ],
    ['metadata that are none', () => saml({ metadataXml: '<x/>' }), ['saml.metadataXml']],
    [
      'metadata with a document type',
      () =>
        saml({
          metadataXml: `<!DOCTYPE x>${samlMetadata({ entityId: 'urn:idp', ssoUrl: 'https://idp.example.edu', certificates: [certificate] })}`,
        }),
      ['saml.metadataXml'],
    ],
    [
      'metadata of two providers',
      () =>
        saml({
          metadataXml: samlMetadata({
            entityId: 'urn:idp',
            ssoUrl: 'https://idp.example.edu',
            certificates: [certificate],
          })
            .repeat(2)
            .replace(/<\?xml[^>]*>/g, ''),
        }),
      ['saml.metadataXml'],
    ],
    [
      'metadata without a key',
      () =>
        saml({
          metadataXml: samlMetadata({
            entityId: 'urn:idp',
            ssoUrl: 'https://idp.example.edu',
            certificates: [],
          }),
        }),
      ['saml.metadataXml'],
    ],
  ])('refuse %s', async (_name, input, fields) => {
    const refused = await refusal(world.service.upsert(input(), as.admin()));
    expect(refused).toMatchObject({ code: 'VALIDATION_FAILED', fields });
    expect(refused.message).not.toContain(OIDC.clientSecret);
    expect((await refusal(world.service.get({}, as.admin()))).code).toBe('NOT_FOUND');
  });

  const enforcing = (breakGlassMemberId: string) => oidc({ enforce: true, breakGlassMemberId });

  test.each<[string, () => string, RegExp]>([
    ['unknown', () => newId(), /nobody ACTIVE of your team/],
    ['of another issuer', () => world.setMember('Admin', { did: DIDS[1] }), /nobody ACTIVE of your team/],
    [
      'suspended',
      () => {
        const id = world.setMember('Admin');
        return world.setMember(undefined, { memberId: id });
      },
      /nobody ACTIVE of your team/,
    ],
    ['an Operator', () => world.setMember('Operator'), /role Operator; make them an Admin/],
  ])('name no break-glass member who is %s, demanded or not', async (_who, member, words) => {
    const memberId = member();
    for (const given of [enforcing(memberId), oidc({ breakGlassMemberId: memberId })]) {
      const refused = await refusal(world.service.upsert(given, as.admin()));
      expect(refused).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: ['breakGlassMemberId'],
        message: expect.stringMatching(words),
      });
    }
    expect((await refusal(world.service.get({}, as.admin()))).code).toBe('NOT_FOUND');
  });

  test('name an ACTIVE Admin, who must be one still when they are activated', async () => {
    const memberId = world.setMember('Admin');
    const { config } = await world.service.upsert(enforcing(memberId), as.admin());
    expect(config).toMatchObject({ enforce: true, breakGlassMemberId: memberId });
    await world.prove('example.edu');
    const rows = world.connection.collection<{ _id: string }>('sso_configs');
    const activate = () => refusal(world.service.setStatus({ status: 'ACTIVE' }, as.admin()));
    await rows.updateOne({ _id: config.ssoConfigId }, { $set: { status: 'INACTIVE' } });
    for (const role of [undefined, 'Operator']) {
      world.setMember(role, { memberId });
      expect(await activate()).toMatchObject({
        code: 'INVALID_STATE_TRANSITION',
        message: expect.stringContaining('break_glass_member_id'),
      });
    }
    // Who demands nothing needs nobody.
    await rows.updateOne({ _id: config.ssoConfigId }, { $set: { enforce: false } });
    expect((await activate()).code).toBe('NONE');
    await world.service.setStatus({ status: 'INACTIVE' }, as.admin());
    await rows.updateOne({ _id: config.ssoConfigId }, { $set: { enforce: true } });
    world.setMember('Admin', { memberId });
    expect((await activate()).code).toBe('NONE');
  });

  test('keep a secret for the same client of the same provider, and for no other', async () => {
    const { clientSecret: _secret, ...again } = OIDC;
    const keeps = async (settings: object) => {
      const { config } = await world.service.upsert(oidc({ oidc: settings }), as.admin());
      return Boolean(config.oidc?.sealedSecret);
    };
    expect(await keeps(OIDC)).toBe(true);
    expect(await keeps(again)).toBe(true);
    expect(await keeps({ ...again, clientId: 'another' })).toBe(false);
    expect(await keeps(OIDC)).toBe(true);
    expect(await keeps({ ...again, issuerUrl: 'https://evil.example' })).toBe(false);
    expect(await keeps(OIDC)).toBe(true);
    expect(await keeps({ ...again, isPublicClient: true })).toBe(false);
    expect(await keeps(again)).toBe(false);
  });

  test('read metadata that an administrator sends', async () => {
    const metadataXml = samlMetadata({
      entityId: 'https://idp.example.edu/a?b=1&amp;c=2',
      ssoUrl: 'https://idp.example.edu/sso',
      certificates: [certificate, certificate],
    });
    const { config } = await world.service.upsert(saml({ metadataXml }), as.admin());
    expect(config.saml).toMatchObject({
      idpEntityId: 'https://idp.example.edu/a?b=1&c=2',
      ssoUrl: 'https://idp.example.edu/sso',
    });
    expect(config.saml?.certificates).toHaveLength(1);
    const { missing } = await world.service.validate({}, as.admin());
    expect(missing).toEqual(['EMAIL_DOMAIN', 'TEST_SIGN_IN']);
  });

  test('are guarded by their version', async () => {
    await world.service.upsert(oidc(), as.admin());
    const old = as.admin(DIDS[0], { expectedRowVersion: 7 });
    for (const change of [
      world.service.upsert(oidc(), old),
      world.service.validate({}, old),
      world.service.setStatus({ status: 'ACTIVE' }, old),
      world.service.remove({}, old),
    ])
      expect((await refusal(change)).code).toBe('ROW_VERSION_MISMATCH');
  });

  test('one configuration an organization, whoever sets it up at once', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => world.service.upsert(oidc(), as.admin())));
    expect(new Set(made.map(({ config }) => config.ssoConfigId)).size).toBe(1);
    expect(await world.connection.collection('sso_configs').countDocuments()).toBe(1);
  });

  test('go with their domains when they are deleted', async () => {
    const { config } = await world.service.upsert(oidc(), as.admin());
    await world.prove('example.edu');
    await world.service.remove({}, as.admin());
    expect((await refusal(world.service.get({}, as.admin()))).code).toBe('NOT_FOUND');
    expect(await world.connection.collection('sso_domains').countDocuments()).toBe(0);
    expect((await world.told(config.ssoConfigId)).at(-1)).toMatchObject({ action: 'sso_config.deleted' });
  });
});

describe('states', () => {
  const NEXT: Readonly<Record<string, Readonly<Partial<Record<SsoEvent, string>>>>> = {
    PENDING_VALIDATION: {
      edited: 'PENDING_VALIDATION',
      incomplete: 'PENDING_VALIDATION',
      passed: 'VALIDATED',
      failed: 'FAILED',
    },
    VALIDATED: { edited: 'PENDING_VALIDATION', passed: 'VALIDATED', failed: 'FAILED', activate: 'ACTIVE' },
    ACTIVE: { edited: 'PENDING_VALIDATION', passed: 'ACTIVE', failed: 'FAILED', deactivate: 'INACTIVE' },
    INACTIVE: { edited: 'PENDING_VALIDATION', passed: 'INACTIVE', failed: 'FAILED', activate: 'ACTIVE' },
    FAILED: {
      edited: 'PENDING_VALIDATION',
      incomplete: 'PENDING_VALIDATION',
      passed: 'VALIDATED',
      failed: 'FAILED',
    },
  };
  const events = ['edited', 'incomplete', 'passed', 'failed', 'activate', 'deactivate'] as const;
  test.each(SSO_STATUSES.flatMap((status) => events.map((event) => [status, event] as const)))(
    '%s and %s',
    (status, event) => {
      const next = NEXT[status]?.[event];
      if (next === undefined)
        expect(() => statusAfter(status, event)).toThrow(
          expect.objectContaining({ code: 'INVALID_STATE_TRANSITION' }),
        );
      else expect(statusAfter(status, event)).toBe(next);
    },
  );

  test('nothing is activated before it was tried', async () => {
    await world.service.upsert(saml(trust()), as.admin());
    const activate = () => refusal(world.service.setStatus({ status: 'ACTIVE' }, as.admin()));
    expect((await activate()).code).toBe('INVALID_STATE_TRANSITION');
    await world.prove('example.edu');
    await world.service.validate({}, as.admin());
    expect((await activate()).code).toBe('INVALID_STATE_TRANSITION');
    expect((await refusal(world.service.setStatus({ status: 'INACTIVE' }, as.admin()))).code).toBe(
      'INVALID_STATE_TRANSITION',
    );
  });

  test('nothing is activated without a proved domain', async () => {
    const { config } = await world.service.upsert(saml(trust()), as.admin());
    const rows = world.connection.collection<{ _id: string }>('sso_configs');
    await rows.updateOne({ _id: config.ssoConfigId }, { $set: { status: 'VALIDATED' } });
    const refused = await refusal(world.service.setStatus({ status: 'ACTIVE' }, as.admin()));
    expect(refused).toMatchObject({
      code: 'INVALID_STATE_TRANSITION',
      message: expect.stringMatching(/domain/),
    });
    await world.prove('example.edu');
    expect((await world.service.setStatus({ status: 'ACTIVE' }, as.admin())).config.status).toBe('ACTIVE');
    // Any edit ends it.
    expect((await world.service.upsert(saml(trust()), as.admin())).config.status).toBe('PENDING_VALIDATION');
  });
});

describe('domains', () => {
  const verify = (did: string = DIDS[0]) =>
    world.service.verifyDomain({ domain: 'example.edu' }, as.admin(did));
  beforeEach(async () => {
    await world.service.upsert(oidc(), as.admin());
    await world.service.upsert(oidc(), as.admin(DIDS[1]));
  });

  test('are proved by the token in their DNS, and by nothing else', async () => {
    const { token, ssoDomainId } = await world.service.addDomain({ domain: 'example.edu' }, as.admin());
    expect(token).toMatch(/^testamur-verification=[A-Za-z0-9_-]{43}$/);
    expect((await world.service.addDomain({ domain: 'example.edu' }, as.admin())).token).toBe(token);
    for (const text of [[], ['testamur-verification=x'], [`${token}x`], [token.toUpperCase()]]) {
      world.dns.set('_testamur-challenge.example.edu', text);
      expect((await refusal(verify())).code).toBe('INVALID_STATE_TRANSITION');
    }
    world.dns.set('example.edu', [token]);
    expect((await refusal(verify())).code).toBe('INVALID_STATE_TRANSITION');
    world.dns.set('_testamur-challenge.example.edu', ['another', token]);
    expect(await verify()).toMatchObject({ provedAt: world.now(), provedDomain: 'example.edu' });
    // Proved once, it stays so.
    const { rowVersion } = await verify();
    expect(rowVersion).toBe(2);
    expect((await world.told(ssoDomainId)).map(({ action }) => action)).toEqual([
      'sso_domain.claimed',
      'sso_domain.proved',
    ]);
  });

  test('have one owner at a time', async () => {
    const first = await world.prove('example.edu');
    const { token } = await world.service.addDomain({ domain: 'example.edu' }, as.admin(DIDS[1]));
    world.dns.set('_testamur-challenge.example.edu', [first.token, token]);
    expect((await refusal(verify(DIDS[1]))).code).toBe('DUPLICATE');
    // Whoever takes over the DNS takes over the domain.
    world.dns.set('_testamur-challenge.example.edu', [token]);
    expect(await verify(DIDS[1])).toMatchObject({ provedDomain: 'example.edu' });
    expect((await world.service.get({}, as.admin())).domains[0]?.provedAt).toBeUndefined();
    expect((await world.told(first.ssoDomainId)).at(-1)).toMatchObject({ action: 'sso_domain.lost' });
  });

  test('of one who proves it at the same moment, one gets it', async () => {
    const tokens = await Promise.all(
      DIDS.map(
        async (did) => (await world.service.addDomain({ domain: 'example.edu' }, as.admin(did))).token,
      ),
    );
    world.dns.set('_testamur-challenge.example.edu', tokens);
    const codes = await Promise.all(DIDS.map(async (did) => (await refusal(verify(did))).code));
    expect(codes.sort()).toEqual(['DUPLICATE', 'NONE']);
  });

  test('are twenty at most', async () => {
    const named = Array.from({ length: 20 }, (_, at) => `d${at}.example`);
    await world.service.upsert(oidc({ emailDomains: named }), as.admin());
    expect((await refusal(world.service.addDomain({ domain: 'more.example' }, as.admin()))).code).toBe(
      'LIMIT_REACHED',
    );
    await world.service.upsert(oidc({ emailDomains: ['d1.example'] }), as.admin());
    expect((await world.service.get({}, as.admin())).domains.map(({ domain }) => domain)).toEqual([
      'd1.example',
    ]);
  });

  test('that are claimed by nobody are not found', async () => {
    expect((await refusal(verify())).code).toBe('NOT_FOUND');
    expect((await refusal(world.service.removeDomain({ domain: 'example.edu' }, as.admin()))).code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('tenancy', () => {
  const calls = (given: object) => ({
    get: [given] as const,
    validate: [given] as const,
    remove: [given] as const,
    upsert: [{ ...oidc(), ...given }] as const,
    setStatus: [{ ...given, status: 'ACTIVE' }] as const,
    addDomain: [{ ...given, domain: 'example.edu' }] as const,
    verifyDomain: [{ ...given, domain: 'example.edu' }] as const,
    removeDomain: [{ ...given, domain: 'example.edu' }] as const,
  });
  const operations = [
    'get',
    'validate',
    'remove',
    'upsert',
    'setStatus',
    'addDomain',
    'verifyDomain',
    'removeDomain',
  ] as const;

  test.each(operations)('%s answers for another organization as for an unknown one', async (operation) => {
    await world.service.upsert(oidc(), as.admin());
    const call = (organizationDid: string) =>
      refusal(world.service[operation](calls({ organizationDid })[operation][0], as.admin(DIDS[1])));
    const foreign = await call(DIDS[0]);
    expect(foreign).toEqual(await call('did:key:z6Mknobody'));
    expect(foreign.code).toBe('NOT_FOUND');
  });

  test.each(operations)('%s is for Admins of the organization, and for units', async (operation) => {
    const by = async (context: Parameters<SsoWorld['service']['get']>[1]) =>
      (await refusal(world.service[operation](calls({})[operation][0], context))).code;
    expect(await by(as.member('Viewer'))).toBe('FORBIDDEN');
    expect(await by(as.member('Operator'))).toBe('FORBIDDEN');
    const { identity } = as.admin();
    const custodian = {
      kind: 'custodian',
      userId: 'u',
      role: 'Admin',
      custodianId: 'c',
      custodianDid: DIDS[0],
      custodianStatus: 'ACTIVE',
    } as const;
    expect(await by({ ...as.admin(), identity: custodian })).toBe('SCOPE_MISSING');
    expect(await by({ ...as.admin(), identity: { kind: 'anonymous' } })).toBe('UNAUTHENTICATED');
    expect(identity.kind).toBe('issuer');
    // A unit has no organization of its own.
    expect(await by(as.unit())).toBe('VALIDATION_FAILED');
  });

  test('a unit names the organization', async () => {
    await world.service.upsert({ ...oidc(), organizationDid: DIDS[1] }, as.unit());
    expect((await world.service.get({}, as.admin(DIDS[1]))).config.organizationDid).toBe(DIDS[1]);
    expect(
      (await refusal(world.service.get({ organizationDid: 'did:key:z6Mknobody' }, as.unit()))).code,
    ).toBe('NOT_FOUND');
  });
});

test('the document for SAML providers names one organization', async () => {
  const { config } = await world.service.upsert(saml(trust()), as.admin());
  const { ssoConfigId } = config;
  const { content, mediaType } = await world.metadata({ ssoConfigId }, as.unit());
  expect(mediaType).toBe('application/samlmetadata+xml');
  expect(content.toString()).toContain(
    `entityID="https://testamur.example/api/v1/issuer/auth/sso/metadata/${ssoConfigId}"`,
  );
  expect(content.toString()).toContain('Location="https://testamur.example/api/v1/issuer/auth/sso/acs"');
  await world.service.upsert(oidc(), as.admin());
  expect((await refusal(world.metadata({ ssoConfigId }, as.unit()))).code).toBe('NOT_FOUND');
});
