import { z } from 'zod';
import type { Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { permit } from '../../kernel/identity.ts';
import { newToken, randomSecret, sha256Hex } from '../../kernel/ids.ts';
import type { Logger } from '../../kernel/log.ts';
import { addressOf, parseInput } from '../../kernel/parse.ts';
import { personOf } from './attribute-map.ts';
import type { Oidc, ProvenSubject } from './oidc.ts';
import type { Parties } from './parties.ts';
import type { SsoPerson, SsoPolicy, SsoPurpose, SsoSignIn } from './ports.ts';
import type { Saml } from './saml.ts';
import { type SsoConfig, statusAfter } from './sso-config.ts';
import { faultInWords, faultOf, type SsoFault, ssoFailed, stateInvalid } from './sso-fault.ts';
import {
  beginSsoInput,
  emailDomain as domainName,
  oidcCallbackInput,
  samlAssertionInput,
  ssoDomainLookup,
  ssoLogoutInput,
  ssoPolicyInput,
} from './sso-input.ts';
import type { SsoRequest } from './sso-model.ts';
import type { SsoDeps } from './sso-service.ts';

const REQUEST_MS = 10 * 60_000;
const MAX_DOMAINS = 100;

/** Sign-in through the identity providers of one kind of organization; for units, which act for the browser that they serve. */
export function createSsoSignIn(
  deps: Pick<SsoDeps, 'kind' | 'stores' | 'envelope' | 'ledger' | 'inTurn' | 'now'> & {
    readonly oidc: Oidc;
    readonly saml: Saml;
    readonly parties: Parties;
    readonly log: Logger;
  },
): SsoSignIn {
  const { kind, stores, envelope, ledger, inTurn, now, oidc, saml, parties, log } = deps;
  const { configs, domains } = stores;

  return {
    async policyOf(input, context) {
      permit(context, 'sso.prove');
      const { organizationDid } = parseInput(ssoPolicyInput, input);
      const config = await configs.first({ organizationDid });
      return config && policyOf(config, await provedDomains(config));
    },

    async organizationsOf(input, context) {
      permit(context, 'sso.prove');
      const { emailDomain } = parseInput(ssoDomainLookup, input);
      const name = domainName.safeParse(emailDomain);
      const domain = name.success ? await domains.first({ provedDomain: name.data }) : undefined;
      const config = domain && (await configs.first({ organizationId: domain.organizationId }));
      return config?.status === 'ACTIVE' ? [{ organizationDid: config.organizationDid }] : [];
    },

    async buildAuthorizationRequest(input, context) {
      permit(context, 'sso.prove');
      const { organizationDid, purpose } = parseInput(beginSsoInput, input);
      const config = await configs.first({ organizationDid });
      if (!config) throw new AppError('NOT_FOUND', 'There is no single sign-on of this organization.');
      requireOpen(config, purpose);

      const state = newToken();
      const at = now();
      const request = {
        requestId: sha256Hex(state),
        ssoConfigId: config.ssoConfigId,
        organizationId: config.organizationId,
        settingsVersion: config.settingsVersion,
        purpose,
        createdAt: at,
        expiresAt: new Date(at.getTime() + REQUEST_MS),
      };
      if (config.protocol === 'OIDC') {
        const [nonce, verifier] = [newToken(), newToken()];
        const url = await oidc.authorizationUrl(parties.oidc(config), { state, nonce, verifier });
        const told = Buffer.from(JSON.stringify([nonce, verifier]));
        await stores.begin({ ...request, secrets: envelope.seal(told, secretsAad(request.requestId)) });
        return { url, state };
      }
      // An XML id begins with a letter or an underscore.
      const samlRequestId = `_${randomSecret(20).toString('hex')}`;
      const url = await saml.authorizationUrl(parties.saml(config), { id: samlRequestId, relayState: state });
      await stores.begin({ ...request, samlRequestId });
      return { url, state };
    },

    async validateOidcCallback(input, context) {
      permit(context, 'sso.prove');
      const { state, parameters } = parseInput(oidcCallbackInput, input);
      return answering(state, context, async (request, config) => {
        const { requestId, secrets } = request;
        if (config.protocol !== 'OIDC' || !secrets) throw stateInvalid();
        const [nonce, verifier] = secretsOf(envelope.open(secrets, secretsAad(requestId)));
        // The state in the query is the one that the door has looked up.
        const binding = { state, nonce, verifier };
        return oidc.finish(parties.oidc(config), binding, { ...parameters, state });
      });
    },

    async validateSamlAssertion(input, context) {
      permit(context, 'sso.prove');
      const { relayState, samlResponse } = parseInput(samlAssertionInput, input);
      return answering(relayState, context, async (request, config) => {
        if (config.protocol !== 'SAML2.0' || !request.samlRequestId) throw stateInvalid();
        const proven = await saml.read(parties.saml(config), samlResponse);
        if (!(await stores.isFirst(proven.assertionId, proven.lapsesAt))) throw ssoFailed('REPLAYED');
        if (proven.inResponseTo !== request.samlRequestId) throw ssoFailed('REQUEST_MISMATCH');
        return proven;
      });
    },

    async logoutUrl(input, context) {
      permit(context, 'sso.prove');
      const { organizationDid, loginHint } = parseInput(ssoLogoutInput, input);
      const config = await configs.first({ organizationDid });
      if (config?.status !== 'ACTIVE' || config.protocol !== 'OIDC') return undefined;
      const { ssoConfigId } = config;
      const returnTo = parties.service(config).postLogoutUrl;
      try {
        return await oidc.logoutUrl(parties.oidc(config), { loginHint, state: newToken(), returnTo });
      } catch (error) {
        const fault = faultOf(error);
        if (fault === undefined) throw error;
        log.info({ ssoConfigId, fault }, 'A provider did not say where its sessions end');
        return undefined;
      }
    },
  };

  /** Uses the request of a state up, then proves who answers it. Errors: SSO_STATE_INVALID, SSO_FAILED. */
  async function answering(
    state: string,
    context: Context,
    prove: (request: SsoRequest, config: SsoConfig) => Promise<ProvenSubject>,
  ): Promise<SsoPerson> {
    const request = await stores.take(sha256Hex(state), now());
    const config = request && (await configs.byId(request.ssoConfigId));
    if (!request || !config) throw stateInvalid();
    const { purpose } = request;
    try {
      requireUnchanged(config, request);
      const proven = await prove(request, config);
      // The provider may have taken seconds: what was deleted, edited or switched off meanwhile proves nobody.
      requireUnchanged(await configs.byId(request.ssoConfigId), request);
      const person = personIn(config, proven, await provedDomains(config), purpose);
      if (purpose === 'TEST') await note(request, undefined, context);
      return person;
    } catch (error) {
      const fault = faultOf(error);
      if (fault !== undefined) {
        // Ids and a word of ours: administrators of the platform see why people of an organization cannot sign in.
        log.info({ ssoConfigId: config.ssoConfigId, fault, purpose }, 'A single sign-on has failed');
        if (purpose === 'TEST') await note(request, fault, context);
      }
      throw error;
    }
  }

  /** Keeps how a trial of the settings ended, unless they were changed meanwhile. */
  async function note(request: SsoRequest, fault: SsoFault | undefined, context: Context): Promise<void> {
    const { organizationId, settingsVersion, ssoConfigId } = request;
    await inTurn(`sso of ${organizationId}`, async () => {
      const before = await configs.byId(ssoConfigId);
      if (before?.settingsVersion !== settingsVersion) return;
      const isRunning = before.status === 'ACTIVE' || before.status === 'INACTIVE';
      // A trial of what runs already, which somebody spoils, must not end it for everybody.
      if (fault !== undefined && isRunning) return;
      const set =
        fault === undefined
          ? { testedAt: now() }
          : {
              testedAt: undefined,
              validationError: faultInWords(fault),
              status: statusAfter(before.status, 'failed'),
            };
      await ledger.commit(context, {
        writes: [configs.updateWrite(before, set, now())],
        audit: {
          action: fault === undefined ? 'sso_config.tested' : 'sso_config.test_failed',
          subject: { type: 'SsoConfig', id: ssoConfigId },
          org: { type: kind.orgType, id: organizationId },
          previousState: before.status,
          newState: 'status' in set ? set.status : before.status,
        },
      });
    });
  }

  async function provedDomains({ organizationId }: SsoConfig): Promise<readonly string[]> {
    const order = { organizationId: 1, domain: 1 } as const;
    const rows = await domains.list({ organizationId }, order, { skip: 0, limit: MAX_DOMAINS });
    return rows.flatMap(({ provedDomain }) => provedDomain ?? []);
  }

  function personIn(
    config: SsoConfig,
    { subject, attributes, emailVerified }: ProvenSubject,
    proved: readonly string[],
    purpose: SsoPurpose,
  ): SsoPerson {
    const { emails, name, groups, role } = personOf(attributes, config.attributeMap);
    const [only, ...more] = emails;
    // The Kelvin sign becomes a k in lower case: it would be somebody else's address.
    const isOne = only !== undefined && more.length === 0 && !only.includes('\u212a');
    const email = isOne ? addressOf(only) : undefined;
    if (email === undefined) throw ssoFailed('EMAIL_MISSING');
    if (emailVerified === false) throw ssoFailed('EMAIL_UNVERIFIED');
    // The address is what somebody is known by here: it counts where the organization has proved that it is its own to give.
    if (!proved.includes(email.slice(email.lastIndexOf('@') + 1))) throw ssoFailed('EMAIL_DOMAIN');
    return {
      organizationDid: config.organizationDid,
      purpose,
      subject,
      email,
      name,
      groups,
      role: role ?? config.defaultRole,
      mayJoin: config.jitProvisioning,
      isRoleMapped: role !== undefined,
    };
  }
}

function policyOf(config: SsoConfig, emailDomains: readonly string[]): SsoPolicy {
  const { protocol, status, enforce, jitProvisioning, breakGlassMemberId = null } = config;
  return { protocol, status, enforce, breakGlassMemberId, emailDomains, jitProvisioning };
}

/** Error: SSO_FAILED once the settings are not those any more with which the sign-in began, or are switched off. */
function requireUnchanged(config: SsoConfig | undefined, request: SsoRequest): void {
  const isOpen = request.purpose === 'TEST' || config?.status === 'ACTIVE';
  if (config?.settingsVersion !== request.settingsVersion || !isOpen) throw ssoFailed('SETTINGS_CHANGED');
}

/** Error: INVALID_STATE_TRANSITION. */
function requireOpen({ status, metadataAt }: SsoConfig, purpose: SsoPurpose): void {
  if (purpose === 'SIGN_IN' && status !== 'ACTIVE')
    throw new AppError('INVALID_STATE_TRANSITION', 'Single sign-on of this organization is not ACTIVE.');
  if (purpose === 'TEST' && !metadataAt) {
    const why = 'What the identity provider publishes was not read yet; validate the configuration first.';
    throw new AppError('INVALID_STATE_TRANSITION', why);
  }
}

/** The nonce and the verifier of a sign-in, as they were sealed. */
const secretsOf = (opened: Buffer) =>
  z.tuple([z.string(), z.string()]).parse(JSON.parse(opened.toString('utf8')));

function secretsAad(requestId: string): string {
  return `testamur:sso-request:v1\n${requestId}`;
}
