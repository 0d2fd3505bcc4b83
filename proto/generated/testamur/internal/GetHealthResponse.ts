// Original file: proto/testamur/internal/health.proto

import type { ComponentHealth as _testamur_internal_ComponentHealth, ComponentHealth__Output as _testamur_internal_ComponentHealth__Output } from '../../testamur/internal/ComponentHealth.ts';

/**
 * How each component stands.
 */
export interface GetHealthResponse {
  'components'?: (_testamur_internal_ComponentHealth)[];
}

/**
 * How each component stands.
 */
export interface GetHealthResponse__Output {
  'components': (_testamur_internal_ComponentHealth__Output)[];
}
