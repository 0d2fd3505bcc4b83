import type { Clock } from '../../kernel/clock.ts';
import { newContext } from '../../kernel/context.ts';
import { type Envelope, wipe } from '../../kernel/crypto/envelope.ts';
import { isAppError } from '../../kernel/errors.ts';
import type { Logger } from '../../kernel/log.ts';
import type { UnitName } from '../../kernel/units.ts';
import type { Ledger } from '../../store/ledger.ts';
import { clientSecretAad } from './sso-config.ts';
import type { SsoKind } from './sso-kind.ts';
import type { SsoStores } from './sso-model.ts';

const BATCH = 100;

/**
 * Seals client secrets anew that an older key-encryption key has sealed, so that this key can be retired: how many. Each is written only
 * where it is still the one that was read, and one that does not open is left as it is, and told in the log. Repeating it changes nothing.
 */
export function createSecretRewrap(deps: {
  readonly kind: SsoKind;
  readonly stores: SsoStores;
  readonly envelope: Envelope;
  readonly ledger: Ledger;
  readonly now: Clock;
  readonly log: Logger;
}): () => Promise<number> {
  const { kind, stores, envelope, ledger, now, log } = deps;
  const unit: UnitName = kind.name === 'issuer' ? 'issuer-registry' : 'custodian-registry';

  return async () => {
    let done = 0;
    let after = '';
    for (;;) {
      const batch = await stores.sealedBefore(envelope.currentVersion, after, BATCH);
      for (const { ssoConfigId, organizationId, oidc } of batch) {
        after = ssoConfigId;
        if (!oidc?.sealedSecret) continue;
        const aad = clientSecretAad(kind.name, ssoConfigId, oidc);
        try {
          const secret = envelope.open(oidc.sealedSecret, aad);
          const sealed = envelope.seal(secret, aad);
          wipe(secret);
          await ledger.commit(newContext({ identity: { kind: 'unit', unit } }), {
            writes: [stores.rewrapWrite(ssoConfigId, oidc.sealedSecret, sealed, now())],
            audit: {
              action: 'sso_config.secret_rewrapped',
              subject: { type: 'SsoConfig', id: ssoConfigId },
              org: { type: kind.orgType, id: organizationId },
            },
          });
          done += 1;
        } catch (error) {
          // Saved anew meanwhile, which sealed it anew, too.
          if (isAppError(error) && error.code === 'CONFLICT') continue;
          log.error(
            { err: error, ssoConfigId },
            'A client secret of single sign-on could not be sealed anew',
          );
        }
      }
      if (batch.length < BATCH) break;
    }
    if (done > 0)
      log.info({ secrets: done }, 'Client secrets of single sign-on are sealed with the current key now');
    return done;
  };
}
