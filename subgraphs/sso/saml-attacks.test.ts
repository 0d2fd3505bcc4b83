import { createHmac } from 'node:crypto';
import type { SsoPerson } from './ports.ts';
import { newSamlSigner, type SamlSigner, samlMetadata } from './testing/saml-certificate.ts';
import {
  assertionXml,
  base64,
  elementIn,
  responseXml,
  type SamlFacts,
  signed,
} from './testing/saml-documents.ts';
import { ACS, as, DIDS, openSsoWorld, type SsoWorld } from './testing/sso-world.ts';

const ISSUER = 'https://idp.example.edu/entity';
const SSO_URL = 'https://idp.example.edu/sso';
const [DID] = DIDS;

let world: SsoWorld;
let signer: SamlSigner;
let foreign: SamlSigner;
let audience: string;
beforeAll(async () => {
  [signer, foreign] = await Promise.all([newSamlSigner(), newSamlSigner()]);
  world = await openSsoWorld();
  const metadataXml = samlMetadata({ entityId: ISSUER, ssoUrl: SSO_URL, certificates: [signer.certificate] });
  const settings = { protocol: 'SAML2.0', provider: 'Crafted', saml: { metadataXml } };
  const { config } = await world.service.upsert(settings, as.admin());
  await world.prove('example.edu');
  await world.service.validate({}, as.admin());
  audience = world.addresses(config).spEntityId;
});
afterAll(() => world.close());

type Craft = (facts: SamlFacts) => string;

let assertions = 0;
/** Sends what a test makes of honest facts, as the answer to a sign-in that has just begun. */
async function answer(
  craft: Craft,
  spoilt: Partial<SamlFacts> = {},
  seen: (person: SsoPerson) => void = () => undefined,
) {
  const { url, state } = await world.signIn.buildAuthorizationRequest(
    { organizationDid: DID, purpose: 'TEST' },
    as.unit(),
  );
  const { inflateRawSync } = await import('node:zlib');
  const request = inflateRawSync(
    Buffer.from(new URL(url).searchParams.get('SAMLRequest') ?? '', 'base64'),
  ).toString();
  assertions += 1;
  const facts: SamlFacts = {
    issuer: ISSUER,
    audience,
    acs: ACS,
    inResponseTo: /\sID="([^"]*)"/.exec(request)?.[1] ?? '',
    at: world.now(),
    id: `_assertion${assertions}`,
    ...spoilt,
  };
  const samlResponse = base64(craft(facts));
  const outcome = await world.signIn
    .validateSamlAssertion({ relayState: state, samlResponse }, as.unit())
    .then(
      (person) => {
        seen(person);
        return { code: `signed in as ${person.subject}`, email: person.email };
      },
      ({ code, details, message }) => ({ code, fault: details?.[0]?.code, message }),
    );
  // A trial that failed has to be repeated from the check on; the settings stay.
  await world.service.validate({}, as.admin());
  return { ...outcome, facts, samlResponse };
}

const honest: Craft = (facts) => signed(responseXml(facts, assertionXml(facts)), 'Assertion', signer);
const both: Craft = (facts) => signed(honest(facts), 'Response', signer);
const evil = (facts: SamlFacts) =>
  assertionXml({ ...facts, id: '_evil', nameId: 'mallory', email: 'mallory@example.edu' });
const signature = (xml: string) => elementIn(xml, 'Signature');
/** The same without what it encloses. */
const without = (xml: string, part: string) => xml.replace(part, '');
const minutes = (count: number) => new Date(world.now().getTime() + count * 60_000);

test.each<[string, Craft]>([
  ['a signed assertion', honest],
  ['a signed assertion in a signed response', both],
  ['one behind an XML declaration', (facts) => `<?xml version="1.0" encoding="UTF-8"?>\n${honest(facts)}`],
])('%s signs somebody in', async (_name, craft) => {
  expect(await answer(craft)).toMatchObject({ code: 'signed in as ada', email: 'ada@example.edu' });
});

test('a comment in an address cuts nothing off', async () => {
  const spoilt = { emailXml: 'ada@example.edu<!---->.evil.example', nameIdXml: 'ada<!-- x -->.evil' };
  const found = await answer(honest, spoilt);
  expect(found).toMatchObject({ code: 'SSO_FAILED', fault: 'EMAIL_DOMAIN' });
  expect(await answer(honest, { nameIdXml: 'admin<!-- x -->.evil' })).toMatchObject({
    code: 'signed in as admin.evil',
  });
  // And one that is put in behind the signature is not read.
  const later: Craft = (facts) =>
    honest({ ...facts, nameId: 'admin.evil' }).replace('admin.evil', 'admin<!---->.evil');
  expect(await answer(later)).toMatchObject({ code: 'signed in as admin.evil' });
});

test('a comment in a group gives nobody the role of the group before it', async () => {
  const { config } = await world.service.get({}, as.admin());
  await world.connection.collection<{ _id: string }>('sso_configs').updateOne(
    { _id: config.ssoConfigId },
    {
      $set: {
        attributeMap: { roles: [{ attribute: 'email', value: 'admins@example.edu', role: 'Admin' }] },
      },
    },
  );
  const roleOf = async (emailXml: string) => {
    const found: SsoPerson[] = [];
    await answer(honest, { emailXml }, (person) => found.push(person));
    return found[0]?.role;
  };
  expect(await roleOf('admins@example.edu')).toBe('Admin');
  expect(await roleOf('x<!---->admins@example.edu')).toBe('Viewer');
});

describe('signatures', () => {
  const xsw: readonly [string, Craft][] = [
    [
      'XSW1: a forged response with the signed one in its signature',
      (facts) => {
        const real = signed(responseXml(facts, assertionXml(facts)), 'Response', signer);
        const wrapped = signature(real).replace(
          '</Signature>',
          `${without(real, signature(real))}</Signature>`,
        );
        return responseXml(facts, wrapped, evil(facts)).replace('_response', '_forged');
      },
    ],
    [
      'XSW2: a forged response with the signed one before the signature',
      (facts) => {
        const real = signed(responseXml(facts, assertionXml(facts)), 'Response', signer);
        const inner = without(real, signature(real));
        return responseXml(facts, inner, signature(real), evil(facts)).replace('_response', '_forged');
      },
    ],
    [
      'XSW3: a forged assertion before the signed one',
      (facts) => {
        const real = elementIn(honest(facts), 'Assertion');
        return responseXml(facts, evil(facts), real);
      },
    ],
    [
      'XSW4: a forged assertion around the signed one',
      (facts) => {
        const real = elementIn(honest(facts), 'Assertion');
        return responseXml(facts, evil(facts).replace('</saml:Assertion>', `${real}</saml:Assertion>`));
      },
    ],
    [
      'XSW5: a forged assertion with the signature, and the signed one behind it',
      (facts) => {
        const real = elementIn(honest(facts), 'Assertion');
        const forged = evil(facts).replace('</saml:Issuer>', `</saml:Issuer>${signature(real)}`);
        return responseXml(facts, forged, without(real, signature(real)));
      },
    ],
    [
      'XSW6: a forged assertion whose signature holds the signed one',
      (facts) => {
        const real = elementIn(honest(facts), 'Assertion');
        const own = signature(real).replace('</Signature>', `${without(real, signature(real))}</Signature>`);
        return responseXml(facts, evil(facts).replace('</saml:Issuer>', `</saml:Issuer>${own}`));
      },
    ],
    [
      'XSW7: a forged assertion in extensions',
      (facts) => {
        const real = elementIn(honest(facts), 'Assertion');
        return responseXml(facts, `<samlp:Extensions>${evil(facts)}</samlp:Extensions>`, real);
      },
    ],
    [
      'XSW8: a forged assertion whose signature has the signed one as an object',
      (facts) => {
        const real = elementIn(honest(facts), 'Assertion');
        const object = `<Object>${without(real, signature(real))}</Object>`;
        const own = signature(real).replace('</Signature>', `${object}</Signature>`);
        return responseXml(facts, evil(facts).replace('</saml:Issuer>', `</saml:Issuer>${own}`));
      },
    ],
    [
      'two assertions, each signed',
      (facts) => {
        const one = elementIn(honest(facts), 'Assertion');
        const two = elementIn(honest({ ...facts, id: '_second' }), 'Assertion');
        return responseXml(facts, one, two);
      },
    ],
  ];

  test.each(xsw)('%s', async (_name, craft) => {
    expect(await answer(craft)).toMatchObject({ code: 'SSO_FAILED', fault: 'RESPONSE_MALFORMED' });
  });

  const hmac: Craft = (facts) => {
    const xml = honest(facts).replace(
      'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      'http://www.w3.org/2000/09/xmldsig#hmac-sha1',
    );
    const mac = createHmac('sha1', signer.certificate).update(elementIn(xml, 'SignedInfo')).digest('base64');
    return xml.replace(/<SignatureValue>[^<]*/, `<SignatureValue>${mac}`);
  };
  test.each<[string, string, Craft]>([
    ['no signature', 'SIGNATURE_INVALID', (facts) => responseXml(facts, assertionXml(facts))],
    [
      'the response alone signed',
      'SIGNATURE_INVALID',
      (facts) => signed(responseXml(facts, assertionXml(facts)), 'Response', signer),
    ],
    [
      'another certificate, which the response carries',
      'SIGNATURE_INVALID',
      (facts) => signed(responseXml(facts, assertionXml(facts)), 'Assertion', foreign),
    ],
    [
      'another name under the signature',
      'SIGNATURE_INVALID',
      (facts) => honest(facts).replace('>ada<', '>mallory<'),
    ],
    [
      'another digest',
      'SIGNATURE_INVALID',
      (facts) => honest(facts).replace(/<DigestValue>[^<]*/, `<DigestValue>${'A'.repeat(43)}=`),
    ],
    [
      'a comment in the digest',
      'SIGNATURE_INVALID',
      (facts) =>
        honest(facts).replace('>ada<', '>mallory<').replace('<DigestValue>', '<DigestValue><!--x-->AAAA'),
    ],
    [
      'two sets of signed information',
      'SIGNATURE_INVALID',
      (facts) => {
        const xml = honest(facts);
        return xml
          .replace('>ada<', '>mallory<')
          .replace('<SignedInfo', `${elementIn(xml, 'SignedInfo')}<SignedInfo`);
      },
    ],
    [
      'SHA-1',
      'ALGORITHM_REFUSED',
      (facts) => signed(responseXml(facts, assertionXml(facts)), 'Assertion', signer, 'sha1'),
    ],
    ['HMAC with the certificate', 'ALGORITHM_REFUSED', hmac],
    [
      'a transform that is a program',
      'ALGORITHM_REFUSED',
      (facts) =>
        honest(facts).replace(
          'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
          'http://www.w3.org/TR/1999/REC-xslt-19991116',
        ),
    ],
    [
      'an algorithm in other letters',
      'ALGORITHM_REFUSED',
      (facts) => honest(facts).replace('xmldsig-more#rsa-sha256', 'xmldsig-more&#35;rsa-sha256'),
    ],
  ])('%s is refused as %s', async (_name, fault, craft) => {
    const refused = await answer(craft);
    expect(refused).toMatchObject({ code: 'SSO_FAILED', fault });
    expect(refused).toMatchObject({ message: expect.not.stringMatching(/mallory|ada@/) });
  });
});

describe('documents', () => {
  const dtd =
    (type: string): Craft =>
    (facts) =>
      `<?xml version="1.0"?>${type}${honest(facts)}`;
  test.each<[string, Craft]>([
    ['a document type', dtd('<!DOCTYPE r>')],
    ['an entity of another file', dtd('<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>')],
    [
      'laughs without end',
      dtd(
        `<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(10)}"><!ENTITY c "${'&b;'.repeat(10)}">]>`,
      ),
    ],
    ['a document type in other letters', dtd('<!doctype r>')],
    ['an instruction', (facts) => honest(facts).replace('<saml:Subject>', '<?x y?><saml:Subject>')],
    ['another root', (facts) => `<x>${honest(facts)}</x>`],
    [
      'an encrypted assertion',
      (facts) =>
        responseXml(facts, '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"/>'),
    ],
    ['no assertion', (facts) => responseXml(facts)],
    ['a comment in front', (facts) => `<!-- x -->${honest(facts)}`],
    [
      'too much',
      (facts) => honest(facts).replace('</samlp:Response>', `<!--${'x'.repeat(300_000)}--></samlp:Response>`),
    ],
    ['no XML', () => 'hello'],
    ['nothing', () => ''],
    ['UTF-16', (facts) => `<?xml version="1.0" encoding="UTF-16"?>${honest(facts)}`],
  ])('%s is refused', async (_name, craft) => {
    expect(await answer(craft)).toMatchObject({ code: 'SSO_FAILED', fault: 'RESPONSE_MALFORMED' });
  });

  const into = (xml: string, more: string) => xml.replace('</saml:Assertion>', `${more}</saml:Assertion>`);
  const fill = (piece: string, bytes = 180_000) => piece.repeat(Math.floor(bytes / piece.length));
  const nested = '<a>'.repeat(25_000) + '</a>'.repeat(25_000);
  const attributes = Array.from({ length: 16_000 }, (_, at) => `a${at}="b"`).join(' ');
  test.each<[string, Craft]>([
    ['elements', (facts) => into(honest(facts), fill('<a/>'))],
    ['elements with the id of the assertion', (facts) => into(honest(facts), fill(`<a ID="${facts.id}"/>`))],
    ['elements in each other', (facts) => into(honest(facts), nested)],
    ['comments', (facts) => into(honest(facts), fill('<!---->'))],
    ['character data', (facts) => into(honest(facts), fill('<![CDATA[]]>'))],
    ['attributes', (facts) => into(honest(facts), `<a ${attributes}/>`)],
    [
      'certificates',
      (facts) => honest(facts).replace('<KeyInfo>', `<KeyInfo>${fill('<X509Data></X509Data>')}`),
    ],
    [
      'elements in the response',
      (facts) => honest(facts).replace('</samlp:Status>', `</samlp:Status>${fill('<a/>')}`),
    ],
  ])('with more %s than anybody needs are refused before a parser sees them', async (_what, craft) => {
    const from = performance.now();
    expect(await answer(craft)).toMatchObject({ code: 'SSO_FAILED', fault: 'RESPONSE_MALFORMED' });
    expect(performance.now() - from).toBeLessThan(5000);
  });

  test('of somebody with a thousand groups are read', async () => {
    const values = Array.from({ length: 1000 }, (_, at) => `group-${at}`);
    const many: Craft = (facts) => {
      const groups = values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join('');
      const attribute = `<saml:Attribute Name="groups">${groups}</saml:Attribute></saml:AttributeStatement>`;
      const assertion = assertionXml(facts).replace('</saml:AttributeStatement>', attribute);
      return signed(responseXml(facts, assertion), 'Assertion', signer);
    };
    expect(await answer(many)).toMatchObject({ code: 'signed in as ada' });
  });

  test.each(['%%%', 'PHg+\u0000', ' ', '_-_-'])('%j is no base64', async (samlResponse) => {
    const { state } = await world.signIn.buildAuthorizationRequest(
      { organizationDid: DID, purpose: 'TEST' },
      as.unit(),
    );
    const refused = world.signIn.validateSamlAssertion({ relayState: state, samlResponse }, as.unit());
    await expect(refused).rejects.toMatchObject({ code: 'SSO_FAILED' });
    await world.service.validate({}, as.admin());
  });
});

test.each<[string, string, () => Partial<SamlFacts>]>([
  ['another audience', 'AUDIENCE_MISMATCH', () => ({ audience: 'https://another.example' })],
  [
    'the audience of another organization',
    'AUDIENCE_MISMATCH',
    () => ({ audience: audience.replace(/[^/]*$/, 'x') }),
  ],
  ['another destination', 'AUDIENCE_MISMATCH', () => ({ destination: 'https://another.example/acs' })],
  [
    'another recipient',
    'AUDIENCE_MISMATCH',
    () => ({
      confirmation: `Recipient="https://another.example/acs" NotOnOrAfter="${minutes(5).toISOString()}"`,
    }),
  ],
  ['another request', 'REQUEST_MISMATCH', () => ({ inResponseTo: '_another' })],
  ['another request in the response', 'REQUEST_MISMATCH', () => ({ responseTo: '_another' })],
  [
    'no request',
    'REQUEST_MISMATCH',
    () => ({ responseTo: '', confirmation: `Recipient="${ACS}" NotOnOrAfter="${minutes(5).toISOString()}"` }),
  ],
  ['another issuer', 'ISSUER_MISMATCH', () => ({ issuer: 'https://another.example' })],
  ['an end that is over', 'ASSERTION_EXPIRED', () => ({ notOnOrAfter: minutes(-1) })],
  ['a beginning that is to come', 'ASSERTION_EXPIRED', () => ({ notBefore: minutes(1.1) })],
  [
    'an age of more than ten minutes',
    'ASSERTION_EXPIRED',
    () => ({ at: minutes(-11.1), notOnOrAfter: minutes(60) }),
  ],
  ['an instant to come', 'ASSERTION_EXPIRED', () => ({ at: minutes(1.1) })],
  ['no end of the confirmation', 'RESPONSE_MALFORMED', () => ({ confirmation: `Recipient="${ACS}"` })],
  ['no name', 'SUBJECT_MISSING', () => ({ nameId: ' ' })],
  ['an address of another domain', 'EMAIL_DOMAIN', () => ({ email: 'ada@example.com' })],
  ['no address', 'EMAIL_MISSING', () => ({ email: ' ' })],
])('an assertion with %s is refused as %s', async (_name, fault, spoilt) => {
  expect(await answer(honest, spoilt())).toMatchObject({ code: 'SSO_FAILED', fault });
});

test.each([
  ['50 seconds late', -50],
  ['50 seconds early', 50],
] as const)('a clock that is %s is no fault', async (_name, off) => {
  const spoilt = off < 0 ? { notOnOrAfter: minutes(off / 60) } : { notBefore: minutes(off / 60) };
  expect(await answer(honest, spoilt)).toMatchObject({ code: 'signed in as ada' });
});

test('an assertion counts once, also in another sign-in', async () => {
  const first = await answer(honest);
  expect(first.code).toBe('signed in as ada');
  const { state } = await world.signIn.buildAuthorizationRequest(
    { organizationDid: DID, purpose: 'TEST' },
    as.unit(),
  );
  const again = { relayState: state, samlResponse: first.samlResponse };
  await expect(world.signIn.validateSamlAssertion(again, as.unit())).rejects.toMatchObject({
    code: 'SSO_FAILED',
    details: [{ code: 'REPLAYED' }],
  });
  await world.service.validate({}, as.admin());
});

test('a certificate that has expired proves nobody, and fails the check', async () => {
  const old = await newSamlSigner({ notAfter: new Date(Date.now() - 60_000) });
  const saml = { idpEntityId: ISSUER, ssoUrl: SSO_URL, certificates: [old.certificate] };
  await world.service.upsert({ protocol: 'SAML2.0', provider: 'Old', saml }, as.admin(DIDS[1]));
  const { config } = await world.service.validate({}, as.admin(DIDS[1]));
  expect(config).toMatchObject({
    status: 'FAILED',
    validationError: expect.stringMatching(/^CERTIFICATE_EXPIRED/),
  });
});
