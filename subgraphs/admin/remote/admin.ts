import type { RemoteUnit } from '../../rpc.ts';
import { ACCESS, SETTINGS_SERVICE } from '../contracts.ts';
import type { AdminPorts } from '../ports.ts';
import { createRemoteAdministrators } from './access.ts';
import { createRemoteSettings } from './settings.ts';

/** The Admin Console in another process. */
export function remoteAdmin({ client, vouch }: RemoteUnit): AdminPorts {
  return {
    administrators: createRemoteAdministrators(client(ACCESS)),
    settings: createRemoteSettings(client(SETTINGS_SERVICE), vouch),
  };
}
