import type { Contract } from '../rpc.ts';

export const AUDIT: Contract = {
  service: 'testamur.internal.AuditService',
  proto: 'testamur/internal/audit.proto',
};
export const HEALTH: Contract = {
  service: 'testamur.internal.PlatformHealthService',
  proto: 'testamur/internal/health.proto',
};
