import { newId } from '../../kernel/ids.ts';
import { createLogger } from '../../kernel/log.ts';
import type { PageWindow } from '../../kernel/paging.ts';
import type { Store } from '../../store/connect.ts';
import { verificationCountStore } from '../../subgraphs/verification/verification-counts-model.ts';
import { verificationEventStore } from '../../subgraphs/verification/verification-event-model.ts';
import { verifierStore } from '../../subgraphs/verifiers/registry/verifier-model.ts';
import { REQUEST_STATUSES } from '../../subgraphs/verifiers/requests/request.ts';
import { verificationRequestStore } from '../../subgraphs/verifiers/requests/request-model.ts';
import {
  FIRST,
  FIRST_ROWS,
  idOf,
  insert,
  instantOf,
  isRare,
  LATER,
  LATER_ROWS,
  MANY,
  type Room,
} from './room.ts';

const HOUR_MS = 3_600_000;
const VERIFIER = 'verifier';
const HOLDER = 'holder';

/** What one verifier has asked of holders: nine in ten are over without an answer, the rest are answered, and few are open. */
export async function requestsRoom(store: Store): Promise<Room> {
  const connection = store.connection('requests');
  const requests = await verificationRequestStore(connection);
  let at = new Date();
  const byStatus = (whose: Parameters<typeof requests.list>[0], called: string) =>
    REQUEST_STATUSES.map((status) => ({
      name: `requests ${called}, ${status}`,
      ask: () => requests.list(whose, status, FIRST, at),
    }));
  const sent = { verifierId: VERIFIER };
  const received = { holderEmailHash: HOLDER, isWithheld: null };
  return {
    async fill(from, until) {
      at = instantOf(until);
      await insert(connection, 'verification_requests', [from, until], (number) => {
        const isAnswered = number % 10 === 0;
        const isOpen = number < 5;
        const expiresAt = isOpen ? instantOf(1e7) : instantOf(Math.min(number + 1, until));
        return {
          verifierId: VERIFIER,
          holderEmailHash: HOLDER,
          requested: [{ credentialType: 'Degree', claims: [] }],
          purpose: 'Your application as an engineer.',
          expiresAt,
          // As the sweep leaves them.
          status: isOpen ? 'SENT' : isAnswered ? 'FULFILLED' : 'EXPIRED',
          shareIds: [],
          answeredAt: null,
          declineReason: null,
          place: null,
          dueAt: null,
          isWithheld: null,
          forgetAt: instantOf(2e7),
        };
      });
    },
    questions: [
      { name: 'requests sent', ask: () => requests.list(sent, undefined, FIRST, at) },
      { name: 'requests sent, page 200', from: MANY, ask: () => requests.list(sent, undefined, LATER, at) },
      ...byStatus(sent, 'sent'),
      { name: 'requests received', ask: () => requests.list(received, undefined, FIRST, at) },
      ...byStatus(received, 'received'),
      {
        name: 'requests: sent today',
        ask: () => requests.sentSince(VERIFIER, new Date(at.getTime() - 24 * HOUR_MS)),
      },
      { name: 'requests: an idle look for what is over', ask: () => requests.over(at, 200) },
    ],
  };
}

/** What one verifier has verified: one in a thousand is REVOKED, by others, too. */
export async function historyRoom(store: Store): Promise<Room> {
  const connection = store.connection('history');
  const counts = await verificationCountStore(connection);
  const log = createLogger({ level: 'fatal' });
  let total = 0;
  const now = () => instantOf(total);
  const events = await verificationEventStore({ connection, counts, now, log });
  const list = (filter: Parameters<typeof events.list>[0], window: PageWindow = FIRST_ROWS) =>
    events.list({ verifierId: VERIFIER, ...filter }, window);
  return {
    async fill(from, until) {
      total = until;
      await insert(connection, 'verification_events', [from, until], (number) => ({
        credentialId: idOf(number >> 2),
        vcHash: 'ab'.repeat(32),
        issuerDid: `did:key:z6Mk${number % 7 === 0 ? 'few' : 'many'}`,
        channel: 'API',
        verifierId: VERIFIER,
        ipHash: null,
        status: isRare(number) ? 'REVOKED' : number % 3 === 1 ? 'EXPIRED' : 'VALID',
        checks: [],
        latencyMs: 3,
        occurredAt: instantOf(number),
      }));
    },
    questions: [
      { name: 'history', ask: () => list({}) },
      { name: 'history, page 200', from: MANY, ask: () => list({}, LATER_ROWS) },
      { name: 'history, VALID', ask: () => list({ status: 'VALID' }) },
      { name: 'history, REVOKED', ask: () => list({ status: 'REVOKED' }) },
      { name: 'history, EXPIRED', ask: () => list({ status: 'EXPIRED' }) },
      { name: 'history of an issuer', from: MANY, ask: () => list({ issuerDid: 'did:key:z6Mkfew' }) },
      { name: 'history of a credential', ask: () => list({ credentialId: idOf(3) }) },
      { name: 'history, a piece of the file', from: MANY, ask: () => list({}, { skip: 0, limit: 1000 }) },
      {
        name: 'history: one more',
        ask: () =>
          events.record({
            verificationId: newId(),
            credentialId: null,
            vcHash: null,
            issuerDid: null,
            channel: 'API',
            verifierId: null,
            ipHash: null,
            status: 'VALID',
            checks: [],
            latencyMs: 3,
            isDemo: true,
            occurredAt: now(),
          }),
      },
      { name: 'history: an idle look for what to count', ask: () => events.settle() },
      {
        name: 'history: an idle look for what to forget',
        ask: () => events.forget(instantOf(-1), () => false),
      },
    ],
  };
}

/** Verifiers that are listed. */
export async function directoryRoom(store: Store): Promise<Room> {
  const connection = store.connection('directory');
  const verifiers = await verifierStore(connection);
  return {
    fill: (from, until) =>
      insert(connection, 'verifiers', [from, until], (number) => ({
        name: `Verifier ${number}`,
        sector: isRare(number) ? 'GOVERNMENT' : 'EMPLOYER',
        purposeStatement: 'We check degrees.',
        countryCode: 'IE',
        contactEmail: `hr${number}@burren.example`,
        publicListing: true,
        termsVersion: '1',
        status: isRare(number) ? 'SUSPENDED' : 'ACTIVE',
        directoryKeys: ['* *', '* IE', 'EMPLOYER *', 'EMPLOYER IE'],
        nameStarts: ['verifier', String(number)],
      })),
    questions: [
      { name: 'directory', ask: () => verifiers.directory({}, FIRST) },
      {
        name: 'directory of a sector and a country',
        ask: () => verifiers.directory({ sector: 'EMPLOYER', countryCode: 'IE' }, FIRST),
      },
      {
        name: 'directory of a sector of nobody',
        ask: () => verifiers.directory({ sector: 'GOVERNMENT' }, FIRST),
      },
      { name: 'directory, a name', ask: () => verifiers.named('199', { skip: 0, limit: 501 }) },
      { name: 'verifiers that are SUSPENDED', ask: () => verifiers.list('SUSPENDED', FIRST) },
      { name: 'verifiers of an address', ask: () => verifiers.byContactEmail('hr3@burren.example') },
    ],
  };
}
