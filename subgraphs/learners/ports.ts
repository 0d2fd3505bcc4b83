/** What it needs of other domains. */
export type LearnersNeeds = object;

/** What learner records offer to every unit. */
export type LearnersPorts = object;
