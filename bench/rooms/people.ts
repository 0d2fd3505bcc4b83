import type { Store } from '../../store/connect.ts';
import { letterQueueStore } from '../../store/letters/letter-queue-model.ts';
import { pageOf } from '../../store/record-store.ts';
import { apiKeyStore } from '../../subgraphs/api-keys/api-key-model.ts';
import { callStore, NEWEST_FIRST as NEWEST_CALLS } from '../../subgraphs/assistance/calls/call-model.ts';
import { inviteStore } from '../../subgraphs/holders/invites/invite-model.ts';
import { requestStore } from '../../subgraphs/holders/requests/request-model.ts';
import { ACCESS_ACTIONS } from '../../subgraphs/holders/sharing/access-log.ts';
import { notificationStore } from '../../subgraphs/holders/wallet/notification-model.ts';
import { ISSUERS } from '../../subgraphs/members/kind.ts';
import { memberStore } from '../../subgraphs/members/member-model.ts';
import { trailStore } from '../../subgraphs/oversight/audit/trail-model.ts';
import { ownerOf } from '../../subgraphs/reports/ordering.ts';
import { ownerKeyOf } from '../../subgraphs/reports/runs/run.ts';
import { as, openReportsWorld } from '../../subgraphs/reports/testing.ts';
import { VERIFIER_KEYS } from '../../subgraphs/verifiers/keys/verifier-key.ts';
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

/** Invites that wait with rows of files and few that are over, and requests of holders. */
export async function invitesRoom(store: Store): Promise<Room> {
  const connection = store.connection('invites');
  const invites = await inviteStore(connection);
  const requests = await requestStore(connection);
  let at = new Date();
  return {
    async fill(from, until) {
      at = instantOf(until);
      await insert(connection, 'onboarding_invites', [from, until], (number) => ({
        authorityType: 'ISSUER',
        issuerId: 'i',
        issuerDid: 'did:key:z6Mk',
        name: 'Aoife',
        email: `a${number}@people.example`,
        message: null,
        tokenHash: idOf(number),
        replacedHashes: [],
        openKey: idOf(number),
        jobRowKeys: [idOf(number)],
        isOfJob: true,
        status: isRare(number) ? 'DECLINED' : 'SENT',
        resendCount: 0,
        expiresAt: instantOf(1e8 + number),
        endedAt: null,
        holderId: null,
        holderDid: null,
      }));
      await insert(connection, 'holder_requests', [from, until], (number) => ({
        authorityType: 'ISSUER',
        issuerId: 'i',
        issuerDid: 'did:key:z6Mk',
        issuerName: 'U',
        credentialId: idOf(number),
        credentialType: 'Degree',
        holderId: 'h',
        holderDid: 'd',
        requestType: isRare(number) ? 'REVOKE' : 'UPDATE',
        reason: 'x',
        status: isRare(number + 1) ? 'PENDING' : 'COMPLETED',
        response: null,
        submittedAt: instantOf(number),
        resolvedAt: null,
        draftJson: null,
        attempt: null,
      }));
    },
    questions: [
      { name: 'invites', ask: () => invites.list('i', {}, FIRST_ROWS) },
      { name: 'invites, page 200', from: MANY, ask: () => invites.list('i', {}, LATER_ROWS) },
      { name: 'invites, SENT', ask: () => invites.list('i', { status: 'SENT' }, FIRST_ROWS) },
      { name: 'invites, DECLINED', ask: () => invites.list('i', { status: 'DECLINED' }, FIRST_ROWS) },
      {
        name: 'invites of an address',
        ask: () => invites.list('i', { email: 'a3@people.example' }, FIRST_ROWS),
      },
      { name: 'invites of an issuer: what is over', ask: () => invites.due(at, 100, 'i') },
      { name: 'invites: an idle look for what is over', ask: () => invites.due(at, 100) },
      {
        name: 'invites: an idle look for what to forget',
        ask: () => invites.forget(instantOf(-1), () => false),
      },
      { name: 'invites by rows', ask: () => invites.byRowKeys([idOf(3), idOf(4)]) },
      { name: 'requests to an issuer', ask: () => requests.list({ issuerId: 'i' }, {}, FIRST_ROWS) },
      {
        name: 'requests to an issuer, page 200',
        from: MANY,
        ask: () => requests.list({ issuerId: 'i' }, {}, LATER_ROWS),
      },
      {
        name: 'requests to an issuer, PENDING',
        ask: () => requests.list({ issuerId: 'i' }, { status: 'PENDING' }, FIRST_ROWS),
      },
      {
        name: 'requests to an issuer, a type of few',
        from: MANY,
        ask: () => requests.list({ issuerId: 'i' }, { requestType: 'REVOKE' }, FIRST_ROWS),
      },
    ],
  };
}

/** The people and the API keys of one organization. */
export async function teamRoom(store: Store): Promise<Room> {
  const connection = store.connection('team');
  const members = await memberStore(connection, ISSUERS);
  const keys = await apiKeyStore(connection, VERIFIER_KEYS);
  const org = ISSUERS.stored.organizationId;
  const PRESENT = ['ACTIVE', 'INVITED', 'SUSPENDED'] as const;
  return {
    async fill(from, until) {
      await insert(connection, ISSUERS.stored.members.collection, [from, until], (number) => ({
        [org]: 'i',
        userName: `m${number}@people.example`,
        displayName: 'M',
        name: null,
        externalId: `e${number}`,
        role: number < 2 ? 'Admin' : 'Viewer',
        status: isRare(number) ? 'SUSPENDED' : 'ACTIVE',
        invitation: null,
        lastLoginAt: null,
        reliedOn: 0,
      }));
      await insert(connection, VERIFIER_KEYS.stored.collection, [from, until], (number) => ({
        [VERIFIER_KEYS.ownerId]: 'v',
        name: 'k',
        prefix: idOf(number),
        secretHash: 'x',
        hint: 'abcd',
        scopes: [],
        status: number < 10 ? 'ACTIVE' : 'REVOKED',
        ...(number < 10 ? { slot: number } : {}),
        expiresAt: instantOf(1e8),
        lastUsedAt: null,
        revokedAt: null,
      }));
    },
    questions: [
      { name: 'team', ask: () => members.list('i', undefined, FIRST) },
      { name: 'team, page 200', from: MANY, ask: () => members.list('i', undefined, LATER) },
      { name: 'team, SUSPENDED', ask: () => members.list('i', 'SUSPENDED', FIRST) },
      { name: 'SCIM users', ask: () => members.ofStatuses('i', PRESENT, { skip: 0, limit: 100 }) },
      {
        name: 'SCIM users, from 4,001',
        from: MANY,
        ask: () => members.ofStatuses('i', PRESENT, { skip: 4000, limit: 100 }),
      },
      {
        name: 'SCIM users, active false',
        ask: () => members.ofStatuses('i', ['INVITED', 'SUSPENDED'], { skip: 0, limit: 100 }),
      },
      { name: 'SCIM users, userName', ask: () => members.ofOrganization('i', 'm3@people.example') },
      { name: 'SCIM users, externalId', ask: () => members.byExternalId('i', 'e3', PRESENT, 50) },
      {
        name: 'team: another Admin',
        ask: () => members.anotherAdmin({ organizationId: 'i', memberId: idOf(0) }),
      },
      { name: 'API keys', ask: () => Promise.all([keys.list('v', FIRST_ROWS), keys.count('v')]) },
      {
        name: 'API keys, page 200',
        from: MANY,
        ask: () => Promise.all([keys.list('v', LATER_ROWS), keys.count('v')]),
      },
      { name: 'API keys: those with a place', ask: () => keys.seated('v') },
    ],
  };
}

/** What a holder is told of, and letters that wait for another attempt. */
export async function walletRoom(store: Store): Promise<Room> {
  const connection = store.connection('wallet');
  const notifications = await notificationStore(connection);
  const trail = await trailStore(connection);
  const letters = await letterQueueStore(connection);
  const actions = ACCESS_ACTIONS;
  return {
    async fill(from, until) {
      await insert(connection, 'holder_notifications', [from, until], (number) => ({
        holderId: 'h',
        kind: 'CREDENTIAL_ISSUED',
        title: 't',
        body: 'b',
        credentialId: null,
        readAt: isRare(number) ? null : instantOf(number),
      }));
      await insert(connection, 'audit_trail', [from, until], (number) => ({
        source: 'core',
        seq: number + 1,
        occurredAt: instantOf(number),
        actor: { type: 'VERIFIER', id: 'v' },
        action: actions[number % actions.length],
        subject: { type: 'ShareLink', id: `link-${number % 200}` },
        org: { type: 'HOLDER', id: 'h' },
        status: 'SUCCESS',
        reason: null,
        correlationId: 'c',
        prevHash: '',
        hash: '',
      }));
      await insert(connection, 'letters', [from, until], (number) => ({
        rank: number % 4,
        content: { ciphertext: 'c', nonce: 'n' },
        about: null,
        dueAt: instantOf(1e8),
        expiresAt: instantOf(1e8),
        attempts: 1,
        claimId: null,
      }));
    },
    questions: [
      {
        name: 'notifications',
        ask: () => notifications.page({ holderId: 'h', unreadOnly: false }, FIRST_ROWS),
      },
      {
        name: 'notifications, page 200',
        from: MANY,
        ask: () => notifications.page({ holderId: 'h', unreadOnly: false }, LATER_ROWS),
      },
      {
        name: 'notifications, unread',
        ask: () => notifications.page({ holderId: 'h', unreadOnly: true }, FIRST_ROWS),
      },
      { name: 'access logs', ask: () => trail.listOfHolder('h', { actions }, FIRST_ROWS) },
      {
        name: 'access logs, page 200',
        from: MANY,
        ask: () => trail.listOfHolder('h', { actions }, LATER_ROWS),
      },
      {
        name: 'access logs of a credential',
        ask: () => trail.listOfHolder('h', { actions, subjectIds: ['link-3'] }, FIRST_ROWS),
      },
      {
        name: 'letters: an idle look for one to send',
        ask: () => letters.claim([0, 1, 2, 3], instantOf(0), instantOf(1)),
      },
      { name: 'letters: how many wait', ask: () => letters.waiting('all') },
      { name: 'letters: how many nobody has tried', ask: () => letters.waiting('untried') },
    ],
  };
}

/** Reports of one issuer, and questions to a language model. */
export async function reportsRoom(): Promise<Room> {
  const world = await openReportsWorld();
  const { connection, service, worker } = { ...world, worker: world.reports.worker };
  const context = as.issuer();
  const ownerKey = ownerKeyOf(ownerOf(context.identity));
  const calls = await callStore(connection);
  return {
    async fill(from, until) {
      await insert(connection, 'reports', [from, until], (number) => ({
        kind: isRare(number) ? 'REVOCATION_REGISTER' : 'ISSUANCE_REGISTER',
        owner: { type: 'ISSUER', id: 'x' },
        organization: null,
        format: 'CSV',
        filters: {},
        scheme: null,
        orderedAt: instantOf(number),
        status: isRare(number + 1) ? 'FAILED' : 'EXPIRED',
        sourceCount: 0,
        leftOutCount: 0,
        rowCount: 0,
        failedRowCount: 0,
        errorCount: 0,
        firstErrors: [],
        file: null,
        errorsFile: null,
        coveredTo: null,
        statement: null,
        signature: null,
        failure: null,
        startedAt: instantOf(number),
        endedAt: instantOf(number),
        expiresAt: instantOf(number),
        ownerKey,
        isSensitive: number % 3 === 0,
        isDue: false,
        attempts: 0,
        place: null,
        uploadId: null,
        errorsUploadId: null,
        requester: {},
        correlationId: 'c',
      }));
      await insert(connection, 'model_calls', [from, until], (number) => ({
        feature: isRare(number) ? 'SUPPORT' : 'CREDENTIAL_INSIGHT',
        outcome: isRare(number + 1) ? 'FAILED' : 'OK',
        reason: null,
        model: 'm',
        promptTokens: 1,
        completionTokens: 1,
        latencyMs: 1,
        inputHash: 'x',
        ownerKey: 'h',
        subject: null,
        sent: null,
        received: null,
        dropTextsAt: null,
      }));
    },
    questions: [
      { name: 'report definitions', ask: () => service.previews.definitions(context) },
      { name: 'reports', ask: () => service.reports.list({}, context) },
      { name: 'reports, page 200', from: MANY, ask: () => service.reports.list(LATER, context) },
      { name: 'reports, FAILED', ask: () => service.reports.list({ filter: { status: 'FAILED' } }, context) },
      {
        name: 'reports of a kind of few',
        ask: () => service.reports.list({ filter: { kind: 'REVOCATION_REGISTER' } }, context),
      },
      {
        name: 'a preview',
        ask: () => service.previews.preview({ kind: 'ISSUANCE_REGISTER', format: 'CSV' }, context),
      },
      {
        name: 'one more report, made and deleted',
        ask: async () => {
          const { reportId } = await service.reports.create(
            { kind: 'ISSUANCE_REGISTER', format: 'CSV' },
            context,
          );
          await worker.settle();
          await service.reports.remove({ reportId }, context);
          await worker.settle();
        },
      },
      { name: 'reports: an idle look for work', ask: () => worker.settle() },
      { name: 'calls', ask: () => pageOf(calls, {}, NEWEST_CALLS, FIRST) },
      { name: 'calls, FAILED', ask: () => pageOf(calls, { outcome: 'FAILED' }, NEWEST_CALLS, FIRST) },
      {
        name: 'calls of a feature of few',
        ask: () => pageOf(calls, { feature: 'SUPPORT' }, NEWEST_CALLS, FIRST),
      },
      {
        name: 'calls, both',
        ask: () => pageOf(calls, { feature: 'SUPPORT', outcome: 'FAILED' }, NEWEST_CALLS, FIRST),
      },
    ],
    end: () => world.close(),
  };
}
