import { readSamlMetadata } from './saml-metadata.ts';
import { newSamlSigner, samlMetadata } from './testing/saml-certificate.ts';

const BYTES = 1024 * 1024;
const fill = (piece: string) => piece.repeat(Math.ceil(BYTES / piece.length)).slice(0, BYTES);
const HEAD = '<EntityDescriptor entityID="urn:x"><IDPSSODescriptor>';

test.each([
  ['comments that never end', fill('<!--')],
  ['comments that nearly end', fill('<!-- -')],
  ['one comment and no end', `<!--${fill('x')}`],
  ['openings', fill('<IDPSSODescriptor>')],
  ['openings without an end', fill('<IDPSSODescriptor ')],
  ['attributes', `<EntityDescriptor ${fill('a="b" ')}`],
  ['quotes', `<EntityDescriptor ${fill('"')}`],
  ['prefixes', fill('<a.b-c:')],
  ['spaces', `<EntityDescriptor${fill(' ')}`],
  ['keys without an end', `${HEAD}${fill('<KeyDescriptor>')}`],
  ['ends', `${HEAD}${fill('</IDPSSODescriptor ')}`],
  ['addresses', `${HEAD}${fill('<SingleSignOnService Binding="x" ')}`],
  ['declarations', `<?xml ${fill(' encoding="')}`],
])('a megabyte of %s is refused, and soon', (_what, xml) => {
  const from = performance.now();
  expect(() => readSamlMetadata(xml)).toThrow(expect.objectContaining({ code: 'SSO_FAILED' }));
  expect(performance.now() - from).toBeLessThan(5000);
});

test('comments are left out, wherever they stand', async () => {
  const { certificate } = await newSamlSigner();
  const given = { entityId: 'urn:idp', ssoUrl: 'https://idp.example.edu/sso', certificates: [certificate] };
  const plain = samlMetadata(given);
  const spoilt = plain
    .replace(/></g, '><!-- a <IDPSSODescriptor> that is none --><')
    .replace('</', '<!----></')
    .concat('<!-- the end -->');
  expect(readSamlMetadata(spoilt)).toEqual(readSamlMetadata(plain));
});
