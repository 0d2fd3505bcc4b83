import type { AuditFact } from '../../kernel/audit.ts';
import type { AuditAction } from '../../kernel/audit-actions.ts';
import type { Clock } from '../../kernel/clock.ts';
import { type Context, requireRowVersion } from '../../kernel/context.ts';
import type { Envelope } from '../../kernel/crypto/envelope.ts';
import { AppError, invalid } from '../../kernel/errors.ts';
import { type Action, type Identity, permit } from '../../kernel/identity.ts';
import { newId, newToken } from '../../kernel/ids.ts';
import { parseInput } from '../../kernel/parse.ts';
import { duplicateKeyOf, type Ledger, type Write } from '../../store/ledger.ts';
import type { InTurn } from '../../store/turns.ts';
import type { Teams } from '../requester.ts';
import { createBreakGlass } from './break-glass.ts';
import type { DomainProof } from './domain-proof.ts';
import type { ProviderChecks } from './provider-checks.ts';
import { readSamlMetadata } from './saml-metadata.ts';
import {
  clientSecretAad,
  missingSteps,
  type OidcSettings,
  type SamlSettings,
  type SsoConfig,
  type SsoEvent,
  type SsoStep,
  statusAfter,
} from './sso-config.ts';
import { faultInWords, faultOf } from './sso-fault.ts';
import {
  ssoDomainInput,
  ssoOrganizationInput,
  ssoStatusInput,
  type UpsertSso,
  upsertSsoInput,
} from './sso-input.ts';
import type { SsoKind, SsoOrganization } from './sso-kind.ts';
import type { SsoDomain, SsoStores } from './sso-model.ts';

/** A configuration with its domains: what administrators of the organization see. */
export interface SsoView {
  readonly config: SsoConfig;
  /** Sorted by name. */
  readonly domains: readonly SsoDomain[];
}

/** What a check of a configuration has found. */
export interface SsoValidation extends SsoView {
  /** What is left to do before it can be activated. */
  readonly missing: readonly SsoStep[];
}

/** The operations on the single sign-on of one kind of organization. */
export interface SsoService {
  /** Errors: NOT_FOUND for an organization without a configuration and for every other organization than the caller's. */
  get(input: unknown, context: Context): Promise<SsoView>;
  /** Creates the configuration or replaces its settings: PENDING_VALIDATION in either case. Errors: VALIDATION_FAILED, ROW_VERSION_MISMATCH. */
  upsert(input: unknown, context: Context): Promise<SsoView>;
  /** Deletes it with its domains, and shows what it was. Error: NOT_FOUND. */
  remove(input: unknown, context: Context): Promise<SsoView>;
  /** Reads what the provider publishes and says what is left to do. A fault that it finds is an outcome (FAILED), not an error. */
  validate(input: unknown, context: Context): Promise<SsoValidation>;
  /** ACTIVE or INACTIVE. Error: INVALID_STATE_TRANSITION. */
  setStatus(input: unknown, context: Context): Promise<SsoView>;
  /** Claims a domain of e-mail addresses; repeating it shows the same token. Error: LIMIT_REACHED. */
  addDomain(input: unknown, context: Context): Promise<SsoDomain>;
  /** Looks for the token. Errors: NOT_FOUND, INVALID_STATE_TRANSITION as long as it does not stand, DUPLICATE when another organization proves it. */
  verifyDomain(input: unknown, context: Context): Promise<SsoDomain>;
  removeDomain(input: unknown, context: Context): Promise<SsoDomain>;
}

const MAX_DOMAINS = 20;
const DEFAULT_SCOPES = ['openid', 'email', 'profile'];

export interface SsoDeps {
  readonly kind: SsoKind;
  readonly stores: SsoStores;
  /** The organization of a DID: units name whom they ask for. */
  readonly organizationOf: (organizationDid: string) => Promise<SsoOrganization | undefined>;
  readonly envelope: Envelope;
  readonly ledger: Ledger;
  readonly inTurn: InTurn;
  readonly now: Clock;
}

export function createSsoService(
  deps: SsoDeps & {
    readonly checks: ProviderChecks;
    readonly proof: DomainProof;
    /** The teams of the organizations, which another domain keeps. */
    readonly teams: Teams;
  },
): SsoService {
  const { kind, stores, organizationOf, envelope, ledger, inTurn, now, checks, proof } = deps;
  const { configs, domains } = stores;
  const breakGlass = createBreakGlass(deps);
  const upsertInput = upsertSsoInput(kind);

  return {
    async get(input, context) {
      const organization = await asked(
        kind.actions.read,
        parsed(ssoOrganizationInput, input, context),
        context,
      );
      return viewOf(await load(organization));
    },

    async upsert(input, context) {
      const identity = allowed(kind.actions.manage, context);
      const given = parseInput(upsertInput, input);
      const organization = await asked(kind.actions.manage, given, context);
      const work = () =>
        inTurn(turnOf(organization), async () => {
          // 1. what it is now
          const before = await first(organization);
          if (before) requireRowVersion(context, before.rowVersion);
          else if (context.expectedRowVersion !== undefined) throw noConfig();
          const { breakGlassMemberId } = given;
          await breakGlass.requireNamed({ ...organization, breakGlassMemberId }, context);
          const at = now();

          // 2. its settings; what was proven of others proves nothing of these
          const ssoConfigId = before?.ssoConfigId ?? newId();
          const settings = {
            protocol: given.protocol,
            provider: given.provider,
            status: before ? statusAfter(before.status, 'edited') : ('PENDING_VALIDATION' as const),
            oidc: given.oidc && oidcSettings(given.oidc, ssoConfigId, before?.oidc),
            saml: given.saml && samlSettings(given.saml),
            attributeMap: { ...given.attributeMap, roles: given.attributeMap?.roles ?? [] },
            jitProvisioning: given.jitProvisioning ?? false,
            defaultRole: given.defaultRole ?? 'Viewer',
            enforce: given.enforce ?? false,
            breakGlassMemberId,
            settingsVersion: (before?.settingsVersion ?? 0) + 1,
            validationError: undefined,
            validatedAt: undefined,
            metadataAt: undefined,
            testedAt: undefined,
          };
          const created: SsoConfig = {
            ssoConfigId,
            ...organization,
            ...settings,
            createdAt: at,
            updatedAt: at,
            createdBy: 'userId' in identity ? identity.userId : null,
            rowVersion: 1,
          };
          const config = before
            ? { ...before, ...settings, updatedAt: at, rowVersion: before.rowVersion + 1 }
            : created;

          // 3. its domains, where they are named
          const domainChange = await domainsNamed(given.emailDomains, organization, context);

          // 4. all of it, or nothing
          await ledger.commit(context, {
            writes: [
              before ? configs.updateWrite(before, settings, at) : configs.insertWrite(config),
              ...domainChange.writes,
            ],
            audit: [
              {
                ...factOf('sso_config.saved', config),
                previousState: before?.status,
                newState: config.status,
              },
              ...domainChange.facts,
            ],
          });
          return viewOf(config);
        });
      // Two processes that create the first one at once: the second finds it.
      return work().catch((error: unknown) => {
        if (duplicateKeyOf(error)?.includes('organization')) return work();
        throw error;
      });
    },

    async remove(input, context) {
      const organization = await asked(
        kind.actions.manage,
        parsed(ssoOrganizationInput, input, context),
        context,
      );
      return inTurn(turnOf(organization), async () => {
        const before = await load(organization);
        requireRowVersion(context, before.rowVersion);
        const claimed = await domainsOf(organization);
        await ledger.commit(context, {
          writes: [configs.deleteWrite(before), ...claimed.map((domain) => domains.deleteWrite(domain))],
          audit: [
            { ...factOf('sso_config.deleted', before), previousState: before.status },
            ...claimed.map((domain) => domainFact('sso_domain.removed', domain)),
          ],
        });
        return { config: before, domains: claimed };
      });
    },

    async validate(input, context) {
      const organization = await asked(
        kind.actions.manage,
        parsed(ssoOrganizationInput, input, context),
        context,
      );
      const seen = await load(organization);
      requireRowVersion(context, seen.rowVersion);
      // The provider is asked outside of the turn: nobody waits for a site that is slow.
      const outcome = await checks.check(seen).catch((error: unknown) => {
        const fault = faultOf(error);
        if (fault === undefined) throw error;
        return { fault };
      });
      return inTurn(turnOf(organization), async () => {
        const before = await load(organization);
        if (before.settingsVersion !== seen.settingsVersion) throw changedMeanwhile();
        const claimed = await domainsOf(organization);
        if ('fault' in outcome) {
          const validationError = faultInWords(outcome.fault);
          const set = { validationError, metadataAt: undefined };
          const config = await change(before, 'failed', set, 'sso_config.validation_failed', context);
          return { config, domains: claimed, missing: missingSteps(config, provedIn(claimed)) };
        }
        // Another provider behind the same address has to be tried like another one.
        const isOther = outcome.isOtherProvider;
        const at = now();
        const set = {
          validationError: undefined,
          metadataAt: at,
          ...(outcome.saml ? { saml: outcome.saml } : {}),
          ...(isOther ? { testedAt: undefined, settingsVersion: before.settingsVersion + 1 } : {}),
        };
        const missing = missingSteps({ ...before, ...set }, provedIn(claimed));
        const event = missing.length === 0 ? 'passed' : isOther ? 'edited' : 'incomplete';
        const isRunning = before.status === 'ACTIVE' || before.status === 'INACTIVE';
        // Whoever takes a domain away from a configuration that runs finds it missing in the answer.
        const config =
          event === 'incomplete' && (isRunning || before.status === 'VALIDATED')
            ? await change(before, 'passed', set, 'sso_config.validated', context)
            : await change(
                before,
                event,
                { ...set, ...(event === 'passed' ? { validatedAt: at } : {}) },
                event === 'passed' ? 'sso_config.validated' : 'sso_config.checked',
                context,
              );
        return { config, domains: claimed, missing };
      });
    },

    async setStatus(input, context) {
      const { status, ...of } = parsed(ssoStatusInput, input, context);
      const organization = await asked(kind.actions.manage, of, context);
      return inTurn(turnOf(organization), async () => {
        const before = await load(organization);
        requireRowVersion(context, before.rowVersion);
        if (before.status === status) return viewOf(before);
        const event = status === 'ACTIVE' ? 'activate' : 'deactivate';
        const action = status === 'ACTIVE' ? 'sso_config.activated' : 'sso_config.deactivated';
        const next = statusAfter(before.status, event);
        if (next === 'ACTIVE' && provedIn(await domainsOf(organization)) === 0) {
          const why =
            'No e-mail domain of this organization is proved; prove one first, or nobody could sign in.';
          throw new AppError('INVALID_STATE_TRANSITION', why);
        }
        if (next === 'ACTIVE' && before.enforce) await breakGlass.requireStanding(before, context);
        return viewOf(await change(before, event, {}, action, context));
      });
    },

    async addDomain(input, context) {
      const { domain, ...of } = parsed(ssoDomainInput, input, context);
      const organization = await asked(kind.actions.manage, of, context);
      return inTurn(turnOf(organization), async () => {
        await load(organization);
        const claimed = await domainsOf(organization);
        const known = claimed.find((one) => one.domain === domain);
        if (known) return known;
        if (claimed.length >= MAX_DOMAINS) {
          throw new AppError('LIMIT_REACHED', `At most ${MAX_DOMAINS} domains; remove one first.`);
        }
        const made = newDomain(domain, organization, context);
        await ledger.commit(context, {
          writes: [domains.insertWrite(made)],
          audit: domainFact('sso_domain.claimed', made),
        });
        return made;
      });
    },

    async verifyDomain(input, context) {
      const { domain, ...of } = parsed(ssoDomainInput, input, context);
      const organization = await asked(kind.actions.manage, of, context);
      const seen = await domainOf(organization, domain);
      if (!(await proof.stands(domain, seen.token))) {
        const why =
          'The token of this domain stands neither in its DNS nor in the file of its site; publish it, wait for the DNS, and try again.';
        throw new AppError('INVALID_STATE_TRANSITION', why);
      }
      // A domain follows its owner: who had it before and cannot prove it any more loses it.
      const other = await domains.first({ provedDomain: domain });
      const isForeign = other !== undefined && other.organizationId !== organization.organizationId;
      if (isForeign && (await proof.stands(domain, other.token))) throw domainTaken();
      return inTurn(turnOf(organization), async () => {
        const before = await domainOf(organization, domain);
        if (before.provedAt) return before;
        const at = now();
        const set = { provedAt: at, provedDomain: domain };
        const lost = { provedAt: undefined, provedDomain: undefined };
        await ledger
          .commit(context, {
            writes: [
              ...(isForeign ? [domains.updateWrite(other, lost, at)] : []),
              domains.updateWrite(before, set, at),
            ],
            audit: [
              ...(isForeign ? [domainFact('sso_domain.lost', other)] : []),
              domainFact('sso_domain.proved', before),
            ],
          })
          .catch((error: unknown) => {
            throw duplicateKeyOf(error)?.includes('provedDomain') ? domainTaken() : error;
          });
        return { ...before, ...set, updatedAt: at, rowVersion: before.rowVersion + 1 };
      });
    },

    async removeDomain(input, context) {
      const { domain, ...of } = parsed(ssoDomainInput, input, context);
      const organization = await asked(kind.actions.manage, of, context);
      return inTurn(turnOf(organization), async () => {
        const before = await domainOf(organization, domain);
        await ledger.commit(context, {
          writes: [domains.deleteWrite(before)],
          audit: domainFact('sso_domain.removed', before),
        });
        return before;
      });
    },
  };

  /** As `permit`, for one kind: the roles of the other say nothing here. */
  function allowed(action: Action, context: Context): Identity {
    const { identity } = context;
    const isOrganization = identity.kind === 'issuer' || identity.kind === 'custodian';
    if (isOrganization && kind.ofCaller(context) === undefined)
      throw new AppError(
        'SCOPE_MISSING',
        `Only people of ${ARTICLE[kind.name]} may do this; sign in as one.`,
      );
    return permit(context, action);
  }

  /** Permission is asked before anything is read. */
  function parsed<S extends Parameters<typeof parseInput>[0]>(schema: S, input: unknown, context: Context) {
    allowed(kind.actions.read, context);
    return parseInput(schema, input);
  }

  /** The organization that is meant. Errors: those of `permit`, NOT_FOUND for another one than the caller's. */
  async function asked(
    action: Action,
    { organizationDid }: { readonly organizationDid?: string | undefined },
    context: Context,
  ): Promise<SsoOrganization> {
    allowed(action, context);
    const own = kind.ofCaller(context);
    if (own) {
      if (organizationDid !== undefined && organizationDid !== own.organizationDid) throw noConfig();
      return { organizationId: own.organizationId, organizationDid: own.organizationDid };
    }
    // The roles of one kind say nothing about the other.
    if (context.identity.kind !== 'unit')
      throw new AppError(
        'SCOPE_MISSING',
        `Only people of ${ARTICLE[kind.name]} may do this; sign in as one.`,
      );
    if (organizationDid === undefined)
      throw invalid('organizationDid', 'required', 'name the organization by its DID');
    const found = await organizationOf(organizationDid);
    if (!found) throw noConfig();
    return found;
  }

  function first({ organizationId }: SsoOrganization): Promise<SsoConfig | undefined> {
    return configs.first({ organizationId });
  }

  async function load(organization: SsoOrganization): Promise<SsoConfig> {
    const found = await first(organization);
    if (found) return found;
    throw noConfig();
  }

  async function domainsOf({ organizationId }: Pick<SsoOrganization, 'organizationId'>) {
    return domains.list(
      { organizationId },
      { organizationId: 1, domain: 1 },
      { skip: 0, limit: MAX_DOMAINS },
    );
  }

  async function domainOf({ organizationId }: SsoOrganization, domain: string): Promise<SsoDomain> {
    const found = await domains.first({ organizationId, domain });
    if (found) return found;
    throw new AppError('NOT_FOUND', 'Your organization has not claimed this domain; claim it first.');
  }

  async function viewOf(config: SsoConfig): Promise<SsoView> {
    return { config, domains: await domainsOf(config) };
  }

  async function change(
    before: SsoConfig,
    event: SsoEvent,
    set: Partial<SsoConfig>,
    action: AuditAction,
    context: Context,
  ): Promise<SsoConfig> {
    const at = now();
    const status = statusAfter(before.status, event);
    const next = { ...set, status };
    await ledger.commit(context, {
      writes: [configs.updateWrite(before, next, at)],
      audit: { ...factOf(action, before), previousState: before.status, newState: status },
    });
    return { ...before, ...next, updatedAt: at, rowVersion: before.rowVersion + 1 };
  }

  function newDomain(domain: string, { organizationId }: SsoOrganization, { identity }: Context): SsoDomain {
    const at = now();
    return {
      ssoDomainId: newId(),
      organizationId,
      domain,
      token: `testamur-verification=${newToken()}`,
      createdAt: at,
      updatedAt: at,
      createdBy: 'userId' in identity ? identity.userId : null,
      rowVersion: 1,
    };
  }

  /** The writes after which an organization claims exactly these; undefined leaves them as they are. */
  async function domainsNamed(
    named: readonly string[] | undefined,
    organization: SsoOrganization,
    context: Context,
  ): Promise<{ readonly writes: readonly Write[]; readonly facts: readonly AuditFact[] }> {
    if (named === undefined) return { writes: [], facts: [] };
    const claimed = await domainsOf(organization);
    const gone = claimed.filter(({ domain }) => !named.includes(domain));
    const added = [...new Set(named)]
      .filter((domain) => !claimed.some((one) => one.domain === domain))
      .map((domain) => newDomain(domain, organization, context));
    return {
      writes: [
        ...gone.map((domain) => domains.deleteWrite(domain)),
        ...added.map((domain) => domains.insertWrite(domain)),
      ],
      facts: [
        ...gone.map((domain) => domainFact('sso_domain.removed', domain)),
        ...added.map((domain) => domainFact('sso_domain.claimed', domain)),
      ],
    };
  }

  /** A secret stays for the same client of the same provider alone: it must never be sent to another one. */
  function oidcSettings(
    given: NonNullable<UpsertSso['oidc']>,
    ssoConfigId: string,
    before: OidcSettings | undefined,
  ): OidcSettings {
    const { issuerUrl, clientId, clientSecret, isPublicClient = false, scopes = DEFAULT_SCOPES } = given;
    const aad = clientSecretAad(kind.name, ssoConfigId, { issuerUrl, clientId });
    const isSame = before?.issuerUrl === issuerUrl && before.clientId === clientId;
    const kept = isSame && !isPublicClient ? before.sealedSecret : undefined;
    const sealedSecret =
      clientSecret === undefined ? kept : envelope.seal(Buffer.from(clientSecret, 'utf8'), aad);
    return {
      issuerUrl,
      clientId,
      scopes: [...new Set(['openid', ...scopes])],
      ...(sealedSecret ? { sealedSecret } : {}),
    };
  }

  function domainFact(action: AuditAction, { ssoDomainId, organizationId }: SsoDomain): AuditFact {
    return {
      action,
      subject: { type: 'SsoDomain', id: ssoDomainId },
      org: { type: kind.orgType, id: organizationId },
    };
  }

  function factOf(action: AuditAction, { ssoConfigId, organizationId }: SsoConfig): AuditFact {
    return {
      action,
      subject: { type: 'SsoConfig', id: ssoConfigId },
      org: { type: kind.orgType, id: organizationId },
    };
  }
}

const ARTICLE = { issuer: 'an issuer', custodian: 'a custodian' } as const;

/** Metadata that an administrator sends is read once; what is at an address is read when the configuration is checked. */
function samlSettings(given: NonNullable<UpsertSso['saml']>): SamlSettings {
  const { metadataXml, metadataUrl, idpEntityId, ssoUrl, certificates } = given;
  if (metadataUrl !== undefined) return { metadataUrl };
  if (metadataXml === undefined)
    return {
      ...(idpEntityId === undefined ? {} : { idpEntityId }),
      ...(ssoUrl === undefined ? {} : { ssoUrl }),
      ...(certificates ? { certificates } : {}),
    };
  try {
    return readSamlMetadata(metadataXml);
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    throw invalid('saml.metadataXml', 'custom', `${faultInWords(fault)} Export it from the provider again.`);
  }
}

function provedIn(domains: readonly SsoDomain[]): number {
  return domains.filter(({ provedAt }) => provedAt !== undefined).length;
}

function turnOf({ organizationId }: SsoOrganization): string {
  return `sso of ${organizationId}`;
}

function noConfig(): AppError {
  return new AppError('NOT_FOUND', 'There is no single sign-on of this organization; set it up first.');
}

function changedMeanwhile(): AppError {
  return new AppError(
    'CONFLICT',
    'The settings were changed while the provider was asked; validate them again.',
  );
}

function domainTaken(): AppError {
  return new AppError('DUPLICATE', 'Another organization has proved this domain and still does.');
}
