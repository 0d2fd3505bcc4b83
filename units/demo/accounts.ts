import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Config, readConfig } from '../../kernel/config.ts';
import { ADMIN_ENVIRONMENT } from '../../subgraphs/admin/settings.ts';
import { ENVIRONMENTS } from '../../subgraphs/domains.ts';
import { type Api, apiKey, bearer, type Caller } from './api.ts';
import { expect, good, StepFailed, say } from './screen.ts';

export const config: Config = readConfig(process.env, ENVIRONMENTS);

export interface University {
  readonly did: string;
  readonly name: string;
  readonly contactEmail: string;
}

/** Registers a university that exists only for this run. */
export async function registerUniversity(api: Api): Promise<University> {
  const name = 'Ardmore University';
  const contactEmail = `registrar.${Date.now().toString(36)}@ardmore.example`;
  const reply = await api.post('/api/v1/issuer/register', {
    name,
    website_url: 'https://ardmore.example',
    contact_email: contactEmail,
    country_code: 'IE',
  });
  expect(
    reply.status === 'PENDING_APPROVAL',
    `${name} waits for approval`,
    `Registration answered ${JSON.stringify(reply)}`,
  );
  say(reply.issuer_did);
  return { did: reply.issuer_did, name, contactEmail };
}

/** Signs in the first administrator with the password that was set or generated. */
export async function signInAdministrator(api: Api): Promise<Caller> {
  const { email, password } = administrator();
  const { token } = await api.post('/api/v1/admin/auth/login', { email, password });
  good(`signed in as ${email}`);
  return bearer('the administrator', token);
}

export async function approve(api: Api, university: University, admin: Caller): Promise<void> {
  const path = `/api/v1/issuers/${encodeURIComponent(university.did)}`;
  await api.post(`${path}/approve`, { reason: 'Demonstration: accreditation checked.' }, admin);
  const { status } = await api.get(path);
  expect(
    status === 'ACTIVE',
    `${university.name} is ${status}`,
    `The issuer is ${status} after its approval, not ACTIVE`,
  );
}

/** Signs the registrar in by magic link. */
export async function signInRegistrar(api: Api, { contactEmail }: University): Promise<Caller> {
  const { token } = await registrarLink(api, contactEmail);
  const reply = await api.post('/api/v1/issuer/auth/magic-link/verify', { token });
  good(`${contactEmail} signed in with the link, as ${reply.user?.role ?? 'member'}`);
  return bearer('the registrar', reply.token);
}

/** The sign-in link that a member of an issuer is mailed. */
export function registrarLink(api: Api, email: string): Promise<MailedLink> {
  return linkMailedBy(() => api.post('/api/v1/issuer/auth/magic-link', { email }));
}

/** An API key for the systems of the university. */
export async function createApiKey(api: Api, { did }: University, registrar: Caller): Promise<Caller> {
  const reply = await api.post(
    `/api/v1/issuer/${encodeURIComponent(did)}/api-keys`,
    { name: 'Student records' },
    registrar,
  );
  good(`API key ${String(reply.api_key).slice(0, 12)}…`);
  return apiKey('the student records system', reply.api_key);
}

function administrator(): { email: string; password: string } {
  const { ADMIN_BOOTSTRAP_EMAIL: email, ADMIN_BOOTSTRAP_PASSWORD: password } = config.of(ADMIN_ENVIRONMENT);
  if (password !== undefined) return { email, password };
  const file = join(config.DATA_DIR, 'admin-bootstrap.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new StepFailed(
    `The administrator's password is not known here. Run this beside the platform (same DATA_DIR), or set ADMIN_BOOTSTRAP_EMAIL and ADMIN_BOOTSTRAP_PASSWORD.`,
  );
}

/** A link as it stands in a letter, and the token in it. */
export interface MailedLink {
  readonly url: string;
  readonly token: string;
}

/** The sign-in link of the letter that a request sends; without a mail server it is in the development platform's secrets file. */
export async function linkMailedBy(send: () => Promise<unknown>): Promise<MailedLink> {
  const before = secrets().length;
  await send();
  for (let attempt = 0; attempt < 50; attempt++) {
    for (const line of secrets().slice(before)) {
      const { secret } = JSON.parse(line) as { secret: string };
      const token = /[#?&]token=([A-Za-z0-9_-]{20,})/.exec(secret)?.[1];
      if (token !== undefined) return { url: secret, token };
    }
    await delay(100);
  }
  throw new StepFailed(
    `No sign-in link appeared in ${join(config.DATA_DIR, 'secrets.log')}. Run this beside a development platform without SMTP_URL (same DATA_DIR).`,
  );
}

function secrets(): string[] {
  const file = join(config.DATA_DIR, 'secrets.log');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}
