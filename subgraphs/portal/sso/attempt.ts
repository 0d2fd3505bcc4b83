import { newToken, sha256Hex } from '../../../kernel/ids.ts';
import type { SsoPurpose } from '../../sso/ports.ts';

/** Kinds of organizations whose people sign in at providers of their own. */
export const SSO_KINDS = ['ISSUER', 'CUSTODIAN'] as const;
export type SsoKind = (typeof SSO_KINDS)[number];

/** From the begin of a sign-in until its answer. */
export const ATTEMPT_MS = 10 * 60 * 1000;
/** From the answer until the page has traded its code. */
export const CODE_MS = 2 * 60 * 1000;

/**
 * BEGUN: the browser is at the identity provider. POSTED: the provider's response has come by a form, and waits for the browser that
 * began. PROVEN: the person is known, and waits for the page. USED: over.
 */
export const ATTEMPT_STEPS = ['BEGUN', 'POSTED', 'PROVEN', 'USED'] as const;
export type AttemptStep = (typeof ATTEMPT_STEPS)[number];

/** A sign-in on its way through another site. */
export interface SsoAttempt {
  /** SHA-256 in hex of the state, or of the code where a page is to trade one. */
  readonly attemptId: string;
  readonly kind: SsoKind;
  readonly organizationDid: string;
  readonly purpose: SsoPurpose;
  /** A path of this origin, out of the closed list. */
  readonly returnTo: string;
  /** SHA-256 in hex of what the browser keeps in its cookie: who brings a state that was stolen has another one. */
  readonly bindingHash: string;
  readonly step: AttemptStep;
  /** What waits, sealed: it holds names and addresses. */
  readonly waiting: { readonly ciphertext: string; readonly nonce: string } | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The pages that a sign-in may lead to, the usual one first. Paths alone: nobody is ever sent to another site. */
export const RETURN_PATHS: Readonly<Record<SsoKind, readonly [string, ...string[]]>> = {
  ISSUER: ['/issuer/sign-in', '/swagger-ui/', '/graphiql'],
  CUSTODIAN: ['/custodian/sign-in', '/swagger-ui/', '/graphiql'],
};

/** A new attempt for a state that an identity provider brings back. */
export function newAttempt(
  given: Pick<SsoAttempt, 'kind' | 'organizationDid' | 'purpose' | 'returnTo'> & {
    readonly state: string;
    readonly binding: string;
    readonly at: Date;
  },
): SsoAttempt {
  const { state, binding, at, ...attempt } = given;
  return {
    ...attempt,
    attemptId: sha256Hex(state),
    bindingHash: sha256Hex(binding),
    step: 'BEGUN',
    waiting: null,
    createdAt: at,
    expiresAt: new Date(at.getTime() + ATTEMPT_MS),
  };
}

/** What a page trades for a token, and the code that opens it; the browser stays the one that began. */
export function handedOver(
  attempt: SsoAttempt,
  seal: (attemptId: string) => SsoAttempt['waiting'],
  at: Date,
): { readonly attempt: SsoAttempt; readonly code: string } {
  const code = newToken();
  const attemptId = sha256Hex(code);
  const expiresAt = new Date(at.getTime() + CODE_MS);
  const step = 'PROVEN';
  return {
    code,
    attempt: { ...attempt, attemptId, step, waiting: seal(attemptId), createdAt: at, expiresAt },
  };
}

/** Whether an attempt stands at this step, for this kind of organization, and in this browser. */
export function standsAt(
  attempt: SsoAttempt | undefined,
  expected: { readonly kind: SsoKind; readonly steps: readonly AttemptStep[]; readonly at: Date },
): attempt is SsoAttempt {
  return (
    attempt !== undefined &&
    attempt.kind === expected.kind &&
    expected.steps.includes(attempt.step) &&
    attempt.expiresAt > expected.at
  );
}
