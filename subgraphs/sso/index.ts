import type { Clock } from '../../kernel/clock.ts';
import type { Envelope } from '../../kernel/crypto/envelope.ts';
import type { Logger } from '../../kernel/log.ts';
import type { ExchangingOutbound } from '../../kernel/outbound/outbound.ts';
import { createSweeper } from '../../kernel/sweeper.ts';
import type { Ledger, Write } from '../../store/ledger.ts';
import type { InTurn } from '../../store/turns.ts';
import type { Teams } from '../requester.ts';
import { createDomainProof, type ResolveTxt } from './domain-proof.ts';
import { createOidc } from './oidc.ts';
import { createParties, type Parties } from './parties.ts';
import type { SsoSignIn } from './ports.ts';
import { createProviderChecks } from './provider-checks.ts';
import { createSaml } from './saml.ts';
import { createSecretRewrap } from './secret-rewrap.ts';
import { createServiceMetadata, type ServiceMetadata } from './service-metadata.ts';
import type { SsoKind, SsoOrganization } from './sso-kind.ts';
import type { SsoStores } from './sso-model.ts';
import { createSsoService, type SsoService } from './sso-service.ts';
import { createSsoSignIn } from './sso-sign-in.ts';

/** Single sign-on of one kind of organization. */
export interface Sso {
  readonly service: SsoService;
  readonly signIn: SsoSignIn;
  /** How the platform is known to identity providers. */
  readonly addresses: Parties['service'];
  readonly metadata: ServiceMetadata;
  /** What is kept of an organization: for its removal. Sign-ins that it has begun end by themselves within minutes. */
  removalOf(organizationId: string): readonly { readonly model: Write['model']; readonly where: object }[];
  /** Seals what is stored with the current key-encryption key: now, and once an hour for what another process saves meanwhile. */
  start(): void;
  close(): Promise<void>;
}

const REWRAP_MS = 60 * 60_000;

/** Opens single sign-on on the records of the registry that keeps its organizations. */
export function openSso({
  publicUrl,
  resolveTxt,
  log,
  ...given
}: {
  readonly kind: SsoKind;
  readonly stores: SsoStores;
  readonly organizationOf: (organizationDid: string) => Promise<SsoOrganization | undefined>;
  /** Who is in the teams of these organizations. */
  readonly teams: Teams;
  readonly envelope: Envelope;
  /** Reads what identity providers publish, and talks to them. */
  readonly outbound: ExchangingOutbound;
  /** Text records of DNS; the system's resolver unless told. */
  readonly resolveTxt?: ResolveTxt | undefined;
  /** The address of the gateway as browsers see it. */
  readonly publicUrl: string;
  readonly ledger: Ledger;
  readonly inTurn: InTurn;
  readonly now: Clock;
  readonly log: Logger;
}): Sso {
  const { stores, outbound, now } = given;
  const parties = createParties({ ...given, publicUrl });
  const oidc = createOidc({ outbound, now });
  const saml = createSaml({ now });
  const checks = createProviderChecks({ oidc, parties, outbound, now });
  const proof = createDomainProof({ outbound, resolveTxt });
  const rewrap = createSweeper(
    createSecretRewrap({ ...given, log }),
    REWRAP_MS,
    'Client secrets of single sign-on could not be sealed anew; the next interval tries again',
    log,
  );
  return {
    service: createSsoService({ ...given, checks, proof }),
    signIn: createSsoSignIn({ ...given, oidc, saml, parties, log }),
    addresses: parties.service,
    metadata: createServiceMetadata(stores, parties.service),
    removalOf: (organizationId) =>
      [stores.configs, stores.domains].map(({ model }) => ({ model, where: { organizationId } })),
    start() {
      rewrap.start();
      rewrap.again();
    },
    close: rewrap.close,
  };
}
