import type { AuditAction } from '../../../kernel/audit-actions.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, type Context } from '../../../kernel/context.ts';
import type { Envelope } from '../../../kernel/crypto/envelope.ts';
import { AppError, type ErrorCode, invalid, isAppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { hashOfToken, newToken, sha256Hex } from '../../../kernel/ids.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { SsoPerson, SsoPurpose, SsoSignIn } from '../../sso/ports.ts';
import { ssoFailed } from '../../sso/sso-fault.ts';
import {
  type AttemptStep,
  handedOver,
  newAttempt,
  RETURN_PATHS,
  type SsoAttempt,
  type SsoKind,
  standsAt,
} from './attempt.ts';
import type { AttemptStore } from './attempt-model.ts';
import { beginInput, finishInput, isState, receiveInput, redeemInput } from './inputs.ts';
import { PATHS } from './paths.ts';
import type { SignedIn, SsoMembers } from './ports.ts';

/** What a sign-in has come to. */
export type SsoOutcome =
  | { readonly outcome: 'SIGNED_IN'; readonly returnTo: string; readonly signedIn: SignedIn }
  | { readonly outcome: 'HANDED_OVER'; readonly returnTo: string; readonly code: string }
  | { readonly outcome: 'TESTED'; readonly returnTo: string };

export type SsoService = ReturnType<typeof createSsoService>;

/** Signs people of one kind of organization in at the identity provider of their own one. */
export function createSsoService(deps: {
  kind: SsoKind;
  /** The registry that keeps the configurations and speaks the protocols. */
  providers: SsoSignIn;
  members: SsoMembers;
  attempts: AttemptStore;
  ledger: Ledger;
  envelope: Envelope;
  now: Clock;
}) {
  const { kind, providers, members, attempts, ledger, envelope, now } = deps;
  const asked = beginInput(kind);
  const beginWords = `There is no single sign-on for this address. Ask for a link by e-mail, or ask the Admin of your ${kind.toLowerCase()}.`;

  return {
    /**
     * Begins a sign-in, or a test of the configuration by its Admin. Errors: NOT_FOUND, the same for everything that leads nowhere;
     * VALIDATION_FAILED; UPSTREAM_UNAVAILABLE and SSO_FAILED where the provider tells nothing of itself; for tests also
     * INVALID_STATE_TRANSITION.
     */
    async begin(input: unknown, context: Context) {
      permit(context, 'sso.signIn');
      refusePrefetch(context);
      const { purpose = 'SIGN_IN', returnTo = RETURN_PATHS[kind][0], ...given } = parseInput(asked, input);
      // A browser that signs in twice at once keeps both: it has one cookie.
      const binding = hashOfToken(given.binding ?? '') ? String(given.binding) : newToken();
      const organizationDid =
        purpose === 'TEST' ? ownOrganization(given, context) : await organizationOf(given, context);
      const { url, state } = await authorizationOf(organizationDid, purpose, context);
      const at = now();
      const attempt = newAttempt({ kind, organizationDid, purpose, returnTo, state, binding, at });
      await attempts.open(attempt);
      return { url, state, binding, expiresAt: attempt.expiresAt };
    },

    /**
     * Keeps a SAML response until the browser that began comes for it: the cookie that proves it does not come along when another site
     * posts. Error: SSO_STATE_INVALID for a response that nobody asked for.
     */
    async receive(input: unknown, context: Context) {
      permit(context, 'sso.signIn');
      const { samlResponse, relayState } = parseInput(receiveInput, input);
      const attempt = await attemptOf(relayState, ['BEGUN']);
      if (!attempt || !isState(relayState)) throw stateInvalid();
      const { attemptId } = attempt;
      if (!(await attempts.receive(attemptId, sealed(attemptId, { samlResponse })))) throw stateInvalid();
      return { next: `${PATHS[kind].callback}?state=${encodeURIComponent(relayState)}` };
    },

    /**
     * Ends a sign-in with what the provider sent back, once, in the browser that began it. Errors: SSO_STATE_INVALID, SSO_FAILED,
     * SSO_DENIED, SSO_NOT_A_MEMBER, SSO_MEMBER_CLOSED, UPSTREAM_UNAVAILABLE.
     */
    async finish(input: unknown, context: Context): Promise<SsoOutcome> {
      permit(context, 'sso.signIn');
      refusePrefetch(context);
      const { state, binding, handsOver = false, ...sent } = parseInput(finishInput, input);
      // 1. Whose sign-in it is. A stranger's browser uses nothing up.
      const attempt = await attemptOf(state, ['BEGUN', 'POSTED']);
      if (!attempt || !isState(state)) throw stateInvalid();
      // A test signs nobody in: whoever brings its answer proves the same.
      if (attempt.purpose === 'SIGN_IN' && !isBoundTo(attempt, binding))
        throw await refused(attempt, stateInvalid(), context);
      if (!(await attempts.use(attempt.attemptId, attempt.step))) throw stateInvalid();
      // 2. Who it is.
      const person = await proven(attempt, state, sent, context);
      const { returnTo } = attempt;
      if (attempt.purpose === 'TEST') {
        await tell(attempt, 'sso_sign_in.tested', context);
        return { outcome: 'TESTED', returnTo };
      }
      // 3. A page trades a code for the token, which so stands in no address; a program has it at once.
      if (!handsOver)
        return { outcome: 'SIGNED_IN', returnTo, signedIn: await admit(attempt, person, context) };
      const { attempt: next, code } = handedOver(attempt, (id) => sealed(id, person), now());
      await tell(attempt, 'sso_sign_in.proven', context, next);
      return { outcome: 'HANDED_OVER', returnTo, code };
    },

    /** Trades the code of a page for a bearer token, once, in the same browser. Errors: as of `finish`. */
    async redeem(input: unknown, context: Context) {
      permit(context, 'sso.signIn');
      const { code, binding } = parseInput(redeemInput, input);
      const attempt = await attemptOf(code, ['PROVEN']);
      if (!attempt) throw stateInvalid();
      if (!isBoundTo(attempt, binding)) throw await refused(attempt, stateInvalid(), context);
      if (!(await attempts.use(attempt.attemptId, 'PROVEN'))) throw stateInvalid();
      const person = opened<SsoPerson>(attempt);
      await requireStillOpen(attempt, person, context);
      return { returnTo: attempt.returnTo, signedIn: await admit(attempt, person, context) };
    },
  };

  function ownOrganization(
    { organizationDid, email }: { organizationDid?: string | undefined; email?: string | undefined },
    context: Context,
  ): string {
    const identity = permit(context, kind === 'ISSUER' ? 'sso.manage' : 'custodianSso.manage');
    const own =
      kind === 'ISSUER'
        ? identity.kind === 'issuer' && identity.issuerDid
        : identity.kind === 'custodian' && identity.custodianDid;
    if (!own)
      throw new AppError(
        'SCOPE_MISSING',
        `Only an Admin of the ${kind.toLowerCase()} tests its configuration.`,
      );
    if (email !== undefined)
      throw invalid('email', 'custom', 'leave it out: a test is of your own configuration');
    if (organizationDid !== undefined && organizationDid !== own)
      throw new AppError('FORBIDDEN', 'Test the configuration of your own organization.');
    return own;
  }

  async function organizationOf(
    { organizationDid, email = '' }: { organizationDid?: string | undefined; email?: string | undefined },
    context: Context,
  ): Promise<string> {
    if (organizationDid !== undefined) return organizationDid;
    const emailDomain = email.slice(email.lastIndexOf('@') + 1);
    const [found, another] = await providers.organizationsOf({ emailDomain }, asCore(context));
    if (another)
      throw invalid('email', 'custom', 'several organizations use this domain; give the DID of yours');
    if (!found) throw new AppError('NOT_FOUND', beginWords);
    return found.organizationDid;
  }

  async function authorizationOf(organizationDid: string, purpose: SsoPurpose, context: Context) {
    try {
      const asked = await providers.buildAuthorizationRequest({ organizationDid, purpose }, asCore(context));
      if (/^https?:\/\//.test(asked.url)) return asked;
      throw new AppError('SSO_FAILED', 'The identity provider names no web address to sign in at.');
    } catch (error) {
      const leadsNowhere = isOneOf(error, ['NOT_FOUND', 'INVALID_STATE_TRANSITION']);
      throw leadsNowhere && purpose === 'SIGN_IN' ? new AppError('NOT_FOUND', beginWords) : error;
    }
  }

  /** Asks the registry what the provider's answer proves; its refusals are kept in the trail. */
  async function proven(
    attempt: SsoAttempt,
    state: string,
    sent: Omit<ReturnType<typeof parseFinish>, 'state' | 'binding' | 'handsOver'>,
    context: Context,
  ): Promise<SsoPerson> {
    try {
      const person =
        attempt.step === 'POSTED'
          ? await providers.validateSamlAssertion(
              { relayState: state, ...opened<{ samlResponse: string }>(attempt) },
              asCore(context),
            )
          : await providers.validateOidcCallback(
              { state, parameters: parametersOf(state, sent) },
              asCore(context),
            );
      // The answer of one organization's provider signs nobody in at another one.
      if (person.organizationDid !== attempt.organizationDid || person.purpose !== attempt.purpose)
        throw new AppError('SSO_FAILED', 'The answer belongs to another sign-in; begin again.');
      return person;
    } catch (error) {
      const isDenied = isOneOf(error, ['SSO_FAILED']) && DENIALS.includes(sent.error ?? '');
      throw await refused(attempt, isDenied ? denied() : error, context);
    }
  }

  async function admit(attempt: SsoAttempt, person: SsoPerson, context: Context): Promise<SignedIn> {
    try {
      return await members.bySso(person, context);
    } catch (error) {
      throw await refused(attempt, error, context);
    }
  }

  /** What was proven minutes ago counts no more once the organization switched it off, deleted it or lost the domain. */
  async function requireStillOpen(
    attempt: SsoAttempt,
    { organizationDid, email }: SsoPerson,
    context: Context,
  ): Promise<void> {
    const policy = await providers.policyOf({ organizationDid }, asCore(context));
    const domain = email.slice(email.lastIndexOf('@') + 1);
    if (policy?.status === 'ACTIVE' && policy.emailDomains.includes(domain)) return;
    throw await refused(attempt, ssoFailed('SETTINGS_CHANGED'), context);
  }

  async function attemptOf(
    text: string | undefined,
    steps: readonly AttemptStep[],
  ): Promise<SsoAttempt | undefined> {
    const found = isState(text) ? await attempts.byId(sha256Hex(text)) : undefined;
    return standsAt(found, { kind, steps, at: now() }) ? found : undefined;
  }

  /** The error, once the trail has it. */
  async function refused(attempt: SsoAttempt, error: unknown, context: Context): Promise<unknown> {
    const reason: ErrorCode = isAppError(error) ? error.code : 'INTERNAL';
    await ledger.commit(context, {
      writes: [],
      audit: { ...subjectOf(attempt), action: 'sso_sign_in.refused', status: 'DENIED', reason },
    });
    return error;
  }

  async function tell(attempt: SsoAttempt, action: AuditAction, context: Context, next?: SsoAttempt) {
    await ledger.commit(context, {
      writes: next ? [attempts.insertWrite(next)] : [],
      audit: { ...subjectOf(attempt), action },
    });
  }

  function sealed(attemptId: string, value: object): SsoAttempt['waiting'] {
    return envelope.seal(Buffer.from(JSON.stringify(value)), aadOf(attemptId));
  }

  function opened<Value>({ attemptId, waiting }: SsoAttempt): Value {
    if (!waiting) throw stateInvalid();
    return JSON.parse(envelope.open(waiting, aadOf(attemptId)).toString()) as Value;
  }
}

// OAuth's words for a person who does not want to, or may not (RFC 6749 §4.1.2.1, OpenID Connect Core §3.1.2.6).
const DENIALS = ['access_denied', 'login_required', 'consent_required', 'interaction_required'];

const parseFinish = (input: unknown) => parseInput(finishInput, input);

/** What the provider sent, under the names of its protocol. */
function parametersOf(
  state: string,
  sent: {
    readonly code?: string | undefined;
    readonly iss?: string | undefined;
    readonly error?: string | undefined;
    readonly errorDescription?: string | undefined;
    readonly sessionState?: string | undefined;
  },
): Readonly<Record<string, string>> {
  const { code, iss, error, errorDescription, sessionState } = sent;
  const named = { state, code, iss, error, error_description: errorDescription, session_state: sessionState };
  return Object.fromEntries(
    Object.entries(named).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}

function isBoundTo({ bindingHash }: SsoAttempt, binding: string | undefined): boolean {
  return hashOfToken(binding ?? '') === bindingHash;
}

// The beginning of a SHA-256 names a sign-in in the trail and helps nobody to guess its state.
const subjectOf = ({ attemptId }: SsoAttempt) => ({
  subject: { type: 'SsoSignIn' as const, id: attemptId.slice(0, 32) },
});

const aadOf = (attemptId: string) => `testamur:sso-attempt:v1\n${attemptId}`;
const asCore = (context: Context) => asUnit(context, 'core-engine');

function isOneOf(error: unknown, codes: readonly ErrorCode[]): boolean {
  return isAppError(error) && codes.includes(error.code);
}

/** What is fetched in advance must not use a sign-in up. */
function refusePrefetch({ isPrefetch }: Context): void {
  if (isPrefetch)
    throw new AppError('PREFETCH_REFUSED', 'A sign-in is begun and ended by people, not in advance.');
}

function stateInvalid(): AppError {
  return new AppError(
    'SSO_STATE_INVALID',
    'This sign-in is over, was used already, or was begun in another browser. Begin again on the sign-in page.',
  );
}

function denied(): AppError {
  return new AppError(
    'SSO_DENIED',
    'Your identity provider did not let you through, or you stopped there. Begin again, or ask who runs it for access.',
  );
}
