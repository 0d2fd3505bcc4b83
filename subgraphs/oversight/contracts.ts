import type { AuditService } from '../../proto/generated/testamur/internal/audit.ts';
import type { PlatformHealthService } from '../../proto/generated/testamur/internal/health.ts';
import type { Contract } from '../rpc.ts';

export const AUDIT: Contract<AuditService> = {
  service: 'testamur.internal.AuditService',
  proto: 'testamur/internal/audit.proto',
};
export const HEALTH: Contract<PlatformHealthService> = {
  service: 'testamur.internal.PlatformHealthService',
  proto: 'testamur/internal/health.proto',
};
