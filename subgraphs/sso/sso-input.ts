import { X509Certificate } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { did, oneFrom, optional, optionalText, text, uuid } from '../../kernel/parse.ts';
import { SSO_PROTOCOLS } from './sso-config.ts';
import type { SsoKind } from './sso-kind.ts';

const MAX_URL = 2048;
const MAX_CERTIFICATES = 10;
const MAX_RULES = 50;
export const MAX_METADATA_BYTES = 1024 * 1024;

/** An https address without what would be sent along or cut off. */
const httpsUrl = z
  .string()
  .trim()
  .max(MAX_URL, `use at most ${MAX_URL} characters`)
  .refine(isHttpsUrl, 'give an https address without user name and fragment');

const issuerUrl = httpsUrl.refine(
  (url) => URL.canParse(url) && new URL(url).search === '',
  'give the issuer without a query (OpenID Connect Discovery §3)',
);

const entityId = text(1024).refine((value) => !/[\s<>"]/.test(value), 'give an entity id without spaces');

const attribute = optionalText(text(255));

const scopes = z
  .array(z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e]{1,100}$/, 'give scopes such as email (RFC 6749 §3.3)'))
  .max(20, 'give at most 20 scopes');

const certificate = z
  .string()
  .max(16_384, 'give one certificate a text')
  .transform((given, context) => {
    const read = certificateOf(given);
    if (read === undefined) context.addIssue({ code: 'custom', message: 'give an X.509 certificate as PEM' });
    return read ?? z.NEVER;
  });

/** A DNS name in lower-case ASCII with at least two labels. */
export const emailDomain = z
  .string()
  .trim()
  .max(253, 'use at most 253 characters')
  .transform((given) => domainToASCII(given.replace(/\.$/, '')).toLowerCase())
  .pipe(
    z
      .string()
      .regex(
        /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/,
        'give a domain such as example.edu',
      ),
  );

/** Whose configuration; a person's own organization when it is left out. */
const organization = { organizationDid: optional(did) };

export const ssoOrganizationInput = z.strictObject(organization);
export const ssoStatusInput = z.strictObject({
  ...organization,
  status: oneFrom(['ACTIVE', 'INACTIVE']),
});
export const ssoDomainInput = z.strictObject({ ...organization, domain: emailDomain });

const oidcInput = z
  .strictObject({
    issuerUrl,
    clientId: text(255),
    clientSecret: optionalText(z.string().max(1024, 'use at most 1024 characters')),
    isPublicClient: optional(z.boolean('give true or false')),
    scopes: optional(scopes),
  })
  .refine((given) => !(given.isPublicClient && given.clientSecret !== undefined), {
    path: ['clientSecret'],
    message: 'a public client has no secret; leave one of the two out',
  });

const samlInput = z
  .strictObject({
    idpEntityId: optionalText(entityId),
    ssoUrl: optionalText(httpsUrl),
    certificates: optional(
      z.array(certificate).max(MAX_CERTIFICATES, `give at most ${MAX_CERTIFICATES} certificates`),
    ),
    metadataUrl: optionalText(httpsUrl),
    metadataXml: optionalText(z.string().max(MAX_METADATA_BYTES, 'give at most 1 MB of metadata')),
  })
  .superRefine((given, context) => {
    const { metadataUrl, metadataXml, idpEntityId, ssoUrl, certificates = [] } = given;
    const members = { idpEntityId, ssoUrl, certificates: certificates.length > 0 ? certificates : undefined };
    const named = Object.values(members).filter((member) => member !== undefined).length;
    const sources = [metadataUrl, metadataXml].filter((source) => source !== undefined).length;
    if (sources > 1 || (sources === 1 && named > 0)) {
      const message =
        'give metadata_url, metadata_xml or the three settings themselves, and only one of these';
      context.addIssue({ code: 'custom', path: ['metadataUrl'], message });
    }
    if (sources > 0) return;
    for (const [name, member] of Object.entries(members))
      if (member === undefined) context.addIssue({ code: 'custom', path: [name], message: REQUIRED });
  });

const REQUIRED = 'this field is required unless metadata is given';

/** Settings of one kind of organization: its roles are known. */
export function upsertSsoInput({ roles }: SsoKind) {
  const role = z.string().refine((given) => roles.includes(given), `give one of ${roles.join(', ')}`);
  return z
    .strictObject({
      ...organization,
      protocol: oneFrom(SSO_PROTOCOLS),
      provider: text(100),
      oidc: optional(oidcInput),
      saml: optional(samlInput),
      emailDomains: optional(z.array(emailDomain).max(20, 'give at most 20 domains')),
      attributeMap: optional(
        z.strictObject({
          email: attribute,
          name: attribute,
          groups: attribute,
          roles: optional(
            z
              .array(z.strictObject({ attribute, value: text(255), role }))
              .max(MAX_RULES, `give at most ${MAX_RULES} rules`),
          ),
        }),
      ),
      jitProvisioning: optional(z.boolean('give true or false')),
      defaultRole: optional(
        role.refine(
          (given) => given !== 'Admin',
          'name Admins by a rule of the attribute map, or one by one',
        ),
      ),
      enforce: optional(z.boolean('give true or false')),
      breakGlassMemberId: optionalText(uuid),
    })
    .superRefine(({ protocol, oidc, saml, enforce, breakGlassMemberId }, context) => {
      const [wanted, other] = protocol === 'OIDC' ? (['oidc', 'saml'] as const) : (['saml', 'oidc'] as const);
      const given = { oidc, saml };
      if (given[wanted] === undefined)
        context.addIssue({
          code: 'custom',
          path: [wanted],
          message: `this field is required for ${protocol}`,
        });
      if (given[other] !== undefined)
        context.addIssue({ code: 'custom', path: [other], message: `leave it out for ${protocol}` });
      if (enforce && breakGlassMemberId === undefined)
        context.addIssue({
          code: 'custom',
          path: ['breakGlassMemberId'],
          message: 'name an Admin who may sign in by a link when the identity provider is away',
        });
    });
}

export type UpsertSso = z.output<ReturnType<typeof upsertSsoInput>>;

export const beginSsoInput = z.strictObject({
  organizationDid: did,
  purpose: oneFrom(['SIGN_IN', 'TEST']),
});

const state = z.string().max(512, 'give the state that the sign-in began with');

export const oidcCallbackInput = z.strictObject({
  state,
  parameters: z
    .record(z.string().max(100), z.string().max(8192))
    .refine((given) => Object.keys(given).length <= 30, 'give what the provider sent to the callback'),
});

export const samlAssertionInput = z.strictObject({ relayState: state, samlResponse: z.string() });

export const ssoPolicyInput = z.strictObject({ organizationDid: did });
export const ssoLogoutInput = z.strictObject({ organizationDid: did, loginHint: z.string().max(255) });
export const ssoDomainLookup = z.strictObject({ emailDomain: z.string().max(255) });

/** The certificate of a PEM text, or of the base64 alone, in the one spelling in which it is stored; undefined for anything else. */
export function certificateOf(given: string): string | undefined {
  const body = given.replace(/-----(?:BEGIN|END) CERTIFICATE-----/g, '').replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(body)) return undefined;
  try {
    return new X509Certificate(Buffer.from(body, 'base64')).toString();
  } catch {
    return undefined;
  }
}

export function isHttpsUrl(value: string): boolean {
  if (!/^https:\/\/[^\s#\\]+$/.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}
