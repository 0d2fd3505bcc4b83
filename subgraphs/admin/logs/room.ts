import type { Logger } from '../../../kernel/log.ts';
import type { AdminNeeds } from '../ports.ts';
import { createLocalSource } from './local-source.ts';
import { logResolvers } from './resolvers.ts';
import { createSystemLogService } from './system-log-service.ts';
import { createUpstreamSource } from './upstream-source.ts';

/** Where this platform's log lines come from; without any of these they cannot be read. */
export interface LogSettings {
  /** Goes before `local`. */
  readonly sidecar?: { readonly url: string; readonly token: () => string } | undefined;
  readonly local?: AdminNeeds['localLogs'];
  /** Another environment's gateway. */
  readonly remote?: { readonly url: string; readonly token: () => string } | undefined;
}

const CONSOLE_PATH = '/api/v1/admin/system-logs';

/** Opens the room of log lines. */
export function openLogsRoom(deps: {
  logs?: LogSettings;
  retryMs?: (attempt: number) => number;
  log: Logger;
}) {
  const { sidecar, local, remote } = deps.logs ?? {};
  const upstream = (name: 'sidecar' | 'remote', baseUrl: string, token: () => string) =>
    createUpstreamSource({
      name,
      baseUrl,
      token,
      log: deps.log,
      ...(deps.retryMs ? { retryMs: deps.retryMs } : {}),
    });
  const own = sidecar && upstream('sidecar', sidecar.url, sidecar.token);
  const other =
    remote && upstream('remote', `${remote.url.replace(/\/+$/, '')}${CONSOLE_PATH}`, remote.token);
  const service = createSystemLogService({ own: own ?? (local && createLocalSource(local)), remote: other });
  return {
    service,
    resolvers: logResolvers(service),
    async close(): Promise<void> {
      await Promise.all([own?.close(), other?.close()]);
    },
  };
}
