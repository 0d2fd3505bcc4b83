import type { ServerResponse } from 'node:http';
import type { Config } from '../../kernel/config.ts';
import { AppError } from '../../kernel/errors.ts';
import { callerKey, type Identity } from '../../kernel/identity.ts';
import type { RateLimiter } from '../../kernel/rate-limiter.ts';
import type { RateLimit } from '../../rest-bridge/route.ts';

export interface Limits {
  /** Counts `cost` requests of a caller. Errors: RATE_LIMITED with the seconds to wait. */
  take(
    limit: RateLimit,
    caller: { identity: Identity; clientHash: string },
    options?: { cost?: number; response?: ServerResponse },
  ): Promise<void>;
}

/** The rate limits of the settings, kept per verified issuer or user, else per client. */
export function createLimits(config: Config, limiter: RateLimiter): Limits {
  const perMinute: Readonly<Record<RateLimit, number>> = {
    verify: config.RATE_LIMIT_VERIFY,
    issue: config.RATE_LIMIT_ISSUE,
    registration: config.RATE_LIMIT_REGISTRATION,
    adminSignIn: config.RATE_LIMIT_SIGN_IN,
    issuerSignIn: config.RATE_LIMIT_SIGN_IN,
    holderSignIn: config.RATE_LIMIT_SIGN_IN,
    link: config.RATE_LIMIT_LINK,
    insight: config.RATE_LIMIT_INSIGHT,
    kyc: config.RATE_LIMIT_KYC,
    portal: config.RATE_LIMIT_PORTAL,
    holder: config.RATE_LIMIT_HOLDER,
    lookup: config.RATE_LIMIT_LOOKUP,
  };
  return {
    async take(name, { identity, clientHash }, { cost = 1, response } = {}) {
      const allowance = await limiter.take(name, callerKey(identity, clientHash), perMinute[name], cost);
      const { allowed, limit, remaining, resetSeconds } = allowance;
      response?.setHeader('RateLimit-Policy', `"${name}";q=${limit};w=60`);
      response?.setHeader('RateLimit', `"${name}";r=${remaining};t=${resetSeconds}`);
      if (allowed) return;
      throw new AppError(
        'RATE_LIMITED',
        `At most ${limit} of these in 60 seconds; try again in ${resetSeconds} s.`,
        { retryAfter: resetSeconds },
      );
    },
  };
}
