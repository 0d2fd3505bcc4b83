import type { SsoKind } from './attempt.ts';

const pathsOf = (who: 'issuer' | 'custodian') =>
  ({
    start: `/api/v1/${who}/auth/sso/start`,
    callback: `/api/v1/${who}/auth/sso/callback`,
    acs: `/api/v1/${who}/auth/sso/acs`,
    logout: `/api/v1/${who}/auth/sso/logout`,
    token: `/api/v1/${who}/auth/sso/token`,
    page: `/${who}/sign-in`,
  }) as const;

/** Where browsers and identity providers come by. */
export const PATHS = {
  ISSUER: pathsOf('issuer'),
  CUSTODIAN: pathsOf('custodian'),
} as const satisfies Readonly<Record<SsoKind, unknown>>;
