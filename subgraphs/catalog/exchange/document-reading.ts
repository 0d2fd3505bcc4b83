import { trusted } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import { isJsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { parseStrictJson } from '../../../kernel/crypto/strict-json.ts';
import type { Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { Uploads } from '../../../store/uploads.ts';
import type { FormatName, FormatReader, Outline } from './format.ts';
import { type CatalogImport, type Counts, MOST_ITEMS } from './import.ts';
import { itemsOf, type JsonItem, MOST_ITEM_BYTES } from './json-items.ts';
import { looksInto, READERS } from './readers.ts';
import { FileRefused, type ItemProblem, ItemRefused, readItem } from './refusals.ts';
import { fullKey, itemIdOf, type StagedItem } from './staged-item-model.ts';

/** Items that are stored at once. */
const PORTION = 500;

/** What was read of a document since the portion before. */
export interface ReadPortion {
  readonly writes: readonly Write[];
  /** Items so far. */
  readonly read: number;
  readonly counts: Counts;
}

interface Outlined {
  readonly item: JsonItem;
  readonly place: number;
  readonly outline: Outline | undefined;
  readonly json: string | undefined;
  readonly problems: readonly ItemProblem[];
}

/** Reads documents: first what they are, then item after item into the store, where the steps find them. */
export function createDocumentReading(deps: {
  items: RecordStore<StagedItem>;
  files: Pick<Uploads, 'read'>;
  now: Clock;
}) {
  const { items, files, now } = deps;
  return {
    /** Looks through a whole document. Errors: FileRefused for what is none of the formats, or too large. */
    async inspect({ uploadId }: CatalogImport): Promise<Pick<CatalogImport, 'format' | 'total'>> {
      const members = new Set<string>();
      let total = 0;
      for await (const portion of itemsOf(files.read(uploadId), looksInto)) {
        total += portion.length;
        for (const { pointer, list } of portion) if (list === '') members.add(pointer);
        if (total > MOST_ITEMS)
          throw new FileRefused(
            '',
            'too_many_items',
            `send at most ${MOST_ITEMS} items at once; divide the document`,
          );
      }
      return { format: formatOf(members), total };
    },

    /** Reads on from where an import is. */
    async *portions(job: CatalogImport): AsyncGenerator<ReadPortion> {
      const reader = READERS[job.format ?? 'CASE'];
      let { counts } = job;
      let place = 0;
      let waiting: Outlined[] = [];
      for await (const portion of itemsOf(files.read(job.uploadId), looksInto))
        for (const item of portion) {
          place += 1;
          if (place <= job.position.read) continue;
          waiting.push(outlined(item, place, reader));
          if (waiting.length < PORTION) continue;
          const staged = await stagedOf(job, waiting);
          counts = withRefused(counts, staged);
          yield { writes: staged.map(items.insertWrite), read: place, counts };
          waiting = [];
        }
      if (waiting.length === 0) return;
      const staged = await stagedOf(job, waiting);
      yield { writes: staged.map(items.insertWrite), read: place, counts: withRefused(counts, staged) };
    },
  };

  async function stagedOf(job: CatalogImport, portion: readonly Outlined[]): Promise<readonly StagedItem[]> {
    const namesOf = ({ outline, item }: Outlined) =>
      outline ? [...new Set([fullKey({ list: item.list, key: outline.key }), ...outline.names])] : [];
    const known = new Map<string, string>();
    const asked = portion.flatMap(namesOf);
    for (const { names, pointer } of await namesakes(job.importId, asked))
      for (const name of names) known.set(name, pointer);

    const createdAt = now();
    return portion.flatMap((read) => {
      const { item, place, outline, json } = read;
      const names = namesOf(read);
      const first = names.map((name) => known.get(name)).find((pointer) => pointer !== undefined);
      for (const name of names) if (!known.has(name)) known.set(name, item.pointer);
      const problems: readonly ItemProblem[] =
        first === undefined
          ? read.problems
          : [
              {
                pointer: item.pointer,
                code: 'repeated',
                message: `name each item once; this one is at ${first} already`,
              },
            ];
      const isRefused = problems.length > 0;
      const common = {
        importId: job.importId,
        list: item.list,
        createdAt,
        updatedAt: createdAt,
        createdBy: job.createdBy,
        rowVersion: 1,
      };
      const whole: StagedItem = {
        ...common,
        itemId: itemIdOf(job.importId, place),
        pointer: item.pointer.slice(0, 500),
        role: outline?.role ?? 'PART',
        key: outline?.key ?? '',
        names: isRefused ? [] : names,
        partOf: outline?.partOf,
        child: outline?.child,
        parent: outline?.parent,
        attached: outline?.attached ?? [],
        json: isRefused ? undefined : json,
        problems,
        ...(isRefused ? { outcome: 'REFUSED' as const } : {}),
      };
      const [child] = outline?.names ?? [];
      const edges = isRefused || child === undefined ? [] : (outline?.edges ?? []);
      return [
        whole,
        ...edges.map(
          ({ path, parent }, at): StagedItem => ({
            ...common,
            itemId: itemIdOf(job.importId, place, at + 1),
            pointer: `${item.pointer}${path}`,
            role: 'EDGE',
            key: `${child} ${parent}`,
            names: [fullKey({ list: item.list, key: `${child} ${parent}` })],
            child,
            parent,
            attached: [],
            problems: [],
          }),
        ),
      ];
    });
  }

  async function namesakes(importId: string, names: readonly string[]): Promise<readonly StagedItem[]> {
    if (names.length === 0) return [];
    return items.list({ importId, names: trusted({ $in: names }) }, {}, { skip: 0, limit: names.length });
  }
}

function outlined(item: JsonItem, place: number, reader: FormatReader): Outlined {
  const { pointer, list, bytes } = item;
  try {
    if (!bytes) {
      const message = `shorten this item: it is longer than ${MOST_ITEM_BYTES / 1024} KB`;
      throw new ItemRefused([{ pointer, code: 'too_long', message }]);
    }
    const value = readItem(pointer, {}, () => parseStrictJson(bytes));
    if (list !== '' && !isJsonObject(value))
      throw new ItemRefused([{ pointer, code: 'object_expected', message: 'give an object' }]);
    return {
      item,
      place,
      outline: reader.outline({ pointer, list, value }),
      json: bytes.toString('utf8'),
      problems: [],
    };
  } catch (error) {
    if (!(error instanceof ItemRefused)) throw error;
    const [problem] = error.problems;
    // Without its head nothing of a document has a place.
    if (problem && (pointer === '/CFDocument' || pointer === '/@context'))
      throw new FileRefused(problem.pointer, problem.code, problem.message);
    return { item, place, outline: undefined, json: undefined, problems: error.problems };
  }
}

function formatOf(members: ReadonlySet<string>): FormatName {
  if (members.has('/CFDocument')) return 'CASE';
  if (members.has('/@context')) {
    if (members.has('/@graph')) return 'CTDL';
    throw new FileRefused('', 'graph_expected', 'send the graph of CTDL: its nodes stand in @graph');
  }
  throw new FileRefused(
    '',
    'format',
    'send a CFPackage of CASE, which has a CFDocument, or a graph of CTDL, which has an @context',
  );
}

function withRefused(counts: Counts, staged: readonly StagedItem[]): Counts {
  return {
    ...counts,
    REFUSED: counts.REFUSED + staged.filter(({ outcome }) => outcome === 'REFUSED').length,
  };
}
