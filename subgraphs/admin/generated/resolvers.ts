import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SignedInAdmin as SignedInAdminNoun } from '../users/sign-in-service.ts';
import type { AdminUser as AdminUserNoun } from '../users/admin-user.ts';
import type { AuditEntry as AuditEntryNoun } from '../../../kernel/audit.ts';
import type { ConfigChange as ConfigChangeNoun, ConfigEntry as ConfigEntryNoun } from '../config/config-entry.ts';
import type { Context } from '../../../kernel/context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Any JSON value, passed through as it is: what stands inside may be signed. */
  JSON: { input: unknown; output: unknown; }
  /** An instant as ISO 8601 text in UTC with milliseconds, such as 2026-01-02T03:04:05.678Z. */
  DateTime: { input: Date; output: Date; }
  _FieldSet: { input: string; output: string; }
};

export type Query = {
  readonly __typename?: 'Query';
  /**
   * The system configuration by key: every setting that the platform knows with the value that counts, set or not, and the keys that
   * administrators keep of their own. For administrators of any role; secrets are masked.
   */
  readonly systemConfig: SystemConfigConnection;
  /** One key of the system configuration; NOT_FOUND when it is neither known nor set. */
  readonly systemConfigEntry: SystemConfigEntry;
  /**
   * Every change of one key, newest first, also of a key that was removed. Secrets are masked; when a key becomes a secret, what its
   * history told in clear is masked for good.
   */
  readonly systemConfigHistory: SystemConfigChangeConnection;
  /**
   * The Admin Console's own audit log, newest entry first: what administrators did here, from the Console's own store, so that it
   * answers while Core Engine is away. The platform's trail takes the same entries in, with source `admin`. For administrators of any role.
   */
  readonly adminAuditLogs: AuditLogConnection;
  /**
   * How the platform stands as the Admin Console sees it: it asks the gateway and Core Engine itself, and Core Engine for everything
   * else. For administrators of any role.
   */
  readonly systemHealth: SystemHealth;
  /**
   * The services whose log lines can be read, and how they are; for administrators of every role. Without a source of log lines
   * `available` is false and the list is empty.
   */
  readonly systemLogServices: SystemLogServices;
  /** The administrator whose bearer token came with the request. */
  readonly currentAdmin: AdminUser;
  /** One administrator. For administrators of any role. */
  readonly adminUser: AdminUser;
  /** The administrators, the oldest account first. For administrators of any role. */
  readonly adminUsers: AdminUserConnection;
};


export type QuerySystemConfigArgs = {
  prefix?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySystemConfigEntryArgs = {
  key: Scalars['String']['input'];
};


export type QuerySystemConfigHistoryArgs = {
  key: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAdminAuditLogsArgs = {
  filter?: InputMaybe<AuditLogFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySystemLogServicesArgs = {
  environment?: InputMaybe<SystemLogEnvironment>;
};


export type QueryAdminUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAdminUsersArgs = {
  filter?: InputMaybe<AdminUserFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Sets one key, or takes its value away with null. A setting that the platform knows acts at once on the Admin Console and within two
   * seconds on every unit, without a restart; a value that it cannot take is refused with the reason. For ADMIN and OPERATOR; some
   * settings for ADMIN alone. With If-Match the change counts only for the version that was read; without it the last one wins.
   */
  readonly putConfig: PutConfigPayload;
  /**
   * Signs an administrator in with e-mail and password. Wrong password, unknown address and disabled account get the same refusal,
   * INVALID_CREDENTIALS. After each refusal the next attempt from that network address must wait 1, 2, 4 … at most 60 seconds (RATE_LIMITED).
   */
  readonly adminSignIn: AdminSignInPayload;
  /**
   * Signs in as the administrator of the first start, without a password. For demonstrations only: NOT_FOUND unless the setting
   * ADMIN_DEMO_LOGIN_CODE is there and `admin.demo-login.enabled` is on.
   */
  readonly adminDemoSignIn: AdminSignInPayload;
  /** Ends the bearer token that came with the request, or all of the caller's: no request with it is admitted after the reply. */
  readonly adminSignOut: AdminSignOutPayload;
  /**
   * Makes an account. Without a password the platform makes one and tells it in this reply alone. An address that has an account is
   * refused with DUPLICATE. For the role ADMIN.
   */
  readonly createAdminUser: CreateAdminUserPayload;
  /**
   * Changes name, status or password of an account; a new status or password ends every bearer token of the person. For the role ADMIN,
   * and for everyone on the own account: name and password. The last active ADMIN cannot be disabled (LAST_ADMIN).
   */
  readonly updateAdminUser: UpdateAdminUserPayload;
  /** Changes the caller's own name or password, whatever the role. A new password ends every bearer token of the caller, this one too. */
  readonly updateCurrentAdmin: UpdateAdminUserPayload;
  /**
   * Gives an account another role; every bearer token of the person ends. The last active ADMIN keeps the role (LAST_ADMIN). For the
   * role ADMIN.
   */
  readonly setAdminRole: UpdateAdminUserPayload;
  /** Removes an account; its bearer tokens end. The last active ADMIN stays (LAST_ADMIN). For the role ADMIN. */
  readonly deleteAdminUser: DeleteAdminUserPayload;
};


export type MutationPutConfigArgs = {
  input: PutConfigInput;
};


export type MutationAdminSignInArgs = {
  input: AdminSignInInput;
};


export type MutationAdminDemoSignInArgs = {
  input: AdminDemoSignInInput;
};


export type MutationAdminSignOutArgs = {
  input?: AdminSignOutInput;
};


export type MutationCreateAdminUserArgs = {
  input: CreateAdminUserInput;
};


export type MutationUpdateAdminUserArgs = {
  input: UpdateAdminUserInput;
};


export type MutationUpdateCurrentAdminArgs = {
  input: UpdateCurrentAdminInput;
};


export type MutationSetAdminRoleArgs = {
  input: SetAdminRoleInput;
};


export type MutationDeleteAdminUserArgs = {
  input: DeleteAdminUserInput;
};

/** What a value of a key may be. */
export type ConfigValueType =
  /** A whole number, of a setting that the platform knows. */
  | 'INTEGER'
  /** true or false, of a setting that the platform knows. */
  | 'BOOLEAN'
  /** Text, of a setting that the platform knows. */
  | 'STRING'
  /** Any JSON: the key is free, and the platform does not read it. */
  | 'JSON';

/** Where the value of a key comes from. */
export type ConfigSource =
  /** Nobody has set it: the environment's value counts. */
  | 'DEFAULT'
  /** An administrator has set it. */
  | 'SET';

/** What a change did to a key. */
export type ConfigChangeAction =
  /** Gave it a value. */
  | 'SET'
  /** Took its value away. */
  | 'UNSET';

/** A value for a key. */
export type PutConfigInput = {
  /**
   * 1 to 128 printable characters without / \ % ? # and ;, since REST names it in a path. The names of settings that the platform reads
   * take only their own type; every other key is free.
   */
  readonly key: Scalars['String']['input'];
  /**
   * Any JSON up to 16 KB; a setting that the platform knows takes only its own type. null takes the value away: the environment's counts
   * again, and a free key is gone, but for its history. The mask ******** is refused.
   */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
  /** true seals the value at rest and shows it to nobody again; false gives a secret up with the new value. Left out it stays as it is. Settings that the platform knows cannot be secrets. */
  readonly isSecret?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the key is for, up to 500 characters. Left out it stays as it is; null removes it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
};

/** The key after the change. */
export type PutConfigPayload = {
  readonly __typename?: 'PutConfigPayload';
  /** The entry; without a value when it was removed. */
  readonly entry: SystemConfigEntry;
  /** Which setting was probably meant, when the key is almost the name of one; null otherwise. */
  readonly warning?: Maybe<Scalars['String']['output']>;
};

/** One key of the system configuration. */
export type SystemConfigEntry = {
  readonly __typename?: 'SystemConfigEntry';
  /** The key. */
  readonly key: Scalars['String']['output'];
  /** The value that counts now; ******** for a secret, null when there is none. */
  readonly value?: Maybe<Scalars['JSON']['output']>;
  /** What its values may be. */
  readonly type: ConfigValueType;
  /** True when the value is sealed at rest and never shown. */
  readonly isSecret: Scalars['Boolean']['output'];
  /** What the key is for. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Whether an administrator has set it. */
  readonly source: ConfigSource;
  /** What counts when nobody sets it; null for a free key. */
  readonly default?: Maybe<Scalars['JSON']['output']>;
  /** True when only the role ADMIN may set it. */
  readonly adminOnly: Scalars['Boolean']['output'];
  /** Why a stored value does not count, after an upgrade with other rules; null when all is well. */
  readonly problem?: Maybe<Scalars['String']['output']>;
  /** When it was changed last; null when it never was. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the administrator who changed it last. */
  readonly updatedBy?: Maybe<Scalars['String']['output']>;
  /** Rises by one with each change; 0 before the first. Send it as If-Match to change only what you have seen. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** One change of a key. */
export type SystemConfigChange = {
  readonly __typename?: 'SystemConfigChange';
  /** The key. */
  readonly key: Scalars['String']['output'];
  /** The version that the change made. */
  readonly rowVersion: Scalars['Int']['output'];
  /** Whether it gave a value or took it away. */
  readonly action: ConfigChangeAction;
  /** The value before; null when none was set, ******** for a secret. */
  readonly from?: Maybe<Scalars['JSON']['output']>;
  /** The value after; null when it was taken away, ******** for a secret. */
  readonly to?: Maybe<Scalars['JSON']['output']>;
  /** When. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** Id of the administrator. */
  readonly changedBy: Scalars['String']['output'];
  /** The administrator's role at that moment. */
  readonly changedByRole: AdminRole;
};

/** A page of the system configuration. */
export type SystemConfigConnection = {
  readonly __typename?: 'SystemConfigConnection';
  /** The entries with their cursors. */
  readonly edges: ReadonlyArray<SystemConfigEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<SystemConfigEntry>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Entries that match in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a full page holds. */
  readonly size: Scalars['Int']['output'];
};

/** An entry and its cursor. */
export type SystemConfigEdge = {
  readonly __typename?: 'SystemConfigEdge';
  /** The entry. */
  readonly node: SystemConfigEntry;
  /** Its position in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of the changes of a key. */
export type SystemConfigChangeConnection = {
  readonly __typename?: 'SystemConfigChangeConnection';
  /** The changes with their cursors. */
  readonly edges: ReadonlyArray<SystemConfigChangeEdge>;
  /** The changes alone. */
  readonly nodes: ReadonlyArray<SystemConfigChange>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Changes in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a full page holds. */
  readonly size: Scalars['Int']['output'];
};

/** A change and its cursor. */
export type SystemConfigChangeEdge = {
  readonly __typename?: 'SystemConfigChangeEdge';
  /** The change. */
  readonly node: SystemConfigChange;
  /** Its position in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
};

/** How the platform stands as the Admin Console sees it. */
export type SystemHealth = {
  readonly __typename?: 'SystemHealth';
  /** UP when nothing that is set up is down. */
  readonly status: OverallHealth;
  /** The API gateway's HTTP port. */
  readonly gateway: ComponentHealth;
  /** Core Engine's HTTP port. */
  readonly coreEngine: ComponentHealth;
  /** What Core Engine reports: units, store, cache, mail, model; empty when it does not answer. */
  readonly services: ReadonlyArray<ComponentHealth>;
};

/** What is told as it happens, by server-sent events at /graphql/stream, one subscription for each connection. */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /**
   * Log lines as they are written, for administrators of every role; asked for at `/graphql/stream`, with `Accept: text/event-stream`.
   * Lines that hold a secret on purpose are left out. A reader that is too slow loses lines and is told how many. At most 3 streams of an
   * administrator are open at once, 200 of a unit (RATE_LIMITED).
   */
  readonly systemLogs: SystemLogLine;
};


/** What is told as it happens, by server-sent events at /graphql/stream, one subscription for each connection. */
export type SubscriptionSystemLogsArgs = {
  services?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  tail?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  environment?: InputMaybe<SystemLogEnvironment>;
};

/** Where log lines come from. */
export type SystemLogEnvironment =
  /** This platform. */
  | 'OWN'
  /** The other platform that REMOTE_LOGS_URL names, asked on behalf of the reader. */
  | 'REMOTE';

/** What can be tailed. */
export type SystemLogServices = {
  readonly __typename?: 'SystemLogServices';
  /** Whether there is a source of log lines at all. */
  readonly available: Scalars['Boolean']['output'];
  /** What the lines come from: `sidecar`, `local` (only the process of the Admin Console) or `remote`; null when there is none. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** The services, by name. */
  readonly services: ReadonlyArray<SystemLogService>;
};

/** A program that writes log lines. */
export type SystemLogService = {
  readonly __typename?: 'SystemLogService';
  /** Its name: a compose service, or a unit of this process. */
  readonly name: Scalars['String']['output'];
  /** How it is, in the words of the source: `running`, `exited`, `restarting` … */
  readonly state: Scalars['String']['output'];
};

/** One thing that a stream of log lines tells; `event` says which of the other fields are there. */
export type SystemLogLine = {
  readonly __typename?: 'SystemLogLine';
  /** What this is. */
  readonly event: SystemLogEvent;
  /** Names the line for `after` and `Last-Event-ID`; of LOG only. */
  readonly id?: Maybe<Scalars['String']['output']>;
  /** The service that wrote the line; of LOG only. */
  readonly service?: Maybe<Scalars['String']['output']>;
  /** `stdout` or `stderr`; of LOG only. */
  readonly stream?: Maybe<Scalars['String']['output']>;
  /** When the line was written; of LOG only. */
  readonly timestamp?: Maybe<Scalars['DateTime']['output']>;
  /** The line, with control characters spelt out and cut at 16 KB; of LOG only. */
  readonly line?: Maybe<Scalars['String']['output']>;
  /** How many lines are missing; of DROPPED only. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** What happened, in words; of GAP, INTERRUPTED and UNAVAILABLE. */
  readonly reason?: Maybe<Scalars['String']['output']>;
};

/** What a stream of log lines can tell. */
export type SystemLogEvent =
  /** A line was written. */
  | 'LOG'
  /** Lines were left out, because the reader was too slow for them. */
  | 'DROPPED'
  /** Lines may be missing here: the place where reading stopped is not known any more. */
  | 'GAP'
  /** The source of the lines does not answer; it is asked again, and the stream goes on when it does. */
  | 'INTERRUPTED'
  /** There is no source of log lines; the stream ends. */
  | 'UNAVAILABLE';

/** What an administrator types. */
export type AdminSignInInput = {
  /** E-mail address of the account, in any case. */
  readonly email: Scalars['String']['input'];
  /** The password. */
  readonly password: Scalars['String']['input'];
};

/** What opens the demonstration. */
export type AdminDemoSignInInput = {
  /** The six digits of ADMIN_DEMO_LOGIN_CODE. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
};

/** What a sign-out ends. */
export type AdminSignOutInput = {
  /** True ends every bearer token of the caller; otherwise this one alone ends. */
  readonly everywhere?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a sign-out ended. */
export type AdminSignOutPayload = {
  readonly __typename?: 'AdminSignOutPayload';
  /** Whose tokens. */
  readonly user: AdminUser;
  /** True when every bearer token of the administrator ended. */
  readonly everywhere: Scalars['Boolean']['output'];
};

/** A bearer token and whom it stands for. */
export type AdminSignInPayload = {
  readonly __typename?: 'AdminSignInPayload';
  /** The bearer token of scope admin-console; send it as `Authorization: Bearer …`. */
  readonly token: Scalars['String']['output'];
  /** Always Bearer. */
  readonly tokenType: Scalars['String']['output'];
  /** When the bearer token stops working; there is no refresh, sign in again. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The administrator. */
  readonly user: AdminUser;
};

/** A person who administers the platform. */
export type AdminUser = {
  readonly __typename?: 'AdminUser';
  /** Id of the account; the subject of the bearer token. */
  readonly id: Scalars['ID']['output'];
  /** E-mail address in lower case. */
  readonly email: Scalars['String']['output'];
  /** Name as colleagues see it. */
  readonly displayName: Scalars['String']['output'];
  /** What the administrator may do. */
  readonly role: AdminRole;
  /** Whether the administrator may sign in. */
  readonly status: AdminStatus;
  /** When the administrator last signed in; null before the first time. */
  readonly lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the account was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the account was last changed; a sign-in is no change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Id of the administrator who made the account; null for the first one. */
  readonly createdBy?: Maybe<Scalars['ID']['output']>;
  /** Rises with each change; send it as If-Match to change only what you have seen. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** What an administrator may do. */
export type AdminRole =
  /** Everything. */
  | 'ADMIN'
  /** Everything but managing administrators and the settings that open more than this role may do. */
  | 'OPERATOR'
  /** Read only. */
  | 'VIEWER';

/** Whether an administrator may sign in. */
export type AdminStatus =
  /** May sign in. */
  | 'ACTIVE'
  /** May not sign in; every token has ended. */
  | 'DISABLED';

/** Which administrators; all conditions hold at once. */
export type AdminUserFilter = {
  /** Only those of this status. */
  readonly status?: InputMaybe<AdminStatus>;
  /** Only those of this role. */
  readonly role?: InputMaybe<AdminRole>;
  /** Only those whose e-mail address or name contains this text, in any case. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

/** A page of administrators. */
export type AdminUserConnection = {
  readonly __typename?: 'AdminUserConnection';
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a page has at most. */
  readonly size: Scalars['Int']['output'];
  /** The rows of the page. */
  readonly nodes: ReadonlyArray<AdminUser>;
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<AdminUserEdge>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** One row and its cursor. */
export type AdminUserEdge = {
  readonly __typename?: 'AdminUserEdge';
  /** The row. */
  readonly node: AdminUser;
  /** Send it as `after` to go on behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A new account. */
export type CreateAdminUserInput = {
  /** E-mail address to sign in with; one account per address, in any case. */
  readonly email: Scalars['String']['input'];
  /** Name as colleagues see it, 1 to 255 characters. */
  readonly displayName: Scalars['String']['input'];
  /** What the administrator may do. */
  readonly role: AdminRole;
  /** First password, 12 to 256 characters; without it the platform makes one. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
};

/** The account that was made. */
export type CreateAdminUserPayload = {
  readonly __typename?: 'CreateAdminUserPayload';
  /** The administrator. */
  readonly user: AdminUser;
  /** The password that the platform made, told once; null when one was given. Hand it over on a safe way. */
  readonly generatedPassword?: Maybe<Scalars['String']['output']>;
};

/** What changes of an account; what is left out stays. */
export type UpdateAdminUserInput = {
  /** Id of the account. */
  readonly id: Scalars['ID']['input'];
  /** Another name, 1 to 255 characters. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the administrator may sign in; for the role ADMIN. */
  readonly status?: InputMaybe<AdminStatus>;
  /** Another password, 12 to 256 characters. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
  /** The password until now; goes with a change of one's own password. */
  readonly currentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** What changes of the own account; what is left out stays. */
export type UpdateCurrentAdminInput = {
  /** Another name, 1 to 255 characters. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  /** Another password, 12 to 256 characters. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
  /** The password until now; goes with another password. */
  readonly currentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** The account after the change. */
export type UpdateAdminUserPayload = {
  readonly __typename?: 'UpdateAdminUserPayload';
  /** The administrator. */
  readonly user: AdminUser;
};

/** The role that an account gets. */
export type SetAdminRoleInput = {
  /** Id of the account. */
  readonly id: Scalars['ID']['input'];
  /** What the administrator may do from now on. */
  readonly role: AdminRole;
};

/** Which account goes. */
export type DeleteAdminUserInput = {
  /** Id of the account. */
  readonly id: Scalars['ID']['input'];
};

/** The account that is gone. */
export type DeleteAdminUserPayload = {
  readonly __typename?: 'DeleteAdminUserPayload';
  /** The administrator as the account was last. */
  readonly user: AdminUser;
};

/** Where a page of a list lies (GraphQL Cursor Connections); the cursors go back into `after`. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** True when rows follow this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** True when rows precede this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first row; null on an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
  /** Cursor of the last row, to be sent as `after` for the next page; null on an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
};

/** Conditions on audit entries; an entry must meet all that are given. */
export type AuditLogFilter = {
  /** How the action ended. */
  readonly status?: InputMaybe<AuditStatus>;
  /**
   * Text that the action, source, subject, organization, actor, reason or correlation id contains, in any case; at most 100 characters.
   * The newest 3,000 entries that meet the other conditions are searched; move `to` back to search older ones.
   */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** Id of the actor, exactly. */
  readonly actorId?: InputMaybe<Scalars['ID']['input']>;
  /** The action, exactly, such as issuer.approved. */
  readonly action?: InputMaybe<Scalars['String']['input']>;
  /** The chain that holds the entry, such as credentials/1, exactly; the name of a database, such as credentials, for all of its chains. */
  readonly source?: InputMaybe<Scalars['String']['input']>;
  /** Id of the record that the action was about, exactly. */
  readonly subjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the organization or holder whose record it was, exactly. */
  readonly orgId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the request that did it, exactly. */
  readonly correlationId?: InputMaybe<Scalars['ID']['input']>;
  /** The earliest instant, included. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  /** The latest instant, excluded. */
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A page of the trail. */
export type AuditLogConnection = {
  readonly __typename?: 'AuditLogConnection';
  /** The entries with their cursors. */
  readonly edges: ReadonlyArray<AuditLogEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<AuditLogEntry>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Entries that the filter matches in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there may be more than `totalCount`, which counts no further than 10,000, nor behind `searchedFrom`. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a full page holds. */
  readonly size: Scalars['Int']['output'];
  /**
   * Where a search by text, or by conditions that no index holds together, stopped: older entries were not looked at. Send it as `to`
   * to go on. Null when all were looked at.
   */
  readonly searchedFrom?: Maybe<Scalars['DateTime']['output']>;
};

/** How everything stands together. */
export type OverallHealth =
  /** Everything that is set up works. */
  | 'UP'
  /** Something is down; look at the components. */
  | 'DEGRADED';

/** A part of the platform and how it stands. */
export type ComponentHealth = {
  readonly __typename?: 'ComponentHealth';
  /** Its name: that of the unit, or store, redis, mail, model. */
  readonly name: Scalars['String']['output'];
  /** What kind of thing it is. */
  readonly kind: ComponentKind;
  /** How it stands. */
  readonly status: ComponentStatus;
  /** Milliseconds until it answered; null when it did not. */
  readonly latencyMs?: Maybe<Scalars['Float']['output']>;
  /** Since when it has been seen in this status. */
  readonly since: Scalars['DateTime']['output'];
  /** When it was asked last; answers are at most a second old. */
  readonly checkedAt: Scalars['DateTime']['output'];
  /** What is wrong, for a person; null when nothing is. */
  readonly problem?: Maybe<Scalars['String']['output']>;
};

/** How an audited action ended. */
export type AuditStatus =
  /** The action took effect. */
  | 'SUCCESS'
  /** The caller was refused. */
  | 'DENIED'
  /** The action was permitted and failed. */
  | 'FAILED';

/** An entry and its cursor. */
export type AuditLogEdge = {
  readonly __typename?: 'AuditLogEdge';
  /** The entry. */
  readonly node: AuditLogEntry;
  /** Its position in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
};

/** One entry of the trail; `prevHash` and `hash` chain it to its neighbours of the same source. */
export type AuditLogEntry = {
  readonly __typename?: 'AuditLogEntry';
  /** Id of the entry. */
  readonly auditId: Scalars['ID']['output'];
  /** The unit's chain that the entry belongs to. */
  readonly source: Scalars['String']['output'];
  /** Its position in that chain: 1, 2, 3 … without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** When the action took effect. */
  readonly occurredAt: Scalars['DateTime']['output'];
  /** Who acted. */
  readonly actor: AuditActor;
  /** What was done, such as issuer.approved. */
  readonly action: Scalars['String']['output'];
  /** The record that the action was about. */
  readonly subject: AuditReference;
  /** The organization that the record belongs to, if any. */
  readonly org?: Maybe<AuditReference>;
  /** How it ended. */
  readonly status: AuditStatus;
  /** The reason that the actor gave, if any. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** State of the record before, where the action changed it. */
  readonly previousState?: Maybe<Scalars['String']['output']>;
  /** State of the record after, where the action changed it. */
  readonly newState?: Maybe<Scalars['String']['output']>;
  /** Id of the request that did it; the same in every log line of that request. */
  readonly correlationId: Scalars['String']['output'];
  /** SHA-256 of the entry before in the chain, in hex; zeros for the first. */
  readonly prevHash: Scalars['String']['output'];
  /** SHA-256 of `prevHash` and the entry's canonical JSON (RFC 8785) without this field, in hex. */
  readonly hash: Scalars['String']['output'];
};

/** What kind of thing a component is. */
export type ComponentKind =
  /** A deployment unit. */
  | 'UNIT'
  /** The store of documents. */
  | 'STORE'
  /** Redis, which shares caches and rate limits between processes. */
  | 'CACHE'
  /** The mail server. */
  | 'MAIL'
  /** The endpoint of the language model. */
  | 'MODEL';

/** How a component stands. */
export type ComponentStatus =
  /** It answered. */
  | 'UP'
  /** It refused, or did not answer in time. */
  | 'DOWN'
  /** No setting names one, so nothing was asked. */
  | 'NOT_CONFIGURED';

/** Who acted; ids only, so that erasing a person leaves the trail whole. */
export type AuditActor = {
  readonly __typename?: 'AuditActor';
  /** What kind of caller it was. */
  readonly type: AuditActorType;
  /** Id of the user, key or unit; null when nobody was signed in. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The role at that moment, where the kind has roles. */
  readonly role?: Maybe<Scalars['String']['output']>;
  /** A hash of the network address that changes every day: it tells whether two entries of a day came from one address. */
  readonly ipHash?: Maybe<Scalars['String']['output']>;
};

/** A record or an organization, by kind and id. */
export type AuditReference = {
  readonly __typename?: 'AuditReference';
  /** Kind of record, such as issuer. */
  readonly type: Scalars['String']['output'];
  /** Its id. */
  readonly id: Scalars['ID']['output'];
};

/** What kind of caller acted. */
export type AuditActorType =
  /** An administrator of the platform. */
  | 'ADMIN'
  /** A member of an issuer. */
  | 'ISSUER_USER'
  /** A member of a custodian. */
  | 'CUSTODIAN_USER'
  /** A holder. */
  | 'HOLDER'
  /** A verifier. */
  | 'VERIFIER'
  /** A program with an issuer's API key. */
  | 'API_KEY'
  /** The platform itself. */
  | 'SYSTEM'
  /** A caller who was not signed in. */
  | 'ANONYMOUS';



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  AdminUser: AdminUser;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  AdminUser:
    ( { __typename: 'AdminUser' }
    & GraphQLRecursivePick<FederationTypes['AdminUser'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ConfigValueType: ConfigValueType;
  ConfigSource: ConfigSource;
  ConfigChangeAction: ConfigChangeAction;
  PutConfigInput: PutConfigInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  PutConfigPayload: ResolverTypeWrapper<Omit<PutConfigPayload, 'entry'> & { entry: ResolversTypes['SystemConfigEntry'] }>;
  SystemConfigEntry: ResolverTypeWrapper<ConfigEntryNoun>;
  SystemConfigChange: ResolverTypeWrapper<ConfigChangeNoun>;
  SystemConfigConnection: ResolverTypeWrapper<Omit<SystemConfigConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['SystemConfigEdge']>, nodes: ReadonlyArray<ResolversTypes['SystemConfigEntry']> }>;
  SystemConfigEdge: ResolverTypeWrapper<Omit<SystemConfigEdge, 'node'> & { node: ResolversTypes['SystemConfigEntry'] }>;
  SystemConfigChangeConnection: ResolverTypeWrapper<Omit<SystemConfigChangeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['SystemConfigChangeEdge']>, nodes: ReadonlyArray<ResolversTypes['SystemConfigChange']> }>;
  SystemConfigChangeEdge: ResolverTypeWrapper<Omit<SystemConfigChangeEdge, 'node'> & { node: ResolversTypes['SystemConfigChange'] }>;
  SystemHealth: ResolverTypeWrapper<SystemHealth>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SystemLogEnvironment: SystemLogEnvironment;
  SystemLogServices: ResolverTypeWrapper<SystemLogServices>;
  SystemLogService: ResolverTypeWrapper<SystemLogService>;
  SystemLogLine: ResolverTypeWrapper<SystemLogLine>;
  SystemLogEvent: SystemLogEvent;
  AdminSignInInput: AdminSignInInput;
  AdminDemoSignInInput: AdminDemoSignInInput;
  AdminSignOutInput: AdminSignOutInput;
  AdminSignOutPayload: ResolverTypeWrapper<Omit<AdminSignOutPayload, 'user'> & { user: ResolversTypes['AdminUser'] }>;
  AdminSignInPayload: ResolverTypeWrapper<SignedInAdminNoun>;
  AdminUser: ResolverTypeWrapper<AdminUserNoun>;
  AdminRole: AdminRole;
  AdminStatus: AdminStatus;
  AdminUserFilter: AdminUserFilter;
  AdminUserConnection: ResolverTypeWrapper<Omit<AdminUserConnection, 'nodes' | 'edges'> & { nodes: ReadonlyArray<ResolversTypes['AdminUser']>, edges: ReadonlyArray<ResolversTypes['AdminUserEdge']> }>;
  AdminUserEdge: ResolverTypeWrapper<Omit<AdminUserEdge, 'node'> & { node: ResolversTypes['AdminUser'] }>;
  CreateAdminUserInput: CreateAdminUserInput;
  CreateAdminUserPayload: ResolverTypeWrapper<Omit<CreateAdminUserPayload, 'user'> & { user: ResolversTypes['AdminUser'] }>;
  UpdateAdminUserInput: UpdateAdminUserInput;
  UpdateCurrentAdminInput: UpdateCurrentAdminInput;
  UpdateAdminUserPayload: ResolverTypeWrapper<Omit<UpdateAdminUserPayload, 'user'> & { user: ResolversTypes['AdminUser'] }>;
  SetAdminRoleInput: SetAdminRoleInput;
  DeleteAdminUserInput: DeleteAdminUserInput;
  DeleteAdminUserPayload: ResolverTypeWrapper<Omit<DeleteAdminUserPayload, 'user'> & { user: ResolversTypes['AdminUser'] }>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  AuditLogFilter: AuditLogFilter;
  AuditLogConnection: ResolverTypeWrapper<Omit<AuditLogConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['AuditLogEdge']>, nodes: ReadonlyArray<ResolversTypes['AuditLogEntry']> }>;
  OverallHealth: OverallHealth;
  ComponentHealth: ResolverTypeWrapper<ComponentHealth>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  AuditStatus: AuditStatus;
  AuditLogEdge: ResolverTypeWrapper<Omit<AuditLogEdge, 'node'> & { node: ResolversTypes['AuditLogEntry'] }>;
  AuditLogEntry: ResolverTypeWrapper<AuditEntryNoun>;
  ComponentKind: ComponentKind;
  ComponentStatus: ComponentStatus;
  AuditActor: ResolverTypeWrapper<AuditActor>;
  AuditReference: ResolverTypeWrapper<AuditReference>;
  AuditActorType: AuditActorType;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  PutConfigInput: PutConfigInput;
  Boolean: Scalars['Boolean']['output'];
  PutConfigPayload: Omit<PutConfigPayload, 'entry'> & { entry: ResolversParentTypes['SystemConfigEntry'] };
  SystemConfigEntry: ConfigEntryNoun;
  SystemConfigChange: ConfigChangeNoun;
  SystemConfigConnection: Omit<SystemConfigConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['SystemConfigEdge']>, nodes: ReadonlyArray<ResolversParentTypes['SystemConfigEntry']> };
  SystemConfigEdge: Omit<SystemConfigEdge, 'node'> & { node: ResolversParentTypes['SystemConfigEntry'] };
  SystemConfigChangeConnection: Omit<SystemConfigChangeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['SystemConfigChangeEdge']>, nodes: ReadonlyArray<ResolversParentTypes['SystemConfigChange']> };
  SystemConfigChangeEdge: Omit<SystemConfigChangeEdge, 'node'> & { node: ResolversParentTypes['SystemConfigChange'] };
  SystemHealth: SystemHealth;
  Subscription: Record<PropertyKey, never>;
  SystemLogServices: SystemLogServices;
  SystemLogService: SystemLogService;
  SystemLogLine: SystemLogLine;
  AdminSignInInput: AdminSignInInput;
  AdminDemoSignInInput: AdminDemoSignInInput;
  AdminSignOutInput: AdminSignOutInput;
  AdminSignOutPayload: Omit<AdminSignOutPayload, 'user'> & { user: ResolversParentTypes['AdminUser'] };
  AdminSignInPayload: SignedInAdminNoun;
  AdminUser: AdminUserNoun;
  AdminUserFilter: AdminUserFilter;
  AdminUserConnection: Omit<AdminUserConnection, 'nodes' | 'edges'> & { nodes: ReadonlyArray<ResolversParentTypes['AdminUser']>, edges: ReadonlyArray<ResolversParentTypes['AdminUserEdge']> };
  AdminUserEdge: Omit<AdminUserEdge, 'node'> & { node: ResolversParentTypes['AdminUser'] };
  CreateAdminUserInput: CreateAdminUserInput;
  CreateAdminUserPayload: Omit<CreateAdminUserPayload, 'user'> & { user: ResolversParentTypes['AdminUser'] };
  UpdateAdminUserInput: UpdateAdminUserInput;
  UpdateCurrentAdminInput: UpdateCurrentAdminInput;
  UpdateAdminUserPayload: Omit<UpdateAdminUserPayload, 'user'> & { user: ResolversParentTypes['AdminUser'] };
  SetAdminRoleInput: SetAdminRoleInput;
  DeleteAdminUserInput: DeleteAdminUserInput;
  DeleteAdminUserPayload: Omit<DeleteAdminUserPayload, 'user'> & { user: ResolversParentTypes['AdminUser'] };
  JSON: Scalars['JSON']['output'];
  DateTime: Scalars['DateTime']['output'];
  PageInfo: PageInfo;
  AuditLogFilter: AuditLogFilter;
  AuditLogConnection: Omit<AuditLogConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['AuditLogEdge']>, nodes: ReadonlyArray<ResolversParentTypes['AuditLogEntry']> };
  ComponentHealth: ComponentHealth;
  Float: Scalars['Float']['output'];
  AuditLogEdge: Omit<AuditLogEdge, 'node'> & { node: ResolversParentTypes['AuditLogEntry'] };
  AuditLogEntry: AuditEntryNoun;
  AuditActor: AuditActor;
  AuditReference: AuditReference;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  systemConfig?: Resolver<ResolversTypes['SystemConfigConnection'], ParentType, ContextType, Partial<QuerySystemConfigArgs>>;
  systemConfigEntry?: Resolver<ResolversTypes['SystemConfigEntry'], ParentType, ContextType, RequireFields<QuerySystemConfigEntryArgs, 'key'>>;
  systemConfigHistory?: Resolver<ResolversTypes['SystemConfigChangeConnection'], ParentType, ContextType, RequireFields<QuerySystemConfigHistoryArgs, 'key'>>;
  adminAuditLogs?: Resolver<ResolversTypes['AuditLogConnection'], ParentType, ContextType, Partial<QueryAdminAuditLogsArgs>>;
  systemHealth?: Resolver<ResolversTypes['SystemHealth'], ParentType, ContextType>;
  systemLogServices?: Resolver<ResolversTypes['SystemLogServices'], ParentType, ContextType, Partial<QuerySystemLogServicesArgs>>;
  currentAdmin?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  adminUser?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<QueryAdminUserArgs, 'id'>>;
  adminUsers?: Resolver<ResolversTypes['AdminUserConnection'], ParentType, ContextType, Partial<QueryAdminUsersArgs>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  putConfig?: Resolver<ResolversTypes['PutConfigPayload'], ParentType, ContextType, RequireFields<MutationPutConfigArgs, 'input'>>;
  adminSignIn?: Resolver<ResolversTypes['AdminSignInPayload'], ParentType, ContextType, RequireFields<MutationAdminSignInArgs, 'input'>>;
  adminDemoSignIn?: Resolver<ResolversTypes['AdminSignInPayload'], ParentType, ContextType, RequireFields<MutationAdminDemoSignInArgs, 'input'>>;
  adminSignOut?: Resolver<ResolversTypes['AdminSignOutPayload'], ParentType, ContextType, RequireFields<MutationAdminSignOutArgs, 'input'>>;
  createAdminUser?: Resolver<ResolversTypes['CreateAdminUserPayload'], ParentType, ContextType, RequireFields<MutationCreateAdminUserArgs, 'input'>>;
  updateAdminUser?: Resolver<ResolversTypes['UpdateAdminUserPayload'], ParentType, ContextType, RequireFields<MutationUpdateAdminUserArgs, 'input'>>;
  updateCurrentAdmin?: Resolver<ResolversTypes['UpdateAdminUserPayload'], ParentType, ContextType, RequireFields<MutationUpdateCurrentAdminArgs, 'input'>>;
  setAdminRole?: Resolver<ResolversTypes['UpdateAdminUserPayload'], ParentType, ContextType, RequireFields<MutationSetAdminRoleArgs, 'input'>>;
  deleteAdminUser?: Resolver<ResolversTypes['DeleteAdminUserPayload'], ParentType, ContextType, RequireFields<MutationDeleteAdminUserArgs, 'input'>>;
};

export type PutConfigPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PutConfigPayload'] = ResolversParentTypes['PutConfigPayload']> = {
  entry?: Resolver<ResolversTypes['SystemConfigEntry'], ParentType, ContextType>;
  warning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SystemConfigEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemConfigEntry'] = ResolversParentTypes['SystemConfigEntry']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ConfigValueType'], ParentType, ContextType>;
  isSecret?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ConfigSource'], ParentType, ContextType>;
  default?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  adminOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SystemConfigChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemConfigChange'] = ResolversParentTypes['SystemConfigChange']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['ConfigChangeAction'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedByRole?: Resolver<ResolversTypes['AdminRole'], ParentType, ContextType>;
};

export type SystemConfigConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemConfigConnection'] = ResolversParentTypes['SystemConfigConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SystemConfigEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SystemConfigEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SystemConfigEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemConfigEdge'] = ResolversParentTypes['SystemConfigEdge']> = {
  node?: Resolver<ResolversTypes['SystemConfigEntry'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SystemConfigChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemConfigChangeConnection'] = ResolversParentTypes['SystemConfigChangeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SystemConfigChangeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SystemConfigChange']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SystemConfigChangeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemConfigChangeEdge'] = ResolversParentTypes['SystemConfigChangeEdge']> = {
  node?: Resolver<ResolversTypes['SystemConfigChange'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SystemHealthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemHealth'] = ResolversParentTypes['SystemHealth']> = {
  status?: Resolver<ResolversTypes['OverallHealth'], ParentType, ContextType>;
  gateway?: Resolver<ResolversTypes['ComponentHealth'], ParentType, ContextType>;
  coreEngine?: Resolver<ResolversTypes['ComponentHealth'], ParentType, ContextType>;
  services?: Resolver<ReadonlyArray<ResolversTypes['ComponentHealth']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  systemLogs?: SubscriptionResolver<ResolversTypes['SystemLogLine'], "systemLogs", ParentType, ContextType, Partial<SubscriptionSystemLogsArgs>>;
};

export type SystemLogServicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemLogServices'] = ResolversParentTypes['SystemLogServices']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  services?: Resolver<ReadonlyArray<ResolversTypes['SystemLogService']>, ParentType, ContextType>;
};

export type SystemLogServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemLogService'] = ResolversParentTypes['SystemLogService']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SystemLogLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemLogLine'] = ResolversParentTypes['SystemLogLine']> = {
  event?: Resolver<ResolversTypes['SystemLogEvent'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stream?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminSignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminSignOutPayload'] = ResolversParentTypes['AdminSignOutPayload']> = {
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  everywhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdminSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminSignInPayload'] = ResolversParentTypes['AdminSignInPayload']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type AdminUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser'], FederationReferenceType extends FederationReferenceTypes['AdminUser'] = FederationReferenceTypes['AdminUser']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AdminUser']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AdminRole'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AdminStatus'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminUserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminUserConnection'] = ResolversParentTypes['AdminUserConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['AdminUserEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AdminUserEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminUserEdge'] = ResolversParentTypes['AdminUserEdge']> = {
  node?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateAdminUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAdminUserPayload'] = ResolversParentTypes['CreateAdminUserPayload']> = {
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  generatedPassword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UpdateAdminUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAdminUserPayload'] = ResolversParentTypes['UpdateAdminUserPayload']> = {
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type DeleteAdminUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAdminUserPayload'] = ResolversParentTypes['DeleteAdminUserPayload']> = {
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditLogConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditLogConnection'] = ResolversParentTypes['AuditLogConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AuditLogEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AuditLogEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  searchedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ComponentHealthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComponentHealth'] = ResolversParentTypes['ComponentHealth']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ComponentKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ComponentStatus'], ParentType, ContextType>;
  latencyMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditLogEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditLogEdge'] = ResolversParentTypes['AuditLogEdge']> = {
  node?: Resolver<ResolversTypes['AuditLogEntry'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditLogEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditLogEntry'] = ResolversParentTypes['AuditLogEntry']> = {
  auditId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['AuditActor'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['AuditReference'], ParentType, ContextType>;
  org?: Resolver<Maybe<ResolversTypes['AuditReference']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AuditStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  correlationId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prevHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditActor'] = ResolversParentTypes['AuditActor']> = {
  type?: Resolver<ResolversTypes['AuditActorType'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ipHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditReference'] = ResolversParentTypes['AuditReference']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PutConfigPayload?: PutConfigPayloadResolvers<ContextType>;
  SystemConfigEntry?: SystemConfigEntryResolvers<ContextType>;
  SystemConfigChange?: SystemConfigChangeResolvers<ContextType>;
  SystemConfigConnection?: SystemConfigConnectionResolvers<ContextType>;
  SystemConfigEdge?: SystemConfigEdgeResolvers<ContextType>;
  SystemConfigChangeConnection?: SystemConfigChangeConnectionResolvers<ContextType>;
  SystemConfigChangeEdge?: SystemConfigChangeEdgeResolvers<ContextType>;
  SystemHealth?: SystemHealthResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SystemLogServices?: SystemLogServicesResolvers<ContextType>;
  SystemLogService?: SystemLogServiceResolvers<ContextType>;
  SystemLogLine?: SystemLogLineResolvers<ContextType>;
  AdminSignOutPayload?: AdminSignOutPayloadResolvers<ContextType>;
  AdminSignInPayload?: AdminSignInPayloadResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  AdminUserConnection?: AdminUserConnectionResolvers<ContextType>;
  AdminUserEdge?: AdminUserEdgeResolvers<ContextType>;
  CreateAdminUserPayload?: CreateAdminUserPayloadResolvers<ContextType>;
  UpdateAdminUserPayload?: UpdateAdminUserPayloadResolvers<ContextType>;
  DeleteAdminUserPayload?: DeleteAdminUserPayloadResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
  AuditLogConnection?: AuditLogConnectionResolvers<ContextType>;
  ComponentHealth?: ComponentHealthResolvers<ContextType>;
  AuditLogEdge?: AuditLogEdgeResolvers<ContextType>;
  AuditLogEntry?: AuditLogEntryResolvers<ContextType>;
  AuditActor?: AuditActorResolvers<ContextType>;
  AuditReference?: AuditReferenceResolvers<ContextType>;
};
