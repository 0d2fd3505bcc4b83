import { CUSTODIAN_ROLES, type CustodianRole } from '../../kernel/identity.ts';
import { expectStatus } from './rest-road.ts';
import type { RestReply } from './test-platform.ts';

type Headers = Readonly<Record<string, string>>;

/** What a custodian is settled through: a road of the end-to-end tests, or anything like it. */
export interface CustodianDoors {
  post(path: string, body: unknown, headers?: Headers): Promise<RestReply>;
  /** The value of the root field over GraphQL. */
  ask(document: string, variables?: object, headers?: Headers): Promise<unknown>;
  readonly mail: { nextToken(email: string): Promise<string> };
}

/** Somebody of a custodian, signed in. */
export interface CustodianPerson {
  readonly userId: string;
  readonly email: string;
  readonly role: CustodianRole;
  readonly headers: Headers;
}

/** An ACTIVE custodian with somebody of each role: `custodian.people.Attester.headers`. */
export interface SettledCustodian {
  readonly did: string;
  readonly custodianId: string;
  readonly name: string;
  readonly people: Readonly<Record<CustodianRole, CustodianPerson>>;
}

/** Registers a custodian, approves it, makes its contact the first Admin and invites somebody of each other role, who accepts. */
export async function settleCustodian(
  doors: CustodianDoors,
  admin: Headers,
  { name, ...registration }: { readonly name: string } & Readonly<Record<string, unknown>>,
): Promise<SettledCustodian> {
  const emailOf = (role: CustodianRole) =>
    `${role.toLowerCase()}@${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.example`;
  const registered = await doors.post('/api/v1/custodian/register', {
    name,
    custodian_type: 'RECORDS_ARCHIVE',
    contact_email: emailOf('Admin'),
    ...registration,
  });
  const { custodian_did: did, custodian_id: custodianId } = expectStatus(registered, 201).body;
  const approve =
    'mutation ($input: ApproveCustodianInput!) { approveCustodian(input: $input) { custodian { status } } }';
  await doors.ask(approve, { input: { did } }, admin);
  const asked = await doors.post('/api/v1/custodian/auth/magic-link', { email: emailOf('Admin') });
  expectStatus(asked, 200);
  const boss = await signIn(emailOf('Admin'));
  const people: Partial<Record<CustodianRole, CustodianPerson>> = { Admin: boss };
  for (const role of CUSTODIAN_ROLES) {
    if (role === 'Admin') continue;
    const body = { email: emailOf(role), role };
    expectStatus(await doors.post('/api/v1/custodian/team', body, boss.headers), 201);
    people[role] = await signIn(emailOf(role));
  }
  return { did, custodianId, name, people: people as SettledCustodian['people'] };

  /** By the link in the newest letter. */
  async function signIn(email: string): Promise<CustodianPerson> {
    const token = await doors.mail.nextToken(email);
    const session = await doors.post('/api/v1/custodian/auth/magic-link/verify', { token });
    const { user, token: bearer } = expectStatus(session, 200).body;
    return { userId: user.id, email, role: user.role, headers: { authorization: `Bearer ${bearer}` } };
  }
}
