import type { ServerResponse } from 'node:http';
import { overloaded } from '../../kernel/errors.ts';
import { documentFacts } from '../../subgraphs/document-facts.ts';
import type { Route } from '../../subgraphs/rest.ts';
import { createPlaces, type Places } from './places.ts';

/** Kinds of work that must not take each other's turn. */
export type WorkClass = 'signIn' | 'read' | 'write' | 'batch' | 'graphql';

/** How much of a kind runs at once, how much waits, and for how long at most. */
type Rooms = Readonly<Record<WorkClass, { places: number; queue: number; waitMs: number }>>;

/** Lets in as much work as the process can do at once; what is over that is refused before it costs anything. Health is not asked. */
export interface Admission {
  /** Asked first of all, so that nothing is spent on a request that cannot be served. Errors: OVERLOADED. */
  requireRoom(work: WorkClass): void;
  /** Does work of a kind as soon as there is a place for it. Errors: OVERLOADED, and those of `task`. */
  run<T>(work: WorkClass, response: ServerResponse, task: (leave: () => void) => Promise<T>): Promise<T>;
}

const ROOMS: Rooms = {
  signIn: { places: 16, queue: 128, waitMs: 2000 },
  read: { places: 64, queue: 256, waitMs: 2000 },
  write: { places: 64, queue: 256, waitMs: 2000 },
  batch: { places: 4, queue: 16, waitMs: 10_000 },
  graphql: { places: 64, queue: 256, waitMs: 2000 },
};

export function createAdmission(rooms: Partial<Rooms> = {}): Admission {
  const all = { ...ROOMS, ...rooms };
  const places: Readonly<Record<WorkClass, Places>> = {
    signIn: createPlaces({ ...all.signIn, refuse: overloaded }),
    read: createPlaces({ ...all.read, refuse: overloaded }),
    write: createPlaces({ ...all.write, refuse: overloaded }),
    batch: createPlaces({ ...all.batch, refuse: overloaded }),
    graphql: createPlaces({ ...all.graphql, refuse: overloaded }),
  };
  const turn = createTurn();
  return {
    requireRoom(work) {
      if (places[work].isFull) throw overloaded();
    },
    async run(work, response, task) {
      const leave = await places[work].take(response);
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
  const { isQuery, isSlow } = documentFacts(document);
  return isSlow ? 'batch' : isQuery ? 'read' : 'write';
}

/**
 * One of those who wait goes on in each turn of the event loop: what has come meanwhile is read in between, and health is answered.
 * Work that never waits for anything would else be done within the reading of its request, and no place would ever be seen taken.
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
