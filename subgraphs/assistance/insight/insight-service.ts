import { z } from 'zod';
import { type AssistReason, type AssistStatus, askedBy, assistReply } from '../../../kernel/assisted.ts';
import type { DisplayLine } from '../../../kernel/claim-lines.ts';
import { asUnit, type Context } from '../../../kernel/context.ts';
import { isJsonObject, type JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { parseStrictJson } from '../../../kernel/crypto/strict-json.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { type Identity, permit } from '../../../kernel/identity.ts';
import { countryCode, languageTag, optional, parseInput, uuid } from '../../../kernel/parse.ts';
import type { OwnAssistant } from '../features.ts';
import type { CallersCredentials } from '../ports.ts';
import { readable } from './readable.ts';

const insightInput = z.strictObject({
  credentialId: optional(uuid),
  credential: z.unknown().optional(),
  targetCountry: optional(countryCode),
  locale: optional(languageTag),
});

const DISCLAIMER =
  'This tells what the document says, not whether it is genuine: verify it. Whether a qualification counts somewhere is for the authorities there to decide.';
const BY_MODEL = `A language model wrote the summary. ${DISCLAIMER}`;

/** A credential in words for people. */
export interface CredentialInsightReply {
  readonly status: AssistStatus;
  readonly reason: AssistReason | null;
  readonly summary: string | null;
  readonly equivalencyNote: string | null;
  readonly disclaimer: string;
  readonly title: string;
  readonly facts: readonly DisplayLine[];
}

export type InsightService = ReturnType<typeof createInsightService>;

/** Tells people what credentials say: those of their own by id, others as documents. */
export function createInsightService(deps: {
  readonly assistant: Pick<OwnAssistant, 'credentialInsight'>;
  readonly credentials: CallersCredentials;
}) {
  const { assistant, credentials } = deps;
  return {
    /** Errors: VALIDATION_FAILED, MALFORMED_JSON, NOT_FOUND for a credential that is not the caller's. */
    async insight(input: unknown, context: Context): Promise<CredentialInsightReply> {
      const identity = permit(context, 'assist.explain');
      const { credentialId, credential, ...wanted } = parseInput(insightInput, input);
      const isSent = credential !== undefined && credential !== null;
      if (isSent === (credentialId !== undefined))
        throw invalid(
          'credential',
          isSent ? 'ambiguous' : 'required',
          'send the id of a credential of yours, or the credential',
        );
      const document =
        credentialId === undefined
          ? documentOf(credential)
          : await ownDocument(credentialId, identity, context);
      const { title, facts, subjectDids, ...read } = readable(document);
      const subject = credentialId === undefined ? undefined : { type: 'Credential', id: credentialId };
      const assisted = await assistant.credentialInsight(
        {
          credentialType: title,
          ...read,
          claims: facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
          ...wanted,
        },
        { ...askedBy(context), subject, concerns: subjectDids },
        context,
      );
      const { result, ...reply } = assistReply(assisted, (said) => said);
      return {
        ...reply,
        summary: result?.summary ?? null,
        equivalencyNote: result?.equivalencyNote ?? null,
        disclaimer: result ? BY_MODEL : DISCLAIMER,
        title,
        facts,
      };
    },
  };

  async function ownDocument(
    credentialId: string,
    identity: Identity,
    context: Context,
  ): Promise<JsonObject> {
    const found = await storedFor(identity, credentialId, asUnit(context, 'core-engine'));
    if (!found)
      throw new AppError(
        'NOT_FOUND',
        'You have no credential of that id. Of a credential that somebody has shown you, send the document.',
      );
    return documentOf(found.vcJson);
  }

  /** A credential that the caller holds or has issued. */
  async function storedFor(identity: Identity, credentialId: string, unit: Context) {
    const { held, issued } = credentials;
    switch (identity.kind) {
      case 'holder':
        return held.byId(credentialId, identity.dids, unit);
      case 'issuer':
        return issued.byId(credentialId, { type: 'ISSUER', did: identity.issuerDid }, unit);
      case 'custodian':
        return issued.byId(credentialId, { type: 'CUSTODIAN', did: identity.custodianDid }, unit);
      default:
        return undefined;
    }
  }
}

/** A credential that was sent, as an object or as its text. Errors: VALIDATION_FAILED, MALFORMED_JSON. */
function documentOf(credential: unknown): JsonObject {
  const document = typeof credential === 'string' ? parseStrictJson(credential) : credential;
  if (isJsonObject(document) && isJsonObject(document['credentialSubject'])) return document;
  throw invalid('credential', 'invalid_type', 'send a credential: a JSON object with one credentialSubject');
}
