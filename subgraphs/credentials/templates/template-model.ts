import type { Connection } from 'mongoose';
import { derivedId } from '../../../kernel/ids.ts';
import { recordStore } from '../../../store/record-store.ts';
import { type CredentialTemplate, TEMPLATE_STATUSES, type TemplateVersion } from './template.ts';

/** The order of the list. */
export const BY_NAME = { name: 1, _id: 1 } as const;

const text = { type: String, required: true };
const content = {
  issuerId: text,
  name: text,
  credentialType: text,
  entryVersionId: { type: String, default: null },
  fields: { type: [Object], required: true },
  validity: { type: Object, required: true },
  display: { type: Object, required: true },
  version: { type: Number, required: true },
};

export type TemplateStores = Awaited<ReturnType<typeof templateStores>>;

/** Opens the collections `credential_templates` and `credential_template_versions`. */
export async function templateStores(connection: Connection) {
  const [templates, versions] = await Promise.all([
    recordStore<CredentialTemplate>(connection, {
      name: 'CredentialTemplate',
      collection: 'credential_templates',
      key: 'templateId',
      shape: {
        ...content,
        issuerDid: text,
        publishedVersion: { type: Number, default: null },
        status: { ...text, enum: TEMPLATE_STATUSES },
      },
      indexes: [
        [{ issuerId: 1, ...BY_NAME }], // the list
        [{ issuerId: 1, status: 1, ...BY_NAME }], // the list by status, and how many there are
      ],
    }),
    recordStore<TemplateVersion>(connection, {
      name: 'CredentialTemplateVersion',
      collection: 'credential_template_versions',
      key: 'templateVersionId',
      shape: { ...content, templateId: text },
      indexes: [],
    }),
  ]);
  return { templates, versions };
}

export const versionIdOf = (templateId: string, version: number) =>
  derivedId('credential template version', templateId, version);
