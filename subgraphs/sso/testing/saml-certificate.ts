import { webcrypto } from 'node:crypto';

/** An RSA key that signs SAML, and a certificate of itself that says whose it is. */
export interface SamlSigner {
  /** PEM. */
  readonly certificate: string;
  /** PKCS #8, PEM. */
  readonly privateKeyPem: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
} as const;

/** A new one whose certificate is valid from yesterday until `notAfter`, a year from now unless told. */
export async function newSamlSigner({
  notAfter = new Date(Date.now() + 365 * DAY_MS),
  bits = 2048,
}: {
  readonly notAfter?: Date;
  readonly bits?: number;
} = {}): Promise<SamlSigner> {
  await import('reflect-metadata'); // the package needs it before its own first line
  const x509 = await import('@peculiar/x509');
  const keys = await webcrypto.subtle.generateKey({ ...RSA, modulusLength: bits }, true, ['sign', 'verify']);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: 'CN=Identity provider of a test',
    keys,
    notBefore: new Date(Math.min(Date.now(), notAfter.getTime()) - DAY_MS),
    notAfter,
    signingAlgorithm: RSA,
  });
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey));
  const lines = pkcs8.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    certificate: certificate.toString('pem'),
    privateKeyPem: `-----BEGIN PRIVATE KEY-----\n${lines.join('\n')}\n-----END PRIVATE KEY-----\n`,
  };
}

/** The metadata document of an identity provider. */
export function samlMetadata({
  entityId,
  ssoUrl,
  certificates,
}: {
  readonly entityId: string;
  readonly ssoUrl: string;
  readonly certificates: readonly string[];
}): string {
  const keys = certificates.map(
    (pem) =>
      `<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${pem
        .replace(/-----[A-Z ]+-----/g, '')
        .trim()}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol" WantAuthnRequestsSigned="false">
    ${keys.join('\n    ')}
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${ssoUrl}"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`;
}
