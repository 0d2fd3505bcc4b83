import type { ServerResponse } from 'node:http';
import { overloaded } from '../../kernel/errors.ts';
import { documentFacts } from '../../subgraphs/document-facts.ts';
import { figureOf, type Route } from '../../subgraphs/rest.ts';
import { createSemaphore, type Semaphore } from './semaphore.ts';

/** Kinds of work, each with a limit of its own, so that none keeps another waiting. */
export type WorkClass = 'signIn' | 'read' | 'write' | 'batch' | 'assist' | 'graphql';

/** How much of a kind runs at once, how much waits, and for how long at most. */
type WorkLimits = Readonly<Record<WorkClass, { permits: number; queue: number; waitMs: number }>>;

/** Lets in as much work as the process can do at once; what is over that is refused before it costs anything. Health is not asked. */
export interface Admission {
  /** Asked first of all, so that nothing is spent on a request that cannot be served. Errors: OVERLOADED. */
  requireCapacity(work: WorkClass): void;
  /** Does work of a kind as soon as a permit of that kind is free. Errors: OVERLOADED, and those of `task`. */
  run<T>(work: WorkClass, response: ServerResponse, task: (leave: () => void) => Promise<T>): Promise<T>;
}

const LIMITS: WorkLimits = {
  signIn: { permits: 16, queue: 128, waitMs: 2000 },
  read: { permits: 64, queue: 256, waitMs: 2000 },
  write: { permits: 64, queue: 256, waitMs: 2000 },
  batch: { permits: 4, queue: 16, waitMs: 10_000 },
  // A model is waited for, and how often one is asked at once is bounded where it is asked.
  assist: { permits: 64, queue: 64, waitMs: 2000 },
  graphql: { permits: 64, queue: 256, waitMs: 2000 },
};

export function createAdmission(limits: Partial<WorkLimits> = {}): Admission {
  const all = { ...LIMITS, ...limits };
  const semaphores: Readonly<Record<WorkClass, Semaphore>> = {
    signIn: createSemaphore({ ...all.signIn, refuse: overloaded }),
    read: createSemaphore({ ...all.read, refuse: overloaded }),
    write: createSemaphore({ ...all.write, refuse: overloaded }),
    batch: createSemaphore({ ...all.batch, refuse: overloaded }),
    assist: createSemaphore({ ...all.assist, refuse: overloaded }),
    graphql: createSemaphore({ ...all.graphql, refuse: overloaded }),
  };
  const turn = createTurn();
  return {
    requireCapacity(work) {
      if (semaphores[work].isFull) throw overloaded();
    },
    async run(work, response, task) {
      const leave = await semaphores[work].acquire(response);
      try {
        await turn();
        return await task(leave);
      } finally {
        leave();
      }
    },
  };
}

/** The kind of work of a REST route. */
export function workOf({ limit, document }: Route): WorkClass {
  if (/SignIn$/.test(limit)) return 'signIn';
  if (['insight', 'kyc'].includes(figureOf(limit))) return 'assist';
  const { isQuery, isSlow } = documentFacts(document);
  return isSlow ? 'batch' : isQuery ? 'read' : 'write';
}

/**
 * One of those who wait goes on in each turn of the event loop: what has come meanwhile is read in between, and health is answered.
 * Work that never waits for anything would else be done within the reading of its request, and the limit would never be seen reached.
 */
function createTurn(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const next = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(next);
    });
}
