import { type Connection, Schema, trusted } from 'mongoose';
import type { Sealed } from '../../kernel/crypto/envelope.ts';
import type { Write } from '../../store/ledger.ts';
import { type Recorded, recordStore } from '../../store/record-store.ts';
import { isDuplicateKey } from '../../store/transact.ts';
import type { SsoPurpose } from './ports.ts';
import { SSO_PROTOCOLS, SSO_STATUSES, type SsoConfig } from './sso-config.ts';

/** A domain of e-mail addresses that an organization says is its own. */
export interface SsoDomain extends Recorded {
  readonly ssoDomainId: string;
  readonly organizationId: string;
  readonly domain: string;
  /** What has to stand in its DNS, or in a file of its site. */
  readonly token: string;
  readonly provedAt?: Date | undefined;
  /** The domain again while it is proved: one organization has it. */
  readonly provedDomain?: string | undefined;
}

/** A sign-in that has begun: what its answer is held against. */
export interface SsoRequest {
  /** SHA-256 of the state, in hex. */
  readonly requestId: string;
  readonly ssoConfigId: string;
  readonly organizationId: string;
  readonly settingsVersion: number;
  readonly purpose: SsoPurpose;
  /** Of OpenID Connect: its nonce and its PKCE verifier. */
  readonly secrets?: Sealed | undefined;
  readonly samlRequestId?: string | undefined;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export type SsoStores = Awaited<ReturnType<typeof ssoStores>>;

const named = { type: String, required: true };
const dated = { type: Date, required: true };
const maybe = { type: String, default: null };
const maybeDate = { type: Date, default: null };
const sealed = new Schema<Sealed>({ ciphertext: named, nonce: named }, { _id: false });

/** Opens `sso_configs`, `sso_domains`, `sso_requests` and `sso_assertions`. */
export async function ssoStores(connection: Connection) {
  const oidc = new Schema(
    { issuerUrl: named, clientId: named, sealedSecret: { type: sealed }, scopes: { type: [String] } },
    { _id: false },
  );
  const saml = new Schema(
    { idpEntityId: String, ssoUrl: String, certificates: { type: [String] }, metadataUrl: String },
    { _id: false },
  );
  const rule = new Schema({ attribute: String, value: named, role: named }, { _id: false });
  const attributeMap = new Schema(
    { email: String, name: String, groups: String, roles: { type: [rule] } },
    { _id: false },
  );
  const configs = await recordStore<SsoConfig>(connection, {
    name: 'SsoConfig',
    collection: 'sso_configs',
    key: 'ssoConfigId',
    shape: {
      organizationId: named,
      organizationDid: { ...named, maxlength: 512 },
      protocol: { ...named, enum: SSO_PROTOCOLS },
      provider: { ...named, maxlength: 100 },
      status: { ...named, enum: SSO_STATUSES },
      validationError: maybe,
      validatedAt: maybeDate,
      oidc: { type: oidc, default: null },
      saml: { type: saml, default: null },
      attributeMap: { type: attributeMap, required: true },
      jitProvisioning: { type: Boolean, required: true },
      defaultRole: named,
      enforce: { type: Boolean, required: true },
      breakGlassMemberId: maybe,
      settingsVersion: { type: Number, required: true },
      metadataAt: maybeDate,
      testedAt: maybeDate,
    },
    indexes: [
      [{ organizationId: 1 }, { unique: true }], // one configuration an organization
      [{ organizationDid: 1 }, { unique: true }], // sign-in asks by DID
    ],
  });
  const domains = await recordStore<SsoDomain>(connection, {
    name: 'SsoDomain',
    collection: 'sso_domains',
    key: 'ssoDomainId',
    shape: {
      organizationId: named,
      domain: { ...named, maxlength: 253 },
      token: named,
      provedAt: maybeDate,
      provedDomain: maybe,
    },
    indexes: [
      [{ organizationId: 1, domain: 1 }, { unique: true }], // those of an organization, each once
      // A proved domain belongs to one organization, whoever proves it at the same moment.
      [{ provedDomain: 1 }, { unique: true, partialFilterExpression: { provedDomain: { $type: 'string' } } }],
    ],
  });

  const request = new Schema<Omit<SsoRequest, 'requestId'> & { _id: string; usedAt: Date | null }>(
    {
      _id: named,
      ssoConfigId: named,
      organizationId: named,
      settingsVersion: { type: Number, required: true },
      purpose: { ...named, enum: ['SIGN_IN', 'TEST'] },
      secrets: { type: sealed },
      samlRequestId: String,
      usedAt: maybeDate,
      createdAt: dated,
      expiresAt: dated,
    },
    { versionKey: false },
  );
  request.index({ expiresAt: 1 }, { expireAfterSeconds: 0 }); // nobody comes back after ten minutes
  const assertion = new Schema<{ _id: string; expiresAt: Date }>(
    { _id: named, expiresAt: dated },
    { versionKey: false },
  );
  assertion.index({ expiresAt: 1 }, { expireAfterSeconds: 0 }); // an assertion that has lapsed is refused without it
  const Requests = connection.model('SsoRequest', request, 'sso_requests');
  const Assertions = connection.model('SsoAssertion', assertion, 'sso_assertions');
  await Promise.all([Requests.createIndexes(), Assertions.createIndexes()]);

  const SEALED = 'oidc.sealedSecret.ciphertext';
  return {
    configs,
    domains,

    /** Whether a key-encryption key has sealed any client secret that is stored. */
    async sealedWith(kekVersion: number): Promise<boolean> {
      const { from, below } = sealedBy(kekVersion);
      return (await configs.first({ [SEALED]: trusted({ $gte: from, $lt: below }) })) !== undefined;
    },

    /** Configurations whose secret another key-encryption key has sealed, by their ids, from behind one of them on. */
    async sealedBefore(currentKek: number, after: string, limit: number): Promise<readonly SsoConfig[]> {
      const { from, below } = sealedBy(currentKek);
      const others = [{ [SEALED]: trusted({ $lt: from }) }, { [SEALED]: trusted({ $gte: below }) }];
      return configs.list({ $or: others, _id: trusted({ $gt: after }) }, { _id: 1 }, { skip: 0, limit });
    },

    /** The same secret under another key; its guard fails when it was sealed anew meanwhile. */
    rewrapWrite: (ssoConfigId: string, before: Sealed, after: Sealed, at: Date): Write => ({
      model: configs.model,
      operation: {
        updateOne: {
          filter: { _id: ssoConfigId, [SEALED]: before.ciphertext },
          update: { $set: { 'oidc.sealedSecret': after, updatedAt: at } },
        },
      },
      guarded: true,
    }),

    // Requests are questions, not records: strangers begin them, so none has an entry in the trail.
    async begin({ requestId, ...rest }: SsoRequest): Promise<void> {
      await Requests.create({ _id: requestId, ...rest });
    },

    /** Uses a request up: of all who bring its state at once, one gets it. */
    async take(requestId: string, at: Date): Promise<SsoRequest | undefined> {
      const row = await Requests.findOneAndUpdate(
        { _id: requestId, usedAt: null },
        { $set: { usedAt: at } },
      ).lean();
      if (!row || row.expiresAt <= at) return undefined;
      const { _id, usedAt: _used, ...rest } = row;
      return { requestId: _id, ...rest };
    },

    /** True for the first who brings an assertion; its id is kept until it lapses. */
    async isFirst(assertionId: string, expiresAt: Date): Promise<boolean> {
      try {
        await Assertions.create({ _id: assertionId, expiresAt });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
}

/** The texts of what a key-encryption key has sealed, in the order of texts. */
function sealedBy(kekVersion: number): { readonly from: string; readonly below: string } {
  return { from: `v${kekVersion}:`, below: `v${kekVersion};` };
}
