import { newId } from '../../../kernel/ids.ts';
import { as, ISSUER_DIDS, type LearnersWorld } from '../testing.ts';
import type { LearnerImport } from './import.ts';

const PIECE = 4 * 1024 * 1024;

/** Sends a file as the edge does, and waits for nothing. */
export async function send(
  world: LearnersWorld,
  bytes: Buffer | string,
  given: {
    issuerDid?: string;
    uploadId?: string;
    fileName?: string;
    dryRun?: boolean;
    jurisdictionCode?: string;
  } = {},
): Promise<LearnerImport> {
  const { issuerDid = ISSUER_DIDS[0], uploadId = newId(), fileName = 'learners.csv', ...rest } = given;
  const whole = Buffer.from(bytes);
  for (let offset = 0; ; offset += PIECE) {
    const content = whole.subarray(offset, offset + PIECE);
    const isLast = offset + PIECE >= whole.length;
    const piece = { uploadId, offset, isLast, fileName, content, ...rest };
    const made = await world.service.imports.receive(piece, as.issuer(issuerDid));
    if (made) return made;
  }
}

/** Sends a file and tells how its import has ended. */
export async function imported(...sent: Parameters<typeof send>): Promise<LearnerImport> {
  const [world, , given] = sent;
  const { importId } = await send(...sent);
  await world.learners.importWorker.settle();
  return world.service.imports.byId({ importId }, as.issuer(given?.issuerDid));
}

/** The errors of an import as they are downloaded, without the header. */
export async function errorsOf(world: LearnersWorld, importId: string): Promise<string[]> {
  const { content } = await world.service.imports.faults({ importId }, as.issuer());
  return Buffer.from(content).toString('utf8').trim().split('\r\n').slice(1);
}
