import { randomBytes } from 'node:crypto';
import {
  ADMIN_ROLES,
  type CustodianRole,
  type Identity,
  type IssuerRole,
  type VerifierRole,
} from '../../kernel/identity.ts';
import { newId } from '../../kernel/ids.ts';
import { createTokenService } from '../../kernel/tokens.ts';
import { connectStore, type Store } from '../../store/connect.ts';
import { type SettledCustodian, settleCustodian } from '../testing/custodian-road.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { standBehind } from '../testing/standing.ts';
import { settlePerson } from './persons.ts';
import { type Headers, idOf, openRoad, type Road, type Traveller, traveller } from './road.ts';

/** Everybody who may stand before a door, by name. */
export const CALLERS = [
  'nobody',
  'issuer A',
  'issuer B',
  'operator of A',
  'viewer of A',
  'ADMIN',
  'OPERATOR',
  'VIEWER',
  'holder',
  'custodian Viewer',
  'custodian Reviewer',
  'custodian Attester',
  'custodian Admin',
  'other custodian',
  'verifier Admin',
  'verifier Member',
  'other verifier',
  'expired issuer',
  'expired ADMIN',
] as const;

export type CallerName = (typeof CALLERS)[number];

/** An issuer with something that another one would like to have. */
export interface Tenant extends Traveller {
  issuerId: string;
  credentialId: string;
  apiKeyId: string;
  apiKey: string;
  /** What its directory sends to keep the team. */
  directory: Headers;
}

/** A platform with two issuers and a bearer token of every kind. */
export interface Guarded {
  readonly road: Road;
  /** The platform's store, looked at from outside. */
  readonly store: Store;
  readonly a: Tenant;
  readonly b: Tenant;
  /** A custodian with somebody of each role, and another one. */
  readonly custodian: SettledCustodian;
  readonly otherCustodian: SettledCustodian;
  readonly headers: Readonly<Record<CallerName, Headers>>;
  /** The session of one more holder, for what cannot be done twice. */
  newHolder(): Promise<Headers>;
  /** One more token of an administrator, or of a member of an issuer or custodian. */
  newToken(caller: CallerName): Promise<Headers>;
  close(): Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** `env` adds settings. */
export async function openGuarded(env: Record<string, string> = {}): Promise<Guarded> {
  const secret = randomBytes(64);
  const road = await openRoad({
    JWT_SECRET: secret.toString('base64'),
    EXPIRY_SWEEP_SECONDS: '86400',
    ...env,
  });
  const store = await connectStore({ dataDir: road.platform.config.DATA_DIR });
  const [a, b] = [await tenant(road, 'Ardmore'), await tenant(road, 'Ballyhoura')];
  const admins = await administrators(store);
  const admin = await road.signInAdmin();
  const custodian = await settleCustodian(road, admin, { name: 'Archive of Closed Schools' });
  const otherCustodian = await settleCustodian(road, admin, {
    name: 'Board of Nursing',
    custodian_type: 'LICENSING_BOARD',
  });

  /** A member of the issuer, in the store. */
  const member = async (of: Tenant, role: IssuerRole): Promise<Identity> => {
    const { did: issuerDid, issuerId } = of;
    return standBehind(store, {
      kind: 'issuer',
      issuerStatus: 'ACTIVE',
      userId: newId(),
      role,
      issuerId,
      issuerDid,
    });
  };
  const bearer = async (identity: Identity, age = 0): Promise<Headers> => {
    const now = () => new Date(Date.now() - age);
    const tokens = createTokenService({ secret, issuer: road.platform.config.PUBLIC_URL, now });
    return { authorization: `Bearer ${(await tokens.sign(identity)).token}` };
  };
  const holder = await standBehind(store, { kind: 'holder', holderId: newId(), dids: [] });
  /** Somebody of a custodian, as the store has them. */
  const ofCustodian = (of: SettledCustodian, role: CustodianRole): Identity => ({
    kind: 'custodian',
    custodianStatus: 'ACTIVE',
    userId: of.people[role].userId,
    role,
    custodianId: of.custodianId,
    custodianDid: of.did,
  });
  const verifierId = newId();
  /** Somebody of a verifier, in the store. */
  const ofVerifier = (role: VerifierRole, of = verifierId): Promise<Identity> =>
    standBehind(store, { kind: 'verifier', userId: newId(), role, verifierId: of, verifierStatus: 'ACTIVE' });
  const signers = {
    ...admins,
    'issuer A': await member(a, 'Admin'),
    'issuer B': await member(b, 'Admin'),
    'operator of A': await member(a, 'Operator'),
    'viewer of A': await member(a, 'Viewer'),
    'custodian Viewer': ofCustodian(custodian, 'Viewer'),
    'custodian Reviewer': ofCustodian(custodian, 'Reviewer'),
    'custodian Attester': ofCustodian(custodian, 'Attester'),
    'custodian Admin': ofCustodian(custodian, 'Admin'),
    'other custodian': ofCustodian(otherCustodian, 'Admin'),
    'verifier Admin': await ofVerifier('Admin'),
    'verifier Member': await ofVerifier('Member'),
    'other verifier': await ofVerifier('Admin', newId()),
  };
  const headers: Record<CallerName, Headers> = {
    nobody: {},
    'issuer A': await bearer(signers['issuer A']),
    'issuer B': await bearer(signers['issuer B']),
    'operator of A': await bearer(signers['operator of A']),
    'viewer of A': await bearer(signers['viewer of A']),
    ADMIN: await bearer(admins.ADMIN),
    OPERATOR: await bearer(admins.OPERATOR),
    VIEWER: await bearer(admins.VIEWER),
    holder: await bearer(holder),
    'custodian Viewer': await bearer(signers['custodian Viewer']),
    'custodian Reviewer': await bearer(signers['custodian Reviewer']),
    'custodian Attester': await bearer(signers['custodian Attester']),
    'custodian Admin': await bearer(signers['custodian Admin']),
    'other custodian': await bearer(signers['other custodian']),
    'verifier Admin': await bearer(signers['verifier Admin']),
    'verifier Member': await bearer(signers['verifier Member']),
    'other verifier': await bearer(signers['other verifier']),
    'expired issuer': await bearer(signers['issuer A'], DAY_MS / 2),
    'expired ADMIN': await bearer(admins.ADMIN, DAY_MS / 2),
  };
  return {
    road,
    store,
    a,
    b,
    custodian,
    otherCustodian,
    headers,
    newHolder: async () => (await settlePerson(road, newId())).headers,
    newToken: (caller) => bearer(signers[caller as keyof typeof signers]),
    async close() {
      await store.close();
      await road.close();
    },
  };
}

async function tenant(road: Road, name: string): Promise<Tenant> {
  const made: Tenant = {
    ...traveller(name),
    issuerId: '',
    credentialId: '',
    apiKeyId: '',
    apiKey: '',
    directory: {},
  };
  await road.settle(made, await road.signInAdmin());
  made.issuerId = (await road.get(`/api/v1/issuers/${made.did}`)).body.issuer_id;
  made.credentialId = idOf(await road.issue(made, 'Aoife'));
  const key = await road.post(`/api/v1/issuer/${made.did}/api-keys`, { name: 'Records' }, made.headers);
  made.apiKeyId = expectStatus(key, 201).body.api_key_id;
  made.apiKey = key.body.api_key;
  made.directory = await directoryOf(road, made);
  // The hour of the first use is noted: what is compared later has it.
  expectStatus(await road.get('/api/v1/scim/v2/ServiceProviderConfig', made.directory), 200);
  return made;
}

/** The headers of the directory of an issuer: an API key, sent as the bearer token. */
export async function directoryOf(road: Road, { did, headers }: Traveller): Promise<Headers> {
  const body = { name: 'Directory', scopes: ['team:provision'] };
  const made = await road.post(`/api/v1/issuer/${did}/api-keys`, body, headers);
  return { authorization: `Bearer ${expectStatus(made, 201).body.api_key}` };
}

/** An administrator of each role; nobody can sign in as them, since no password has their hash. */
async function administrators(store: Store) {
  const users = store.connection('admin').collection<{ _id: string }>('admin_users');
  const entries = ADMIN_ROLES.map((role) => [role, { kind: 'admin', userId: newId(), role }] as const);
  const at = new Date();
  await users.insertMany(
    entries.map(([role, { userId }]) => ({
      _id: userId,
      email: `${role.toLowerCase()}@road.example`,
      displayName: role,
      role,
      status: 'ACTIVE',
      passwordHash: 'none',
      lastLoginAt: null,
      createdAt: at,
      updatedAt: at,
      createdBy: null,
      rowVersion: 1,
    })),
  );
  return Object.fromEntries(entries) as Record<(typeof ADMIN_ROLES)[number], Identity>;
}
