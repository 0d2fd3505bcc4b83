import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { systemClock } from '../kernel/clock.ts';
import { type Config, ConfigError } from '../kernel/config.ts';
import type { Logger } from '../kernel/log.ts';
import { loadSecrets } from '../kernel/secrets.ts';
import { keyIdOf } from '../kernel/tokens.ts';
import { backUp, markOf, restore } from '../store/embedded/backup.ts';

/** Whatever may have been used, ended or replaced after a backup, so that the copy would take it once more. */
const VOIDED = {
  removed: [
    'idempotency_keys',
    'holder_sessions',
    'holder_sign_in_links',
    'holder_recovery_codes',
    'issuer_sign_in_links',
    'custodian_sign_in_links',
    'passkey_ceremonies',
  ],
  expired: ['onboarding_invites', 'claim_tickets'],
};

/** Copies the embedded store to a new file while the platform runs. Errors: ConfigError, STORAGE_UNAVAILABLE. */
export async function backUpStore(file: string, config: Config, log: Logger): Promise<void> {
  requireEmbedded(config);
  backUp({ folder: storeFolder(config), file: resolve(file), mark: await keyId(config, log) });
}

/**
 * Makes the embedded store from a backup, without sessions, single-use links and remembered answers, and sees to it that bearer
 * tokens of before are of another key. Errors: ConfigError, STORAGE_UNAVAILABLE; nothing is changed then.
 */
export async function restoreStore(file: string, config: Config, log: Logger): Promise<void> {
  requireEmbedded(config);
  const signed = markOf(resolve(file));
  const isGiven = config.JWT_SECRET !== undefined || config.JWT_SECRET_FILE !== undefined;
  if (config.JWT_SECRET_PREVIOUS !== undefined || (isGiven && (await keyId(config, log)) === signed)) {
    throw new ConfigError(
      'JWT_SECRET: set one that was never used, and no JWT_SECRET_PREVIOUS; tokens from before the restore must not be taken.',
    );
  }
  await restore({ folder: storeFolder(config), file: resolve(file), voided: VOIDED, now: systemClock });
  // The next start makes another.
  if (!isGiven) await rm(join(config.DATA_DIR, 'secrets', 'jwt-secret'), { force: true });
}

async function keyId(config: Config, log: Logger): Promise<string> {
  const { jwtSecret } = await loadSecrets(config, ['api-gateway'], log);
  if (!jwtSecret) throw new Error('The gateway needs JWT_SECRET: mend kernel/units.ts.');
  return keyIdOf(jwtSecret);
}

function storeFolder({ DATA_DIR }: Config): string {
  return join(DATA_DIR, 'store');
}

function requireEmbedded({ MONGODB_URI }: Config): void {
  if (MONGODB_URI !== undefined)
    throw new ConfigError(
      "MONGODB_URI: it is set; use mongodump, mongorestore or your provider's snapshots.",
    );
}
