import { z } from 'zod';
import { isJsonObject, type JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { parseStrictJson } from '../../../kernel/crypto/strict-json.ts';
import { invalid } from '../../../kernel/errors.ts';
import type { VerifiedCredential } from '../ports.ts';

const MAX_PATHS = 50;
const MAX_STEPS = 16;

const AFTER_FAILURE = 'This was not looked at, because an earlier check did not pass.';
const NO_RECORD =
  'Nothing is on record here to answer this, or the record could not be read; try again later.';
const OTHER_MESSAGE = 'The check ended in a way that there are no words for; do not rely on it.';
const NOT_ASKED = { SKIPPED: AFTER_FAILURE, UNKNOWN: NO_RECORD } as const;

// For every check and outcome one sentence that is the same whatever the credential says.
const MESSAGES: ReadonlyMap<string, Readonly<Record<Outcome, string>>> = new Map(
  Object.entries({
    STRUCTURE: {
      ...NOT_ASKED,
      PASSED: 'The whole credential has the form of one.',
      WARNED: 'The whole credential has the form of one, with an oddity that decides nothing.',
      FAILED: 'The document as a whole does not have the form of a credential.',
      UNKNOWN: 'Whether the document has the form of a credential could not be found out.',
    },
    ISSUER: {
      ...NOT_ASKED,
      PASSED: 'The issuer is registered and active.',
      WARNED: 'The issuer is suspended: it cannot issue at present.',
      FAILED: 'The issuer is not registered and approved here.',
      UNKNOWN: 'Who the issuer is could not be looked up; try again later.',
    },
    PROOF: {
      ...NOT_ASKED,
      PASSED: 'The signature is the issuer’s and covers the whole credential.',
      WARNED: 'The signature is the issuer’s, with an oddity that decides nothing.',
      FAILED: 'The signature does not fit the credential and its issuer.',
      UNKNOWN: 'Without a key of the issuer the signature cannot be verified.',
    },
    KEY_WINDOW: {
      ...NOT_ASKED,
      PASSED: 'The credential was signed while the key was in use.',
      WARNED: 'By its own account the credential was signed outside of the time in which the key was in use.',
      FAILED: 'By its own account the credential was signed outside of the time in which the key was in use.',
      UNKNOWN: 'Whether the key was in use at the time of signing could not be found out.',
    },
    INTEGRITY: {
      ...NOT_ASKED,
      PASSED: 'The whole credential is the one that was recorded at issuance.',
      WARNED: 'The whole credential differs from the one that was recorded at issuance.',
      FAILED: 'The whole credential differs from the one that was recorded at issuance.',
    },
    STATUS: {
      ...NOT_ASKED,
      PASSED: 'The credential is neither revoked nor suspended.',
      WARNED: 'The credential is neither revoked nor suspended, with an oddity that decides nothing.',
      FAILED: 'The issuer has revoked or suspended the credential.',
    },
    EXPIRATION: {
      ...NOT_ASKED,
      PASSED: 'The credential is within the time for which it was issued.',
      WARNED:
        'The credential is within the time for which it was issued, with an oddity that decides nothing.',
      FAILED: 'The credential has expired, or its time has not begun.',
      UNKNOWN: 'Whether the credential has expired could not be found out.',
    },
    SUPERSESSION: {
      ...NOT_ASKED,
      PASSED: 'No newer credential takes its place.',
      WARNED: 'No newer credential takes its place, with an oddity that decides nothing.',
      FAILED: 'The issuer has replaced the credential by a newer one; ask the holder for that.',
    },
    ATTESTATION: {
      ...NOT_ASKED,
      PASSED: 'The custodian stands by the attestation that the credential was issued from.',
      WARNED:
        'The custodian has withdrawn the attestation that the credential was issued from; it has not revoked the credential.',
      FAILED: 'The custodian does not stand by the attestation that the credential was issued from.',
      UNKNOWN:
        'Whether the custodian still stands by its attestation could not be found out; try again later.',
    },
  } satisfies Record<string, Record<Outcome, string>>),
);
type Outcome = VerifiedCredential['checks'][number]['outcome'];

const disclosedPath = z
  .string('give a path such as achievement.name')
  .max(256, 'use at most 256 characters')
  .refine((path) => path.isWellFormed(), 'remove the broken Unicode (a lone surrogate)')
  .refine(isPath, `give 1 to ${MAX_STEPS} names with dots between them, such as achievement.name`);

export const disclosedPaths = z
  .array(disclosedPath)
  .min(1, 'name at least one claim, or leave the paths out to show the whole credential')
  .max(MAX_PATHS, `name at most ${MAX_PATHS} claims`)
  .refine((paths) => new Set(paths).size === paths.length, 'name each claim once');

/** A stored credential as the object that was signed. */
export function signedCredential(vcJson: string): JsonObject {
  const credential = parseStrictJson(vcJson);
  if (!isJsonObject(credential)) throw new Error('A stored credential is not a JSON object.');
  return credential;
}

/** Refuses a path that names no claim of the credential; `field` says where the client wrote it. Errors: VALIDATION_FAILED. */
export function requireClaim(credential: JsonObject, path: string, field: string): void {
  let value: unknown = subjectOf(credential);
  for (const step of path.split('.')) {
    if (Array.isArray(value))
      throw invalid(field, 'list', 'name the list itself: a path cannot pick from a list');
    if (!isJsonObject(value) || !Object.hasOwn(value, step)) {
      throw invalid(
        field,
        'unknown_claim',
        'name a claim that the credential has, by its path in the subject',
      );
    }
    value = value[step];
  }
}

type Check = VerifiedCredential['checks'][number];

/** What a check of the whole credential found, in words that say nothing of what the credential holds. */
export function messageOfPart({ check, outcome }: Pick<Check, 'check' | 'outcome'>): string {
  const words: Readonly<Record<string, string>> | undefined = MESSAGES.get(check);
  return words && Object.hasOwn(words, outcome) ? (words[outcome] ?? OTHER_MESSAGE) : OTHER_MESSAGE;
}

/** The named claims and nothing beside them, in the shape that they have in the subject. */
export function disclose(credential: JsonObject, paths: readonly string[]): JsonObject {
  const subject = subjectOf(credential);
  const shown: Branch = { below: new Map() };
  for (const path of paths) {
    let branch = shown;
    for (const step of path.split('.')) {
      const next: Branch = branch.below.get(step) ?? { below: new Map() };
      branch.below.set(step, next);
      branch = next;
    }
    branch.isWhole = true;
  }
  return pick(subject, shown);
}

/** Which members to show; whole wins over some of what is below. */
interface Branch {
  readonly below: Map<string, Branch>;
  isWhole?: boolean;
}

function pick(value: JsonObject, { below }: Branch): JsonObject {
  const entries: [string, unknown][] = [];
  for (const [name, branch] of below) {
    const member = Object.hasOwn(value, name) ? value[name] : undefined;
    if (member === undefined) continue;
    if (branch.isWhole) entries.push([name, member]);
    else if (isJsonObject(member)) entries.push([name, pick(member, branch)]);
  }
  return Object.fromEntries(entries);
}

function subjectOf({ credentialSubject }: JsonObject): JsonObject {
  if (isJsonObject(credentialSubject)) return credentialSubject;
  throw new Error('A stored credential has not exactly one subject.');
}

function isPath(path: string): boolean {
  const steps = path.split('.');
  return steps.length <= MAX_STEPS && steps.every((step) => step !== '' && step !== '__proto__');
}
