import { CREDENTIALS_V1 } from '../../kernel/crypto/credential-shape.ts';
import { attachProof, createProof } from '../../kernel/crypto/data-integrity.ts';
import { anUnsignedCredential, aSigner } from '../../kernel/crypto/testing/credentials.ts';
import { type HttpsSite, openHttpsSite } from '../../kernel/outbound/testing/https-site.ts';
import { until } from '../../kernel/testing/until.ts';
import { aDidDocument, aDidDocumentWithEnd } from '../../subgraphs/issuers/testing/did-web.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { openRoad, type Road, type Row } from './road.ts';

const HOUR = 60 * 60 * 1000;
const ALL = '/api/v1/admin/federated-issuers';

let road: Road;
/** Where institutions outside of the platform publish their keys. */
let site: HttpsSite;

beforeAll(async () => {
  site = await openHttpsSite();
  road = await openRoad({ OUTBOUND_TRUSTED_HOSTS: site.host, OUTBOUND_CA_FILE: site.caFile });
});
afterAll(async () => {
  await road.close();
  await site.close();
});

/** An institution in a folder of the site, trusted with what it shows there now. */
async function trusted(folder: string, documentOf: (did: string) => object) {
  const did = site.did(folder);
  const show = (document: object) => site.serve(`/${folder}/did.json`, document);
  show(documentOf(did));
  const admin = await road.signInAdmin();
  const made = await road.post(ALL, { did, name: 'Example University' }, admin);
  const one = `${ALL}/${expectStatus(made, 201).body.federated_issuer_id}`;
  const decide = async (body: object): Promise<Row> =>
    road.post(`${one}/status`, { reason: 'r', ...body }, admin);
  for (const status of ['VERIFIED', 'TRUSTED']) expectStatus(await decide({ status }), 200);
  const refresh = async (): Promise<Row> => {
    const headers = await road.signInAdmin();
    return expectStatus(await road.post(`${one}/refresh`, undefined, headers), 200).body;
  };
  return { did, show, decide, refresh };
}

/** A credential of that institution, signed today with one of its keys; the second signs as `#key-2`. */
function signedBy(did: string, key: 1 | 2): object {
  const issuanceDate = new Date().toISOString();
  const contexts = [CREDENTIALS_V1, road.platform.config.contextUrl];
  const signer = aSigner(key);
  const given = { '@context': contexts, issuer: { id: did, name: 'Harvard' }, issuanceDate };
  const document = anUnsignedCredential(signer, given);
  const options = { created: issuanceDate, verificationMethod: `${did}#key-${key}` };
  return attachProof(document, createProof(document, options, signer.sign));
}

test('a key that expires verifies until then and not after, though the site goes on showing it', async () => {
  const end = new Date(Date.now() + 2 * HOUR);
  const { did, refresh } = await trusted('ending', (of) => aDidDocumentWithEnd(of, end));
  const [lasting, ending] = [signedBy(did, 1), signedBy(did, 2)];
  const verdicts = async () => [(await road.verify(lasting)).status, (await road.verify(ending)).status];
  expect(await verdicts()).toEqual(['VALID', 'VALID']);

  road.advance(2 * HOUR);
  expect(await verdicts()).toEqual(['VALID', 'INVALID_SIGNATURE']);
  expect(await refresh()).toMatchObject({
    resolve_status: 'OK',
    keys: [{ key_id: `${did}#key-1`, expires: null }],
  });
  expect(await verdicts()).toEqual(['VALID', 'INVALID_SIGNATURE']);
});

test('a document that changes without its keys needs nobody, one with another key waits and is raised', async () => {
  const quiet = await trusted('quiet', aDidDocument);
  quiet.show(aDidDocument(quiet.did, aSigner(1), { service: [{ id: '#site' }] }));
  expect(await quiet.refresh()).toMatchObject({
    resolve_status: 'OK',
    did_document: { service: [{ id: '#site' }] },
    pending_document: null,
  });
  const verdictOn = async ({ did }: { did: string }) => {
    const { status, warnings } = await road.verify(signedBy(did, 1));
    return [status, /published other keys/.test(warnings.join())];
  };
  expect(await verdictOn(quiet)).toEqual(['VALID', false]);

  const loud = await trusted('loud', aDidDocument);
  loud.show(aDidDocument(loud.did, aSigner(2)));
  const changed = await loud.refresh();
  expect(changed.resolve_status).toBe('CHANGED');
  expect(await verdictOn(loud)).toEqual(['VALID', true]);

  // The trail is carried to the rules in the order of its entries: what raises nothing has been looked at before.
  const admin = await road.signInAdmin();
  const raised = async () =>
    (await road.get('/api/v1/admin/anomalies?rule=FEDERATED_KEY_CHANGED', admin)).body.items;
  await until('the anomaly', async () => (await raised()).length > 0);
  expect((await raised()).map(({ subject }: Row) => subject.id)).toEqual([changed.federated_issuer_id]);

  const accepting = { status: 'TRUSTED', accept_document: true };
  expect(await loud.decide({ ...accepting, document_hash: changed.document_hash })).toMatchObject({
    status: 409,
    body: { error: 'CONFLICT' },
  });
  const accepted = await loud.decide({ ...accepting, document_hash: changed.pending_document_hash });
  expect(expectStatus(accepted, 200).body).toMatchObject({
    resolve_status: 'OK',
    document_hash: changed.pending_document_hash,
  });
});
