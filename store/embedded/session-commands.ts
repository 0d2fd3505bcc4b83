import { type Binary, bsonType, type Doc, isDoc } from './bson.ts';
import type { CommandCall, CommandRow } from './command.ts';
import { Failure, noSuchTransaction } from './failure.ts';
import { type Statement, statementOf, storedOutcome, storeOutcome } from './sessions.ts';
import { atomically } from './writer.ts';

/** The MongoDB that the engine answers as; the one of docker-compose.yml. */
export const SERVER_VERSION = '8.0.0';
const WIRE_VERSION = 25;
/** Name of the replica set of one that hello announces, so that the driver offers transactions. */
const SET_NAME = 'embedded';
let connections = 0;

function hello({ services, command }: CommandCall): Doc {
  const { address, now } = services;
  return {
    helloOk: true,
    [command.ismaster === undefined && command.isMaster === undefined ? 'isWritablePrimary' : 'ismaster']:
      true,
    setName: SET_NAME,
    setVersion: 1,
    hosts: [address],
    primary: address,
    me: address,
    secondary: false,
    maxBsonObjectSize: 16_777_216,
    maxMessageSizeBytes: 48_000_000,
    // A write command is one job of the commit queue: small ones keep the event loop free.
    maxWriteBatchSize: 1000,
    localTime: now(),
    logicalSessionTimeoutMinutes: 30,
    connectionId: ++connections,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
  };
}

function requireStatement(command: Doc): Statement {
  const statement = statementOf(command);
  if (statement === undefined || command.autocommit !== false) {
    throw new Failure(
      251,
      'This command must be run within a transaction: it needs lsid, txnNumber and autocommit: false.',
    );
  }
  return statement;
}

/** Applies all changes in one SQLite transaction and remembers it, so that a repeated commit is answered ok. */
async function commitTransaction({ services, command }: CommandCall): Promise<Doc> {
  const { sessions, queue, cursors } = services;
  const statement = requireStatement(command);
  const state = sessions.stateOf(statement);
  if (state !== 'open') {
    // Also asked through the queue: a commit that is still under way is answered after it ended.
    return queue.submit((writer) => {
      if (sessions.stateOf(statement) === 'committed' || storedOutcome(writer.database, statement)?.committed)
        return {};
      throw noSuchTransaction(
        `Transaction with { txnNumber: ${statement.number} } has been aborted or was never started.`,
      );
    });
  }
  const transaction = sessions.find(statement);
  await transaction.settled();
  sessions.find(statement);
  cursors.killOwned(transaction);
  if (transaction.empty) {
    sessions.settle(statement, 'committed');
    return {};
  }
  sessions.settle(statement, 'committing');
  transaction.leaveSnapshot();
  try {
    await queue.submit((writer) =>
      atomically(writer, function* () {
        yield* transaction.applyTo(writer);
        storeOutcome(writer.database, statement, {}, true, writer.now);
      }),
    );
    sessions.settle(statement, 'committed');
    return {};
  } catch (error) {
    sessions.settle(statement, 'aborted');
    throw error;
  }
}

function abortTransaction({ services, command }: CommandCall): Doc {
  const statement = requireStatement(command);
  const state = services.sessions.stateOf(statement);
  if (state === 'committed' || state === 'committing')
    throw new Failure(256, 'Cannot call abortTransaction after calling commitTransaction');
  if (state === undefined)
    throw noSuchTransaction(`No transaction with { txnNumber: ${statement.number} } is in progress.`);
  if (state === 'open') services.cursors.killOwned(services.sessions.find(statement));
  services.sessions.settle(statement, 'aborted');
  return {};
}

function endSessions({ services, command }: CommandCall): Doc {
  const list = Array.isArray(command.endSessions) ? command.endSessions : [];
  for (const lsid of list) {
    if (!isDoc(lsid) || bsonType(lsid.id) !== 'Binary') continue;
    const id = lsid.id as Binary;
    services.sessions.end(Buffer.from(id.buffer.subarray(0, id.position)));
  }
  return {};
}

// What clients say of themselves, and what they may negotiate; nothing is negotiated.
const HELLO_OPTIONS = [
  ...[
    'helloOk',
    'client',
    'compression',
    'loadBalanced',
    'topologyVersion',
    'maxAwaitTimeMS',
    'speculativeAuthenticate',
    'saslSupportedMechs',
  ],
  ...['backpressure'],
];
const helloRow: CommandRow = { options: HELLO_OPTIONS, run: hello };

export const sessionCommands: Readonly<Record<string, CommandRow>> = {
  hello: helloRow,
  ismaster: helloRow,
  isMaster: helloRow,
  ping: { options: [], run: () => ({}) },
  buildInfo: {
    options: [],
    run: () => ({
      version: SERVER_VERSION,
      versionArray: [...SERVER_VERSION.split('.').map(Number), 0],
      bits: 64,
      maxBsonObjectSize: 16_777_216,
      modules: ['testamur-embedded'],
    }),
  },
  endSessions: { options: [], run: endSessions },
  commitTransaction: { options: ['recoveryToken'], transactional: true, run: commitTransaction },
  abortTransaction: { options: ['recoveryToken'], transactional: true, run: abortTransaction },
};
