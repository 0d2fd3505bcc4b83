import type { ServerResponse } from 'node:http';
import { AppError } from '../../kernel/errors.ts';
import { callerKey, type Identity } from '../../kernel/identity.ts';
import type { LiveSettingKey, LiveSettings } from '../../kernel/live-settings.ts';
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

const SETTINGS: Readonly<Record<LimitFigure, LiveSettingKey & `rate-limit.${string}`>> = {
  verify: 'rate-limit.verify',
  issue: 'rate-limit.issue',
  registration: 'rate-limit.registration',
  adminSignIn: 'rate-limit.sign-in',
  issuerSignIn: 'rate-limit.sign-in',
  holderSignIn: 'rate-limit.sign-in',
  link: 'rate-limit.link',
  insight: 'rate-limit.insight',
  kyc: 'rate-limit.kyc',
  portal: 'rate-limit.portal',
  holder: 'rate-limit.holder',
  lookup: 'rate-limit.lookup',
  graphql: 'rate-limit.graphql',
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
