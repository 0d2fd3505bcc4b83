import type { HolderDirectory, LinksOfHolder } from './links/ports.ts';

/** What it needs of other domains. */
export interface LearnersNeeds {
  readonly directory: HolderDirectory;
}

/** What learner records offer to every unit. */
export interface LearnersPorts {
  readonly holderLinks: LinksOfHolder;
}
