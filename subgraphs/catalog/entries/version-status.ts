export const VERSION_STATUSES = ['DRAFT', 'IN_REVIEW', 'PUBLISHED', 'SUPERSEDED', 'RETIRED'] as const;

export type VersionStatus = (typeof VERSION_STATUSES)[number];
