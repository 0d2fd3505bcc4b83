import { newContext } from '../../../kernel/context.ts';
import type { Envelope } from '../../../kernel/crypto/envelope.ts';
import { derivedId, newId } from '../../../kernel/ids.ts';
import { createOutbound } from '../../../kernel/outbound/outbound.ts';
import { createLedger } from '../../../store/ledger.ts';
import { createTurns } from '../../../store/turns.ts';
import { aWorld } from '../../testing/rooms.ts';
import { openSso } from '../index.ts';
import { ISSUER_SSO } from '../sso-kind.ts';
import { ssoStores } from '../sso-model.ts';
import type { TestIdentityProvider } from './oidc-provider.ts';

export const DIDS = ['did:key:z6MkssoA', 'did:key:z6MkssoB'] as const;
export const PUBLIC_URL = 'https://testamur.example';
export const CALLBACK = `${PUBLIC_URL}/api/v1/issuer/auth/sso/callback`;
export const ACS = `${PUBLIC_URL}/api/v1/issuer/auth/sso/acs`;

const idOf = (did: string) => derivedId('issuer', did);

export const as = {
  admin: (did: string = DIDS[0], given: object = {}) => as.member('Admin', did, given),
  member: (role: string, did: string = DIDS[0], given: object = {}) =>
    newContext({
      identity: {
        kind: 'issuer',
        userId: derivedId('member', did, role),
        role,
        issuerId: idOf(did),
        issuerDid: did,
        issuerStatus: 'ACTIVE',
      },
      ...given,
    }),
  unit: () => newContext({ identity: { kind: 'unit', unit: 'core-engine' } }),
};

/** Single sign-on of two issuers on a store of its own, which reaches these providers and nobody else. */
export async function openSsoWorld(
  providers: readonly Pick<TestIdentityProvider, 'host' | 'caFile'>[] = [],
  { deadlineMs = 5000, envelope }: { readonly deadlineMs?: number; readonly envelope?: Envelope } = {},
) {
  const opened = await aWorld();
  const world = { ...opened, envelope: envelope ?? opened.envelope };
  const connection = world.store.connection('issuers');
  // Identity providers have clocks of their own, which tell the time of day.
  world.moveClock(Date.now() - world.now().getTime());
  const { now, log } = world;
  const ledger = await createLedger({ connection, source: 'issuers', now });
  /** What stands in DNS: texts by name. */
  const dns = new Map<string, readonly string[]>();
  /** The roles of ACTIVE members, by organization and member. */
  const team = new Map<string, string>();
  const stores = await ssoStores(connection);
  const sso = openSso({
    kind: ISSUER_SSO,
    stores,
    teams: { roleOf: async (organizationId, memberId) => team.get(`${organizationId} ${memberId}`) },
    organizationOf: async (organizationDid) =>
      DIDS.some((did) => did === organizationDid)
        ? { organizationId: idOf(organizationDid), organizationDid }
        : undefined,
    envelope: world.envelope,
    outbound: outboundTo(providers, deadlineMs),
    resolveTxt: async (name) => {
      const found = dns.get(name);
      if (!found) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
      return found.map((text) => [text.slice(0, 20), text.slice(20)]);
    },
    publicUrl: PUBLIC_URL,
    ledger,
    inTurn: createTurns(),
    now,
    log,
  });
  return {
    ...world,
    ...sso,
    stores,
    ledger,
    connection,
    dns,
    /** Makes somebody a member of an issuer's team with this role, and takes them out without one; the id of the member. */
    setMember(
      role: string | undefined,
      { did = DIDS[0], memberId = newId() }: { did?: string; memberId?: string } = {},
    ) {
      const key = `${idOf(did)} ${memberId}`;
      if (role === undefined) team.delete(key);
      else team.set(key, role);
      return memberId;
    },
    /** Claims a domain for an issuer, and proves it. */
    async prove(domain: string, did: string = DIDS[0]) {
      const { token } = await sso.service.addDomain({ domain }, as.admin(did));
      dns.set(`_testamur-challenge.${domain}`, ['v=spf1 -all', token]);
      return sso.service.verifyDomain({ domain }, as.admin(did));
    },
    /** The audit entries about a record, oldest first. */
    async told(id: string) {
      const entries = await connection.collection('audit_entries').find({ 'subject.id': id }).toArray();
      return entries
        .sort((one, other) => one['seq'] - other['seq'])
        .map(({ action, previousState, newState }) => ({ action, previousState, newState }));
    },
    async close() {
      await sso.close();
      await ledger.close();
      await world.close();
    },
  };
}

export type SsoWorld = Awaited<ReturnType<typeof openSsoWorld>>;

/** The way out to these sites: each is trusted with the authority of its own. */
export function outboundTo(
  sites: readonly Pick<TestIdentityProvider, 'host' | 'caFile'>[],
  deadlineMs: number,
) {
  const each = new Map(
    sites.map(({ host, caFile }) => [host, createOutbound({ trustedHosts: [host], caFile, deadlineMs })]),
  );
  const nowhere = createOutbound({ resolve: async () => [], deadlineMs });
  const to = (url: string) => (URL.canParse(url) ? each.get(new URL(url).host) : undefined) ?? nowhere;
  return {
    getJson: (url: string) => to(url).getJson(url),
    getText: (url: string, options: Parameters<typeof nowhere.getText>[1]) => to(url).getText(url, options),
    exchange: (request: Parameters<typeof nowhere.exchange>[0], options?: { maxBytes?: number }) =>
      to(request.url).exchange(request, options),
  };
}
