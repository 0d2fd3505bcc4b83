import { databaseOf } from '../kernel/audit.ts';
import type { Environment } from '../kernel/config.ts';
import { type LiveSetting, RATE_LIMITS } from '../kernel/live-settings.ts';
import type { UnitName } from '../kernel/units.ts';
import { admin } from './admin/manifest.ts';
import { assistance } from './assistance/manifest.ts';
import { catalog } from './catalog/manifest.ts';
import { credentials } from './credentials/manifest.ts';
import { custodians } from './custodians/manifest.ts';
import type { Domain } from './domain.ts';
import { holders } from './holders/manifest.ts';
import { issuers } from './issuers/manifest.ts';
import { learners } from './learners/manifest.ts';
import { oversight } from './oversight/manifest.ts';
import { portal } from './portal/manifest.ts';
import { reports } from './reports/manifest.ts';
import type { Route } from './rest.ts';
import { verification } from './verification/manifest.ts';
import { verifiers } from './verifiers/manifest.ts';

/** Every domain of the platform; the one list of them, in the order of the OpenAPI document. */
export const DOMAINS = [
  issuers,
  portal,
  credentials,
  verification,
  verifiers,
  holders,
  admin,
  oversight,
  catalog,
  learners,
  custodians,
  reports,
  assistance,
] as const;

type AnyDomain = (typeof DOMAINS)[number];
export type DomainName = AnyDomain['name'];

export const DOMAIN_NAMES: readonly DomainName[] = DOMAINS.map(({ name }) => name);

/** What domains read from the environment, beside the settings of the platform as a whole. */
export const ENVIRONMENTS: readonly Environment[] = DOMAINS.flatMap(
  ({ settings }) => settings?.environment ?? [],
);

/** Every setting that administrators change while the platform runs. */
export const LIVE_SETTINGS: readonly LiveSetting[] = [
  ...Object.values(RATE_LIMITS),
  ...DOMAINS.flatMap(({ settings }) => settings?.live ?? []),
];

/** The databases of the platform. */
export const DATABASES: readonly string[] = [...new Set(DOMAINS.map(({ database }) => database))];

/** The unit that runs each. */
export const DOMAIN_UNITS = Object.fromEntries(DOMAINS.map(({ name, unit }) => [name, unit])) as Readonly<
  Record<DomainName, UnitName>
>;

/** What a domain is opened with. */
export type NeedsOf<Name extends DomainName> =
  Extract<AnyDomain, { name: Name }> extends Domain<
    Name,
    infer Needs,
    infer _Ports,
    infer _Internal,
    infer _Near
  >
    ? Needs
    : never;

/** What a domain offers, wherever it runs. */
export type PortsOf<Name extends DomainName> =
  Extract<AnyDomain, { name: Name }> extends Domain<
    Name,
    infer _Needs,
    infer Ports,
    infer _Internal,
    infer _Near
  >
    ? Ports
    : never;

/** What a domain offers to those of its own unit. */
export type NearPortsOf<Name extends DomainName> =
  Extract<AnyDomain, { name: Name }> extends Domain<
    Name,
    infer _Needs,
    infer _Ports,
    infer _Internal,
    infer Near
  >
    ? Near
    : never;

/** Every REST route there is, in the order of the OpenAPI document. */
export const ROUTES: readonly Route[] = DOMAINS.flatMap(({ routes }) => routes);

/** The unit that writes an audit chain, each of its processes one; undefined for a chain that nobody writes. */
export function writerOf(chain: string): string | undefined {
  return DOMAINS.find(({ database }) => database === databaseOf(chain))?.unit;
}
