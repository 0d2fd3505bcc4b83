import type { Context } from '../../kernel/context.ts';
import type {
  Applicant,
  DemoRegistration,
  EntryKey,
  RegistryContact,
  RegistryEntry,
  RegistryPorts,
} from '../did-registry/ports.ts';
import type { Teams } from '../requester.ts';
import type { SsoSignIn } from '../sso/ports.ts';
import type { AuthenticatedApiKey } from './api-key-service.ts';
import type { Accreditation, FederatedStatus } from './federation.ts';

/** What it needs of other domains. */
export interface IssuersNeeds {
  /** Who is in the teams of issuers. */
  readonly teams: Teams;
}

/** What this domain offers the others, in process; each consumer states the same shapes in its own words. */
export interface IssuerPorts extends RegistryPorts<'issuerId', 'issuerDid', DemoRegistration, IssuerEntry> {
  readonly demo: RegistryPorts<'issuerId', 'issuerDid', DemoRegistration, IssuerEntry>['demo'] & {
    /** Those of the demonstration. */
    list(context: Context): Promise<readonly { readonly issuerId: string; readonly did: string }[]>;
  };
  /** Sign-in through the identity providers of issuers. */
  readonly sso: SsoSignIn;
  /** Whom an API key proves. Error: API_KEY_INVALID. */
  readonly apiKeys: {
    authenticate(input: { apiKey: string }, context: Context): Promise<AuthenticatedApiKey>;
  };
  /** Issuers outside of the platform, by their did:web, as the store has them now. */
  readonly federated: { byDid(did: string, context: Context): Promise<FederatedEntry | undefined> };
}

export interface FederatedEntry {
  readonly did: string;
  readonly name: string;
  readonly status: FederatedStatus;
  /** It was TRUSTED once, whatever it is now. */
  readonly wasTrusted: boolean;
  readonly keys: readonly { readonly keyId: string; readonly publicKey: Uint8Array }[];
  readonly accreditations: readonly Pick<Accreditation, 'credentialType' | 'validFrom' | 'validTo'>[];
  /** Its site shows another document than the pinned one. */
  readonly hasChanged: boolean;
  readonly keysUsableUntil: Date;
  readonly suspendedAt?: Date | undefined;
}

export interface IssuerEntry extends RegistryEntry<'issuerId'> {}
export type IssuerEntryKey = EntryKey;
export type IssuerContact = RegistryContact<'issuerId'>;
export type IssuerApplicant = Applicant;
