import { readConfig } from '../../../kernel/config.ts';
import { derivedId, newId } from '../../../kernel/ids.ts';
import { createLiveSettings } from '../../../kernel/live-settings.ts';
import { createIdempotency } from '../../../store/idempotency.ts';
import { createLedger, type Write } from '../../../store/ledger.ts';
import { createTurns } from '../../../store/turns.ts';
import { anAssistant } from '../../testing/assistant.ts';
import { aWorld } from '../../testing/rooms.ts';
import { jurisdictionStore } from '../jurisdictions/jurisdiction-model.ts';
import { ENFORCE_REGISTRATION } from '../settings.ts';
import { as, ISSUER_DIDS, issuerIdOf } from '../testing.ts';
import type { SchemeField, SchemeFieldMap } from './field-map.ts';
import type { SchemeAssistant } from './ports.ts';
import type { Organisation, SchemeRegistration } from './registration.ts';
import { openSchemesRoom } from './room.ts';

export const [ISSUER_A, ISSUER_B] = ISSUER_DIDS.map(issuerIdOf) as [string, string];
export const CUSTODIAN_ID = derivedId('custodian', 1);
/** A code set with ONLINE (1) and ON_CAMPUS (2). */
export const MODES = derivedId('code set', 'modes');
/** Entries of IE, and one of PT. */
export const [ENTRY, OTHER_ENTRY, FOREIGN_ENTRY] = ['one', 'two', 'foreign'].map((name) =>
  derivedId('entry', name),
) as [string, string, string];

export const aField = (given: Partial<SchemeField> = {}): SchemeField => ({
  fieldCode: 'LEARNER',
  label: 'Learner number',
  type: 'TEXT',
  required: true,
  ...given,
});

export const aMap = (given: Partial<SchemeFieldMap> = {}): SchemeFieldMap => ({
  fieldCode: 'LEARNER',
  expression: 'learner.learner_number',
  transform: 'NONE',
  source: 'HUMAN',
  status: 'ACTIVE',
  ...given,
});

export const aScheme = (given: object = {}) => ({
  schemeCode: 'AVETMISS',
  name: 'Total activity reporting',
  jurisdictionCode: 'IE',
  regulator: 'QQI',
  version: '8.0',
  reportingPeriod: 'ANNUAL',
  outputFormat: 'CSV',
  fields: [aField()],
  ...given,
});

type Suggested = NonNullable<Awaited<ReturnType<SchemeAssistant['fieldMaps']>>['result']>;

/** The room on a store of its own, with codes, entries and organisations that a test knows. */
export async function openSchemesWorld() {
  const world = await aWorld();
  const connection = world.store.connection('catalog');
  const { now } = world;
  const ledger = await createLedger({ connection, source: 'catalog', now });
  const idempotency = await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now });
  const jurisdictions = await jurisdictionStore(connection);
  const codes: Readonly<Record<string, string>> = { ONLINE: '1', 1: '1', ON_CAMPUS: '2', 2: '2' };
  const entries: Readonly<Record<string, string>> = {
    [ENTRY]: 'IE',
    [OTHER_ENTRY]: 'IE',
    [FOREIGN_ENTRY]: 'PT',
  };
  const there = [ISSUER_A, ISSUER_B];
  const settings = createLiveSettings(readConfig({}), [ENFORCE_REGISTRATION]);
  const announced: SchemeRegistration[] = [];
  const letters = { fails: false, writes: [] as Write[] };
  const model = anAssistant<Parameters<SchemeAssistant['fieldMaps']>[0], Suggested>();
  const room = await openSchemesRoom({
    connection,
    ledger,
    idempotency,
    inTurn: createTurns(),
    jurisdictions,
    codes: {
      known: async (ids) => new Set(ids.filter((id) => id === MODES)),
      codesOf: async (wanted) =>
        wanted.map(({ codeSetId, text }) => (codeSetId === MODES ? codes[text] : undefined)),
    },
    entries: {
      jurisdictionsOf: async (ids) =>
        new Map(ids.flatMap((id) => (entries[id] === undefined ? [] : [[id, entries[id]]]))),
      // A version of each, with the id of its entry.
      ofVersion: async (id) =>
        entries[id] === undefined ? undefined : { entryId: id, jurisdictionCode: entries[id] },
    },
    organisations: {
      exists: async ({ type, id }: Organisation) =>
        type === 'ISSUER' ? there.includes(id) : id === CUSTODIAN_ID,
    },
    announce: async (registration) => {
      if (letters.fails) throw new Error('No letter can be written.');
      announced.push(registration);
      return letters.writes;
    },
    assistant: { fieldMaps: model.ask },
    settings,
    now,
    log: world.log,
  });

  for (const [code, status] of [
    ['IE', 'ACTIVE'],
    ['PT', 'ACTIVE'],
    ['XK', 'INACTIVE'],
  ] as const) {
    const at = now();
    const record = { code, nameI18n: { en: code }, level: 'COUNTRY', status } as const;
    await ledger.commit(as.unit(), {
      writes: [
        jurisdictions.insertWrite({
          ...record,
          createdAt: at,
          updatedAt: at,
          createdBy: null,
          rowVersion: 1,
        }),
      ],
      audit: [],
    });
  }

  return {
    ...world,
    ...room,
    connection,
    announced,
    letters,
    model,
    settings,
    /** A scheme with a code that no other test has, ACTIVE unless told. */
    async scheme(given: object = {}, status: 'DRAFT' | 'ACTIVE' | 'RETIRED' = 'ACTIVE') {
      const schemeCode = `S-${newId()}`;
      const { schemes } = room.service;
      const made = await schemes.create(aScheme({ schemeCode, fields: [], ...given }), as.admin());
      if (status === 'DRAFT') return made;
      const active = await schemes.update({ schemeCode, status: 'ACTIVE' }, as.admin());
      return status === 'ACTIVE' ? active : schemes.update({ schemeCode, status }, as.admin());
    },
    /** The audit entries about a record, oldest first. */
    async told(id: string) {
      const entriesOf = await connection
        .collection('audit_entries')
        .find({ 'subject.id': id })
        .sort({ seq: 1 })
        .toArray();
      return entriesOf.map(({ action, previousState, newState, reason, org }) => ({
        action,
        previousState,
        newState,
        reason,
        org,
      }));
    },
    async close() {
      await room.close();
      await ledger.close();
      await world.close();
    },
  };
}

export type SchemesWorld = Awaited<ReturnType<typeof openSchemesWorld>>;
