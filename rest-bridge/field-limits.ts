import { figureOf, type RateLimit, type Route } from '../subgraphs/rest.ts';

/**
 * The limit of each root field that a route reaches: a use of the field in GraphQL counts like a request to the (first) route.
 * Throws when two routes to one field have different figures.
 */
export function fieldLimitsOf(routes: readonly Route[]): ReadonlyMap<string, RateLimit> {
  const limits = new Map<string, RateLimit>();
  for (const { path, operation, limit } of routes) {
    const known = limits.get(operation);
    if (known !== undefined && figureOf(known) !== figureOf(limit))
      throw new Error(`${path}: ${operation} is limited as ${known} by another route.`);
    limits.set(operation, known ?? limit);
  }
  return limits;
}
