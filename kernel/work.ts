import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from './errors.ts';
import { withoutCorrelation } from './log.ts';

/** The work for one document: it ends when its processor time is used up, or when nobody waits for the answer any more. */
export interface Work {
  /** Why it is to end; undefined while it may go on. */
  readonly refusal: AppError | undefined;
  /** Notes processor time that was spent on it. */
  spend(milliseconds: number): void;
}

/** Work that may take so many milliseconds of a core; `signal` ends it when the client has left. */
export function createWork(budgetMs: number, signal?: AbortSignal): Work {
  let spent = 0;
  return {
    get refusal() {
      if (signal?.aborted) return new AppError('BAD_REQUEST', 'The connection ended before the answer.');
      if (spent <= budgetMs) return undefined;
      return new AppError(
        'OPERATION_TOO_COMPLEX',
        'The document takes too long: ask for less of it at once, or narrow its filters.',
      );
    },
    spend(milliseconds) {
      spent += milliseconds;
    },
  };
}

// About what a command costs the driver and whoever asked, and what is done with each byte of a reply until it is in the answer.
const COMMAND_MS = 0.5;
const REPLIED_BYTE_MS = 40e-6;

const scope = new AsyncLocalStorage<Work | undefined>();

/** The document that is being worked for, if any. */
export function currentWork(): Work | undefined {
  return scope.getStore();
}

/** Counts a reply of the store, of so many bytes, for the document that is being worked for, if any. */
export function payReply(bytes: number): void {
  scope.getStore()?.spend(COMMAND_MS + bytes * REPLIED_BYTE_MS);
}

/** Does something for a document: searches of the store count for it and end with it. */
export function workingFor<T>(work: Work | undefined, act: () => T): T {
  return work === scope.getStore() ? act() : scope.run(work, act);
}

/** Does something that several requests share: it counts for no document and ends with none, and its log lines are of none of them. */
export function workingForAll<T>(act: () => T): T {
  return workingFor(undefined, () => withoutCorrelation(act));
}

/** Counts the processor time of this process from one call to the next for the document that is being worked for, if any. */
export function startMeter():
  | { readonly refusal: AppError | undefined; pay(): AppError | undefined; restart(): void }
  | undefined {
  const work = scope.getStore();
  if (!work) return undefined;
  let since = process.cpuUsage();
  return {
    get refusal() {
      return work.refusal;
    },
    pay() {
      const { user, system } = process.cpuUsage(since);
      work.spend((user + system) / 1000);
      since = process.cpuUsage();
      return work.refusal;
    },
    restart() {
      since = process.cpuUsage();
    },
  };
}
