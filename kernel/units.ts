export type SecretName = 'JWT_SECRET' | 'KEY_ENCRYPTION_KEY';

interface Unit {
  /** Its default ports; without a gRPC port it serves no other unit. */
  readonly rest: number;
  readonly grpc?: number;
  /** The REST paths that it serves, without those that a longer path gives to another unit. */
  readonly paths?: readonly `/api/v1${string}`[];
  /** Those that it cannot start without: where bearer tokens are made or read, and where sealed values are opened. */
  readonly secrets?: readonly SecretName[];
}

/** Every deployment unit, one row each; the manifests of the domains say which of them runs in which. */
export const UNITS = {
  'api-gateway': { rest: 8000, secrets: ['JWT_SECRET'] },
  'core-engine': {
    rest: 8080,
    grpc: 50057,
    paths: ['/api/v1', '/api/v1/admin/catalog'],
    secrets: ['JWT_SECRET', 'KEY_ENCRYPTION_KEY'],
  },
  'credential-issuance': { rest: 8081, grpc: 50051 },
  'verification-engine': { rest: 8082, grpc: 50052 },
  'issuer-registry': { rest: 8083, grpc: 50053, secrets: ['KEY_ENCRYPTION_KEY'] },
  'admin-console': {
    rest: 8084,
    grpc: 50058,
    paths: ['/api/v1/admin'],
    secrets: ['JWT_SECRET', 'KEY_ENCRYPTION_KEY'],
  },
  'program-catalog': { rest: 8085, grpc: 50054, secrets: ['KEY_ENCRYPTION_KEY'] },
  'learner-records': {
    rest: 8086,
    grpc: 50055,
    paths: ['/api/v1/learners'],
    secrets: ['KEY_ENCRYPTION_KEY'],
  },
  'custodian-registry': { rest: 8087, grpc: 50056, secrets: ['KEY_ENCRYPTION_KEY'] },
} as const satisfies Readonly<Record<string, Unit>>;

export type UnitName = keyof typeof UNITS;
export const UNIT_NAMES = Object.keys(UNITS) as UnitName[];

/** The row of a unit. */
export function unitRow(unit: UnitName): Unit {
  return UNITS[unit];
}

// The longest first: it wins.
const SERVED = UNIT_NAMES.flatMap((unit) =>
  (unitRow(unit).paths ?? []).map((start) => ({ unit, start })),
).sort((one, other) => other.start.length - one.start.length);

/** The unit that serves a REST path: the one with the longest beginning of it. */
export function unitOfPath(path: string): UnitName {
  const served = SERVED.find(({ start }) => path === start || path.startsWith(`${start}/`));
  return served?.unit ?? 'core-engine';
}
