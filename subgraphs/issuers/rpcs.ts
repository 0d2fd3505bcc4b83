import type { ApplicantService } from '../../proto/generated/testamur/internal/applicants.ts';
import type { DemoIssuerService } from '../../proto/generated/testamur/internal/demo.ts';
import type {
  ApiKeyRecord,
  IssuerRegistryService,
  IssuerSummary,
} from '../../proto/generated/testamur/registry/issuer_registry.ts';
import type { Sent } from '../../proto/wire.ts';
import { applicantRows } from '../did-registry/applicant-rpcs.ts';
import type { DidDocument } from '../did-registry/did-document.ts';
import { methodOf, type RegistrantKey } from '../did-registry/registrant-key.ts';
import { keyVersionsOf, pageNumber } from '../did-registry/rpc-replies.ts';
import {
  type BindingOf,
  given,
  givenBytes,
  givenNumber,
  millis,
  operationRow,
  type RowsOf,
  row,
  type ServiceBinding,
} from '../rpc.ts';
import { ssoRpcs } from '../sso/sso-rpcs.ts';
import { rootField, type Subgraph } from '../subgraph.ts';
import type { ApiKey } from './api-key.ts';
import { APPLICANTS, DEMO_ISSUERS, ISSUER_SSO_CONTRACT, REGISTRY } from './contracts.ts';
import { federatedRpcs } from './federation-rpcs.ts';
import type { MutationResolvers } from './generated/resolvers.ts';
import type { Issuer } from './issuer.ts';
import type { IssuersService } from './resolvers.ts';
import { createIssuerStatsBinding } from './stats-rpcs.ts';

const OF_ISSUER = { did: 'issuerDid' } as const;
const PAGE = { first: 'pageSize', offset: 'page' } as const;

/** The contract of the issuer registry. */
export function createIssuerBindings(subgraph: Subgraph<IssuersService>): readonly ServiceBinding[] {
  const { internal } = subgraph;
  const mutation = (field: keyof MutationResolvers) => rootField(subgraph, 'Mutation', field);

  const rpcs: RowsOf<IssuerRegistryService> = {
    RegisterIssuer: row({
      resolver: mutation('registerIssuer'),
      args: (request) => ({
        input: {
          name: given(request.name),
          websiteUrl: given(request.websiteUrl),
          publicKey: givenBytes(request.publicKey),
          keyAlgorithm: given(request.keyAlgorithm),
          contactEmail: given(request.contactEmail),
          countryCode: given(request.countryCode),
          byok: request.byok,
        },
      }),
      reply: ({ issuer }: { issuer: Issuer }) => ({
        issuerId: issuer.issuerId,
        issuerDid: issuer.did,
        status: issuer.status,
        errorMessage: '',
        publicKey: issuer.publicKey,
        signingMode: issuer.signingMode,
      }),
    }),
    GetIssuer: operationRow({
      operation: internal.keys.resolve,
      names: OF_ISSUER,
      args: ({ issuerDid, fresh }) => ({ did: issuerDid, fresh }),
      reply: ({ issuer, keys }) => ({
        issuerId: issuer.issuerId,
        issuerDid: issuer.did,
        name: issuer.name,
        // Known behaviour that clients rely on: the URL stands where the address should, the country is empty.
        contactEmail: issuer.organizationUrl ?? '',
        countryCode: '',
        status: issuer.status,
        signingMode: issuer.signingMode,
        publicKey: issuer.publicKey,
        keys: keyVersionsOf(keys),
        createdAt: millis(issuer.createdAt),
        updatedAt: millis(issuer.updatedAt),
        errorMessage: '',
        isDemo: issuer.isDemo ?? false,
      }),
    }),
    ListIssuers: operationRow({
      operation: internal.issuers.listByPage,
      args: ({ statusFilter, contactEmail, page, pageSize }) => ({
        statusFilter: given(statusFilter),
        contactEmail: given(contactEmail),
        page,
        pageSize,
      }),
      reply: ({ items, total, totalIsLowerBound = false, offset, size }) => ({
        issuers: items.map(summaryOf),
        page: pageNumber(offset, size),
        pageSize: size,
        total,
        totalIsLowerBound,
      }),
    }),
    GetDIDDocument: row({
      resolver: rootField(subgraph, 'Query', 'didDocument'),
      names: OF_ISSUER,
      args: ({ issuerDid }) => ({ did: issuerDid }),
      reply: (document: DidDocument) => ({
        documentJson: JSON.stringify(document),
        context: document['@context'],
        id: document.id,
        publicKey: document.publicKey,
        verificationMethod: document.verificationMethod,
        authentication: document.authentication,
        assertionMethod: document.assertionMethod,
        updated: document.updated,
      }),
    }),
    RotateKey: row({
      resolver: mutation('rotateIssuerKey'),
      names: OF_ISSUER,
      args: ({ issuerDid, newPublicKey, oldKeySignature }) => ({
        input: {
          did: issuerDid,
          newPublicKey: givenBytes(newPublicKey),
          oldKeySignature: givenBytes(oldKeySignature),
        },
      }),
      reply: ({ issuer, key }: { issuer: Issuer; key: RegistrantKey }) => ({
        issuerDid: issuer.did,
        keyVersion: key.keyVersion,
        publicKey: key.publicKey,
        verificationMethod: methodOf(key),
        createdAt: millis(key.createdAt),
        errorMessage: '',
      }),
    }),
    UpdateIssuerStatus: operationRow({
      operation: internal.issuers.setStatus,
      names: { ...OF_ISSUER, status: 'newStatus' },
      args: ({ issuerDid, newStatus, reason }) => ({
        did: issuerDid,
        status: given(newStatus),
        reason: given(reason),
      }),
      reply: ({ issuer, previousStatus }) => ({
        issuerDid: issuer.did,
        status: issuer.status,
        previousStatus,
        errorMessage: '',
      }),
    }),
    SignPayload: operationRow({
      operation: internal.keys.sign,
      args: ({ issuerDid, payload, keyVersion }) => ({
        issuerDid,
        payload,
        ...(keyVersion === 0 ? {} : { keyVersion }),
      }),
      reply: ({ signature, keyVersion, verificationMethod }) => ({
        signature,
        keyVersion,
        verificationMethod,
        errorMessage: '',
      }),
    }),
    CreateApiKey: row({
      resolver: mutation('createApiKey'),
      args: ({ issuerDid, name, scopes, expiresAt }) => ({
        input: { issuerDid, name: given(name), scopes: givenList(scopes), expiresAt: instantOf(expiresAt) },
      }),
      reply: ({ apiKey, text }: { apiKey: ApiKey; text: string }) => ({
        apiKeyId: apiKey.apiKeyId,
        apiKey: text,
        prefix: apiKey.prefix,
        scopes: apiKey.scopes,
        expiresAt: millis(apiKey.expiresAt),
      }),
    }),
    GetApiKey: operationRow({
      operation: internal.apiKeys.get,
      args: ({ issuerDid, apiKeyId }) => ({ issuerDid, apiKeyId }),
      reply: (apiKey) => ({ apiKey: recordOf(apiKey) }),
    }),
    ListApiKeys: operationRow({
      operation: internal.apiKeys.list,
      names: PAGE,
      args: ({ issuerDid, page, pageSize }) => ({
        issuerDid,
        first: givenNumber(pageSize),
        offset: page * (givenNumber(pageSize) ?? 20),
      }),
      reply: ({ items, total, offset, size }) => ({
        apiKeys: items.map(recordOf),
        page: pageNumber(offset, size),
        pageSize: size,
        total,
      }),
    }),
    UpdateApiKey: operationRow({
      operation: internal.apiKeys.update,
      args: ({ issuerDid, apiKeyId, name, scopes }) => ({
        issuerDid,
        apiKeyId,
        name: given(name),
        scopes: givenList(scopes),
      }),
      reply: (apiKey) => ({ apiKey: recordOf(apiKey) }),
    }),
    DeleteApiKey: row({
      resolver: mutation('revokeApiKey'),
      args: ({ issuerDid, apiKeyId }) => ({ input: { issuerDid, apiKeyId } }),
      reply: ({ apiKey }: { apiKey: ApiKey }) => ({ apiKey: recordOf(apiKey) }),
    }),
    AuthenticateApiKey: operationRow({
      operation: internal.apiKeys.authenticate,
      args: ({ apiKey }) => ({ apiKey }),
      reply: ({ apiKeyId, issuerId, issuerDid, scopes, issuerStatus }) => ({
        apiKeyId,
        issuerId,
        issuerDid,
        scopes,
        issuerStatus,
      }),
    }),
    ...federatedRpcs(subgraph),
  };

  return [
    { ...REGISTRY, rpcs },
    { ...ISSUER_SSO_CONTRACT, rpcs: ssoRpcs(internal.sso) },
    { ...APPLICANTS, rpcs: applicantRows(internal.applicants) } satisfies BindingOf<ApplicantService>,
    {
      ...DEMO_ISSUERS,
      rpcs: {
        RegisterDemoIssuer: operationRow({
          operation: internal.issuers.registerDemo,
          args: ({ name, websiteUrl, contactEmail, countryCode }) => ({
            name,
            websiteUrl: given(websiteUrl),
            contactEmail: given(contactEmail),
            countryCode: given(countryCode),
          }),
          reply: ({ issuerId, did }) => ({ issuerId, issuerDid: did }),
        }),
        ListDemoIssuers: operationRow({
          operation: (_input, context) => internal.demo.list(context),
          args: () => ({}),
          reply: (issuers) => ({
            issuers: issuers.map(({ id: issuerId, did: issuerDid }) => ({ issuerId, issuerDid })),
          }),
        }),
        RemoveDemoIssuers: operationRow({
          operation: (_input, context) => internal.demo.remove(context),
          args: () => ({}),
          reply: ({ removed }) => ({ removed }),
        }),
      },
    } satisfies BindingOf<DemoIssuerService>,
    createIssuerStatsBinding(internal),
  ];
}

function summaryOf(issuer: Issuer): IssuerSummary<Sent> {
  return {
    issuerId: issuer.issuerId,
    issuerDid: issuer.did,
    name: issuer.name,
    websiteUrl: issuer.organizationUrl ?? '',
    contactEmail: issuer.contactEmail ?? '',
    countryCode: issuer.countryCode ?? '',
    status: issuer.status,
    signingMode: issuer.signingMode,
    publicKey: issuer.publicKey,
    createdAt: millis(issuer.createdAt),
    updatedAt: millis(issuer.updatedAt),
  };
}

function recordOf(apiKey: ApiKey): ApiKeyRecord<Sent> {
  return {
    apiKeyId: apiKey.apiKeyId,
    issuerDid: apiKey.issuerDid,
    name: apiKey.name,
    prefix: apiKey.prefix,
    hint: apiKey.hint,
    scopes: apiKey.scopes,
    status: apiKey.status,
    expiresAt: millis(apiKey.expiresAt),
    lastUsedAt: millis(apiKey.lastUsedAt),
    revokedAt: millis(apiKey.revokedAt),
    createdAt: millis(apiKey.createdAt),
  };
}

function givenList(list: readonly string[]): readonly string[] | undefined {
  return list.length > 0 ? list : undefined;
}

function instantOf(epochMs: string): Date | undefined {
  const at = givenNumber(epochMs);
  return at === undefined ? undefined : new Date(at);
}
