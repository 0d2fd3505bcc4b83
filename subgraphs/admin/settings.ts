import { z } from 'zod';
import { type Environment, port, type SettingsOf } from '../../kernel/config.ts';
import { liveSetting, yesNo } from '../../kernel/live-settings.ts';

const text = z.string().min(1);
const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'give an address that starts with http:// or https://',
});

export const ADMIN_ENVIRONMENT = {
  settings: {
    ADMIN_BOOTSTRAP_EMAIL: z
      .email()
      .default('admin@testamur.local')
      .describe('E-mail of the administrator that the first start creates.'),
    ADMIN_BOOTSTRAP_PASSWORD: z
      .string()
      .min(12)
      .max(256)
      .optional()
      .describe('Their password; when unset one is generated and logged once (local use only).'),
    ADMIN_DEMO_LOGIN_CODE: z
      .string()
      .regex(/^\d{6}$/, 'give six digits')
      .optional()
      .describe(
        'Six digits that sign in as that administrator while `admin.demo-login.enabled` is on. Not for real data.',
      ),
    LOG_SIDECAR_URL: httpUrl
      .optional()
      .describe(
        'Where Admin Console finds the log sidecar, which reads the log lines of the containers. Without this and LOCAL_LOG_STREAM no log lines can be read.',
      ),
    LOG_SIDECAR_TOKEN: z
      .string()
      .min(32, 'give at least 32 characters')
      .optional()
      .describe('The secret that Admin Console and the log sidecar share, at least 32 characters.'),
    LOG_SIDECAR_PORT: port.default(8090).describe('HTTP port of the log sidecar.'),
    LOG_SIDECAR_SOCKET: text
      .default('/var/run/docker.sock')
      .describe('The Docker socket that the log sidecar reads.'),
    LOG_SIDECAR_PROJECT: text
      .default('testamur')
      .describe('The compose project whose containers the log sidecar shows; no others.'),
    LOCAL_LOG_STREAM: z
      .stringbool()
      .default(false)
      .describe('Lets administrators read the log lines of the process that Admin Console runs in.'),
    REMOTE_LOGS_URL: httpUrl
      .optional()
      .describe('The gateway of another environment, whose log lines administrators read here, too.'),
    REMOTE_LOGS_TOKEN: text.optional().describe('A bearer token of an administrator of that environment.'),
    REMOTE_LOGS_TOKEN_FILE: text
      .optional()
      .describe('File that holds REMOTE_LOGS_TOKEN; read for each connection, so that it can be renewed.'),
  },
  families: ['ADMIN_BOOTSTRAP_', 'ADMIN_DEMO_', 'LOG_SIDECAR_', 'LOCAL_LOG_', 'REMOTE_LOGS_'],
  /** A setting with an address needs the setting with its token. */
  problem(given) {
    if (given.LOG_SIDECAR_URL && !given.LOG_SIDECAR_TOKEN)
      return 'LOG_SIDECAR_TOKEN: set it, too; the sidecar at LOG_SIDECAR_URL asks for it';
    if (given.REMOTE_LOGS_URL && !given.REMOTE_LOGS_TOKEN && !given.REMOTE_LOGS_TOKEN_FILE)
      return 'REMOTE_LOGS_TOKEN: set it or REMOTE_LOGS_TOKEN_FILE, too; REMOTE_LOGS_URL asks for it';
    return undefined;
  },
} satisfies Environment;

export type AdminSettings = SettingsOf<typeof ADMIN_ENVIRONMENT.settings>;

export const DEMO_LOGIN = liveSetting({
  key: 'admin.demo-login.enabled',
  schema: yesNo,
  fallback: () => false,
  description: 'Allows the demo login when ADMIN_DEMO_LOGIN_CODE is set, too. Not for real data.',
  adminOnly: true,
});
