import { type Doc, toNumber } from './bson.ts';
import { catalogCommands } from './catalog-commands.ts';
import {
  type CommandCall,
  type CommandRow,
  type CommandServices,
  checkConcerns,
  checkOptions,
  ENDING,
  writeConcernErrorOf,
} from './command.ts';
import { asFailure } from './commit-queue.ts';
import { explainRow } from './explain.ts';
import { Failure, noSuchTransaction, unsupported } from './failure.ts';
import { readCommands } from './read-commands.ts';
import { sessionCommands } from './session-commands.ts';
import { type Statement, sessionOf, statementOf, storedOutcome, storeOutcome } from './sessions.ts';
import { createTurns, stepsOf } from './steps.ts';
import type { Transaction } from './transaction.ts';
import { writeCommands } from './write-commands.ts';
import { atomically } from './writer.ts';

const COMMANDS: ReadonlyMap<string, CommandRow> = new Map(
  Object.entries({
    ...readCommands,
    ...writeCommands,
    ...catalogCommands,
    ...sessionCommands,
    explain: explainRow,
  }),
);

// Commands of MongoDB that clients are known to send and that this store does not have.
const KNOWN_UNSUPPORTED = new Set([
  ...[
    'mapReduce',
    'collStats',
    'dbStats',
    'serverStatus',
    'validate',
    'compact',
    'collMod',
    'renameCollection',
    'bulkWrite',
  ],
  ...[
    'createUser',
    'usersInfo',
    'createSearchIndexes',
    'getParameter',
    'setParameter',
    'replSetGetStatus',
    'getLog',
    'top',
    'currentOp',
    'killOp',
  ],
  ...[
    'saslStart',
    'saslContinue',
    'authenticate',
    'killSessions',
    'refreshSessions',
    'killAllSessions',
    'listSearchIndexes',
    'startSession',
  ],
]);

/**
 * Answers with the BSON bytes of the reply. `connection` is whatever stands for the client's connection: a
 * transaction ends with the one that it was last used on.
 */
export type RunCommand = (database: string, command: Doc, connection?: object) => Promise<Buffer>;

/** Answers with the reply, in which a cursor holds a Batch. */
export type Answer = (database: string, command: Doc, connection?: object) => Promise<Doc>;

/** Answers any MongoDB command; refusals are replies with `ok: 0`, never thrown. */
export function createDispatch(
  services: CommandServices,
  report: (message: string, fields: object) => void,
): Answer {
  return async (database, command, connection) => {
    const [name = ''] = Object.keys(command);
    try {
      const row = COMMANDS.get(name);
      if (row === undefined) {
        if (KNOWN_UNSUPPORTED.has(name)) throw unsupported(`The command ${name}`);
        throw new Failure(59, `no such command: '${name}'`);
      }
      checkOptions(name, row, command);
      checkConcerns(name, row, command);
      const writeConcernError = row.reads ? undefined : writeConcernErrorOf(command);
      const reply = await runCommand({ services, database, command, connection }, row, name);
      return { ...reply, ok: 1, ...(writeConcernError !== undefined && { writeConcernError }) };
    } catch (thrown) {
      const error = asFailure(thrown);
      if (!(error instanceof Failure) || error.code === 1)
        report('a store command failed', { command: name, error });
      return errorReply(error);
    }
  };
}

interface Asked extends Pick<CommandCall, 'services' | 'database' | 'command'> {
  readonly connection: object | undefined;
}

async function runCommand(
  { services, database, command, connection }: Asked,
  row: CommandRow,
  name: string,
): Promise<Doc> {
  const statement = statementOf(command);
  const maxTime = toNumber(command.maxTimeMS) ?? 0;
  const base = {
    services,
    database,
    command,
    statement,
    session: sessionOf(command),
    deadline: maxTime > 0 ? performance.now() + maxTime : Number.POSITIVE_INFINITY,
  };
  if (statement === undefined || command.autocommit !== false || ENDING.has(name)) {
    return row.run({ ...base, transaction: undefined, ...autocommit(services, statement) });
  }
  const transaction =
    command.startTransaction === true
      ? services.sessions.start(statement)
      : services.sessions.find(statement);
  services.sessions.usedOn(statement, connection);
  if (!row.transactional) {
    services.sessions.settle(statement, 'aborted');
    throw new Failure(263, `Cannot run '${name}' in a multi-document transaction.`);
  }
  return runInTransaction(
    { ...base, ...inside(services, statement, transaction), transaction },
    row,
    statement,
  );
}

function autocommit(
  { queue }: CommandServices,
  statement: Statement | undefined,
): Pick<CommandCall, 'change' | 'changeCatalog'> {
  return {
    change: (run) =>
      queue.submit(function* (writer) {
        const known = statement === undefined ? undefined : storedOutcome(writer.database, statement);
        if (known?.committed)
          throw new Failure(256, 'This transaction number belongs to a committed transaction.');
        if (known !== undefined) return known.reply;
        const reply = yield* stepsOf(run(writer));
        if (statement !== undefined) storeOutcome(writer.database, statement, reply, false, writer.now);
        return reply;
      }),
    changeCatalog: (run) => queue.submit((writer) => atomically(writer, () => run(writer))),
  };
}

function inside(
  { sessions }: CommandServices,
  statement: Statement,
  transaction: Transaction,
): Pick<CommandCall, 'change' | 'changeCatalog'> {
  return {
    change: (run) =>
      transaction.writing(createTurns(() => requireOpen(sessions, statement))(() => run(transaction))),
    changeCatalog: () =>
      Promise.reject(
        new Failure(263, 'Collections and indexes cannot be changed in a multi-document transaction.'),
      ),
  };
}

// As in MongoDB, any failure inside a transaction aborts it.
async function runInTransaction(call: CommandCall, row: CommandRow, statement: Statement): Promise<Doc> {
  const { sessions, cursors } = call.services;
  const abort = (): void => {
    // A read that a commit has overtaken undoes nothing of it.
    if (/^commit/.test(sessions.stateOf(statement) ?? '')) return;
    cursors.killOwned(call.transaction);
    sessions.settle(statement, 'aborted');
  };
  try {
    const reply = await row.run(call);
    requireOpen(sessions, statement);
    if (Array.isArray(reply.writeErrors)) abort();
    return reply;
  } catch (error) {
    abort();
    throw error;
  }
}

/** What was overtaken by the lifetime limit, or lost its client, has lost its snapshot on the way. */
function requireOpen({ stateOf }: CommandServices['sessions'], statement: Statement): void {
  if (stateOf(statement) !== 'open')
    throw noSuchTransaction('The transaction was aborted while the command ran.');
}

function errorReply(error: unknown): Doc {
  if (!(error instanceof Failure)) {
    return {
      ok: 0,
      errmsg: 'The store failed in an unforeseen way; its log says more.',
      code: 1,
      codeName: 'InternalError',
    };
  }
  const { message, code, codeName, detail } = error;
  return {
    ok: 0,
    errmsg: message,
    code,
    codeName,
    ...(detail.keyPattern !== undefined && { keyPattern: detail.keyPattern, keyValue: detail.keyValue }),
    ...(detail.labels !== undefined && { errorLabels: detail.labels }),
  };
}
