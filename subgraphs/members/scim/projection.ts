import { invalid } from '../../../kernel/errors.ts';
import { CORE_USER } from './filter.ts';
import type { ScimUser } from './user.ts';

/** Which attributes of resources are asked for: those, or all but those; names separated by commas, as RFC 7644 §3.9 has them. */
export interface Shown {
  readonly attributes?: string | undefined;
  readonly excludedAttributes?: string | undefined;
}

/** Always there, whatever is asked for (RFC 7643 §3.1 and §7). */
const ALWAYS: ReadonlySet<string> = new Set(['schemas', 'id']);

/** How resources are shown: what is not asked for is null. Error: VALIDATION_FAILED when both are given. */
export function projection({ attributes, excludedAttributes }: Shown): (user: ScimUser) => ScimUser {
  if (attributes !== undefined && excludedAttributes !== undefined)
    throw invalid('excludedAttributes', 'conflict', 'send attributes or excludedAttributes, not both');
  const [wanted, unwanted] = [attributes, excludedAttributes].map((list) =>
    list ? pathsIn(list) : undefined,
  );
  if (!wanted && !unwanted) return (user) => user;
  const isShown = (path: string) =>
    wanted
      ? wanted.some((one) => one === path || path.startsWith(`${one}.`))
      : !unwanted?.some((one) => one === path || path.startsWith(`${one}.`));
  return (user) =>
    Object.fromEntries(
      Object.entries(user).map(([name, value]) => [
        name,
        ALWAYS.has(name) ? value : shown(value, name.toLowerCase(), isShown),
      ]),
    ) as unknown as ScimUser;
}

function shown(value: unknown, path: string, isShown: (path: string) => boolean): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => shown(item, path, isShown)).filter((item) => item !== null);
    return items.length > 0 ? items : null;
  }
  if (typeof value !== 'object' || value === null || value instanceof Date)
    return isShown(path) ? value : null;
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    shown(part, `${path}.${name.toLowerCase()}`, isShown),
  ]);
  return parts.some(([, part]) => part !== null) ? Object.fromEntries(parts) : null;
}

function pathsIn(list: string): readonly string[] {
  const prefix = `${CORE_USER}:`.toLowerCase();
  return list
    .split(',')
    .map((path) => path.trim().toLowerCase())
    .filter((path) => path !== '')
    .map((path) => (path.startsWith(prefix) ? path.slice(prefix.length) : path));
}
