import type { Probe } from '../../kernel/component-health.ts';
import type { Context } from '../../kernel/context.ts';
import type { LineRing } from '../../kernel/line-ring.ts';
import type { SettingsSnapshot } from '../../kernel/live-settings.ts';
import type { CoreHealth } from './health/room.ts';
import type { AdminStanding, AdminToken } from './users/admin-user.ts';

/** What this domain needs of others. */
export interface AdminNeeds {
  readonly platformHealth: CoreHealth;
  /** The two units that the Console asks itself how they are. */
  readonly neighbours: { readonly gateway: Probe; readonly coreEngine: Probe };
  /** The log lines of this process and the services that write them, where administrators may read them. */
  readonly localLogs?: { readonly ring: LineRing; readonly services: readonly string[] } | undefined;
  /** Shows a generated password to the operator, once. */
  readonly revealSecret: (message: string, secret: string) => void;
}

/** What it offers to every unit. */
export interface AdminPorts {
  readonly administrators: {
    /** The current role and status of an administrator and whether a token stands, uncached; undefined for an unknown id. */
    standing(token: AdminToken, context: Context): Promise<AdminStanding | undefined>;
    /** Where those who may decide about applications are written to, at most 100; for units only. */
    deciderAddresses(context: Context): Promise<readonly string[]>;
  };
  /** What administrators set. */
  readonly settings: {
    /** Undefined when they are at the known version. */
    read(knownVersion: number, context: Context): Promise<SettingsSnapshot | undefined>;
    /** Sets one as the administrator in the context; the settings that count then, if they could be read. Errors: those of putConfig. */
    put(key: string, value: unknown, context: Context): Promise<SettingsSnapshot | undefined>;
  };
}
