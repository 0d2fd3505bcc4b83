import type { HolderSessionService } from '../../proto/generated/testamur/internal/session.ts';
import type { Contract } from '../rpc.ts';

export const SESSIONS: Contract<HolderSessionService> = {
  service: 'testamur.internal.HolderSessionService',
  proto: 'testamur/internal/session.proto',
};
