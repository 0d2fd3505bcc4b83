import { isJsonObject, type JsonObject } from './canonical-json.ts';
import { isDateTimeStamp } from './date-time-stamp.ts';

export const CREDENTIALS_V1 = 'https://www.w3.org/2018/credentials/v1';

/** One way in which a document is not the credential it should be. */
export interface ShapeProblem {
  readonly code: ShapeFault;
  /** The member, as `credentialSubject[1].id`; empty for the document itself. */
  readonly path: string;
  readonly message: string;
}

export type ShapeFault =
  | 'NOT_AN_OBJECT'
  | 'CONTEXT_INVALID'
  | 'TYPE_INVALID'
  | 'ID_INVALID'
  | 'ISSUER_INVALID'
  | 'ISSUANCE_DATE_INVALID'
  | 'EXPIRATION_DATE_INVALID'
  | 'SUBJECT_INVALID'
  | 'STATUS_INVALID'
  | 'SCHEMA_INVALID'
  | 'EVIDENCE_INVALID'
  | 'REFRESH_SERVICE_INVALID'
  | 'TERMS_OF_USE_INVALID'
  | 'PROOF_INVALID';

// An absolute URI of RFC 3986: a scheme and something behind it, no spaces.
const URI = /^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>"{}|\\^`]+$/;

type Report = (code: ShapeFault, path: string, message: string) => void;

/** What the VC Data Model 1.1 demands of every credential (§4, §5), signed or not; empty when it is one. */
export function checkCredentialShape(value: unknown): ShapeProblem[] {
  const { problems, report } = collector();
  if (!isJsonObject(value)) {
    report('NOT_AN_OBJECT', '', 'send the credential as a JSON object');
    return problems;
  }
  checkContext(value, report);
  checkTypes(value, report);
  if (Object.hasOwn(value, 'id') && !isUri(value.id))
    report('ID_INVALID', 'id', 'give one URI, or leave id out');
  checkIssuer(value, report);
  checkDates(value, report);
  checkSubjects(value, report);
  checkTyped(value, 'credentialStatus', 'STATUS_INVALID', true, report);
  checkTyped(value, 'credentialSchema', 'SCHEMA_INVALID', true, report);
  checkTyped(value, 'refreshService', 'REFRESH_SERVICE_INVALID', true, report);
  checkTyped(value, 'termsOfUse', 'TERMS_OF_USE_INVALID', false, report);
  checkTyped(value, 'evidence', 'EVIDENCE_INVALID', false, report);
  checkTyped(value, 'proof', 'PROOF_INVALID', false, report);
  return problems;
}

/** The issuer's identifier of a credential, whether `issuer` is a URI or an object. */
export function issuerIdOf(credential: JsonObject): string | undefined {
  const { issuer } = credential;
  const id = isJsonObject(issuer) ? issuer.id : issuer;
  return typeof id === 'string' ? id : undefined;
}

function checkContext({ '@context': context }: JsonObject, report: Report): void {
  if (!Array.isArray(context) || context[0] !== CREDENTIALS_V1) {
    report('CONTEXT_INVALID', '@context', `give an array that starts with ${CREDENTIALS_V1}`);
    return;
  }
  context.forEach((entry, index) => {
    if (isUri(entry) || isJsonObject(entry)) return;
    report('CONTEXT_INVALID', `@context[${index}]`, 'give a URI or a context object');
  });
}

function checkTypes({ type }: JsonObject, report: Report): void {
  const names: readonly unknown[] = Array.isArray(type) ? type : [type];
  const areNames = names.every((name) => typeof name === 'string' && name !== '');
  if (areNames && names.includes('VerifiableCredential') && new Set(names).size === names.length) return;
  report('TYPE_INVALID', 'type', 'give an array of different names that includes VerifiableCredential');
}

function checkIssuer({ issuer }: JsonObject, report: Report): void {
  if (isUri(issuer) || (isJsonObject(issuer) && isUri(issuer.id))) return;
  report('ISSUER_INVALID', 'issuer', 'give one URI, or an object whose id is one');
}

function checkDates(value: JsonObject, report: Report): void {
  const advice = 'give one instant with a zone, such as 2026-01-02T03:04:05Z';
  if (!isDateTimeStamp(value.issuanceDate)) report('ISSUANCE_DATE_INVALID', 'issuanceDate', advice);
  if (Object.hasOwn(value, 'expirationDate') && !isDateTimeStamp(value.expirationDate)) {
    report('EXPIRATION_DATE_INVALID', 'expirationDate', advice);
  }
}

function checkSubjects({ credentialSubject }: JsonObject, report: Report): void {
  const isList = Array.isArray(credentialSubject);
  const subjects: readonly unknown[] = isList ? credentialSubject : [credentialSubject];
  if (subjects.length === 0) report('SUBJECT_INVALID', 'credentialSubject', 'give at least one subject');
  subjects.forEach((subject, index) => {
    const path = isList ? `credentialSubject[${index}]` : 'credentialSubject';
    if (!isJsonObject(subject) || Object.keys(subject).length === 0) {
      report('SUBJECT_INVALID', path, 'give an object with at least one claim');
    } else if (Object.hasOwn(subject, 'id') && !isUri(subject.id)) {
      report('SUBJECT_INVALID', `${path}.id`, 'give one URI, or leave id out');
    }
  });
}

/** Members of §5 that hold one or more objects, each with a `type`, some with an `id`. */
function checkTyped(
  value: JsonObject,
  name: string,
  code: ShapeFault,
  needsId: boolean,
  report: Report,
): void {
  if (!Object.hasOwn(value, name)) return;
  const isList = Array.isArray(value[name]);
  const entries: readonly unknown[] = isList ? (value[name] as readonly unknown[]) : [value[name]];
  if (entries.length === 0) report(code, name, 'give at least one object, or leave the member out');
  entries.forEach((entry, index) => {
    const path = isList ? `${name}[${index}]` : name;
    if (!isJsonObject(entry)) report(code, path, 'give an object');
    else if (!isTypeName(entry.type)) report(code, `${path}.type`, 'name the type');
    else if (needsId && !isUri(entry.id)) report(code, `${path}.id`, 'give a URI');
  });
}

function isTypeName(type: unknown): boolean {
  const names: readonly unknown[] = Array.isArray(type) ? type : [type];
  return names.length > 0 && names.every((name) => typeof name === 'string' && name !== '');
}

function isUri(value: unknown): value is string {
  return typeof value === 'string' && URI.test(value);
}

function collector(): { readonly problems: ShapeProblem[]; readonly report: Report } {
  const problems: ShapeProblem[] = [];
  return { problems, report: (code, path, message) => void problems.push({ code, path, message }) };
}
