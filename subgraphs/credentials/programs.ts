import { type Context, memoized } from '../../kernel/context.ts';
import type { JsonObject } from '../../kernel/crypto/canonical-json.ts';
import { AppError, invalid } from '../../kernel/errors.ts';
import { schemaCheck } from '../../kernel/json-schema.ts';
import type { IssueRequest } from './issue-input.ts';
import type { Authority, ProgramRegistrations, ProgramVersion, ProgramVersions } from './ports.ts';
import type { Templated, UnderTemplate } from './templates/templated.ts';

export type Programs = ReturnType<typeof createPrograms>;

/** What an issuer should know about a credential that is issued all the same. */
export interface IssueWarning {
  readonly code: 'UNREGISTERED';
  readonly message: string;
}

/** What a template and the catalog make of a request. */
export interface Admitted<Request> {
  /** With what the template adds, and with the achievement that was asked for. */
  readonly request: Request;
  readonly warnings: readonly IssueWarning[];
  /** The registration without which it would have been refused: to be asked for again right before the commit. */
  readonly registration?: RegistrationKey | undefined;
}

/** Who must be registered for the entry of which version. */
export interface RegistrationKey {
  readonly entryVersionId: string;
  readonly issuerId: string;
}

/** What templates and the catalog have to say about what is issued. */
export function createPrograms({
  versions,
  registrations,
  templated,
}: {
  readonly versions: ProgramVersions;
  readonly registrations: ProgramRegistrations;
  readonly templated: Pick<Templated, 'underTemplate'>;
}) {
  return { admit, requireRegistered };

  /** The request as its template and its version of a catalog entry would have it. Errors: those of `underTemplate` and `underEntry`. */
  async function admit<Request extends UnderTemplate & UnderEntry>(
    request: Request,
    authority: Pick<Authority, 'type' | 'issuerId' | 'did'>,
    context: Context,
  ): Promise<Admitted<Request & Pick<IssueRequest, 'templateVersion' | 'validity'>>> {
    return underEntry(await templated.underTemplate(request, authority, context), authority, context);
  }

  /**
   * The request as its version of a catalog entry would have it: its claims satisfy the version's schema, with the achievement that
   * was asked for, and its issuer is registered where a scheme governs the entry. A request that names no version stays as it is.
   * Each version is asked for once a request.
   * Errors: VALIDATION_FAILED on `entryVersionId` for a version that is not there, not to be issued under, or not by this issuer,
   * and on each claim that its schema refuses.
   */
  async function underEntry<Request extends UnderEntry>(
    request: Request,
    { type, issuerId, did }: Pick<Authority, 'type' | 'issuerId' | 'did'>,
    context: Context,
  ): Promise<Admitted<Request>> {
    const { entryVersionId, achievementFromEntry } = request;
    if (entryVersionId === undefined) {
      if (achievementFromEntry)
        throw invalid('entryVersionId', 'required', 'name the version whose achievement is to be filled in');
      return { request, warnings: [] };
    }
    const key = { entryVersionId, issuerId };
    const [version, standing] = await Promise.all([
      memoized(context, `entry version ${entryVersionId}`, () => versions.byId(entryVersionId, context)),
      type === 'ISSUER'
        ? memoized(context, `registration of ${issuerId} for ${entryVersionId}`, () =>
            registrations.standing(key, context),
          )
        : NOT_GOVERNED,
    ]);
    requireIssuable(version, did, request.isSuccessor ?? false);
    const isUnregistered = standing.schemeCodes.length > 0 && !standing.isRegistered;
    if (isUnregistered && standing.isEnforced) throw unregistered(standing);
    const credentialData = achievementFromEntry
      ? withAchievement(request.credentialData, version)
      : request.credentialData;
    requireFit(credentialData, version);
    return {
      request: { ...request, credentialData },
      warnings: isUnregistered ? [unregisteredWarning(standing)] : [],
      registration: standing.isRegistered && standing.isEnforced ? key : undefined,
    };
  }

  /** Refuses when a registration that counted a moment ago does not any more. Error: VALIDATION_FAILED on `entryVersionId`. */
  async function requireRegistered(key: RegistrationKey, context: Context): Promise<void> {
    const standing = await registrations.standing(key, context);
    if (standing.schemeCodes.length > 0 && !standing.isRegistered && standing.isEnforced)
      throw unregistered(standing);
  }
}

// Registrations are of those who award; a custodian states what another one has awarded.
const NOT_GOVERNED: Standing = { schemeCodes: [], isRegistered: false, isEnforced: false };

type Standing = Awaited<ReturnType<ProgramRegistrations['standing']>>;

function unregistered(standing: Standing): AppError {
  const message = `nothing is issued under this entry without an ACTIVE registration; have your institution registered under ${schemesOf(standing)}`;
  return invalid('entryVersionId', 'unregistered', message);
}

function unregisteredWarning(standing: Standing): IssueWarning {
  const message = `No ACTIVE registration of your institution covers this entry; have it registered under ${schemesOf(standing)}.`;
  return { code: 'UNREGISTERED', message };
}

const MOST_NAMED = 5;

function schemesOf({ schemeCodes }: Standing): string {
  const named = schemeCodes.slice(0, MOST_NAMED).join(' or ');
  return schemeCodes.length > MOST_NAMED ? `${named} or another scheme of its jurisdiction` : named;
}

type UnderEntry = Pick<
  IssueRequest,
  'entryVersionId' | 'achievementFromEntry' | 'credentialData' | 'isSuccessor'
>;

/** Refuses a version under which this issuer does not issue. Error: VALIDATION_FAILED on `entryVersionId`. */
export function requireIssuable(
  version: ProgramVersion | undefined,
  issuerDid: string,
  isSuccessor: boolean,
): asserts version is ProgramVersion {
  if (!version)
    throw invalid('entryVersionId', 'unknown', 'no such version is in the catalog; list those of its entry');
  const { status, demoIssuerDid = issuerDid } = version;
  if (demoIssuerDid !== issuerDid)
    throw invalid(
      'entryVersionId',
      'demonstration',
      'this entry belongs to the demonstration and goes with it; name another one',
    );
  if (status === 'PUBLISHED' || status === 'SUPERSEDED') return;
  if (status === 'RETIRED') {
    // What was issued under it can still be corrected.
    if (isSuccessor) return;
    throw invalid('entryVersionId', 'retired', 'this entry has ended; nothing new is issued under it');
  }
  throw invalid('entryVersionId', 'not_published', 'this version is not published; name one that is');
}

function requireFit(credentialData: JsonObject, { claimSchema }: ProgramVersion): void {
  const problems = claimSchema ? schemaCheck(claimSchema)(credentialData) : [];
  if (problems.length === 0) return;
  const details = problems.map(({ path, code, message }) => ({
    field: ['credentialData', path].filter(Boolean).join('.'),
    code,
    message,
  }));
  const [first] = details;
  const message = `${first?.field}: ${first?.message}. The version of its catalog entry asks for other claims.`;
  throw new AppError('VALIDATION_FAILED', message, { details });
}

/** The claims with the achievement of the version, in the terms of Open Badges 3.0. Error: VALIDATION_FAILED when they have one. */
function withAchievement(credentialData: JsonObject, version: ProgramVersion): JsonObject {
  if (Object.hasOwn(credentialData, 'achievement'))
    throw invalid(
      'credentialData.achievement',
      'given',
      'leave it out, or do not ask for the one of the entry',
    );
  return { ...credentialData, achievement: achievementOf(version) };
}

/** What is awarded under a version, in the terms of Open Badges 3.0. */
export function achievementOf(version: ProgramVersion): JsonObject {
  const { entryVersionId, title, description, criteria, credit, resultDescriptions, alignments } = version;
  return present({
    id: `urn:uuid:${entryVersionId}`,
    type: ['Achievement'],
    achievementType: version.achievementType,
    humanCode: version.entryCode,
    name: title,
    description,
    criteria: criteria === undefined ? undefined : { narrative: criteria },
    creditsAvailable: credit?.value,
    resultDescription: notEmpty(
      resultDescriptions.map(({ id, name, resultType, allowedValues, valueMin, valueMax, requiredValue }) =>
        present({
          id: `urn:uuid:${entryVersionId}#${encodeURIComponent(id)}`,
          type: ['ResultDescription'],
          name,
          resultType,
          allowedValue: allowedValues,
          valueMin,
          valueMax,
          requiredValue,
        }),
      ),
    ),
    alignment: notEmpty(alignments.map((alignment) => present({ type: ['Alignment'], ...alignment }))),
  });
}

function notEmpty<T>(items: readonly T[]): readonly T[] | undefined {
  return items.length > 0 ? items : undefined;
}

/** Without the members that are undefined: claims are JSON. */
function present(members: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
