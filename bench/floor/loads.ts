import { newId } from '../../kernel/ids.ts';
import { issueBody } from '../../units/testing/rest-road.ts';
import { type Caller, type Headers, openCaller } from '../caller.ts';
import { batchBody, enrol } from '../cast.ts';
import { openRegistry } from '../registry.ts';

/** Credentials that are verified, and links that are opened, by turns. */
const MANY = 20;

type Send = (index: number) => Promise<void>;

/** The requests that the platform is asked to answer, each as a function of its number. */
export interface Loads {
  readonly health: Send;
  readonly issue: Send;
  readonly issueByApiKey: Send;
  readonly issueOnce: Send;
  readonly batch: Send;
  readonly verify: Send;
  readonly openLink: Send;
  readonly query: Send;
  readonly list: Send;
  readonly getIssuer: Send;
  close(): Promise<void>;
}

/** Body of an issuance; the floor is sent the same. */
export const issueText = (did: string, index: number) => JSON.stringify(issueBody(did, `Student ${index}`));

export const BATCH = 500;

/** Brings a new platform to where it can be asked all of them. */
export async function prepareLoads(env: Readonly<Record<string, string>>): Promise<Loads> {
  const base = env['PUBLIC_URL'] ?? '';
  const caller = openCaller(base, 64);
  const { issuer, apiKey, holder, holderDid, post } = await enrol({ base, dataDir: env['DATA_DIR'] ?? '' });
  const { did } = issuer;
  const names = (count: number) => Array.from({ length: count }, (_, index) => `Student ${index}`);
  const held = await post(
    '/api/v1/credentials/batch',
    batchBody(did, holderDid, names(MANY)),
    issuer.headers,
    200,
  );
  const verifiable: string[] = [];
  const tokens: string[] = [];
  for (const { credential_id: id } of held.results) {
    const { vc } = await caller.ask('GET', `/api/v1/credentials/${id}`, { headers: issuer.headers });
    verifiable.push(JSON.stringify({ credential: vc, check_status: true, check_expiration: true }));
    tokens.push((await post(`/api/v1/holder/credentials/${id}/share-links`, {}, holder)).shareToken);
  }
  const batch = JSON.stringify(batchBody(did, holderDid, names(BATCH)));
  const query = JSON.stringify({
    query: 'query($did: DID!) { issuer(did: $did) { did name status } }',
    variables: { did },
  });
  const registry = await openRegistry(env);
  const issue = issuing(caller, did);
  return {
    health: () => caller.hit('GET', '/health/live'),
    issue: (index) => issue(index, issuer.headers),
    issueByApiKey: (index) => issue(index, apiKey),
    issueOnce: (index) => issue(index, { ...issuer.headers, 'idempotency-key': newId() }),
    batch: () => caller.hit('POST', '/api/v1/credentials/batch', { body: batch, headers: issuer.headers }),
    verify: (index) => caller.hit('POST', '/api/v1/credentials/verify', { body: verifiable[index % MANY] }),
    openLink: (index) => caller.hit('GET', `/api/v1/verify/${tokens[index % MANY]}`),
    query: () => caller.hit('POST', '/graphql', { body: query }),
    list: () => caller.hit('GET', '/api/v1/credentials', { headers: issuer.headers }),
    getIssuer: () => registry.call('GetIssuer', { issuerDid: did, fresh: false }),
    async close() {
      registry.close();
      await caller.close();
    },
  };
}

const issuing = (caller: Caller, did: string) => (index: number, headers: Headers) =>
  caller.hit('POST', '/api/v1/credentials/issue', { body: issueText(did, index), headers });
