import type {
  CustodianRecord,
  CustodianRegistryService,
} from '../../../proto/generated/testamur/custodian/custodian_registry.ts';
import type { CustodianApplicantService } from '../../../proto/generated/testamur/internal/applicants.ts';
import type { DemoCustodianService } from '../../../proto/generated/testamur/internal/demo.ts';
import type { CustodianStatsService } from '../../../proto/generated/testamur/internal/stats.ts';
import type { Sent } from '../../../proto/wire.ts';
import { applicantRows } from '../../did-registry/applicant-rpcs.ts';
import { methodOf } from '../../did-registry/registrant-key.ts';
import { keyVersionsOf, pageNumber } from '../../did-registry/rpc-replies.ts';
import {
  type BindingOf,
  given,
  givenBytes,
  givenNumber,
  millis,
  operationRow,
  type RowsOf,
  type ServiceBinding,
} from '../../rpc.ts';
import { CUSTODIAN_APPLICANTS, CUSTODIAN_REGISTRY, CUSTODIAN_STATS, DEMO_CUSTODIANS } from '../contracts.ts';
import type { Custodian } from './custodian.ts';
import type { RegistryService } from './room.ts';

const OF_CUSTODIAN = { did: 'custodianDid' } as const;

/** The contracts of the registry of custodians. */
export function registryBindings(service: RegistryService): readonly ServiceBinding[] {
  const { custodians, keys, applicants, demo, counts } = service;
  const rpcs: RowsOf<CustodianRegistryService> = {
    RegisterCustodian: operationRow({
      operation: custodians.register,
      args: (request) => ({
        name: given(request.name),
        websiteUrl: given(request.websiteUrl),
        publicKey: givenBytes(request.publicKey),
        keyAlgorithm: given(request.keyAlgorithm),
        contactEmail: given(request.contactEmail),
        countryCode: given(request.countryCode),
        byok: request.byok,
        custodianType: given(request.custodianType),
        jurisdictionCodes: request.jurisdictionCodes,
        mandate: request.mandate && {
          legalBasis: given(request.mandate.legalBasis),
          evidenceRef: given(request.mandate.evidenceRef),
        },
      }),
      reply: ({ custodianId, did, status, publicKey, signingMode }) => ({
        custodianId,
        custodianDid: did,
        status,
        publicKey,
        signingMode,
      }),
    }),
    GetCustodian: operationRow({
      operation: keys.resolve,
      names: OF_CUSTODIAN,
      args: ({ custodianDid, fresh }) => ({ did: custodianDid, fresh }),
      reply: ({ custodian, keys: all }) => ({ custodian: recordOf(custodian), keys: keyVersionsOf(all) }),
    }),
    ListCustodians: operationRow({
      operation: custodians.listByPage,
      args: ({ statusFilter, contactEmail, page, pageSize }) => ({
        statusFilter: given(statusFilter),
        contactEmail: given(contactEmail),
        page,
        pageSize,
      }),
      reply: ({ items, total, totalIsLowerBound = false, offset, size }) => ({
        custodians: items.map(recordOf),
        page: pageNumber(offset, size),
        pageSize: size,
        total,
        totalIsLowerBound,
      }),
    }),
    GetCustodianDIDDocument: operationRow({
      operation: keys.didDocument,
      names: OF_CUSTODIAN,
      args: ({ custodianDid }) => ({ did: custodianDid }),
      reply: (document) => ({
        documentJson: JSON.stringify(document),
        id: document.id,
        assertionMethod: document.assertionMethod,
        authentication: document.authentication,
        updated: document.updated,
      }),
    }),
    RotateCustodianKey: operationRow({
      operation: keys.rotate,
      names: OF_CUSTODIAN,
      args: ({ custodianDid, newPublicKey, oldKeySignature }) => ({
        did: custodianDid,
        newPublicKey: givenBytes(newPublicKey),
        oldKeySignature: givenBytes(oldKeySignature),
      }),
      reply: ({ custodian, key }) => ({
        custodianDid: custodian.did,
        keyVersion: key.keyVersion,
        publicKey: key.publicKey,
        verificationMethod: methodOf(key),
        createdAt: millis(key.createdAt),
      }),
    }),
    UpdateCustodianStatus: operationRow({
      operation: custodians.setStatus,
      names: { ...OF_CUSTODIAN, status: 'newStatus' },
      args: ({ custodianDid, newStatus, reason }) => ({
        did: custodianDid,
        status: given(newStatus),
        reason: given(reason),
      }),
      reply: ({ custodian, previousStatus }) => ({
        custodianDid: custodian.did,
        status: custodian.status,
        previousStatus,
      }),
    }),
    SignPayload: operationRow({
      operation: keys.sign,
      args: ({ custodianDid, payload, keyVersion }) => ({
        custodianDid,
        payload,
        keyVersion: givenNumber(keyVersion),
      }),
      reply: ({ signature, keyVersion, verificationMethod }) => ({
        signature,
        keyVersion,
        verificationMethod,
      }),
    }),
  };

  return [
    { ...CUSTODIAN_REGISTRY, rpcs },
    {
      ...CUSTODIAN_APPLICANTS,
      rpcs: applicantRows(applicants),
    } satisfies BindingOf<CustodianApplicantService>,
    {
      ...DEMO_CUSTODIANS,
      rpcs: {
        RegisterDemoCustodian: operationRow({
          operation: custodians.registerDemo,
          args: ({ name, websiteUrl, contactEmail, countryCode, custodianType }) => ({
            name,
            websiteUrl: given(websiteUrl),
            contactEmail: given(contactEmail),
            countryCode: given(countryCode),
            custodianType: given(custodianType),
          }),
          reply: ({ custodianId, did }) => ({ custodianId, custodianDid: did }),
        }),
        RemoveDemoCustodians: operationRow({
          operation: (_input, context) => demo.remove(context),
          args: () => ({}),
          reply: ({ removed }) => ({ removed }),
        }),
      },
    } satisfies BindingOf<DemoCustodianService>,
    {
      ...CUSTODIAN_STATS,
      rpcs: {
        CountCustodians: operationRow({
          operation: (_input, context) => counts(context),
          args: () => ({}),
          reply: ({ total, byStatus }) => ({ total, byStatus }),
        }),
      },
    } satisfies BindingOf<CustodianStatsService>,
  ];
}

function recordOf(custodian: Custodian): CustodianRecord<Sent> {
  const { mandate } = custodian;
  return {
    custodianId: custodian.custodianId,
    custodianDid: custodian.did,
    name: custodian.name,
    custodianType: custodian.custodianType,
    status: custodian.status,
    signingMode: custodian.signingMode,
    publicKey: custodian.publicKey,
    organizationUrl: custodian.organizationUrl ?? '',
    contactEmail: custodian.contactEmail ?? '',
    countryCode: custodian.countryCode ?? '',
    jurisdictionCodes: [...custodian.jurisdictionCodes],
    mandate: mandate ? { legalBasis: mandate.legalBasis, evidenceRef: mandate.evidenceRef ?? '' } : null,
    createdAt: millis(custodian.createdAt),
    updatedAt: millis(custodian.updatedAt),
    isDemo: custodian.isDemo ?? false,
  };
}
