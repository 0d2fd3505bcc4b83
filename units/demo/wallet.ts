import { config, linkMailedBy, registrarLink, type University } from './accounts.ts';
import type { Api, Caller } from './api.ts';
import { bold, dim, good, StepFailed, say } from './screen.ts';

const DAY_MS = 86_400_000;

/** Somebody with a wallet that exists only for this run. */
export interface Graduate {
  readonly name: string;
  readonly email: string;
  readonly did: string;
  readonly caller: Caller;
}

/** A graduate opens a wallet, signs in by the link of the welcome letter and gets a DID. */
export async function openWallet(api: Api): Promise<Graduate> {
  const name = 'Ada Byrne';
  const email = `ada.${Date.now().toString(36)}@people.example`;
  const { token } = await linkMailedBy(() => api.post('/api/v1/holder/auth/register', { name, email }));
  const caller = await api.signIn('the graduate', '/api/v1/holder/auth/magic-link/verify', { token });
  const { did } = await api.post('/api/v1/holder/wallet-key', { mode: 'PLATFORM' }, caller);
  good(`${name} has a wallet`);
  say(did);
  return { name, email, did, caller };
}

/** The university issues a degree to the graduate's DID: its id, once it lies in the wallet. */
export async function issueDegree(
  api: Api,
  university: University,
  records: Caller,
  { name, did, caller }: Graduate,
): Promise<string> {
  const { credential_id: id } = await api.post(
    '/api/v1/credentials/issue',
    {
      issuer_did: university.did,
      holder_did: did,
      credential_type: 'UniversityDegreeCredential',
      credential_data: { name, degree: 'Bachelor of Science', major: 'Applied Mathematics', credits: 180 },
    },
    records,
  );
  const { title } = await api.get(`/api/v1/holder/credentials/${id}`, caller);
  good(`“${title}” lies in the wallet of ${name}`);
  return id;
}

/** The graduate makes a link for an employer: the address of the page that it opens. */
export async function shareDegree(api: Api, credentialId: string, { caller }: Graduate): Promise<string> {
  const expiresAt = new Date(Date.now() + 30 * DAY_MS).toISOString();
  const { url } = await api.post(
    `/api/v1/holder/credentials/${credentialId}/share-links`,
    { label: 'Application at Nordic Harbour', expiresAt },
    caller,
  );
  good('a link that works for 30 days');
  return url;
}

/** Tells which pages there are to look at; each is asked for first. */
export async function tellPages(
  api: Api,
  { university, graduate, shared }: { university: University; graduate: Graduate; shared: string },
): Promise<void> {
  const wallet = await linkMailedBy(() =>
    api.post('/api/v1/holder/auth/magic-link', { email: graduate.email }),
  );
  const issuer = await registrarLink(api, university.contactEmail);
  const pages = [
    ['What an employer sees', shared],
    ['The wallet of the graduate', wallet.url, 'the link signs in once, within 15 minutes'],
    ['The page of the registrar', issuer.url, 'the link signs in once, within 15 minutes'],
    ['Start page', `${config.PUBLIC_URL}/`],
    ['REST API', `${config.PUBLIC_URL}/swagger-ui/`],
    ...(config.isProduction ? [] : [['GraphQL', `${config.PUBLIC_URL}/graphiql`]]),
  ];
  for (const [what = '', url = '', note] of pages) {
    const { ok, status } = await fetch(url, { headers: { accept: 'text/html' } });
    if (!ok) throw new StepFailed(`${what} answers ${status}: ${url}`);
    console.log(`\n   ${bold(what)}${note ? dim(` (${note})`) : ''}\n   ${url}`);
  }
}
