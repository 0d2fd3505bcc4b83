import { type Doc, Long } from './bson.ts';
import type { CollectionInfo } from './catalog.ts';
import { booleanOf, type CommandCall, type CommandRow, documentOf, listOf, namespaceOf } from './command.ts';
import { Failure } from './failure.ts';
import { createIndex, describeIndexes, dropIndexes, parseIndexSpec } from './indexes.ts';
import { compileFilter } from './match.ts';
import type { Writer } from './writer.ts';

function readCollections<T>(
  { services }: CommandCall,
  read: (collections: ReadonlyMap<string, CollectionInfo>) => T,
): T {
  const snapshot = services.snapshots.acquire();
  try {
    return read(snapshot.catalog.collections);
  } finally {
    snapshot.release();
  }
}

const oneBatch = (ns: string, firstBatch: readonly Doc[]): Doc => ({
  cursor: { id: Long.ZERO, ns, firstBatch },
});

async function createIndexesCommand(call: CommandCall): Promise<Doc> {
  const namespace = namespaceOf(call, 'createIndexes');
  const specs = listOf(call.command, 'indexes').map(parseIndexSpec);
  if (specs.length === 0) throw new Failure(2, 'Must specify at least one index to create');
  return call.changeCatalog((writer) => {
    const existed = writer.catalog.collections.has(namespace);
    const before = (writer.catalog.collections.get(namespace)?.indexes.length ?? 0) + 1;
    writer.collection(namespace);
    for (const spec of specs) createIndex(writer, namespace, spec);
    const after = (writer.catalog.collections.get(namespace)?.indexes.length ?? 0) + 1;
    return { numIndexesBefore: before, numIndexesAfter: after, createdCollectionAutomatically: !existed };
  });
}

async function dropIndexesCommand(call: CommandCall): Promise<Doc> {
  const namespace = namespaceOf(call, 'dropIndexes');
  return call.changeCatalog((writer) => ({
    nIndexesWas: dropIndexes(writer, namespace, call.command.index),
  }));
}

function listIndexesCommand(call: CommandCall): Doc {
  const namespace = namespaceOf(call, 'listIndexes');
  const collection = readCollections(call, (collections) => collections.get(namespace));
  if (collection === undefined) throw new Failure(26, `ns does not exist: ${namespace}`);
  return oneBatch(namespace, describeIndexes(collection));
}

async function createCommand(call: CommandCall): Promise<Doc> {
  const namespace = namespaceOf(call, 'create');
  return call.changeCatalog((writer) => {
    if (writer.catalog.collections.has(namespace))
      throw new Failure(48, `Collection ${namespace} already exists.`);
    writer.collection(namespace);
    return {};
  });
}

async function dropCommand(call: CommandCall): Promise<Doc> {
  const namespace = namespaceOf(call, 'drop');
  return call.changeCatalog((writer): Doc => {
    const indexes = writer.catalog.collections.get(namespace)?.indexes.length ?? 0;
    return writer.dropCollection(namespace) ? { ns: namespace, nIndexesWas: indexes + 1 } : {};
  });
}

async function dropDatabaseCommand({ database, changeCatalog }: CommandCall): Promise<Doc> {
  return changeCatalog((writer: Writer) => {
    for (const namespace of namespacesOf(writer.catalog.collections, database))
      writer.dropCollection(namespace);
    return { dropped: database };
  });
}

function namespacesOf(collections: ReadonlyMap<string, unknown>, database: string): string[] {
  return [...collections.keys()].filter((namespace) => namespace.startsWith(`${database}.`));
}

function listCollectionsCommand(call: CommandCall): Doc {
  const { database, command } = call;
  const nameOnly = booleanOf(command, 'nameOnly');
  const matches = compileFilter(documentOf(command, 'filter'));
  const described = readCollections(call, (collections) => namespacesOf(collections, database)).map(
    (namespace): Doc => {
      const base = { name: namespace.slice(database.length + 1), type: 'collection' };
      if (nameOnly) return base;
      return {
        ...base,
        options: {},
        info: { readOnly: false },
        idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
      };
    },
  );
  return oneBatch(`${database}.$cmd.listCollections`, described.filter(matches));
}

function listDatabasesCommand(call: CommandCall): Doc {
  const names = readCollections(
    call,
    (collections) => new Set([...collections.keys()].map((one) => one.slice(0, one.indexOf('.')))),
  );
  const matches = compileFilter(documentOf(call.command, 'filter'));
  const databases: Doc[] = [...names].sort().map((name) => ({ name, sizeOnDisk: 0, empty: false }));
  return { databases: databases.filter(matches), totalSize: 0 };
}

const REFUSED_CREATE = [
  ...[
    'capped',
    'size',
    'max',
    'timeseries',
    'expireAfterSeconds',
    'clusteredIndex',
    'validator',
    'validationLevel',
    'validationAction',
  ],
  ...[
    'viewOn',
    'pipeline',
    'collation',
    'storageEngine',
    'indexOptionDefaults',
    'changeStreamPreAndPostImages',
    'encryptedFields',
    'autoIndexId',
  ],
];

export const catalogCommands: Readonly<Record<string, CommandRow>> = {
  createIndexes: { options: ['indexes', 'commitQuorum'], run: createIndexesCommand },
  dropIndexes: { options: ['index'], run: dropIndexesCommand },
  listIndexes: { options: ['cursor'], run: listIndexesCommand },
  create: { options: [], refused: REFUSED_CREATE, run: createCommand },
  drop: { options: [], run: dropCommand },
  dropDatabase: { options: [], run: dropDatabaseCommand },
  listCollections: {
    options: ['filter', 'cursor', 'nameOnly', 'authorizedCollections'],
    run: listCollectionsCommand,
  },
  listDatabases: { options: ['filter', 'nameOnly', 'authorizedDatabases'], run: listDatabasesCommand },
};
