import type { Road, Row } from './road.ts';

const DOCUMENT = `mutation ($input: VerifyCredentialInput!) {
  verifyCredential(input: $input) {
    verification {
      is_valid: isValid status credential_id: credentialId issuer { did name status trust authority_type: authorityType custodian_type: custodianType }
      key_version: keyVersion checks { check outcome code message } warnings
    }
  }
}`;

/** The verdict on a credential over REST, without its instant; those over GraphQL and gRPC must be the same. */
export async function verdictByThreeDoors(road: Road, credential: unknown): Promise<Row> {
  const { verified_at: _at, ...byRest } = await road.verify(credential);
  const { verification } = await road.ask(DOCUMENT, { input: { credential } });
  expect(verification).toEqual(byRest);

  const credentialJson = JSON.stringify(credential);
  const byRpc = await road.rpc.call({
    to: 'verification',
    rpc: 'VerifyCredential',
    request: { credentialJson },
  });
  // proto3 has no null: absent text and numbers are empty.
  const { authority_type: authorityType, custodian_type: custodianType, ...issuer } = byRest.issuer ?? {};
  const issuerShown = byRest.issuer && {
    ...issuer,
    authorityType: authorityType ?? '',
    custodianType: custodianType ?? '',
    name: issuer.name ?? '',
    status: issuer.status ?? '',
  };
  expect(byRpc).toMatchObject({
    isValid: byRest.is_valid,
    status: byRest.status,
    credentialId: byRest.credential_id ?? '',
    issuer: issuerShown,
    keyVersion: byRest.key_version ?? 0,
    checks: byRest.checks,
    warnings: byRest.warnings,
  });
  return byRest;
}
