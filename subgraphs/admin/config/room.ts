import type { Connection } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import { newContext } from '../../../kernel/context.ts';
import type { Envelope } from '../../../kernel/crypto/envelope.ts';
import type { LiveSettings } from '../../../kernel/live-settings.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { ReadSettings } from '../../../kernel/settings-watch.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { AdminPorts } from '../ports.ts';
import type { Roster } from '../users/roster.ts';
import { configStore } from './config-model.ts';
import { createConfigService } from './config-service.ts';
import { configResolvers } from './resolvers.ts';

/** Opens the room of the system configuration; `settings` has what the store has when it resolves. */
export async function openConfigRoom(deps: {
  connection: Connection;
  ledger: Ledger;
  envelope: Envelope;
  settings: LiveSettings;
  roster: Pick<Roster, 'change' | 'actingWrite'>;
  now: Clock;
  log: Logger;
}) {
  const service = createConfigService({
    ...deps,
    entries: await configStore(deps.connection, deps.settings),
  });
  await service.refresh();
  const putSetting: AdminPorts['settings']['put'] = async (key, value, context) => {
    // If-Match speaks of the record that the caller changes, not of the setting.
    await service.put({ key, value }, { ...context, expectedRowVersion: undefined });
    return service.refresh();
  };
  const asConsole = newContext({ identity: { kind: 'unit', unit: 'admin-console' } });
  const readSettings: ReadSettings = (knownVersion) => service.read({ knownVersion }, asConsole);
  return {
    resolvers: configResolvers(service),
    service,
    putSetting,
    readSettings,
  };
}
