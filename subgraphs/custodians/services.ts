import type { AttestationService } from './attestations/attestation-service.ts';
import type { IntakeService } from './intake/intake-service.ts';
import type { RegistryService } from './registry/room.ts';
import type { ReviewService } from './review/review-service.ts';
import type { SearchService } from './search/search-service.ts';

/** The operations of custodians, by room. */
export interface CustodiansService {
  readonly registry: RegistryService;
  readonly intake: IntakeService;
  readonly review: ReviewService;
  readonly attestations: AttestationService;
  readonly search: SearchService;
}
