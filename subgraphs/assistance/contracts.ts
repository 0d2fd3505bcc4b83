import type { AssistanceService } from '../../proto/generated/testamur/internal/assistance.ts';
import type { Contract } from '../rpc.ts';

export const ASSISTANCE: Contract<AssistanceService> = {
  service: 'testamur.internal.AssistanceService',
  proto: 'testamur/internal/assistance.proto',
};
