import type { Probe } from '../kernel/component-health.ts';
import type { Context } from '../kernel/context.ts';
import type { LiveSettings, SettingsSnapshot } from '../kernel/live-settings.ts';
import { authorityDirectory } from '../subgraphs/authority-directory.ts';
import {
  type DomainName,
  type NearPortsOf,
  type NeedsOf,
  type PortsOf,
  writerOf,
} from '../subgraphs/domains.ts';
import { DEMO_MODE } from '../subgraphs/oversight/settings.ts';
import { reportOrganizations } from '../subgraphs/report-organizations.ts';
import type { LocalLogs } from './process-log.ts';

/** What every domain offers, as one unit of this process reaches it: in process, or over gRPC with that unit's certificate. */
export type Ports = { readonly [Name in DomainName]: PortsOf<Name> };

/** What domains offer to those of their own unit. */
export type NearPorts = { readonly [Name in DomainName]: NearPortsOf<Name> };

/** What domains need and no domain offers. */
export interface Surroundings {
  readonly settings: LiveSettings;
  /** Sets a setting as the administrator in the context, wherever the Admin Console runs; this process acts on it at once. */
  readonly putSetting: (
    key: string,
    value: unknown,
    context: Context,
  ) => Promise<SettingsSnapshot | undefined>;
  /** Whether a language model is set up. */
  readonly hasModel: boolean;
  /** The units, the store and Redis. */
  readonly probes: () => readonly Probe[];
  readonly neighbours: { readonly gateway: Probe; readonly coreEngine: Probe };
  /** The log lines of this process, where administrators may read them. */
  readonly localLogs: Pick<LocalLogs, 'ring' | 'services'> | undefined;
  /** Shows a generated password to the operator, once. */
  readonly revealSecret: (message: string, secret: string) => void;
}

/** Which port or value meets each need of each domain: the one function where domains meet. A need that is not met does not compile. */
export function needsOf(
  ports: Ports,
  near: NearPorts,
  given: Surroundings,
): { readonly [Name in DomainName]: () => NeedsOf<Name> } {
  const { settings } = given;
  return {
    issuers: () => ({ teams: ports.portal.members }),
    portal: () => ({
      issuers: ports.issuers,
      custodians: ports.custodians,
      sso: { issuers: ports.issuers.sso, custodians: ports.custodians.sso },
    }),
    credentials: () => ({
      issuers: ports.issuers.directory,
      knownIssuers: ports.issuers.cachedDirectory,
      signer: ports.issuers.signer,
      custodians: ports.custodians.directory,
      knownCustodians: ports.custodians.cachedDirectory,
      custodianSigner: ports.custodians.signer,
      programs: ports.catalog.versions,
      registrations: ports.catalog.registrations,
      codes: ports.catalog.codes,
      findable: ports.holders.findable,
      rowInvites: ports.holders.rowInvites,
      bulkLetters: ports.portal.bulkLetters,
      teams: ports.portal.members,
      assistant: ports.assistance.assistant,
    }),
    verification: () => ({
      issuers: authorityDirectory(ports.issuers.cachedDirectory, ports.custodians.cachedDirectory),
      federated: ports.issuers.federated,
      statuses: ports.credentials.statuses,
      attestations: ports.custodians.attestations,
    }),
    holders: () => ({
      issuerNames: ports.issuers.cachedDirectory,
      custodianNames: ports.custodians.cachedDirectory,
      held: ports.credentials.held,
      issued: ports.credentials.issued,
      verifier: ports.verification.verifier,
      trail: near.oversight.holderTrail,
      modelCalls: near.assistance.traces,
      scraping: near.oversight.scraping,
      learnerLinks: ports.learners.holderLinks,
      knownVerifiers: near.verifiers.known,
      verificationRequests: near.verifiers.requests,
      identityDocuments: near.assistance.assistant,
    }),
    verifiers: () => ({ sharedLinks: near.holders.sharedLinks, inboxes: near.holders.inboxes }),
    catalog: () => ({
      issuers: ports.issuers.applicants,
      assistant: ports.assistance.assistant,
      searches: ports.assistance.searches,
    }),
    learners: () => ({
      teams: ports.portal.members,
      versions: ports.catalog.versions,
      credentials: ports.credentials.outcomes,
      directory: ports.holders.directory,
      issuers: ports.issuers.cachedDirectory,
      standings: ports.issuers.steadyDirectory,
    }),
    custodians: () => ({
      credentials: ports.credentials.attested,
      workforce: {
        consents: ports.holders.consents,
        facts: ports.credentials.facts,
        versions: ports.catalog.versions,
      },
      holders: ports.holders.findable,
      learners: ports.learners.known,
      credentialSearch: ports.credentials.attested,
      reviewers: ports.portal.custodianMembers,
      teams: ports.portal.custodianMembers,
    }),
    reports: () => ({
      organizations: reportOrganizations(
        ports.issuers.cachedDirectory,
        ports.custodians.cachedDirectory,
        ports.issuers.applicants,
      ),
      credentials: ports.credentials.reported,
      learners: ports.learners.reported,
      workforce: ports.custodians.reported,
      schemes: ports.catalog.schemes,
      versions: ports.catalog.versions,
      trail: near.oversight.trailRows,
      signer: near.oversight.statements,
    }),
    admin: () => ({
      platformHealth: ports.oversight.health,
      neighbours: given.neighbours,
      localLogs: given.localLogs,
      revealSecret: given.revealSecret,
    }),
    assistance: () => ({
      consents: near.holders.modelConsents,
      credentials: { held: ports.credentials.held, issued: ports.credentials.issued },
      issuers: ports.issuers.cachedDirectory,
    }),
    oversight: () => ({
      authorityNames: authorityDirectory(ports.issuers.cachedDirectory, ports.custodians.cachedDirectory),
      registries: { ISSUER: ports.issuers.applicants, CUSTODIAN: ports.custodians.applicants },
      administrators: {
        // Of the person alone: no token is at stake.
        standing: (userId, context) =>
          ports.admin.administrators.standing({ userId, tokenId: '', tokenEpoch: 0 }, context),
        deciderAddresses: ports.admin.administrators.deciderAddresses,
      },
      verificationFailures: ports.verification.failures,
      stats: {
        credentials: ports.credentials.counts,
        verifications: ports.verification.counts,
        issuers: ports.issuers.counts,
        custodians: ports.custodians.counts,
      },
      integrity: {
        stored: ports.credentials.stored,
        issuers: ports.issuers.directory,
        custodians: ports.custodians.directory,
        versions: ports.catalog.published,
      },
      claims: near.holders.claims,
      demo: {
        switch: {
          isKnown: () => settings.isKnown,
          isOn: () => settings.get(DEMO_MODE),
          async set(isOn, context) {
            await given.putSetting(DEMO_MODE.key, isOn, context);
          },
          onChange: (listener) => settings.onChange(DEMO_MODE, listener),
        },
        issuers: ports.issuers.demo,
        credentials: ports.credentials.demo,
        holders: near.holders.demo,
        entries: ports.catalog.demo,
        learners: ports.learners.demo,
        custodians: ports.custodians.demo,
        teams: near.portal.demo,
        custodianRecords: ports.custodians.demoRecords,
        templates: ports.credentials.demoTemplates,
        verifiers: near.verifiers.demo,
        verifications: ports.verification.verifier,
        held: ports.credentials.held,
        issued: ports.credentials.issued,
      },
      probes: [
        ...given.probes(),
        { name: 'model', kind: 'MODEL', check: given.hasModel ? near.assistance.model.check : undefined },
      ],
      assistant: near.assistance.assistant,
      kyc: near.assistance.kyc,
      writerOf,
    }),
  };
}
