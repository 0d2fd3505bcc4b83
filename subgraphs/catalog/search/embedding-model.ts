import { type Connection, Schema, trusted } from 'mongoose';
import { derivedId } from '../../../kernel/ids.ts';
import type { Write } from '../../../store/ledger.ts';
import type { Basis, Embedding, EmbeddingSubject } from './embedding.ts';
import { bytesOf } from './vectors.ts';

type Bytes = Uint8Array | { readonly buffer: Uint8Array; readonly position: number };

interface StoredEmbedding {
  readonly _id: string;
  readonly subjectType: EmbeddingSubject['type'];
  readonly subjectId: string;
  readonly jurisdictionCode: string | null;
  readonly model: string;
  readonly dims: number;
  readonly vector: Bytes;
  readonly textHash: string;
  readonly basis: Basis;
}

/** An embedding without its vector. */
export interface EmbeddingMark extends Pick<Embedding, 'textHash' | 'basis'> {
  readonly embeddingId: string;
  readonly subjectId: string;
  readonly dims: number;
}

/** Embeddings: one for each subject and model. */
export interface EmbeddingStore {
  /** Those of a model for the versions of entries of a jurisdiction. */
  ofJurisdiction(jurisdictionCode: string, model: string): Promise<readonly Embedding[]>;
  /** The same without their vectors. */
  marksOf(jurisdictionCode: string, model: string): Promise<readonly EmbeddingMark[]>;
  /** The dimensions of the vectors of a model; undefined before the first one. */
  dimsOf(model: string): Promise<number | undefined>;
  /** Puts embeddings in place of those that there are, past the ledger: they follow from texts and can be made again. */
  put(embeddings: readonly Embedding[]): Promise<void>;
  putWrite(embedding: Embedding): Write;
  /** Says that embeddings are still right. */
  confirm(embeddingIds: readonly string[], basis: Basis): Promise<void>;
  /** Removes, of a jurisdiction and whatever the model, what is not of one of these versions. */
  keepOnly(jurisdictionCode: string, versionIds: ReadonlySet<string>): Promise<void>;
}

/** Opens the collection `embeddings`. */
export async function embeddingStore(connection: Connection): Promise<EmbeddingStore> {
  const text = { type: String, required: true };
  const whole = { type: Number, required: true };
  const schema = new Schema<StoredEmbedding>(
    {
      // Made of subject and model, so that there is one for both.
      _id: text,
      subjectType: text,
      subjectId: text,
      jurisdictionCode: { type: String, default: null },
      model: text,
      dims: whole,
      vector: { type: Buffer, required: true },
      textHash: text,
      basis: { type: Object, required: true },
    },
    { versionKey: false },
  );
  schema.index({ jurisdictionCode: 1, model: 1 }); // what a search compares
  schema.index({ model: 1 }); // how many dimensions the vectors of a model have
  const model = connection.model<StoredEmbedding>('Embedding', schema, 'embeddings');
  await model.createIndexes();
  const marks = { subjectId: 1, textHash: 1, basis: 1, dims: 1 } as const;

  return {
    async ofJurisdiction(jurisdictionCode, name) {
      const rows = await model.find({ jurisdictionCode, model: name }).lean();
      return rows.map(embeddingOf);
    },
    async marksOf(jurisdictionCode, name) {
      const rows = await model.find({ jurisdictionCode, model: name }).select(marks).lean();
      return rows.map(({ _id, ...mark }) => ({ ...mark, embeddingId: _id }));
    },
    async dimsOf(name) {
      return (await model.findOne({ model: name }).select({ dims: 1 }).lean())?.dims;
    },
    async put(embeddings) {
      if (embeddings.length > 0) await model.bulkWrite(embeddings.map(operationOf));
    },
    putWrite: (embedding) => ({ model, operation: operationOf(embedding) }),
    async confirm(embeddingIds, basis) {
      if (embeddingIds.length > 0)
        await model.updateMany({ _id: trusted({ $in: [...embeddingIds] }) }, { $set: { basis } });
    },
    async keepOnly(jurisdictionCode, versionIds) {
      const rows = await model.find({ jurisdictionCode }).select({ subjectId: 1 }).lean();
      const others = rows.filter(({ subjectId }) => !versionIds.has(subjectId)).map(({ _id }) => _id);
      if (others.length > 0) await model.deleteMany({ _id: trusted({ $in: others }) });
    },
  };
}

function operationOf({ subject, jurisdictionCode, vector, ...embedding }: Embedding) {
  const set = {
    ...embedding,
    subjectType: subject.type,
    subjectId: subject.id,
    jurisdictionCode: jurisdictionCode ?? null,
    dims: vector.length,
    vector: bytesOf(vector),
  };
  const _id = derivedId('embedding', subject.type, subject.id, embedding.model);
  return { updateOne: { filter: { _id }, update: { $set: set }, upsert: true } };
}

function embeddingOf(row: StoredEmbedding): Embedding {
  const { subjectType, subjectId, jurisdictionCode, model, vector, textHash, basis } = row;
  return {
    subject: { type: subjectType, id: subjectId },
    jurisdictionCode: jurisdictionCode ?? undefined,
    model,
    vector: vectorOf(vector),
    textHash,
    basis,
  };
}

/** Lean reads hand out the driver's own type; a copy lies at an address that numbers of four bytes may have. */
function vectorOf(stored: Bytes): Float32Array<ArrayBuffer> {
  const bytes = stored instanceof Uint8Array ? stored : stored.buffer.subarray(0, stored.position);
  return new Float32Array(Uint8Array.from(bytes).buffer);
}
