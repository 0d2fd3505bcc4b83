import { z } from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { parseInput, uuid } from '../../../kernel/parse.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { ownedBy } from '../accounts/caller.ts';
import { type Member, permitMember } from '../members.ts';
import type { Evidence } from './evidence.ts';
import type { EvidenceFiles } from './evidence-files.ts';
import type { EvidenceStore } from './evidence-model.ts';
import type { EvidenceFile } from './evidence-service.ts';
import type { Requests } from './ports.ts';

const listInput = z.strictObject({ requestId: uuid });
const fileInput = z.strictObject({ requestId: uuid, evidenceId: uuid });

export type ShownEvidence = ReturnType<typeof createShownEvidence>;

/** What holders show the issuer or the custodian that decides on their request: files of visibility ISSUER on the request or its credential. */
export function createShownEvidence(deps: {
  store: EvidenceStore;
  files: EvidenceFiles;
  requests: Requests;
  ledger: Ledger;
}) {
  const { store, files, requests, ledger } = deps;
  return {
    /** Newest first, without their bytes. Error: NOT_FOUND for a request to another organization. */
    async list(input: unknown, context: Context): Promise<readonly Evidence[]> {
      const member = permitMember(context, 'evidence.readShown');
      const { requestId } = parseInput(listInput, input);
      return shownFor(requestId, member);
    },

    /** The bytes; that they were read stands in the holder's trail. Errors: NOT_FOUND, FORBIDDEN for an infected file. */
    async file(input: unknown, context: Context): Promise<EvidenceFile> {
      const member = permitMember(context, 'evidence.readShown');
      const { requestId, evidenceId } = parseInput(fileInput, input);
      const evidence = (await shownFor(requestId, member)).find((one) => one.evidenceId === evidenceId);
      const content =
        evidence && evidence.scanStatus !== 'INFECTED' ? await files.get(evidenceId) : undefined;
      if (evidence?.scanStatus === 'INFECTED')
        throw new AppError('FORBIDDEN', 'A scanner found malware in this file: it is not handed out.');
      if (!evidence || !content)
        throw new AppError('NOT_FOUND', 'The request comes with no file of that id.');
      await ledger.commit(context, {
        writes: [],
        audit: {
          action: member.type === 'ISSUER' ? 'evidence.read_by_issuer' : 'evidence.read_by_custodian',
          subject: { type: 'Evidence', id: evidenceId },
          org: ownedBy(evidence.holderId),
        },
      });
      return { fileName: evidence.fileName, mediaType: evidence.mimeType, content };
    },
  };

  async function shownFor(requestId: string, { organizationId }: Member): Promise<readonly Evidence[]> {
    const request = await requests.madeTo(requestId, organizationId);
    if (!request) throw new AppError('NOT_FOUND', 'No request of this id was made to you.');
    return store.shownFor(request);
  }
}
