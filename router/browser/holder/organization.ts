import { named } from '../elements.ts';

/** Who sends a link, as the answers of REST tell it. */
interface Organization {
  /** Null for one that the platform does not vouch for. */
  readonly name: string | null;
  readonly authorityType: 'ISSUER' | 'CUSTODIAN';
}

/** The name of who sends a link, where this platform knows it. */
export function nameOf({ name, authorityType }: Organization): Node | string {
  if (name) return named(name);
  const what = authorityType === 'CUSTODIAN' ? 'A custodian' : 'An institution';
  return `${what} that this platform does not vouch for`;
}
