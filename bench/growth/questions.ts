import { randomInt } from 'node:crypto';
import { derivedId } from '../../kernel/ids.ts';
import type { Caller, Headers } from '../caller.ts';
import { firstWord, lastWord, sharedWord } from './names.ts';

/** Credentials that the holder has. */
export const HELD = 500;

/** Who asks, and about what. */
export interface Asking {
  readonly caller: Caller;
  readonly admin: Headers;
  readonly issuer: Headers;
  readonly holder: Headers;
  /** The issuer's credentials, by number. */
  readonly ids: readonly string[];
  /** Bodies of verifications and tokens of share links, to be taken by turns. */
  readonly verifiable: readonly string[];
  readonly tokens: readonly string[];
  /** The issuer as the audit trail names it. */
  readonly orgId: string;
}

export interface Question {
  readonly name: string;
  readonly ask: () => Promise<void>;
  /** How many credentials there must be for an answer that is not empty. */
  readonly from?: number;
}

/** What is asked at each step; each time about another credential, where it is about one. */
export function questionsOf(asking: Asking): Question[] {
  const { caller, admin, issuer, holder, ids, verifiable, tokens, orgId } = asking;
  const number = () => randomInt(ids.length);
  const id = () => ids[number()] ?? '';
  const oneOf = (list: readonly string[]) => list[randomInt(list.length)] ?? '';
  const own = (query: string) => caller.hit('GET', `/api/v1/credentials${query}`, { headers: issuer });
  const trail = (query: string) => caller.hit('GET', `/api/v1/admin/audit-logs?${query}`, { headers: admin });
  const stats = JSON.stringify({
    query:
      '{ credentialStats(scope: OWN) { total byStatus { key count } byType { key count } claimed expiring30d } }',
  });
  return [
    { name: 'GET by id', ask: () => own(`/${id()}`) },
    { name: 'its status', ask: () => caller.hit('GET', `/api/v1/credentials/${id()}/status`) },
    { name: "the issuer's list, first page", ask: () => own('') },
    { name: "the issuer's list, page 500", ask: () => own('?page=500'), from: 10_001 },
    { name: 'search: beginning of a name', ask: () => own(`?q=${firstWord(number()).slice(0, 5)}`) },
    { name: 'search: a word inside', ask: () => own(`?q=${lastWord(number())}`) },
    { name: 'search: the same in capitals', ask: () => own(`?q=${lastWord(number()).toUpperCase()}`) },
    { name: 'search: a word of a tenth of all', ask: () => own(`?q=${sharedWord(number())}`) },
    { name: 'search: a name of nobody', ask: () => own(`?q=Zz${randomInt(1000)}`) },
    {
      name: `wallet of ${HELD}`,
      ask: () => caller.hit('GET', '/api/v1/holder/credentials', { headers: holder }),
    },
    { name: 'opening a share link', ask: () => caller.hit('GET', `/api/v1/verify/${oneOf(tokens)}`) },
    {
      name: 'verify',
      ask: () => caller.hit('POST', '/api/v1/credentials/verify', { body: oneOf(verifiable) }),
    },
    {
      name: "the issuer's statistics",
      ask: () => caller.hit('POST', '/graphql', { body: stats, headers: issuer }),
    },
    {
      name: "the network's statistics",
      ask: () => caller.hit('GET', '/api/v1/admin/network-stats', { headers: admin }),
    },
    { name: 'audit list', ask: () => trail('') },
    { name: 'audit list: an action', ask: () => trail('action=credential.issued') },
    { name: 'audit list: an action of few', ask: () => trail('action=issuer.approved') },
    { name: 'audit list: one record', ask: () => trail(`subject_id=${id()}`) },
    { name: 'audit list: one issuer', ask: () => trail(`org_id=${orgId}`) },
    { name: 'audit list: an issuer of nothing', ask: () => trail(`org_id=${derivedId('nobody', 1)}`) },
    {
      name: 'audit list: one issuer, an action of few',
      ask: () => trail(`org_id=${orgId}&action=api_key.created`),
    },
    {
      name: 'audit list: two conditions that most meet',
      ask: () => trail(`org_id=${orgId}&source=credentials`),
    },
    { name: 'audit list: one source', ask: () => trail('source=issuers') },
    {
      name: 'audit list: the last hour',
      ask: () => trail(`from=${new Date(Date.now() - 3_600_000).toISOString()}`),
    },
    { name: 'audit list: search by text', ask: () => trail(`search=${id()}`) },
  ];
}
