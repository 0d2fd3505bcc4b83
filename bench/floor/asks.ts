import type { Caller } from '../caller.ts';
import { atRate, inLanes, type LoadResult } from '../load.ts';
import { BATCH, issueText, type Loads } from './loads.ts';

/** Requests that are under way at a time. */
const LANES = 16;

/** The row whose cost is also told in raw verifications. */
export const VERIFY = 'REST verify, stored credential';

/** What a load came to, compared with the floor in the same round. */
export interface Figures {
  readonly perSecond: number;
  readonly cpuMs: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  /** CPU a request, in that of a request to the floor. */
  readonly timesFloor: number;
  /** The rate as a share of the floor's. */
  readonly share: number;
}

/** One row of the table: a load, and what it should come to. */
export interface Ask {
  readonly name: string;
  readonly load: () => Promise<LoadResult>;
  readonly reach?: { readonly text: string; readonly isMet: (figures: Figures) => boolean };
}

/** The rows, of which the first is the floor. */
export function asksOf(given: {
  loads: Loads;
  floor: Caller;
  seconds: number;
  pids: { readonly platform: number; readonly floor: number };
}): [Ask, ...Ask[]] {
  const { loads, floor, seconds, pids } = given;
  const server = [pids.platform];
  const full = (request: (index: number) => Promise<void>) => () =>
    inLanes({ lanes: LANES, seconds, pids: server, request });
  const paced = (perSecond: number, request: (index: number) => Promise<void>) => () =>
    atRate({ perSecond, seconds, pids: server, request });
  const durable = (times: number) => ({
    text: `<= ${times} x floor, >= 15 % of rate`,
    isMet: ({ timesFloor, share }: Figures) => timesFloor <= times && share >= 0.15,
  });
  return [
    {
      name: 'the floor: signed, one row on disk',
      load: () =>
        inLanes({
          lanes: LANES,
          seconds,
          pids: [pids.floor],
          request: (index) => floor.hit('POST', '/', { body: issueText('did:key:zFloor', index) }),
        }),
    },
    { name: 'GET /health/live', load: full(loads.health) },
    { name: 'REST issue, bearer', load: full(loads.issue), reach: durable(7) },
    { name: 'REST issue, API key', load: full(loads.issueByApiKey), reach: durable(7) },
    { name: 'REST issue, Idempotency-Key', load: full(loads.issueOnce), reach: durable(8) },
    {
      name: `REST batch of ${BATCH}, a credential`,
      load: async () => {
        const batches = await inLanes({ lanes: 1, seconds, pids: server, request: loads.batch });
        return {
          ...batches,
          perSecond: batches.perSecond * BATCH,
          cpuMicros: batches.cpuMicros / BATCH,
        };
      },
      reach: { text: '>= 2,500/s', isMet: ({ perSecond }) => perSecond >= 2500 },
    },
    {
      name: VERIFY,
      load: full(loads.verify),
      reach: { text: '<= 0.7 ms CPU', isMet: ({ cpuMs }) => cpuMs <= 0.7 },
    },
    {
      name: 'share link, counted, durable',
      load: full(loads.openLink),
      reach: { text: '<= 2 ms CPU', isMet: ({ cpuMs }) => cpuMs <= 2 },
    },
    {
      name: 'share link, 100/s',
      load: paced(100, loads.openLink),
      reach: { text: 'p99 < 8 ms', isMet: ({ p99 }) => p99 < 8 },
    },
    {
      name: 'GraphQL query of one entity',
      load: full(loads.query),
      reach: { text: '<= 0.4 ms CPU', isMet: ({ cpuMs }) => cpuMs <= 0.4 },
    },
    {
      name: 'gRPC GetIssuer, cached, 200/s',
      load: paced(200, loads.getIssuer),
      reach: { text: 'p99 < 3 ms', isMet: ({ p99 }) => p99 < 3 },
    },
  ];
}

/** A result beside that of the floor in the same round. */
export function comparedWith(floor: LoadResult, result: LoadResult): Figures {
  const { perSecond, cpuMicros, p50, p99, failed } = result;
  return {
    perSecond,
    cpuMs: cpuMicros / 1000,
    p50,
    p99,
    failed,
    timesFloor: cpuMicros / floor.cpuMicros,
    share: perSecond / floor.perSecond,
  };
}
