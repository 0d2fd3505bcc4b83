import { figureOf, type RateLimit, type Route } from './route.ts';
import { adminRoutes } from './routes/admin.ts';
import { anomalyRoutes } from './routes/admin-anomalies.ts';
import { claimIntegrityRoutes } from './routes/admin-claim-integrity.ts';
import { adminConfigRoutes } from './routes/admin-config.ts';
import { adminFederatedIssuerRoutes } from './routes/admin-federated-issuers.ts';
import { adminHealthRoutes } from './routes/admin-health.ts';
import { adminLogRoutes } from './routes/admin-logs.ts';
import { networkStatsRoutes } from './routes/admin-network-stats.ts';
import { onboardingRoutes } from './routes/admin-onboarding.ts';
import { adminUserRoutes } from './routes/admin-users.ts';
import { adminAuditRoutes } from './routes/audit.ts';
import { credentialRoutes } from './routes/credentials.ts';
import { demoRoutes } from './routes/demo.ts';
import { holderAccountRoutes } from './routes/holder-account.ts';
import { evidenceRoutes } from './routes/holder-evidence.ts';
import { holderInviteRoutes } from './routes/holder-invites.ts';
import { holderPasskeyRoutes } from './routes/holder-passkeys.ts';
import { holderRequestRoutes } from './routes/holder-requests.ts';
import { holderSharingRoutes } from './routes/holder-sharing.ts';
import { walletRoutes } from './routes/holder-wallet.ts';
import { issuerAuthRoutes } from './routes/issuer-auth.ts';
import { issuerRoutes } from './routes/issuers.ts';
import { platformRoutes } from './routes/platform.ts';
import { sharedRoutes } from './routes/shared.ts';
import { verificationRoutes } from './routes/verification.ts';

/** Every REST route there is, in the order of the OpenAPI document. */
export const ROUTES: readonly Route[] = [
  ...issuerRoutes,
  ...issuerAuthRoutes,
  ...credentialRoutes,
  ...verificationRoutes,
  ...sharedRoutes,
  ...holderAccountRoutes,
  ...holderPasskeyRoutes,
  ...walletRoutes,
  ...holderSharingRoutes,
  ...holderRequestRoutes,
  ...holderInviteRoutes,
  ...evidenceRoutes,
  ...adminRoutes,
  ...adminUserRoutes,
  ...adminFederatedIssuerRoutes,
  ...onboardingRoutes,
  ...anomalyRoutes,
  ...adminConfigRoutes,
  ...adminHealthRoutes,
  ...adminLogRoutes,
  ...platformRoutes,
  ...demoRoutes,
  ...adminAuditRoutes,
  ...networkStatsRoutes,
  ...claimIntegrityRoutes,
];

/**
 * The limit of each root field that a route reaches: a use of the field in GraphQL counts like a request to the (first) route.
 * Throws when two routes to one field have different figures.
 */
export function fieldLimitsOf(routes: readonly Route[]): ReadonlyMap<string, RateLimit> {
  const limits = new Map<string, RateLimit>();
  for (const { path, operation, limit } of routes) {
    const known = limits.get(operation);
    if (known !== undefined && figureOf(known) !== figureOf(limit))
      throw new Error(`${path}: ${operation} is limited as ${known} by another route.`);
    limits.set(operation, known ?? limit);
  }
  return limits;
}
