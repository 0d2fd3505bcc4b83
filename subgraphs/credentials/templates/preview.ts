import { z } from 'zod';
import { linesOfClaims } from '../../../kernel/claim-lines.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, type Context } from '../../../kernel/context.ts';
import { canonicalize, isJsonObject, type JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../kernel/csv-cell.ts';
import { AppError, type ErrorDetail, isAppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { optional, parseInput, uuid } from '../../../kernel/parse.ts';
import type { CertificateIssuer } from '../../../kernel/print/certificate.ts';
import { certificatePrinter, wordingOf } from '../../../kernel/print/certificates.ts';
import type { Authorities } from '../authorities.ts';
import { buildCredential, currentKeyOf, methodOf } from '../credential-document.ts';
import { claims } from '../issue-input.ts';
import type { ProgramVersions } from '../ports.ts';
import { achievementOf, requireIssuable } from '../programs.ts';
import type { TemplateDisplay } from './template.ts';
import { claimCheckOf, exampleOf, type TemplateField } from './template-field.ts';
import type { TemplateService } from './template-service.ts';
import { expiryOf, isOver } from './validity.ts';

const EXAMPLE_NAME = 'Aoife Ní Bhriain';
const EXAMPLE_HOLDER = 'did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp';

/** What a credential of a template would say. */
export interface TemplatePreview {
  readonly credential: JsonObject;
  /** What the template calls itself. */
  readonly name: string;
  readonly credentialType: string;
  readonly issuer: CertificateIssuer;
  readonly at: Date;
  readonly expiresAt: Date | undefined;
  readonly problems: readonly ErrorDetail[];
  readonly version: number;
  readonly display: TemplateDisplay;
}

const previewInput = z.strictObject({
  templateId: uuid,
  credentialData: optional(z.custom<JsonObject>(isJsonObject, 'give an object of claims')),
});
const csvInput = z.strictObject({ templateId: uuid });

export type TemplatePreviews = ReturnType<typeof createTemplatePreviews>;

/** What people look at before they issue by a template: a credential, and the table to fill in. */
export function createTemplatePreviews(deps: {
  readonly service: Pick<TemplateService, 'get'>;
  readonly authorities: Pick<Authorities, 'now'>;
  readonly programs: ProgramVersions;
  readonly contextUrl: string;
  readonly now: Clock;
}) {
  const { service, authorities, programs, contextUrl, now } = deps;
  const print = certificatePrinter();

  return {
    /** Stores and signs nothing; what is wrong with the claims is told beside it. Errors: NOT_FOUND. */
    async preview(input: unknown, context: Context): Promise<TemplatePreview> {
      permit(context, 'template.read');
      const { templateId, credentialData: given = {} } = parseInput(previewInput, input);
      const template = await service.get({ templateId }, context);
      const { name, fields, validity, version, display, credentialType, entryVersionId, issuerDid } =
        template;
      const examples = {
        name: EXAMPLE_NAME,
        ...Object.fromEntries(fields.map((field) => [field.key, exampleOf(field)])),
      };
      const tried = { ...examples, ...given };
      const unsignable = claims.safeParse(tried).error?.issues ?? [];
      const check = claimCheckOf(fields, entryVersionId !== undefined);
      const unfit = check(tried).filter(
        ({ path }) => path === '' || Object.hasOwn(given, path.split(/[.[]/)[0] ?? ''),
      );
      const at = now();
      const expiresAt = expiryOf(validity, at);
      const issuer = await authorities.now(
        { type: 'ISSUER', did: issuerDid },
        asUnit(context, 'credential-issuance'),
      );
      if (!issuer) throw new AppError('NOT_FOUND', 'This issuer is registered no more; ask the platform.');
      const shown = unsignable.length > 0 ? examples : tried;
      const awarded = await awardedUnder(entryVersionId, issuerDid, context);
      const { document } = buildCredential(
        {
          credentialId: newId(),
          credentialType,
          issuer,
          holderDid: EXAMPLE_HOLDER,
          // Filled in where it is not given, as in issuing.
          credentialData: { ...awarded.claims, ...shown },
          issuedAt: at,
          expiresAt,
          proofCreatedAt: at,
          verificationMethod: methodOf(issuer.did, currentKeyOf(issuer)),
        },
        contextUrl,
      );
      return {
        credential: document,
        name,
        credentialType,
        issuer: {
          did: issuer.did,
          name: issuer.name,
          status: issuer.status,
          authorityType: 'ISSUER',
          custodianType: null,
        },
        at,
        expiresAt,
        problems: [
          ...(isOver(validity, at)
            ? [{ field: 'validity.date', code: 'past', message: 'this day is over; give a later one' }]
            : []),
          ...awarded.problems,
          ...unsignable.map(({ path, code, message }) => ({ field: path.join('.'), code, message })),
          ...unfit.map(({ path, code, message }) => ({ field: path, code, message })),
        ],
        version,
        display,
      };
    },

    /** The certificate that a holder would print of it, marked as a specimen. */
    async certificate(preview: TemplatePreview) {
      const { credential, name, version, credentialType, issuer, at, expiresAt, display, problems } = preview;
      // Claims stand in the order in which they would be signed.
      const vcJson = canonicalize(credential);
      const subject: JsonObject = JSON.parse(vcJson).credentialSubject;
      const content = await print({
        ...wordingOf({
          vcJson,
          credentialType,
          holderName: String(subject['name']),
          claims: linesOfClaims(subject),
        }),
        issuer,
        credentialId: '',
        issuedAt: at,
        expiresAt,
        status: 'ISSUED',
        statusChangedAt: at,
        printedAt: at,
        look: display,
        specimen: { problems: problems.map(({ field, message }) => `${field}: ${message}`) },
      });
      return { fileName: `${name}-v${version}-specimen.pdf`, mediaType: 'application/pdf', content };
    },

    /** The table that bulk issuance takes: a header and a row of examples. Error: NOT_FOUND. */
    async csv(input: unknown, context: Context) {
      permit(context, 'template.read');
      const { templateId } = parseInput(csvInput, input);
      const { name, version, fields } = await service.get({ templateId }, context);
      const columns = ['holder_did', 'holder_email', 'name', ...fields.map(({ key }) => key)];
      const row = [EXAMPLE_HOLDER, '', EXAMPLE_NAME, ...fields.map(cellOf)];
      return {
        fileName: `${name}-v${version}.csv`,
        mediaType: 'text/csv',
        content: Buffer.from(BYTE_ORDER_MARK + csvLine(columns) + csvLine(row)),
      };
    },
  };

  /** The achievement of the template's catalog entry as claims, or what keeps it from being issued under. */
  async function awardedUnder(
    entryVersionId: string | undefined,
    issuerDid: string,
    context: Context,
  ): Promise<{ readonly claims: JsonObject; readonly problems: readonly ErrorDetail[] }> {
    if (entryVersionId === undefined) return { claims: {}, problems: [] };
    const version = await programs.byId(entryVersionId, context);
    const claims = version ? { achievement: achievementOf(version) } : {};
    try {
      requireIssuable(version, issuerDid, false);
      return { claims, problems: [] };
    } catch (error) {
      if (isAppError(error)) return { claims, problems: error.details ?? [] };
      throw error;
    }
  }
}

function cellOf(field: TemplateField): string | number {
  const example = exampleOf(field);
  if (typeof example === 'number') return example;
  return typeof example === 'string' ? example : JSON.stringify(example);
}
