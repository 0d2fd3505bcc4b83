import type { Connection, mongo } from 'mongoose';

/** Documents that finds looked at and returned, and the limits that counts were given. */
export interface Examined {
  readonly examined: number;
  readonly returned: number;
  readonly countLimits: readonly unknown[];
}

interface Operation {
  readonly collectionName: string;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** Runs `work` and asks the store what the finds of it had to look at (`explain`). */
export async function examinedBy(connection: Connection, work: () => Promise<unknown>): Promise<Examined> {
  const operations: Operation[] = [];
  const note = (operation: Operation) => void operations.push(operation);
  connection.on('operation-start', note);
  await work();
  connection.off('operation-start', note);
  let [examined, returned] = [0, 0];
  for (const { collectionName, method, params } of operations) {
    if (!method.startsWith('find')) continue;
    const [filter, options] = params as [mongo.Filter<mongo.Document>, mongo.FindOptions];
    const found = connection.getClient().db(connection.name).collection(collectionName).find(filter, options);
    const { executionStats } = await found.explain('executionStats');
    examined += executionStats.totalDocsExamined;
    returned += executionStats.nReturned;
  }
  const counts = operations.filter(({ method }) => method === 'countDocuments');
  return {
    examined,
    returned,
    countLimits: counts.map(({ params }) => (params[1] as { limit?: number })?.limit),
  };
}
