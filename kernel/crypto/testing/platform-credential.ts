import { isJsonObject } from '../canonical-json.ts';
import { CREDENTIALS_V1, checkCredentialShape, type ShapeProblem } from '../credential-shape.ts';
import { isStatusEntry } from '../status-entry.ts';

const DID = /^did:[a-z0-9]+:(?:[A-Za-z0-9._:-]|%[0-9A-Fa-f]{2})+$/;
const URN_UUID = /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * What this platform's own credentials are beyond what checkCredentialShape asks: two contexts, two types, a UUID URN, an issuer of
 * exactly `id` and `name`, one subject with a DID, and where it has a status one entry of a list below
 * `statusListsUrl`. Empty when the value fits both.
 */
export function checkPlatformCredential(
  value: unknown,
  { contextUrl, statusListsUrl }: { readonly contextUrl: string; readonly statusListsUrl: string },
): ShapeProblem[] {
  const problems = checkCredentialShape(value);
  if (problems.length > 0 || !isJsonObject(value)) return problems;
  const own: ShapeProblem[] = [];
  const report = (code: ShapeProblem['code'], path: string, message: string) =>
    void own.push({ code, path, message });
  const { id, type, issuer, credentialSubject: subject, '@context': context } = value;
  if (!Array.isArray(context) || context.length !== 2 || context[1] !== contextUrl) {
    report('CONTEXT_INVALID', '@context', `give exactly ${CREDENTIALS_V1} and ${contextUrl}`);
  }
  if (!Array.isArray(type) || type.length !== 2 || type[0] !== 'VerifiableCredential') {
    report('TYPE_INVALID', 'type', 'give exactly VerifiableCredential and one credential type');
  }
  if (typeof id !== 'string' || !URN_UUID.test(id)) {
    report('ID_INVALID', 'id', 'give urn:uuid: and a UUID in lower-case hex');
  }
  if (!isPlatformIssuer(issuer)) {
    report('ISSUER_INVALID', 'issuer', 'give an object of exactly id (a DID) and name (a text)');
  }
  if (!isJsonObject(subject) || !isDid(subject.id)) {
    report('SUBJECT_INVALID', 'credentialSubject.id', "give one subject whose id is the holder's DID");
  }
  if (Object.hasOwn(value, 'credentialStatus') && !isStatusEntry(value.credentialStatus, statusListsUrl)) {
    report('STATUS_INVALID', 'credentialStatus', `give exactly one entry of a list below ${statusListsUrl}`);
  }
  return own;
}

function isPlatformIssuer(issuer: unknown): boolean {
  if (!isJsonObject(issuer) || Object.keys(issuer).length !== 2) return false;
  return isDid(issuer.id) && typeof issuer.name === 'string' && issuer.name !== '';
}

function isDid(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 512 && DID.test(value);
}
