import { newId } from '../../kernel/ids.ts';
import { until } from '../../kernel/testing/until.ts';
import { createAuthenticator } from '../../subgraphs/holders/passkeys/testing/authenticator.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { issueTo, type Person, settlePerson, signInAgain } from './persons.ts';
import type { Headers, Road, Row, Traveller } from './road.ts';

/** What stands behind the placeholders of a route's path and example. */
export interface Real {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Query parameters that the route cannot do without, and that are other ones each time. */
  readonly query?: Readonly<Record<string, string>>;
  /** The caller, when it is not the one that the route is usually for. */
  readonly headers?: Headers;
}

/** For every holder route with placeholders, what makes its example true: everything is made again, over REST. */
export function holderExamples({
  road,
  issuer,
  person,
}: {
  road: () => Road;
  issuer: Traveller;
  person: () => Person;
}): Readonly<Record<string, () => Promise<Real>>> {
  const post = async (path: string, body: unknown, status = 201, headers = person().headers): Promise<Row> =>
    expectStatus(await road().post(`/api/v1${path}`, body, headers), status).body;
  const credential = () => issueTo(road(), issuer, person());
  const ofCredential = async (): Promise<Real> => ({ params: { id: await credential() } });
  const shareLink = async (): Promise<Row> =>
    post(`/holder/credentials/${await credential()}/share-links`, {});
  const ofShareLink = async (): Promise<Real> => ({ params: { id: (await shareLink()).shareId } });
  const proof = async () => ({ items: [{ credentialId: await credential() }], purpose: 'Admission' });
  const request = async (): Promise<Real> => {
    const made = await post('/holder/requests', {
      credentialId: await credential(),
      requestType: 'UPDATE',
      reason: 'My name has changed.',
    });
    return { params: { request_id: made.requestId } };
  };
  const stranger = () => `${newId()}@people.example`;
  const invite = async () => {
    const email = stranger();
    const made = await post('/portal/me/invites', { name: 'Aoife', email }, 201, issuer.headers);
    return { id: made.invite_id as string, token: await road().mail.nextToken(email) };
  };
  const ofInvite = async (): Promise<Real> => ({ params: { token: (await invite()).token } });
  const ofClaim = async (): Promise<Real> => {
    const { email } = person();
    await post('/portal/me/claims', { credential_id: await credential(), email }, 201, issuer.headers);
    return { params: { token: await road().mail.nextToken(email) } };
  };
  const authenticator = () => createAuthenticator({ origin: road().platform.base, algorithm: 'Ed25519' });
  const passkey = async () => {
    const made = authenticator();
    const begun = await post('/holder/auth/passkey/register/begin', {}, 200);
    const attestation = made.register(begun.publicKey);
    await post('/holder/auth/passkey/register/finish', { ceremonyId: begun.ceremonyId, attestation }, 200);
    return made;
  };
  const evidence = async (fields: Readonly<Record<string, string>>): Promise<string> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new Blob([A_PDF]), 'letter.pdf');
    return (await post('/holder/evidence', form)).evidenceId;
  };
  const ofEvidence = async (): Promise<Real> => ({ params: { id: await evidence({ kind: 'OTHER' }) } });
  const shown = async (): Promise<Real> => {
    const { params } = await request();
    const requestId = params?.['request_id'] ?? '';
    const evidenceId = await evidence({ kind: 'NAME_CHANGE', visibility: 'ISSUER', requestId });
    return { params: { request_id: requestId, evidence_id: evidenceId } };
  };
  const freshSession = async (): Promise<Real> => ({ headers: await signInAgain(road(), person().email) });

  return {
    'GET /api/v1/verify/{share_token}': async () => ({
      params: { share_token: (await shareLink()).shareToken },
    }),
    'GET /api/v1/verify/proofs/{token}': async () => ({
      params: { token: (await post('/holder/proof-links', await proof())).token },
    }),
    'POST /api/v1/holder/auth/register': async () => ({ body: { email: stranger() } }),
    'POST /api/v1/holder/auth/magic-link/verify': async () => {
      const { email } = person();
      await post('/holder/auth/magic-link', { email }, 200);
      return { body: { token: await road().mail.nextToken(email) } };
    },
    'POST /api/v1/holder/auth/recover': async () => {
      const other = await settlePerson(road(), newId());
      return {
        body: { code: (await post('/holder/auth/recovery-code', undefined, 200, other.headers)).code },
      };
    },
    'POST /api/v1/holder/auth/logout': freshSession,
    'DELETE /api/v1/holder/account': async () => ({ headers: (await settlePerson(road(), newId())).headers }),
    'POST /api/v1/holder/auth/passkey/finish': async () => {
      const made = await passkey();
      const begun = await post('/holder/auth/passkey/begin', { email: person().email }, 200);
      return { body: { ceremonyId: begun.ceremonyId, credential: made.signIn(begun.publicKey) } };
    },
    'POST /api/v1/holder/auth/passkey/register/finish': async () => {
      const begun = await post('/holder/auth/passkey/register/begin', {}, 200);
      const attestation = authenticator().register(begun.publicKey);
      return { body: { ceremonyId: begun.ceremonyId, attestation } };
    },
    'DELETE /api/v1/holder/auth/passkeys/{id}': async () => {
      await post('/holder/auth/recovery-code', undefined, 200);
      return { params: { id: (await passkey()).id } };
    },
    'GET /api/v1/holder/credentials/{id}': ofCredential,
    'GET /api/v1/holder/credentials/{id}/download': ofCredential,
    'GET /api/v1/holder/credentials/{id}/pdf': ofCredential,
    'POST /api/v1/holder/consents/{id}/withdraw': async () => ({
      params: { id: (await post('/holder/consents', { purpose: 'AI_PROCESSING', version: '1' })).consentId },
    }),
    'POST /api/v1/holder/notifications/{id}/read': async () => {
      await credential();
      const { items } = expectStatus(
        await road().get('/api/v1/holder/notifications', person().headers),
        200,
      ).body;
      return { params: { id: items[0].notificationId } };
    },
    'POST /api/v1/holder/credentials/{id}/share-links': ofCredential,
    'GET /api/v1/holder/share-links/{id}/qr': ofShareLink,
    'DELETE /api/v1/holder/share-links/{id}': ofShareLink,
    'POST /api/v1/holder/proof-links': async () => ({ body: await proof() }),
    'DELETE /api/v1/holder/proof-links/{id}': async () => ({
      params: { id: (await post('/holder/proof-links', await proof())).proofId },
    }),
    'GET /api/v1/holder/requests': async () => {
      await request();
      return {};
    },
    'GET /api/v1/holders/lookup': async () => {
      await post('/holder/consents', { purpose: 'DIRECTORY_LOOKUP', version: '2025-01' });
      return {};
    },
    'POST /api/v1/holder/requests': async () => ({ body: { credentialId: await credential() } }),
    'POST /api/v1/portal/me/requests/{request_id}/approve': request,
    'POST /api/v1/portal/me/requests/{request_id}/reject': request,
    'POST /api/v1/portal/me/invites': async () => ({ body: { email: stranger() } }),
    'POST /api/v1/portal/me/invites/{invite_id}/resend': async () => ({
      params: { invite_id: (await invite()).id },
    }),
    'PATCH /api/v1/portal/me/invites/{invite_id}': async () => ({
      params: { invite_id: await bounced(road(), '/portal/me/invites', issuer.headers) },
      body: { email: stranger() },
    }),
    'POST /api/v1/portal/me/invites/{invite_id}/cancel': async () => ({
      params: { invite_id: (await invite()).id },
    }),
    'POST /api/v1/holder/invites/{token}/decline': ofInvite,
    'GET /api/v1/holder/invites/{token}': ofInvite,
    'POST /api/v1/holder/invites/{token}/accept': ofInvite,
    'POST /api/v1/portal/me/claims': async () => ({ body: { credential_id: await credential() } }),
    'GET /api/v1/holder/claims/{token}': ofClaim,
    'POST /api/v1/holder/claims/{token}/accept': ofClaim,
    'POST /api/v1/holder/claims/{token}/decline': ofClaim,
    'GET /api/v1/portal/me/requests/{request_id}/evidence': shown,
    'GET /api/v1/portal/me/requests/{request_id}/evidence/{evidence_id}': shown,
    'POST /api/v1/holder/evidence': async () => ({ body: { credentialId: await credential() } }),
    'GET /api/v1/holder/evidence/{id}/content': ofEvidence,
    'DELETE /api/v1/holder/evidence/{id}': ofEvidence,
    'POST /api/v1/holder/credentials/{id}/identity-check': ofCredential,
  };
}

/** The smallest thing that readers take for a PDF. */
export const A_PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** An invite whose letter came back. */
export async function bounced(road: Road, path: string, headers: Headers): Promise<string> {
  const email = `${newId()}@people.example`;
  road.mail.refuse(email);
  const made = await road.post(`/api/v1${path}`, { name: 'Aoife', email }, headers);
  const { invite_id: inviteId } = expectStatus(made, 201).body;
  await until('the letter to come back', async () => {
    const { body } = expectStatus(
      await road.get(`/api/v1${path}?status=BOUNCED&email=${encodeURIComponent(email)}`, headers),
      200,
    );
    return body.total === 1;
  });
  return inviteId;
}
