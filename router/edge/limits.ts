import type { ServerResponse } from 'node:http';
import { AppError } from '../../kernel/errors.ts';
import { callerKey, type Identity } from '../../kernel/identity.ts';
import { type LiveSetting, type LiveSettings, RATE_LIMITS } from '../../kernel/live-settings.ts';
import type { RateLimiter } from '../../kernel/rate-limiter.ts';
import { figureOf, type LimitFigure, type RateLimit } from '../../subgraphs/rest.ts';

export interface Limits {
  /** Counts `cost` requests of a caller. Errors: RATE_LIMITED with the seconds to wait. */
  take(
    limit: RateLimit,
    caller: { identity: Identity; clientHash: string },
    options?: { cost?: number; response?: ServerResponse },
  ): Promise<void>;
}

const SETTINGS: Readonly<Record<LimitFigure, LiveSetting<number>>> = {
  verify: RATE_LIMITS.verify,
  verifyBatch: RATE_LIMITS.verifyBatch,
  provisioning: RATE_LIMITS.provisioning,
  issue: RATE_LIMITS.issue,
  registration: RATE_LIMITS.registration,
  adminSignIn: RATE_LIMITS.signIn,
  issuerSignIn: RATE_LIMITS.signIn,
  custodianSignIn: RATE_LIMITS.signIn,
  verifierSignIn: RATE_LIMITS.signIn,
  holderSignIn: RATE_LIMITS.signIn,
  link: RATE_LIMITS.link,
  insight: RATE_LIMITS.insight,
  kyc: RATE_LIMITS.kyc,
  portal: RATE_LIMITS.portal,
  holder: RATE_LIMITS.holder,
  lookup: RATE_LIMITS.lookup,
  graphql: RATE_LIMITS.graphql,
};

/** The rate limits of the live settings, kept per verified issuer or user, else per client; a changed one counts from the next request on. */
export function createLimits(settings: LiveSettings, limiter: RateLimiter): Limits {
  return {
    async take(name, { identity, clientHash }, { cost = 1, response } = {}) {
      const perMinute = settings.get(SETTINGS[figureOf(name)]);
      const allowance = await limiter.take(name, callerKey(identity, clientHash), perMinute, cost);
      const { allowed, limit, remaining, resetSeconds } = allowance;
      response?.setHeader('RateLimit-Policy', `"${name}";q=${limit};w=60`);
      response?.setHeader('RateLimit', `"${name}";r=${remaining};t=${resetSeconds}`);
      if (allowed) return;
      const message =
        cost > limit
          ? `This counts as ${cost}, and at most ${limit} of these are served in 60 seconds; ask for less at once.`
          : `At most ${limit} of these in 60 seconds; try again in ${resetSeconds} s.`;
      throw new AppError('RATE_LIMITED', message, { retryAfter: resetSeconds });
    },
  };
}
