import { type Context, memoized } from '../../kernel/context.ts';
import type { JsonObject } from '../../kernel/crypto/canonical-json.ts';
import { AppError, invalid } from '../../kernel/errors.ts';
import { schemaCheck } from '../../kernel/json-schema.ts';
import type { IssueRequest } from './issue-input.ts';
import type { ProgramVersion, ProgramVersions } from './ports.ts';

export type Programs = ReturnType<typeof createPrograms>;

/** What the catalog has to say about what is issued. */
export function createPrograms({ versions }: { readonly versions: ProgramVersions }) {
  return { underEntry };

  /**
   * The request as its version of a catalog entry would have it: its claims satisfy the version's schema, with the achievement that
   * was asked for. A request that names no version stays as it is.
   * Errors: VALIDATION_FAILED on `entryVersionId` for a version that is not there, or not to be issued under, and on each claim
   * that its schema refuses.
   */
  async function underEntry<Request extends UnderEntry>(
    request: Request,
    context: Context,
  ): Promise<Request> {
    const { entryVersionId, achievementFromEntry } = request;
    if (entryVersionId === undefined) {
      if (achievementFromEntry)
        throw invalid('entryVersionId', 'required', 'name the version whose achievement is to be filled in');
      return request;
    }
    const version = await memoized(context, `entry version ${entryVersionId}`, () =>
      versions.byId(entryVersionId, context),
    );
    requireIssuable(version, request.isSuccessor ?? false);
    const credentialData = achievementFromEntry
      ? withAchievement(request.credentialData, version)
      : request.credentialData;
    requireFit(credentialData, version);
    return { ...request, credentialData };
  }
}

type UnderEntry = Pick<
  IssueRequest,
  'entryVersionId' | 'achievementFromEntry' | 'credentialData' | 'isSuccessor'
>;

function requireIssuable(
  version: ProgramVersion | undefined,
  isSuccessor: boolean,
): asserts version is ProgramVersion {
  if (!version)
    throw invalid('entryVersionId', 'unknown', 'no such version is in the catalog; list those of its entry');
  const { status } = version;
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

function achievementOf(version: ProgramVersion): JsonObject {
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
