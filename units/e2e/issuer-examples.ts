import QRCode from 'qrcode';
import { newId } from '../../kernel/ids.ts';
import type { HttpsSite } from '../../kernel/outbound/testing/https-site.ts';
import { aDidDocument } from '../../subgraphs/issuers/testing/did-web.ts';
import { expectStatus } from '../testing/rest-road.ts';
import type { Real } from './holder-examples.ts';
import { type Headers, idOf, type Road, type Traveller, traveller } from './road.ts';
import { teamExamples } from './team-examples.ts';

/** For the routes of issuers, credentials and configuration, what makes their example true. */
export function issuerExamples({
  road,
  admin,
  issuer,
  site,
}: {
  road: () => Road;
  admin: () => Headers;
  issuer: Traveller;
  /** Where institutions outside of the platform publish their keys. */
  site: () => HttpsSite;
}): Readonly<Record<string, () => Promise<Real>>> {
  const ofIssuer = async (): Promise<Real> => ({ params: { issuer_did: issuer.did } });
  const ownDid = async (): Promise<Real> => ({ body: { issuer_did: issuer.did } });
  const ofCredential = async (): Promise<Real> => ({
    params: { credential_id: idOf(await road().issue(issuer, 'Aoife')) },
  });
  const ofWaitingIssuer = async (): Promise<Real> => {
    const registered = await road().post('/api/v1/issuer/register', { name: 'Waiting University' });
    return { params: { issuer_did: expectStatus(registered, 201).body.issuer_did } };
  };

  let universities = 0;
  const aFederatedDid = async (): Promise<Real> => {
    universities += 1;
    const did = site().did(`university-${universities}`);
    site().serve(`/university-${universities}/did.json`, aDidDocument(did));
    return { body: { did } };
  };
  const ofFederatedIssuer = async (): Promise<Real> => {
    const body = { ...(await aFederatedDid()).body, name: 'Example University' };
    const made = await road().post('/api/v1/admin/federated-issuers', body, admin());
    return { params: { federated_issuer_id: expectStatus(made, 201).body.federated_issuer_id } };
  };
  const leaving = async (): Promise<Real> => {
    const leaver = traveller(`Leaver ${newId()}`.replaceAll(' ', '-'));
    await road().settle(leaver, undefined);
    return { headers: leaver.headers };
  };

  const team = teamExamples({
    road,
    boss: () => issuer.headers,
    team: '/api/v1/portal/me/team',
    id: 'member_id',
    verify: '/api/v1/issuer/auth/magic-link/verify',
  });

  const TEMPLATES = '/api/v1/portal/me/credential-templates';
  const aTemplate = async (): Promise<Real> => {
    const fields = [{ key: 'degree', label_i18n: { en: 'Degree' }, type: 'string' }];
    const body = { name: 'Bachelor', credential_type: 'UniversityDegreeCredential', fields };
    const made = expectStatus(await road().post(TEMPLATES, body, issuer.headers), 201).body;
    return { params: { template_id: made.template_id } };
  };

  return {
    ...team.examples,
    [`GET ${TEMPLATES}/{template_id}`]: aTemplate,
    [`PUT ${TEMPLATES}/{template_id}`]: aTemplate,
    [`POST ${TEMPLATES}/{template_id}/publish`]: aTemplate,
    [`POST ${TEMPLATES}/{template_id}/archive`]: aTemplate,
    [`GET ${TEMPLATES}/{template_id}/csv-template`]: aTemplate,
    [`POST ${TEMPLATES}/{template_id}/preview`]: aTemplate,
    [`POST ${TEMPLATES}/{template_id}/certificate-preview`]: aTemplate,
    'POST /api/v1/issuers/{issuer_did}/approve': ofWaitingIssuer,
    'POST /api/v1/issuers/{issuer_did}/reject': ofWaitingIssuer,
    'POST /api/v1/issuers/{issuer_did}/status': ofWaitingIssuer,
    'GET /api/v1/issuers/{issuer_did}': ofIssuer,
    'GET /api/v1/issuers/{issuer_did}/did.json': ofIssuer,
    'POST /api/v1/issuer/{issuer_did}/kyc-document/analyze': ofIssuer,
    'GET /api/v1/issuer/{issuer_did}/kyc-document/latest-analysis': async () => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(await QRCode.toBuffer('A picture'))]), 'picture.png');
      const path = `/api/v1/issuer/${issuer.did}/kyc-document/analyze`;
      expectStatus(await road().post(path, form, issuer.headers), 201);
      return ofIssuer();
    },
    'POST /api/v1/issuer/{issuer_did}/keys/rotate': ofIssuer,
    'POST /api/v1/issuer/{issuer_did}/api-keys': ofIssuer,
    'GET /api/v1/issuer/{issuer_did}/api-keys': ofIssuer,
    'DELETE /api/v1/issuer/{issuer_did}/api-keys/{api_key_id}': async () => {
      const made = await road().post(
        `/api/v1/issuer/${issuer.did}/api-keys`,
        { name: 'Gone soon' },
        issuer.headers,
      );
      return { params: { issuer_did: issuer.did, api_key_id: expectStatus(made, 201).body.api_key_id } };
    },
    'POST /api/v1/issuer/auth/logout': leaving,
    'POST /api/v1/issuer/auth/sso/logout': leaving,
    'POST /api/v1/issuer/auth/magic-link/verify': async () => {
      expectStatus(await road().post('/api/v1/issuer/auth/magic-link', { email: issuer.email }), 200);
      return { body: { token: await road().mail.nextToken(issuer.email) } };
    },
    'GET /api/v1/admin/federated-issuers': async () => {
      await ofFederatedIssuer();
      return {};
    },
    'POST /api/v1/admin/federated-issuers': aFederatedDid,
    'GET /api/v1/admin/federated-issuers/{federated_issuer_id}': ofFederatedIssuer,
    'POST /api/v1/admin/federated-issuers/{federated_issuer_id}/refresh': ofFederatedIssuer,
    'POST /api/v1/admin/federated-issuers/{federated_issuer_id}/status': ofFederatedIssuer,
    'DELETE /api/v1/admin/federated-issuers/{federated_issuer_id}': ofFederatedIssuer,
    'POST /api/v1/credentials/prepare': ownDid,
    'POST /api/v1/credentials/issue': ownDid,
    'POST /api/v1/credentials/batch': ownDid,
    'GET /api/v1/credentials/{credential_id}': ofCredential,
    'GET /api/v1/credentials/{credential_id}/status': ofCredential,
    'POST /api/v1/credentials/{credential_id}/revoke': ofCredential,
    'POST /api/v1/credentials/{credential_id}/reissue': ofCredential,
    'POST /api/v1/credentials/{credential_id}/supersede': async () => {
      const { params } = await ofCredential();
      const successor = (await ofCredential()).params?.['credential_id'];
      return { ...(params && { params }), body: { new_credential_id: successor } };
    },
    'PUT /api/v1/credentials/{credential_id}/revocation-category': async () => {
      const { params } = await ofCredential();
      const path = `/api/v1/credentials/${params?.['credential_id']}/revoke`;
      expectStatus(await road().post(path, { reason: 'A wrong grade.' }, issuer.headers), 200);
      return params ? { params } : {};
    },
    'GET /api/v1/admin/config/{key}': async () => ({ params: { key: 'rate-limit.insight' } }),
    'PUT /api/v1/admin/config/{key}': async () => ({ params: { key: 'rate-limit.insight' } }),
    'GET /api/v1/admin/config/{key}/history': async () => ({ params: { key: 'rate-limit.insight' } }),
    'GET /api/v1/status-lists/{status_list_id}': async () => {
      const key = '/api/v1/admin/config/status-lists.enabled';
      const put = (value: unknown) =>
        road().platform.rest('PUT', key, { body: { value }, headers: { ...admin() } });
      expectStatus(await put(true), 200);
      const { credentialStatus } = await road().issue(issuer, 'Aoife');
      expectStatus(await put(null), 200);
      return { params: { status_list_id: credentialStatus.statusListCredential.split('/').at(-1) } };
    },
    'GET /api/v1/admin/audit-logs/{id}': async () => {
      const { body } = await road().get('/api/v1/audit-logs?page_size=1&action=issuer.approved', admin());
      return { params: { id: body.items[0].audit_id } };
    },
  };
}
