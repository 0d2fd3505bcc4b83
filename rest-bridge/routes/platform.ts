import type { Route } from '../route.ts';
import { auditRoutes } from './audit.ts';

/** What Core Engine tells administrators of the platform as a whole. */
export const platformRoutes: readonly Route[] = [...auditRoutes];
