import { canonicalize } from '../../kernel/crypto/canonical-json.ts';
import type {
  FederatedAccreditation,
  FederatedIssuerRecord,
  FederatedKeyRecord,
  IssuerRegistryService,
} from '../../proto/generated/testamur/registry/issuer_registry.ts';
import type { Sent } from '../../proto/wire.ts';
import { given, givenNumber, millis, operationRow, type RowsOf, row } from '../rpc.ts';
import { rootField, type Subgraph } from '../subgraph.ts';
import { type Accreditation, type FederatedIssuer, keysUsableUntil } from './federation.ts';
import { type FederatedKey, keyBytesOf } from './federation-document.ts';
import type { FederatedStatusChange } from './federation-service.ts';
import type { MutationResolvers } from './generated/resolvers.ts';
import type { IssuersService } from './resolvers.ts';

type FederatedRpc = Extract<keyof IssuerRegistryService['rpcs'], `${string}Federated${string}`>;

/** The RPCs of the trust registry, a part of the issuer registry's contract. */
export function federatedRpcs(
  subgraph: Subgraph<IssuersService>,
): Pick<RowsOf<IssuerRegistryService>, FederatedRpc> {
  const { internal } = subgraph;
  const mutation = (field: keyof MutationResolvers) => rootField(subgraph, 'Mutation', field);
  const whole = ({ federatedIssuer }: { federatedIssuer: FederatedIssuer }) => ({
    federatedIssuer: recordOf(federatedIssuer),
  });

  return {
    RegisterFederatedIssuer: row({
      resolver: mutation('proposeFederatedIssuer'),
      args: ({ did, name, jurisdictionCodes, accreditations }) => ({
        input: {
          did: given(did),
          name: given(name),
          jurisdictionCodes,
          accreditations: accreditations.map((one) => ({
            credentialType: given(one.credentialType),
            validFrom: instantOf(one.validFrom),
            validTo: instantOf(one.validTo),
            accreditedBy: given(one.accreditedBy),
          })),
        },
      }),
      reply: whole,
    }),
    GetFederatedIssuer: row({
      resolver: rootField(subgraph, 'Query', 'federatedIssuer'),
      names: { id: 'federatedIssuerId' },
      args: ({ federatedIssuerId }) => ({ id: given(federatedIssuerId) }),
      reply: (issuer: FederatedIssuer) => ({ federatedIssuer: recordOf(issuer) }),
    }),
    ListFederatedIssuers: operationRow({
      operation: internal.federation.list,
      names: {
        first: 'pageSize',
        offset: 'page',
        'filter.status': 'statusFilter',
        'filter.resolveStatus': 'resolveStatusFilter',
        'filter.did': 'did',
      },
      args: ({ statusFilter, resolveStatusFilter, did, page, pageSize }) => ({
        filter: { status: given(statusFilter), resolveStatus: given(resolveStatusFilter), did: given(did) },
        first: givenNumber(pageSize),
        offset: page * (givenNumber(pageSize) ?? 20),
      }),
      reply: ({ items, total, totalIsLowerBound = false, offset, size }) => ({
        federatedIssuers: items.map(recordOf),
        page: Math.floor(offset / size),
        pageSize: size,
        total,
        totalIsLowerBound,
      }),
    }),
    RefreshFederatedIssuer: row({
      resolver: mutation('refreshFederatedIssuer'),
      args: ({ federatedIssuerId }) => ({ input: { federatedIssuerId: given(federatedIssuerId) } }),
      reply: whole,
    }),
    UpdateFederatedIssuerStatus: row({
      resolver: mutation('setFederatedIssuerStatus'),
      names: { status: 'newStatus' },
      args: ({ federatedIssuerId, newStatus, reason, acceptDocument, documentHash }) => ({
        input: {
          federatedIssuerId: given(federatedIssuerId),
          status: given(newStatus),
          reason: given(reason),
          acceptDocument,
          documentHash: given(documentHash),
        },
      }),
      reply: ({ federatedIssuer, previousStatus }: FederatedStatusChange) => ({
        federatedIssuer: recordOf(federatedIssuer),
        previousStatus,
      }),
    }),
    RemoveFederatedIssuer: row({
      resolver: mutation('removeFederatedIssuer'),
      args: ({ federatedIssuerId, reason }) => ({
        input: { federatedIssuerId: given(federatedIssuerId), reason: given(reason) },
      }),
      reply: whole,
    }),
    ResolveFederatedKey: operationRow({
      operation: internal.federation.resolveKey,
      args: ({ did, verificationMethod }) => ({
        did: given(did),
        verificationMethod: given(verificationMethod),
      }),
      reply: ({ issuer, keys }) => ({
        federatedIssuerId: issuer.federatedIssuerId,
        did: issuer.did,
        name: issuer.name,
        status: issuer.status,
        wasTrusted: issuer.trustedAt !== undefined,
        resolveStatus: issuer.resolveStatus,
        keys: keys.map(keyMessage),
        accreditations: issuer.accreditations.map(accreditationMessage),
        keysUsableUntil: millis(keysUsableUntil(issuer)),
        suspendedAt: millis(issuer.suspendedAt),
      }),
    }),
  };
}

function recordOf(issuer: FederatedIssuer): FederatedIssuerRecord<Sent> {
  const { pending } = issuer;
  return {
    federatedIssuerId: issuer.federatedIssuerId,
    did: issuer.did,
    name: issuer.name,
    jurisdictionCodes: issuer.jurisdictionCodes,
    accreditations: issuer.accreditations.map(accreditationMessage),
    status: issuer.status,
    resolveStatus: issuer.resolveStatus,
    resolveProblem: issuer.resolveProblem ?? '',
    didDocumentJson: canonicalize(issuer.didDocument),
    documentHash: issuer.documentHash,
    keys: issuer.keys.map(keyMessage),
    pendingDocumentJson: pending ? canonicalize(pending.didDocument) : '',
    pendingDocumentHash: pending?.documentHash ?? '',
    pendingKeys: pending?.keys.map(keyMessage) ?? [],
    lastResolvedAt: millis(issuer.lastResolvedAt),
    keysUsableUntil: millis(keysUsableUntil(issuer)),
    nextRefreshAt: millis(issuer.nextRefreshAt),
    trustedAt: millis(issuer.trustedAt),
    suspendedAt: millis(issuer.suspendedAt),
    createdAt: millis(issuer.createdAt),
    updatedAt: millis(issuer.updatedAt),
    rowVersion: issuer.rowVersion,
  };
}

function keyMessage(key: FederatedKey): FederatedKeyRecord<Sent> {
  const publicKey = Buffer.from(keyBytesOf(key));
  return { keyId: key.keyId, type: key.type, publicKey, expires: millis(key.expires) };
}

function accreditationMessage(accreditation: Accreditation): FederatedAccreditation<Sent> {
  const { credentialType, validFrom, validTo, accreditedBy } = accreditation;
  return { credentialType, validFrom: millis(validFrom), validTo: millis(validTo), accreditedBy };
}

function instantOf(epochMs: string): Date | undefined {
  const at = givenNumber(epochMs);
  return at === undefined ? undefined : new Date(at);
}
