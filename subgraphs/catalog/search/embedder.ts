import {
  createModelService,
  type ModelServiceOptions,
  unusableModel,
} from '../../../kernel/language-model/model-service.ts';
import { MOST_DIMS, normalised } from './vectors.ts';

/** A language model that tells what texts mean, as vectors: the way to it that the catalog knows. */
export interface Embedder {
  /** The name of the model. Vectors of two models have nothing in common. */
  readonly model: string;
  /**
   * The vector of each text, of length 1 and all of as many dimensions. Texts hold no personal data.
   * Errors: UPSTREAM_UNAVAILABLE or UPSTREAM_TIMEOUT when the model does not answer, or not so.
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<readonly Float32Array<ArrayBuffer>[]>;
  close(): void;
}

export interface EmbedderOptions extends ModelServiceOptions {
  readonly model: string;
  /** Asked of the model, and demanded of its answers; whatever it gives unless told. */
  readonly dims?: number | undefined;
}

// A number of a vector is some 20 characters of JSON.
const BYTES_A_NUMBER = 32;
const BYTES_BESIDE = 64 * 1024;

/** The model behind `POST {url}/embeddings`. */
export function createEmbedder({ model, dims, ...options }: EmbedderOptions): Embedder {
  const service = createModelService(options);
  return {
    model,
    async embed(texts, signal) {
      const body = { model, input: texts, ...(dims === undefined ? {} : { dimensions: dims }) };
      const maxBytes = BYTES_BESIDE + texts.length * (dims ?? MOST_DIMS) * BYTES_A_NUMBER;
      return vectorsOf(await service.post('/embeddings', body, { signal, maxBytes }), texts.length, dims);
    },
    close: service.close,
  };
}

/** The vectors of an answer in the order of the texts. Error: UPSTREAM_UNAVAILABLE that says what is wrong with it. */
function vectorsOf(
  reply: unknown,
  count: number,
  dims: number | undefined,
): readonly Float32Array<ArrayBuffer>[] {
  const data = memberOf(reply, 'data');
  if (!Array.isArray(data) || data.length !== count)
    throw unusableModel(`it did not give ${count} embeddings`);
  const vectors: Float32Array<ArrayBuffer>[] = [];
  for (const [place, item] of data.entries()) {
    const index = memberOf(item, 'index') ?? place;
    const isPlace = typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < count;
    if (!isPlace || vectors[index]) throw unusableModel('its embeddings do not say which texts they are of');
    const vector = normalised(memberOf(item, 'embedding'));
    if (!vector)
      throw unusableModel(
        `an embedding is not a list of at most ${MOST_DIMS} finite numbers, not all of them 0`,
      );
    vectors[index] = vector;
  }
  const wanted = dims ?? vectors[0]?.length;
  const other = vectors.find(({ length }) => length !== wanted);
  if (other) throw unusableModel(`it gave an embedding of ${other.length} dimensions in place of ${wanted}`);
  return vectors;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
