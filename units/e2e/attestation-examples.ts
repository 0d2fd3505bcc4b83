import type { SettledCustodian } from '../testing/custodian-road.ts';
import { expectStatus } from '../testing/rest-road.ts';
import type { Real } from './holder-examples.ts';
import { intakeSteps } from './intake-examples.ts';
import type { OwnKey } from './own-key.ts';
import type { Person } from './persons.ts';
import type { Road } from './road.ts';

const PATH = '/api/v1/custodian/attestations';
const RECORDS = '/api/v1/custodian/records';

interface Given {
  road: () => Road;
  custodian: () => SettledCustodian;
  /** One that signs itself. */
  ownSigner: () => { readonly custodian: SettledCustodian; readonly key: OwnKey };
  person: () => Person;
}

/** What an Attester does with records that others have sent and reviewed. */
export function attestationSteps(given: Omit<Given, 'ownSigner'>) {
  const { road, custodian, person } = given;
  const { approved } = intakeSteps(given);
  const attester = () => custodian().people.Attester.headers;

  async function attested(): Promise<{ attestation_id: string; record_id: string }> {
    const { recordId: record_id } = await approved();
    const body = { record_ids: [record_id], statement_template: 'TRANSCRIBED_FROM_ORIGINAL' };
    const reply = await road().post(PATH, body, attester());
    return { attestation_id: expectStatus(reply, 201).body.attestation_id, record_id };
  }
  /** With a holder whose wallet the credential goes to. */
  async function named(): Promise<{ attestation_id: string; record_id: string }> {
    const made = await attested();
    const path = `${RECORDS}/${made.record_id}/holder`;
    const body = { holder_did: person().did };
    expectStatus(await road().platform.rest('PATCH', path, { body, headers: { ...attester() } }), 200);
    return made;
  }
  /** A credential in the wallet of the person. */
  async function issued(): Promise<{ attestation_id: string; record_id: string; credential_id: string }> {
    const made = await named();
    const body = { credential_type: 'ArchivedRecordCredential' };
    const reply = await road().post(`${PATH}/${made.attestation_id}/issue`, body, attester());
    return { ...made, credential_id: expectStatus(reply, 200).body.results[0].credential_id };
  }
  return { attester, approved, attested, named, issued };
}

/** What makes the examples of attestations true: the Attester vouches for what others have sent and reviewed. */
export function attestationExamples(given: Given): Readonly<Record<string, () => Promise<Real>>> {
  const { attester, approved, attested, named, issued } = attestationSteps(given);
  const { road, person } = given;
  const ownAttester = () => given.ownSigner().custodian.people.Attester.headers;
  const own = intakeSteps({ road, custodian: () => given.ownSigner().custodian });
  async function prepared() {
    const { recordId: record_id } = await own.approved();
    const body = { record_ids: [record_id], statement_template: 'TRANSCRIBED_FROM_ORIGINAL' };
    const { attestation_id, bytes_to_sign } = expectStatus(
      await road().post(`${PATH}/prepare`, body, ownAttester()),
      201,
    ).body;
    const signature = given.ownSigner().key.sign(Buffer.from(bytes_to_sign, 'base64'));
    return { attestation_id, record_id, signature };
  }
  /** With a holder, by a custodian that signs itself. */
  async function ownNamed(): Promise<{ attestation_id: string }> {
    const { attestation_id, record_id, signature } = await prepared();
    expectStatus(await road().post(`${PATH}/${attestation_id}/sign`, { signature }, ownAttester()), 201);
    const path = `${RECORDS}/${record_id}/holder`;
    const body = { holder_did: person().did };
    expectStatus(await road().platform.rest('PATCH', path, { body, headers: { ...ownAttester() } }), 200);
    return { attestation_id };
  }
  const of =
    (make: () => Promise<{ attestation_id: string; record_id: string }>) => async (): Promise<Real> => {
      const { attestation_id, record_id } = await make();
      return { params: { attestation_id, record_id }, headers: attester() };
    };

  return {
    [`POST ${PATH}`]: async () => ({
      body: { intake_id: (await approved()).intakeId },
      headers: attester(),
    }),
    [`POST ${PATH}/prepare`]: async () => ({
      body: { intake_id: (await own.approved()).intakeId },
      headers: ownAttester(),
    }),
    [`POST ${PATH}/{attestation_id}/sign`]: async () => {
      const { attestation_id, signature } = await prepared();
      return { params: { attestation_id }, body: { signature }, headers: ownAttester() };
    },
    [`POST ${PATH}/{attestation_id}/issue/prepare`]: async () => ({
      params: await ownNamed(),
      headers: ownAttester(),
    }),
    [`GET ${PATH}`]: of(attested),
    [`GET ${PATH}/{attestation_id}`]: of(attested),
    [`GET ${PATH}/{attestation_id}/rows`]: of(attested),
    [`GET ${PATH}/{attestation_id}/credentials`]: of(issued),
    [`POST ${PATH}/{attestation_id}/withdraw`]: of(attested),
    [`POST ${PATH}/{attestation_id}/issue`]: of(named),
    [`PATCH ${RECORDS}/{record_id}/holder`]: of(attested),
    'GET /api/v1/attestations/{attestation_id}/proof': async () => {
      const { attestation_id, record_id } = await attested();
      return { params: { attestation_id }, query: { record_id } };
    },
  };
}
