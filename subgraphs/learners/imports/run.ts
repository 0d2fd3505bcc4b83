import type { Context } from '../../../kernel/context.ts';
import { derivedId } from '../../../kernel/ids.ts';
import type { Enrolment } from '../enrolments/enrolment.ts';
import type { Learner } from '../learners/learner.ts';
import type { StudyVersion, StudyVersions } from '../ports.ts';

/** What is known of a learner who is enrolled. */
export type KnownStudent = Pick<Learner, 'learnerId' | 'status'>;
/** What is known of an enrolment of which something comes. */
export type KnownEnrolment = Pick<
  Enrolment,
  'enrolmentId' | 'learnerId' | 'entryVersionId' | 'entryId' | 'status'
>;

/** One import, from where it stands to its end or to the end of its process. */
export interface Run {
  readonly issuerDid: string;
  /** Who has sent the file. */
  readonly createdBy: string | null;
  readonly unit: Context;
  /** The version of the entry of this code that counts now. */
  currentVersion(entryCode: string): Promise<StudyVersion | undefined>;
  versionOf(entryVersionId: string): Promise<StudyVersion | undefined>;
  /** Of a dry run: what the rows before would have made, by the id in the file. */
  readonly students: Map<string, KnownStudent>;
  readonly enrolments: Map<string, KnownEnrolment>;
}

/** Begins a run; the catalog is asked once for each entry and each version. */
export function createRun(
  given: Pick<Run, 'issuerDid' | 'createdBy' | 'unit'> & { readonly jurisdictionCode: string | undefined },
  versions: StudyVersions,
): Run {
  const { jurisdictionCode, ...rest } = given;
  const current = new Map<string, Promise<StudyVersion | undefined>>();
  const known = new Map<string, Promise<StudyVersion | undefined>>();
  return {
    ...rest,
    students: new Map(),
    enrolments: new Map(),
    currentVersion: (entryCode) =>
      once(current, entryCode, async () => {
        if (jurisdictionCode === undefined) return undefined;
        const version = await versions.current({ jurisdictionCode, entryCode }, rest.unit);
        // What belongs to the demonstration is not there for others.
        return (version?.demoIssuerDid ?? rest.issuerDid) === rest.issuerDid ? version : undefined;
      }),
    versionOf: (entryVersionId) =>
      once(known, entryVersionId, () => versions.byId(entryVersionId, rest.unit)),
  };
}

/** The enrolment of a user of a file in one of its classes, whichever file says so. */
export function enrolmentIdOf(issuerDid: string, classSourcedId: string, userSourcedId: string): string {
  return derivedId('oneroster enrolment', issuerDid, classSourcedId, userSourcedId);
}

/** The outcome of a result of a file. */
export function outcomeIdOf(issuerDid: string, sourcedId: string): string {
  return derivedId('oneroster result', issuerDid, sourcedId);
}

function once<T>(made: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const value = made.get(key) ?? make();
  made.set(key, value);
  // What could not be asked is asked again.
  value.catch(() => made.delete(key));
  return value;
}
