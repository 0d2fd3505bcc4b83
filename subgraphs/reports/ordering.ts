import type { Clock } from '../../kernel/clock.ts';
import { asUnit, type Context } from '../../kernel/context.ts';
import { AppError, invalid } from '../../kernel/errors.ts';
import { type Identity, permit } from '../../kernel/identity.ts';
import { KINDS, type OrganizationType, REPORT_KINDS, type ReportKind } from './kinds.ts';
import { type OrderInput, requireFitting, requireFormat } from './order.ts';
import type { Organizations, PinnedScheme, ReportedSchemes } from './ports.ts';
import type { ReportOrder, ReportOrganization, ReportOwner } from './runs/run.ts';

const UNIT = 'core-engine';
/** The owner of what administrators order; there is one platform. */
const PLATFORM_ID = 'platform';

/** Makes orders of what callers ask for. */
export function createOrdering({
  organizations,
  schemes,
  now,
}: {
  readonly organizations: Pick<Organizations, 'byDid'>;
  readonly schemes: Pick<ReportedSchemes, 'byCode'>;
  readonly now: Clock;
}) {
  return {
    /**
     * The order of a caller, with the scheme as it is now. Errors: FORBIDDEN for a kind that is not the caller's to run,
     * VALIDATION_FAILED for what the kind does not know and for an organization or a scheme that is not there,
     * INVALID_STATE_TRANSITION for a scheme that is not ACTIVE.
     */
    async orderOf(input: OrderInput, context: Context): Promise<ReportOrder> {
      const { kind, format, periodFrom, periodTo, filters, schemeCode } = input;
      if (KINDS[kind].isSensitive) permit(context, 'report.runSensitive');
      requireFitting(input);
      const owner = ownerOf(context.identity);
      const organization = await organizationOf(input, owner, context);
      const scheme = schemeCode === undefined ? undefined : await pinned(schemeCode, context);
      requireFormat(format, scheme);
      return { kind, owner, organization, format, periodFrom, periodTo, filters, scheme, orderedAt: now() };
    },
  };

  async function organizationOf(
    { kind, organizationDid }: OrderInput,
    owner: ReportOwner,
    context: Context,
  ): Promise<ReportOrganization | undefined> {
    const { organizations: types, isPlatformWide } = KINDS[kind];
    if (owner.type !== 'PLATFORM') {
      const did = didOf(context.identity);
      if (!types.includes(owner.type))
        throw new AppError('FORBIDDEN', `${kind} is for ${inWords(types)}; the definitions list yours.`);
      if (organizationDid !== undefined && organizationDid !== did)
        throw new AppError('FORBIDDEN', 'You report on your own organization alone; leave the DID out.');
      const found = await organizations.byDid(did, asUnit(context, UNIT));
      return { type: owner.type, id: owner.id, did, name: found?.name ?? did };
    }
    if (organizationDid === undefined) {
      if (isPlatformWide) return undefined;
      throw invalid('organizationDid', 'required', `name the organization that ${kind} is about`);
    }
    const found = await organizations.byDid(organizationDid, asUnit(context, UNIT));
    if (!found) throw invalid('organizationDid', 'unknown', 'no organization has this DID; list them');
    if (!types.includes(found.type))
      throw invalid('organizationDid', 'unfit', `${kind} is of ${inWords(types)}; name one`);
    const { type, id, did, name } = found;
    return { type, id, did, name };
  }

  async function pinned(schemeCode: string, context: Context): Promise<PinnedScheme> {
    const found = await schemes.byCode(schemeCode, asUnit(context, UNIT));
    if (!found) throw invalid('schemeCode', 'unknown', 'no scheme has this code; the definitions list them');
    const { status, ...scheme } = found;
    if (status === 'ACTIVE') return scheme;
    throw new AppError(
      'INVALID_STATE_TRANSITION',
      `The scheme ${schemeCode} is ${status}; reports are made under ACTIVE ones.`,
    );
  }
}

/** Who orders. */
export function ownerOf(identity: Identity): ReportOwner {
  if (identity.kind === 'issuer') return { type: 'ISSUER', id: identity.issuerId };
  if (identity.kind === 'custodian') return { type: 'CUSTODIAN', id: identity.custodianId };
  return { type: 'PLATFORM', id: PLATFORM_ID };
}

/** The kinds that a caller may run. */
export function kindsFor(context: Context): readonly ReportKind[] {
  const { type } = ownerOf(context.identity);
  const isAllowed = maySeeSensitive(context);
  return REPORT_KINDS.filter((kind) => {
    const { organizations, isSensitive } = KINDS[kind];
    return (isAllowed || !isSensitive) && (type === 'PLATFORM' || organizations.includes(type));
  });
}

/** Whether a caller may run and see reports that are for Admins alone. */
export function maySeeSensitive(context: Context): boolean {
  try {
    permit(context, 'report.runSensitive');
    return true;
  } catch {
    return false;
  }
}

function didOf(identity: Identity): string {
  if (identity.kind === 'issuer') return identity.issuerDid;
  return identity.kind === 'custodian' ? identity.custodianDid : '';
}

function inWords(types: readonly OrganizationType[]): string {
  return types.map((type) => `${type.toLowerCase()}s`).join(' and ');
}
