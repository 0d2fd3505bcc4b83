import { z } from 'zod';
import { isJsonObject, type JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { parseStrictJson } from '../../../kernel/crypto/strict-json.ts';
import { invalid } from '../../../kernel/errors.ts';

const MAX_PATHS = 50;
const MAX_STEPS = 16;

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
