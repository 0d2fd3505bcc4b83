import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { statementOf } from './attestation.ts';
import type { AttestationService } from './attestation-service.ts';
import { textOf } from './statements.ts';

/** The GraphQL spelling of the operations on attestations. */
export function attestationResolvers(attestations: AttestationService) {
  return {
    Query: {
      attestation: (_, { id }, context) => attestations.byId({ attestationId: id }, context),
      attestations: async (_, args, context) => toConnection(await attestations.list(args, context)),
      attestationProof: (_, args, context) => attestations.proof(args, context),
      attestationRows: async (_, { id, ...page }, context) =>
        toConnection(await attestations.rows({ attestationId: id, ...page }, context)),
      attestationIssued: async (_, { id, ...page }, context) =>
        toConnection(await attestations.issued({ attestationId: id, ...page }, context)),
    },
    Mutation: {
      attestRecords: async (_, { input }, context) => ({
        attestation: await attestations.attest(input, context),
      }),
      prepareAttestation: async (_, { input }, context) => ({
        prepared: await attestations.prepare(input, context),
      }),
      signAttestation: async (_, { input }, context) => ({
        attestation: await attestations.sign(input, context),
      }),
      withdrawAttestation: async (_, { input }, context) => ({
        attestation: await attestations.withdraw(input, context),
      }),
      prepareFromAttestation: (_, { input }, context) => attestations.prepareIssue(input, context),
      issueFromAttestation: (_, { input }, context) => attestations.issue(input, context),
      nameRecordHolder: async (_, { input }, context) => ({
        record: await attestations.setHolder(input, context),
      }),
    },
    Attestation: {
      signature: ({ signature }) => Buffer.from(signature, 'base64'),
      statement: (attestation) => statementOf(attestation),
      statementText: ({ statementTemplate, statementVersion }) => textOf(statementTemplate, statementVersion),
    },
    PreparedAttestation: {
      statement: (prepared) => statementOf(prepared),
      bytesToSign: (prepared) => Buffer.from(statementOf(prepared)),
      statementText: ({ statementTemplate, statementVersion }) => textOf(statementTemplate, statementVersion),
      root: ({ payloadHash }) => payloadHash,
      treeSize: ({ recordCount }) => recordCount,
    },
    AttestationProof: {
      attestationId: ({ attestation }) => attestation.attestationId,
      custodianDid: ({ attestation }) => attestation.custodianDid,
      status: ({ attestation }) => attestation.status,
      withdrawnAt: ({ attestation }) => attestation.withdrawnAt,
      signature: ({ attestation }) => Buffer.from(attestation.signature, 'base64'),
      keyVersion: ({ attestation }) => attestation.keyVersion,
      verificationMethod: ({ attestation }) => attestation.verificationMethod,
      signedAt: ({ attestation }) => attestation.signedAt,
    },
  } satisfies Resolvers;
}
