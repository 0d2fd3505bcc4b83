import type { HolderConsentService } from '../../proto/generated/testamur/internal/holder_consents.ts';
import type { HolderDirectoryService } from '../../proto/generated/testamur/internal/holder_directory.ts';
import type { RowInviteService } from '../../proto/generated/testamur/internal/row_invites.ts';
import type { HolderSessionService } from '../../proto/generated/testamur/internal/session.ts';
import type { Contract } from '../rpc.ts';

export const SESSIONS: Contract<HolderSessionService> = {
  service: 'testamur.internal.HolderSessionService',
  proto: 'testamur/internal/session.proto',
};

export const DIRECTORY: Contract<HolderDirectoryService> = {
  service: 'testamur.internal.HolderDirectoryService',
  proto: 'testamur/internal/holder_directory.proto',
};

export const CONSENTS: Contract<HolderConsentService> = {
  service: 'testamur.internal.HolderConsentService',
  proto: 'testamur/internal/holder_consents.proto',
};

export const ROW_INVITES: Contract<RowInviteService> = {
  service: 'testamur.internal.RowInviteService',
  proto: 'testamur/internal/row_invites.proto',
};
