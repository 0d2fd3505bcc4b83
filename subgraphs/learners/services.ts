import type { ErasureService } from './erasure/erasure-service.ts';
import type { LearnerService } from './learners/learner-service.ts';
import type { LinkService } from './links/link-service.ts';
import type { LinksOfHolder } from './links/ports.ts';
import type { MergeService } from './merges/merge-service.ts';

/** The operations of learner records, by room. */
export interface LearnersService {
  readonly learners: LearnerService;
  readonly merges: MergeService;
  readonly links: LinkService;
  readonly erasure: ErasureService;
  readonly holderLinks: LinksOfHolder;
}
