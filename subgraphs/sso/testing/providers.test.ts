import { deflateRawSync } from 'node:zlib';
import { startOidcProvider } from './oidc-provider.ts';
import { startSamlProvider } from './saml-provider.ts';

test('the OpenID provider of tests sends a browser back with a code', async () => {
  const provider = await startOidcProvider({ redirectUris: ['https://testamur.example/callback'] });
  const url = new URL(`${provider.issuer}/auth`);
  url.search = new URLSearchParams({
    client_id: provider.clientId,
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: 'https://testamur.example/callback',
    state: 's',
    nonce: 'n',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  }).toString();
  const landing = await provider.browse(url.href);
  expect(landing).toMatchObject({
    kind: 'redirect',
    parameters: { code: expect.any(String), state: 's', iss: provider.issuer },
  });
  await provider.close();
});

test('the SAML provider of tests posts a signed response', async () => {
  const provider = await startSamlProvider();
  const request = `<samlp:AuthnRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_1" Version="2.0" IssueInstant="2026-01-01T00:00:00Z" AssertionConsumerServiceURL="https://testamur.example/acs"><saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">sp</saml:Issuer></samlp:AuthnRequest>`;
  const url = new URL(provider.ssoUrl);
  url.searchParams.set('SAMLRequest', deflateRawSync(request).toString('base64'));
  url.searchParams.set('RelayState', 'a state');
  const landing = await provider.browse(url.href);
  expect(landing).toMatchObject({
    kind: 'form',
    action: 'https://testamur.example/acs',
    fields: { RelayState: 'a state' },
  });
  const sent = landing.kind === 'form' ? landing.fields['SAMLResponse'] : undefined;
  const xml = Buffer.from(sent ?? '', 'base64').toString();
  expect(xml).toMatch(
    /InResponseTo="_1"[\s\S]*Recipient="https:\/\/testamur.example\/acs"|Recipient="https:\/\/testamur.example\/acs"[\s\S]*InResponseTo="_1"/,
  );
  expect(xml).toContain('rsa-sha256');
  await provider.close();
});
