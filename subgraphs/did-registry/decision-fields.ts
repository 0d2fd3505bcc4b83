/** What an administrator asks for when an applicant is decided about. */
export const DECISION_FIELDS: readonly string[] = ['Mutation.decideOnboardingCase'];
