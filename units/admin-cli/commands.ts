import { usersCommands } from './commands/administrators.ts';
import { assistanceCommands } from './commands/assistance.ts';
import { auditCommands } from './commands/audit.ts';
import { bulkCommands } from './commands/bulk.ts';
import { catalogCommands } from './commands/catalog.ts';
import type { Command } from './commands/command.ts';
import { custodianCommands } from './commands/custodian.ts';
import { custodianHolderCommands } from './commands/custodian-holders.ts';
import { federatedCommands, issuersCommands, onboardingCommands } from './commands/institutions.ts';
import { learnersCommands } from './commands/learners.ts';
import { platformCommands } from './commands/platform.ts';
import { reportCommands } from './commands/reports.ts';
import { configCommands } from './commands/settings.ts';
import { singleSignOnCommands } from './commands/single-sign-on.ts';
import { verifiersCommands } from './commands/verifiers.ts';
import { watchCommands } from './commands/watch.ts';

export type { Command, Values } from './commands/command.ts';

/** Every command that is one request; longer-commands.ts has the others. */
export const COMMANDS: readonly Command[] = [
  ...platformCommands,
  ...usersCommands,
  ...issuersCommands,
  ...onboardingCommands,
  ...federatedCommands,
  ...learnersCommands,
  ...bulkCommands,
  ...custodianCommands,
  ...custodianHolderCommands,
  ...verifiersCommands,
  ...singleSignOnCommands,
  ...catalogCommands,
  ...watchCommands,
  ...configCommands,
  ...assistanceCommands,
  ...auditCommands,
  ...reportCommands,
];
