import type { RemoteUnit } from '../rpc.ts';
import type { LearnersPorts } from './ports.ts';

/** Learner records, asked of their unit in another process. */
export function remoteLearners(_unit: RemoteUnit): LearnersPorts {
  return {};
}
