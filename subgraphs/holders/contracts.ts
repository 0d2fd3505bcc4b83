import type { Contract } from '../rpc.ts';

export const SESSIONS: Contract = {
  service: 'testamur.internal.HolderSessionService',
  proto: 'testamur/internal/session.proto',
};
